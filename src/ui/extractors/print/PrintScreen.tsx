import { ArrowLeft, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { hashOf } from '../../shell/route';
import { Screen } from '../../shell/Screen';
import { TopBar } from '../../shell/TopBar';
import { Button } from '../../widgets/Button';
import { count, scenarioName, turnText } from '../wording';
import { session } from '../session';
import { HiddenOrders } from './HiddenOrders';
import { SCENARIOS } from '../../../rules/extractors';
import { GROUND } from '../ground';
import { useMapLayers } from './map/layers';
import { MapOptions, type MapChoice } from './map/MapOptions';
import { HEX_SIZES, planMap } from './map/plan';
import { PageOptions, type Options } from './PageOptions';
import { Preview } from './Preview';
import type { PageLook } from './PrintPage';
import { SheetList } from './SheetList';
import { gameSheets, pagesOf, type GameOnTable, type SheetId } from './sheets';
import './print.css';

/** What to print, the pages as they will be, and the browser's print. */
export function PrintScreen() {
  const open = useStore(session.state, ({ table }) => table !== null);
  const game = useGameOnTable();
  const [chosen, setChosen] = useState<ReadonlySet<SheetId>>(
    () => new Set(game ? gameSheets(game) : FIRST_CHOICE),
  );
  const [options, setOptions] = useState<Options>({ paper: localPaper(), ink: 'colour', tables: true });
  const [mapChoice, setMapChoice] = useState<MapChoice>({
    paper: 'same',
    hex: HEX_SIZES.usual,
    marks: 'none',
  });
  const map = useMapOnPaper(mapChoice, options.paper, chosen.has('map') && options.ink === 'colour');
  /** The seat that has asked for its hidden orders on paper: they go when another looks. */
  const [shownTo, setShownTo] = useState<GameOnTable['seat'] | null>(null);
  const mayShow = game?.seat === 'all' || (game?.seat === 'avronian' && shownTo === 'avronian');
  const look: PageLook = {
    ...options,
    hiddenOrders: mayShow ? 'show' : 'faceDown',
    orders: game?.position.rules === 'simple' ? 'none' : 'shown',
    from: game ? `${scenarioName(game.position.scenario)}, ${turnText(game.position).toLowerCase()}` : '',
    map: { layers: map.layers, marks: map.marks },
  };
  const layout = useMemo(() => ({ tables: options.tables, map: map.plan }), [options.tables, map.plan]);
  const pages = useMemo(() => pagesOf(chosen, game, layout), [chosen, game, layout]);
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
            <div className="print-list" role="group" aria-label="Sheets">
              {open && !game && (
                <p>The curtain is drawn over the game. Until somebody takes the screen, only blank sheets.</p>
              )}
              <SheetList
                game={game}
                chosen={chosen}
                layout={layout}
                onChange={setChosen}
                onKit={(marks) => setMapChoice({ ...mapChoice, marks })}
              />
            </div>
            <div className="print-foot">
              <PageOptions options={options} onChange={setOptions} />
              {chosen.has('map') && <MapOptions choice={mapChoice} onChange={setMapChoice} />}
              {game?.seat === 'avronian' && game.position.rules === 'full' && (
                <HiddenOrders shown={mayShow} onChange={(show) => setShownTo(show ? game.seat : null)} />
              )}
            </div>
          </div>
          <div className="print-go">
            <Button
              kind="go"
              wide
              icon={<Printer aria-hidden size={20} />}
              caption="In the browser’s window: 100 %, no margins, no headers"
              reason={whyNotPrint(pages.length, map.drawing)}
              onPress={() => void printWhenReady()}
            >
              Print {count(pages.length, 'page')}
            </Button>
          </div>
        </div>
        <style>{`@page map { size: ${map.plan.size.width}mm ${map.plan.size.height}mm; margin: 0 }`}</style>
        <Preview pages={pages} look={look} />
      </div>
    </Screen>
  );
}

function whyNotPrint(pages: number, drawing: boolean): string | undefined {
  if (pages === 0) return 'Choose a sheet first';
  return drawing ? 'The map is still being drawn' : undefined;
}

/** The map over its paper; painted in colour, else in lines. */
function useMapOnPaper({ paper, hex, marks }: MapChoice, same: Options['paper'], painted: boolean) {
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

/** Letter where it is used. */
function localPaper(): Options['paper'] {
  return /-(US|CA|MX|PH|CL|CO)\b/.test(navigator.language) ? 'letter' : 'a4';
}

async function printWhenReady(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
