import { useContext, type ReactNode } from 'react';
import { RuleLink } from '../widgets/RuleLink';
import type { Rule } from '../widgets/ruleLinks';
import { BOLD, pieces } from './search';
import { TermsContext } from './terms';

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
    if (index % 2 === 0) return <Explained key={index} text={part} words={words} />;
    return (
      <RuleLink key={index} rule={part as Rule}>
        <Marked text={part} words={words} />
      </RuleLink>
    );
  });
}

/** The first word of the list in a text leads to it; more of them would be a text of links. */
function Explained({ text, words }: RuleTextProps) {
  const terms = useContext(TermsContext);
  const found = terms?.pattern.exec(text);
  if (!terms || !found) return <Marked text={text} words={words} />;
  const [term] = found;
  return (
    <>
      <Marked text={text.slice(0, found.index)} words={words} />
      <span className="term">
        <RuleLink rule={terms.rule}>
          <Marked text={term} words={words} />
        </RuleLink>
      </span>
      <Marked text={text.slice(found.index + term.length)} words={words} />
    </>
  );
}

/** Plain text with the places a search found. */
export function Marked({ text, words }: RuleTextProps) {
  return pieces(text, words).map((piece, index) =>
    piece.found ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
