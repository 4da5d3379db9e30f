import { ArrowLeft, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { hashOf } from '../../shell/route';
import { Screen } from '../../shell/Screen';
import { TopBar } from '../../shell/TopBar';
import { Button } from '../../widgets/Button';
import { count, scenarioName, turnText } from '../wording';
import { session } from '../session';
import { SCENARIOS } from '../../../rules/extractors';
import { GROUND } from '../ground';
import { BackFromTable } from './back/BackFromTable';
import { BookletsContext } from './booklet/context';
import { MeasureBooks } from './booklet/MeasureBooks';
import type { Booklets } from './booklet/pages';
import { BackOptions } from './counters/BackOptions';
import { planCounters } from './counters/grid';
import { DICE_ON_PAGE } from './dice/DiceSheet';
import { freshDigits } from './dice/digits';
import { keep, kept, type Kept } from './kept';
import { useMapLayers } from './map/layers';
import { MapOptions, type MapChoice } from './map/MapOptions';
import { HEX_SIZES, planMap } from './map/plan';
import { PageOptions } from './PageOptions';
import { pagesOf, paperSheets, type Layout } from './pages';
import { Preview } from './Preview';
import type { PageLook } from './PrintPage';
import { Secrets } from './Secrets';
import { SheetList, Selections } from './SheetList';
import { gameSheets, type GameOnTable, type SheetId } from './sheets';
import './print.css';

/** What to print, the pages as they will be, and the browser's print. */
export function PrintScreen() {
  const open = useStore(session.state, ({ table }) => table !== null);
  const game = useGameOnTable();
  const [chosen, setChosen] = useState<ReadonlySet<SheetId>>(
    () => new Set(game ? gameSheets(game) : FIRST_CHOICE),
  );
  const [options, setOptions] = useKept();
  const [mapChoice, setMapChoice] = useState<MapChoice>(USUAL_MAP);
  const map = useMapOnPaper(mapChoice, options.paper, hasMap(chosen) && options.ink === 'colour');
  /** The seat that has asked for its secrets on paper: they go when another looks. */
  const [shownTo, setShownTo] = useState<GameOnTable['seat'] | null>(null);
  const shows = game?.seat === 'all' || (game !== null && game.seat === shownTo);
  const books = useBooklets(options.paper, options.ink === 'low');
  const [digits] = useState(() => freshDigits(DICE_ON_PAGE));
  const layout: Layout = useMemo(
    () => ({
      tables: options.tables,
      map: map.plan,
      counters: planCounters(options.paper, options.backs),
      booklets: books.booklets,
      secrets: shows ? 'own' : 'open',
    }),
    [options, map.plan, books.booklets, shows],
  );
  const look: PageLook = {
    ...options,
    hiddenOrders: shows ? 'show' : 'faceDown',
    orders: game?.position.rules === 'simple' ? 'none' : 'shown',
    from: game ? `${scenarioName(game.position.scenario)}, ${turnText(game.position).toLowerCase()}` : '',
    map: { layers: map.layers, marks: map.marks },
    digits,
  };
  const pages = useMemo(() => pagesOf(chosen, game, layout), [chosen, game, layout]);
  const list = { game, chosen, layout, onChange: setChosen };
  return (
    <Screen title="Print Extractors" bar={<TopBar />} layout="page">
      <div className="page print-screen">
        <div className="print-options">
          <div className="print-head">
            <h1>Print sheets</h1>
            {open && (
              <a className="button" href={hashOf({ screen: 'play' })}>
                <ArrowLeft aria-hidden size={20} />
                The game
              </a>
            )}
          </div>
          <div className="print-scroll">
            <div className="print-list">
              {open && !game && (
                <p>The curtain is drawn over the game. Until somebody takes the screen, only blank sheets.</p>
              )}
              <Selections {...list} onKit={(marks) => setMapChoice({ ...mapChoice, marks })} />
              <PageOptions options={options} onChange={setOptions} />
              {game && (
                <Secrets game={game} shown={shows} onChange={(show) => setShownTo(show ? game.seat : null)} />
              )}
              <details className="print-fold">
                <summary>Single sheets</summary>
                <SheetList {...list} />
              </details>
              <details className="print-fold">
                <summary>Map, counters, tables</summary>
                <div className="print-foot">
                  <MapOptions choice={mapChoice} onChange={setMapChoice} />
                  <BackOptions
                    backs={options.backs}
                    fit={options.fit}
                    onBacks={(backs) => setOptions({ ...options, backs })}
                    onFit={(fit) => setOptions({ ...options, fit })}
                  />
                </div>
              </details>
              <details className="print-fold">
                <summary>Back from the table</summary>
                <BackFromTable />
              </details>
            </div>
          </div>
          <div className="print-go">
            <Button
              kind="go"
              wide
              icon={<Printer aria-hidden size={20} />}
              caption={goWords(paperSheets(pages, layout), options.backs)}
              reason={whyNotPrint(pages.length, map.drawing || books.booklets === null)}
              onPress={() => void printWhenReady()}
            >
              Print {count(pages.length, 'page')}
            </Button>
          </div>
        </div>
        <style>{`@page map { size: ${map.plan.size.width}mm ${map.plan.size.height}mm; margin: 0 }`}</style>
        <BookletsContext value={books.booklets}>
          <Preview pages={pages} look={look} />
        </BookletsContext>
        {books.booklets === null && (
          <MeasureBooks paper={options.paper} light={options.ink === 'low'} onMeasured={books.measured} />
        )}
      </div>
    </Screen>
  );
}

const USUAL_MAP: MapChoice = { paper: 'same', hex: HEX_SIZES.usual, marks: 'none' };

function hasMap(chosen: ReadonlySet<SheetId>): boolean {
  return chosen.has('map') || chosen.has('table');
}

function goWords(sheets: number, backs: Kept['backs']): string {
  const sides = backs === 'long' || backs === 'short' ? `both sides, ${backs} edge` : 'one side';
  return `${count(sheets, 'sheet')} of paper, ${sides}; 100 %, no margins, no headers`;
}

function whyNotPrint(pages: number, drawing: boolean): string | undefined {
  if (pages === 0) return 'Choose a sheet first';
  return drawing ? 'The pages are still being drawn' : undefined;
}

function useKept(): readonly [Kept, (options: Kept) => void] {
  const [options, setOptions] = useState(kept);
  const change = (next: Kept) => {
    setOptions(next);
    keep(next);
  };
  return [options, change];
}

/** The booklets over their paper; null until they are measured, once for each paper and kind of letters. */
function useBooklets(paper: Kept['paper'], light: boolean) {
  const key = `${paper} ${light ? 'light' : 'usual'}`;
  const [laid, setLaid] = useState<Readonly<Record<string, Booklets>>>({});
  const measured = useMemo(
    () => (booklets: Booklets) => setLaid((before) => ({ ...before, [key]: booklets })),
    [key],
  );
  return { booklets: laid[key] ?? null, measured };
}

/** The map over its paper; painted in colour, else in lines. */
function useMapOnPaper({ paper, hex, marks }: MapChoice, same: Kept['paper'], painted: boolean) {
  const plan = useMemo(() => planMap(GROUND.sheet, paper === 'same' ? same : paper, hex), [paper, same, hex]);
  const layers = useMapLayers(painted ? plan : null);
  return {
    plan,
    layers,
    drawing: painted && layers === null,
    marks: SCENARIOS.find(({ id }) => id === marks) ?? null,
  };
}

const FIRST_CHOICE: readonly SheetId[] = [
  'display:bipod',
  'display:multipod',
  'display:glide',
  'display:orni',
];

/** The game, unless none is open or the curtain is drawn. */
function useGameOnTable(): GameOnTable | null {
  const table = useStore(session.state, (state) => state.table);
  const published = useStore(table?.published ?? session.state);
  return useMemo(
    () =>
      'position' in published && published.position
        ? { position: published.position, seat: published.seat }
        : null,
    [published],
  );
}

async function printWhenReady(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
