import { count } from '../widgets/words';
import { paperSheets, sidesOf } from './collate';
import { turnsOver, type Backs } from './counters/grid';
import type { AnyPage } from './page';

interface ContentsSheetProps {
  readonly pages: readonly AnyPage[];
  readonly backs: Backs;
  /** What else the game's own sheets need done. */
  readonly tips: readonly string[];
}

/** The pages of a print by what they are, how many sheets that makes, how to cut them, and a ruler to check the printer. */
export function ContentsSheet({ pages, backs, tips }: ContentsSheetProps) {
  return (
    <div className="contents-sheet">
      <header className="page-head">
        <h2>Contents</h2>
        <p>{`${count(pages.length, 'page')} with this one, on ${count(paperSheets(pages.length, { backs }), 'sheet')} of paper, ${sidesOf({ backs })}.`}</p>
      </header>
      <table className="sheet-rows">
        <thead>
          <tr>
            <th scope="col">Pages</th>
            <th scope="col">What it is</th>
            <th scope="col">Do with it</th>
          </tr>
        </thead>
        <tbody>
          {partsOf(pages).map(({ name, from, to, use }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : `${from}–${to}`}</th>
              <td>{name}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="contents-foot">
        <section>
          <h3>How to cut and fold</h3>
          <ol>
            {[...guideOf(backs), ...tips].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
        <svg className="ruler" viewBox="-1 -1 102 102" aria-hidden>
          <path d={RULER} />
          <text x="50" y="52">
            100 mm each way
          </text>
        </svg>
      </div>
    </div>
  );
}

/** The steps of the cutting guide that hold for every game; backs behind fronts are seen only on paper that is not glued. */
function guideOf(backs: Backs): readonly string[] {
  const both = turnsOver(backs);
  return [
    'Print at 100\u00a0%, no margins, no headers. Lay a ruler on the square: if its sides are not a hundred millimetres, the printer has scaled the page.',
    both
      ? 'Counters are printed on the stiffest paper there is; for thicker ones choose “Fold”. Hold the first page against the light. If the backs do not lie behind the fronts, set their offset under “Map, counters, tables”; it is kept.'
      : `Glue counters on card of 1 to 2 mm${backs === 'fold' ? ', folded back along the dashed line' : ''}.`,
    'Cut from mark to mark, right across the page: first all cuts in one direction, then across. What lies between two cuts is waste; the colour goes on into it, so that no white edge shows.',
    'Lay the pages of the map together as its first page shows.',
    both
      ? 'Lay the sides of a booklet in one another, fold in the middle, staple in the fold.'
      : 'Cut the sides of a booklet in the middle, staple them in the order of their numbers.',
  ];
}

interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly use: string;
}

/** Pages of one thing in one line: what a title says before its first comma. */
function partsOf(pages: readonly AnyPage[]): readonly Part[] {
  return pages.reduce<readonly Part[]>((parts, { title, use }, index) => {
    if (use === '') return parts;
    const name = title.split(',')[0];
    const [last, number] = [parts.at(-1), index + 1];
    if (last?.name === name) return [...parts.slice(0, -1), { ...last, to: number }];
    return [...parts, { name, from: number, to: number, use }];
  }, []);
}

/** A square of 100 mm, a tick on each millimetre of two sides, longer each five and ten. */
const RULER = `M0 0H100V100H0Z${Array.from({ length: 99 }, (_, at) => `M${at + 1} 100v${-tick(at + 1)}M0 ${at + 1}h${tick(at + 1)}`).join('')}`;

function tick(mm: number): number {
  if (mm % 10 === 0) return 5;
  return mm % 5 === 0 ? 3.5 : 2;
}
