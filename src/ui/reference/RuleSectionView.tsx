import { memo, useContext } from 'react';
import { TermsContext } from './terms';
import { PictureContext } from './pictures';
import { count } from '../widgets/words';
import { RuleTableView } from './RuleTableView';
import { Marked, RuleText } from './RuleText';
import type { Block, Ruling, RuleSection } from './section';

interface RuleSectionViewProps {
  readonly section: RuleSection;
  /** Those that belong to it. Keep the same list, so that it is drawn once. */
  readonly rulings: readonly Ruling[];
  readonly words: readonly string[];
  /** The § or R-number that was asked for, if it stands here. */
  readonly current: string | null;
  /** Tells apart two readers on one page. */
  readonly prefix: string;
}

/** The id of a rule's place on the page. */
export function anchorOf(prefix: string, rule: string): string {
  return `${prefix}-${rule.replace('§', 's').replace(/\./g, '-')}`;
}

/** A section with its tables, examples and rulings. */
export const RuleSectionView = memo(function RuleSectionView(props: RuleSectionViewProps) {
  const { section, rulings, words, current, prefix } = props;
  const { id, title, body } = section;
  const anchor = anchorOf(prefix, id);
  const terms = useContext(TermsContext);
  return (
    <TermsContext value={terms?.rule === id ? null : terms}>
      <section className="rule" data-current={current === id || undefined} aria-labelledby={anchor}>
        <h3 id={anchor} tabIndex={-1}>
          <span className="rule-number">
            <Marked text={id} words={words} />
          </span>{' '}
          <Marked text={title} words={words} />
        </h3>
        {body.map((block, index) => (
          <BlockView key={index} block={block} words={words} />
        ))}
        {rulings.length > 0 && <Rulings {...props} />}
      </section>
    </TermsContext>
  );
});

/** Folded under their section, unless one of them was asked for or something is searched for. */
function Rulings({ section: { id }, rulings, words, current, prefix }: RuleSectionViewProps) {
  const wanted = words.length > 0 || rulings.some((ruling) => ruling.id === current);
  return (
    <details className="rulings-fold" open={wanted}>
      <summary>{`${count(rulings.length, 'ruling')}: ${rulings.map((ruling) => ruling.id).join(', ')}`}</summary>
      <ul className="rulings" aria-label={`Rulings on ${id}`}>
        {rulings.map((ruling) => (
          <RulingView key={ruling.id} ruling={ruling} words={words} current={current} prefix={prefix} />
        ))}
      </ul>
    </details>
  );
}

function BlockView({ block, words }: { readonly block: Block } & Pick<RuleSectionViewProps, 'words'>) {
  if (typeof block === 'string')
    return (
      <p>
        <RuleText text={block} words={words} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className="rule-list">
        <Items items={block.list} words={words} />
      </ul>
    );
  if ('steps' in block)
    return (
      <ol className="rule-steps">
        <Items items={block.steps} words={words} />
      </ol>
    );
  if ('example' in block)
    return (
      <p className="rule-example">
        <b>Example.</b> <RuleText text={block.example} words={words} />
      </p>
    );
  if ('picture' in block)
    return <PictureView picture={block.picture} caption={block.caption} words={words} />;
  return <RuleTableView table={block.table} words={words} />;
}

interface PictureViewProps extends Pick<RuleSectionViewProps, 'words'> {
  readonly picture: string;
  readonly caption: string;
}

function PictureView({ picture, caption, words }: PictureViewProps) {
  const draw = useContext(PictureContext);
  return (
    <figure className="rule-figure">
      {draw?.(picture)}
      <figcaption>
        <RuleText text={caption} words={words} />
      </figcaption>
    </figure>
  );
}

function Items({
  items,
  words,
}: { readonly items: readonly string[] } & Pick<RuleSectionViewProps, 'words'>) {
  return items.map((item, index) => (
    <li key={index}>
      <RuleText text={item} words={words} />
    </li>
  ));
}

type RulingViewProps = { readonly ruling: Ruling } & Omit<RuleSectionViewProps, 'section' | 'rulings'>;

function RulingView({ ruling: { id, text }, words, current, prefix }: RulingViewProps) {
  return (
    <li id={anchorOf(prefix, id)} tabIndex={-1} data-current={current === id || undefined}>
      <b className="rule-number">
        <Marked text={id} words={words} />
      </b>
      <span>
        <RuleText text={text} words={words} />
      </span>
    </li>
  );
}
