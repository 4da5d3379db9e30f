import { ArrowLeft, Printer } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { hashOf } from '../shell/route';
import { Screen } from '../shell/Screen';
import { TopBar } from '../shell/TopBar';
import { Button } from '../widgets/Button';
import { count } from '../widgets/words';
import { BookletsContext } from './booklet/context';
import { MeasureBooks } from './booklet/MeasureBooks';
import { paperSheets, sidesOf } from './collate';
import { BackOptions } from './counters/BackOptions';
import type { GameOnPaper } from './game';
import type { Kept } from './kept';
import type { Layout } from './layout';
import type { PageLook } from './look';
import { MapOptions } from './map/MapOptions';
import { PageOptions } from './PageOptions';
import type { AnyPage } from './page';
import { paperOf, Preview } from './Preview';
import { PAPERS, type Size } from './papers';
import { SheetList, Selections } from './SheetList';
import type { Offers } from './sheets';
import { useKept, useLayout, usePaintedMap, USUAL_MAP } from './usePrint';
import { freshRolls } from './dice/digits';
import './print.css';

interface PrintFrameProps<P extends AnyPage> {
  readonly game: GameOnPaper;
  readonly offers: Offers;
  /** The same function as long as the same sheets are printed. */
  readonly pagesOf: (chosen: ReadonlySet<string>, layout: Layout) => readonly P[];
  readonly renderPage: (page: P, look: PageLook) => ReactNode;
  /** Which game on the table it is from, for the footers; '' for none. */
  readonly from: string;
  /** What may bear tables, if anything may: 'Tables on displays and rosters'. */
  readonly tables?: string;
  /** hidden: the curtain is drawn over it. */
  readonly onTable: 'none' | 'hidden' | 'open';
  /** Whose marks the map bears at first; null: those of none. */
  readonly scenario: string | null;
  /** Which moment of a replay is printed instead of how it stands: 'Turn 3, Dorian fire'. */
  readonly moment: string | undefined;
  readonly own?: ReactNode;
  /** Below all else, folded. */
  readonly folds?: readonly { readonly title: string; readonly content: ReactNode }[];
}

/** Which game's sheets they are, and the way back to it. */
function PrintHead({ name, back }: { readonly name: string; readonly back: boolean }) {
  return (
    <div className="print-head">
      <h1>Print sheets: {name}</h1>
      {back && (
        <a className="button" href={hashOf({ screen: 'play' })}>
          <ArrowLeft aria-hidden size={20} />
          The game
        </a>
      )}
    </div>
  );
}

/** What to print, the pages as they will be, and the browser's print. */
export function PrintFrame<P extends AnyPage>(props: PrintFrameProps<P>) {
  const { game, offers, pagesOf, renderPage, from } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(offers.first));
  const [options, setOptions] = useKept();
  const marksFirst = props.scenario ?? USUAL_MAP.marks;
  const [mapChoice, setMapChoice] = useState({ ...USUAL_MAP, marks: marksFirst });
  const [digits] = useState(() => freshRolls(game.dice));
  const { layout, measured } = useLayout(game.map, options, mapChoice);
  const pages = useMemo(() => pagesOf(chosen, layout), [pagesOf, chosen, layout]);
  const painted = options.ink === 'colour' && pages.some(({ sheet }) => sheet.type === 'map');
  const { layers, state } = usePaintedMap(game.map, layout.map, painted);
  const marks = mapChoice.marks === 'none' ? null : mapChoice.marks;
  const look: PageLook = { ...options, from, map: { layers, marks }, digits };
  const pagesOfIds = useCallback(
    (ids: readonly string[]) => pagesOf(new Set(ids), layout),
    [pagesOf, layout],
  );
  const list = { offers, chosen, onChange: setChosen };
  return (
    <Screen title={`Print ${game.name}`} bar={<TopBar />} layout="page">
      <div className="page print-screen">
        <div className="print-options">
          <PrintHead name={game.name} back={props.onTable !== 'none'} />
          <div className="print-scroll">
            <div className="print-list">
              {props.onTable === 'hidden' && (
                <p>The curtain is drawn over the game. Until somebody takes the screen, only blank sheets.</p>
              )}
              {state === 'failed' && <NotPainted />}
              {props.moment !== undefined && <p>A moment of the replay: {props.moment}.</p>}
              <Selections
                {...list}
                sheetsOf={(ids) => paperSheets(pagesOfIds(ids).length, layout.counters)}
                onKit={(kit) => setMapChoice({ ...mapChoice, marks: kit?.scenario ?? marksFirst })}
              />
              <PageOptions options={options} tables={props.tables} onChange={setOptions} />
              {props.own}
              <Fold title="Single sheets">
                <SheetList {...list} pagesOf={pagesOfIds} />
              </Fold>
              <Fold title="Map, counters, tables">
                <div className="print-foot">
                  <MapOptions
                    map={game.map}
                    pages={layout.map.tiles.length}
                    choice={mapChoice}
                    onChange={setMapChoice}
                  />
                  <BackOptions
                    backs={options.backs}
                    fit={options.fit}
                    onBacks={(backs) => setOptions({ ...options, backs })}
                    onFit={(fit) => setOptions({ ...options, fit })}
                  />
                </div>
              </Fold>
              {props.folds?.map(({ title, content }) => (
                <Fold key={title} title={title}>
                  {content}
                </Fold>
              ))}
            </div>
          </div>
          <div className="print-go">
            <Button
              kind="go"
              wide
              icon={<Printer aria-hidden size={20} />}
              caption={goWords(paperSheets(pages.length, layout.counters), options.backs)}
              reason={whyNotPrint(pages.length, state === 'drawing' || layout.booklets === null)}
              onPress={() => void printWhenReady()}
            >
              Print {count(pages.length, 'page')}
            </Button>
          </div>
        </div>
        <style>{pageRules(pages[0] && paperOf(pages[0], options.paper), layout.map.size)}</style>
        <BookletsContext value={layout.booklets}>
          <Preview pages={pages} paper={options.paper} renderPage={(page) => renderPage(page, look)} />
        </BookletsContext>
        {layout.booklets === null && (
          <MeasureBooks
            books={game.books}
            paper={options.paper}
            light={options.ink === 'low'}
            onMeasured={measured}
          />
        )}
      </div>
    </Screen>
  );
}

function NotPainted() {
  return <p role="alert">The map cannot be painted here: it is printed in lines.</p>;
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="print-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/**
 * Chromium prints each page at its own size, if its name comes after what has none; Firefox all of them on the paper that
 * has no name: that of the first.
 */
function pageRules(first: Size | undefined, map: Size): string {
  const rule = (name: string, { width, height }: Size) =>
    `@page ${name} { size: ${width}mm ${height}mm; margin: 0 }`;
  const named = Object.entries({ ...PAPERS, map }).map(([name, size]) => rule(name, size));
  return [...(first ? [rule('', first)] : []), ...named].join('');
}

function goWords(sheets: number, backs: Kept['backs']): string {
  return `${count(sheets, 'sheet')} of paper, ${sidesOf({ backs })}; 100\u00a0%, no margins, no headers`;
}

function whyNotPrint(pages: number, drawing: boolean): string | undefined {
  if (pages === 0) return 'Choose a sheet first';
  return drawing ? 'The pages are still being drawn' : undefined;
}

async function printWhenReady(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
