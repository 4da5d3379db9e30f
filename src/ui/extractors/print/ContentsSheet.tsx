import { count } from '../wording';
import type { Page } from './sheets';

/** The pages of a print by what they are, how many sheets that makes, and how to cut them. */
export function ContentsSheet({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <div className="contents-sheet">
      <header className="roster-head">
        <h2>Contents</h2>
        <p>{`${count(pages.length, 'page')} and this one. With counters on both sides, one sheet less for each.`}</p>
      </header>
      <table className="forces">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">What it is</th>
            <th scope="col">Do with it</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ key, title, sheet }, index) => (
            <tr key={key}>
              <th scope="row">{index + 2}</th>
              <td>{title}</td>
              <td>{USES[sheet.type]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h3>How to cut</h3>
        <ol>
          <li>
            Print at 100 %, no margins, no headers. Lay a ruler on the hundred millimetres below: if they are
            not a hundred, the printer has scaled the page.
          </li>
          <li>Glue the counter pages on card of 1 to 2 mm, fronts first; the backs lie behind them.</li>
          <li>
            Cut the counters in long straight cuts along the lines, first all in one direction, then across.
          </li>
          <li>Lay the pages of the map together as its first page shows.</li>
          <li>
            Put a blank display into a clear sleeve and write on it with a marker that wipes off, or print one
            for each machine.
          </li>
        </ol>
      </section>
      <svg className="ruler" viewBox="0 0 100 12" aria-hidden>
        <path d={RULER} />
        <text x="0" y="11.4">
          100 mm
        </text>
      </svg>
    </div>
  );
}

const USES: Readonly<Record<Page['sheet']['type'], string>> = {
  machine: 'one a machine',
  roster: 'for the Dorian, to tick',
  charts: 'between the players',
  scenario: 'read first',
  contents: '',
  assembly: 'look at it while gluing',
  map: 'cut and glue',
  counters: 'cut',
  orders: 'cut, keep face down',
};

/** A line of 100 mm with a tick each millimetre, longer each five and ten. */
const RULER = `M0 8H100${Array.from({ length: 101 }, (_, mm) => `M${mm} 8V${tick(mm)}`).join('')}`;

function tick(mm: number): number {
  if (mm % 10 === 0) return 3;
  return mm % 5 === 0 ? 4.5 : 6;
}
