import type { ComponentType } from 'react';
import type { Block, Ruling } from '../../reference/section';
import { SheetTable } from '../SheetParts';
import { Words } from './Words';

/** A drawing of a game by its name. */
export type PictureByName = ComponentType<{ readonly name: string }>;

interface BookBlockProps {
  readonly block: Block;
  readonly Picture: PictureByName;
}

/** A block of the rules on paper. */
export function BookBlock({ block, Picture }: BookBlockProps) {
  if (typeof block === 'string')
    return (
      <p>
        <Words text={block} />
      </p>
    );
  if ('list' in block) return <Lines items={block.list} />;
  if ('steps' in block) return <Steps items={block.steps} />;
  if ('example' in block)
    return (
      <p className="book-example">
        <b>Example.</b> <Words text={block.example} />
      </p>
    );
  if ('picture' in block)
    return (
      <figure className="book-figure">
        <Picture name={block.picture} />
        <figcaption>
          <Words text={block.caption} />
        </figcaption>
      </figure>
    );
  return <SheetTable told table={block.table} />;
}

function Lines({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="book-list">
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className="book-steps">
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ol>
  );
}

export function RulingLine({ ruling: { id, text } }: { readonly ruling: Ruling }) {
  return (
    <p className="book-ruling">
      <b>{id}</b> <Words text={text} />
    </p>
  );
}
