import type { ReactNode } from 'react';
import { RuleLink } from '../widgets/RuleLink';
import type { Rule } from '../widgets/ruleLinks';
import { BOLD, pieces } from './search';

interface RuleTextProps {
  readonly text: string;
  /** What is searched for, to be marked. */
  readonly words: readonly string[];
}

const LINK = /(§\d(?:\.\d)*|[RE]-\d{2,3})/g;

/** A text of the rules: bold words, links to other rules, marks where a search found something. */
export function RuleText({ text, words }: RuleTextProps) {
  return text.split(BOLD).map((part, index) => {
    const inside = <Linked key={index} text={part} words={words} />;
    return index % 2 === 1 ? <b key={index}>{inside}</b> : inside;
  });
}

function Linked({ text, words }: RuleTextProps) {
  return text.split(LINK).map((part, index): ReactNode => {
    const marked = <Marked key={index} text={part} words={words} />;
    if (index % 2 === 0) return marked;
    return (
      <RuleLink key={index} rule={part as Rule}>
        {marked}
      </RuleLink>
    );
  });
}

/** Plain text with the places a search found. */
export function Marked({ text, words }: RuleTextProps) {
  return pieces(text, words).map((piece, index) =>
    piece.found ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
