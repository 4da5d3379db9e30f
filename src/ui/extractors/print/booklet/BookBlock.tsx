import type { Block, Ruling } from '../../../reference/section';
import { Picture } from '../../reference/pictures';
import { SheetTable } from '../SheetParts';
import { Words } from '../Words';
import { PaperCounter, isPaperCounter } from './PaperCounter';

/** A block of the rules on paper. */
export function BookBlock({ block }: { readonly block: Block }) {
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
  if ('picture' in block) return <Drawn picture={block.picture} caption={block.caption} />;
  return <SheetTable table={block.table} />;
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

/** A drawing of the rules; a counter as it is cut out of these sheets. */
function Drawn({ picture, caption }: { readonly picture: string; readonly caption: string }) {
  return (
    <figure className="book-figure">
      {isPaperCounter(picture) ? <PaperCounter name={picture} /> : <Picture name={picture} />}
      <figcaption>
        <Words text={caption} />
      </figcaption>
    </figure>
  );
}

export function RulingLine({ ruling: { id, text } }: { readonly ruling: Ruling }) {
  return (
    <p className="book-ruling">
      <b>{id}</b> <Words text={text} />
    </p>
  );
}
