/** `npm run browsers`: what every browser must do, in three engines, with the system's own packages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { preview, type PreviewServer } from 'vite';
import type { Hex } from '../../src/hex';
import { unitName } from '../../src/ui/extractors/wording';
import { unitOf, type Setup } from '../../src/rules/extractors';
import { hasPoppler, inkOf } from '../paper/ink';
import { FIRST_LIGHT, INCOMING, faultsOfKit, type Kit } from '../paper/kit';
import { RUN_AND_HUNT, northward, playedOut, tacticsOf } from '../tactics';
import type { Driver, Start } from './driver';
import { chromium, firefox } from './puppeteer';
import { Screen } from './screen';
import { BrowserTable } from './table';
import { webkit } from './webkit';

const ENGINES: Readonly<Record<string, Start>> = { chromium, firefox, webkit };
const PORT = Number(process.env.PORT ?? 4389);
const ORIGIN = `http://localhost:${PORT}/`;
const PICTURES = 'reports/browsers';
const SETUP: Setup = { scenario: 'incoming', rules: 'simple' };
/** Of A4 and Letter, how many times as high as wide. */
const PAPERS = [297 / 210, 11 / 8.5];

/** The cell runs north from where it is recommended to stand, the Orni hunts it: as any two players begin. */
const SIDES = {
  dorian: tacticsOf({ goal: northward, fires: () => true }),
  avronian: RUN_AND_HUNT.avronian,
};

/** A reload in the middle of saving loses the action being saved. */
const SAVED = 'html[data-save=saved]';

type Check = (screen: Screen) => Promise<string>;

let server: PreviewServer | null = null;

async function serve(): Promise<void> {
  server = await preview({ logLevel: 'silent', preview: { port: PORT, strictPort: true } });
}

/** Nobody answers any more: what an engine shows now it has kept. */
async function hangUp(): Promise<void> {
  const { httpServer } = server!;
  if ('closeAllConnections' in httpServer) httpServer.closeAllConnections();
  await new Promise((resolve) => httpServer.close(resolve));
}

const CHECKS: Readonly<Record<string, Check>> = {
  'starts without a network': async (screen) => {
    await screen.driver.open(ORIGIN);
    await screen.until('the service worker', () => screen.ask<boolean>('isKept'));
    await hangUp();
    try {
      await screen.driver.reload();
      await screen.pressButton({ like: '^Start ' });
      await screen.pressButton({ like: '^Recommended weapons' });
      await screen.pressButton('Finish build-up');
      await screen.has('.board[data-ready=survey] canvas');
    } finally {
      await serve();
    }
    return 'to the map of a new game';
  },

  'a journey of Incoming! to its end': async (screen) => {
    const seed = seedToWatch();
    const table = await BrowserTable.open(screen, ORIGIN, SETUP, seed);
    await screen.ask('reports');
    let [steps, reloaded] = [0, false];
    for (let { side } = table.game.phase; side !== null; side = table.game.phase.side, steps++) {
      if (!reloaded && table.game.turn === 2) {
        reloaded = true;
        await tapUnit(table);
        await screen.has(SAVED);
        await screen.driver.reload();
        await screen.ask('reports');
        await table.takeScreen();
        await table.agree();
      }
      await table.take(SIDES[side](table.game));
    }
    const reports = await screen.ask<readonly string[]>('reports');
    if (reports.length > 0) throw new Error(`The page reported: ${reports.join('; ')}`);
    const winner = table.game.victory?.winner ?? 'nobody';
    return `${steps} steps, a reload in turn 2, ${winner} wins`;
  },

  'a game is kept and goes on after a reload': async (screen) => {
    await screen.driver.open(ORIGIN);
    await screen.pressButton({ like: '^Start ' });
    await screen.pressButton({ like: '^Recommended weapons' });
    await screen.pressButton('Finish build-up');
    await screen.until('the placement', () => screen.isThere({ role: 'button', name: 'Recommended set-up' }));
    await screen.has('.board[data-ready=survey]');
    await screen.has(SAVED);
    await screen.driver.reload();
    await screen.until('the placement again', () =>
      screen.isThere({ role: 'button', name: 'Recommended set-up' }),
    );
    await screen.driver.open(ORIGIN);
    await screen.until('a saved game in the list', async () =>
      (await screen.ask<string>('words')).includes('Saved games'),
    );
    return 'where it was, and in the list';
  },

  'a print preview': async (screen) => {
    await screen.driver.open(`${ORIGIN}#/print`);
    await screen.has('.print-sheet');
    await screen.until('the sheets, drawn', () => screen.ask<boolean>('isDrawn'));
    type Sheet = { readonly shape: number; readonly outside: readonly string[] };
    const sheets = await screen.ask<readonly Sheet[]>('sheets');
    for (const { shape, outside } of sheets) {
      if (!PAPERS.some((paper) => Math.abs(shape - paper) < 0.01 || Math.abs(1 / shape - paper) < 0.01))
        throw new Error(`A sheet is ${shape.toFixed(3)} times as high as wide`);
      if (outside.length > 0) throw new Error(`Outside its sheet: ${outside.slice(0, 3).join(' ')}`);
    }
    return `${sheets.length} sheets, all on their paper`;
  },

  'a kit as it prints: true to size, to be cut and searched, in low ink too': (screen) =>
    kitHolds(screen, INCOMING_KIT),

  'the kit of First Light as it prints': (screen) => kitHolds(screen, FIRST_LIGHT_KIT),
};

/** Where a kit is found, and what is in it. */
interface KitToPrint {
  /** The scenario chosen at the start: its game's sheets are printed. */
  readonly scenario: string;
  readonly button: string;
  readonly kit: Kit;
}

const INCOMING_KIT: KitToPrint = { scenario: 'Incoming!', button: '^1 Incoming!', kit: INCOMING };
const FIRST_LIGHT_KIT: KitToPrint = { scenario: 'First Light', button: '^1 First Light', kit: FIRST_LIGHT };

/** A kit in colour measured, and its ink in low ink beside it. */
async function kitHolds(screen: Screen, wanted: KitToPrint): Promise<string> {
  const { pdf } = screen.driver;
  if (pdf === null) return 'left out: its driver prints nothing';
  const colour = await printedKit(screen, wanted, 'Colour');
  const faults = faultsOfKit(colour.pdf, colour.pages, wanted.kit);
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('; '));
  const size = `${colour.pages} pages, ${(colour.pdf.length / 1e6).toFixed(2)} MB`;
  if (!hasPoppler()) return `${size}; ink not measured without pdftoppm (Debian: poppler-utils)`;
  const low = await printedKit(screen, wanted, 'Low ink');
  const share = inkIn(low.pdf) / inkIn(colour.pdf);
  if (share > 0.25) throw new Error(`Low ink is ${(share * 100).toFixed(1)} % of colour`);
  return `${size}; low ink ${(share * 100).toFixed(1)} % of colour, ${(low.pdf.length / 1e6).toFixed(2)} MB`;
}

/** A kit on A4. */
async function printedKit(screen: Screen, { scenario, button }: KitToPrint, ink: string) {
  await screen.driver.open(ORIGIN);
  await screen.press({ role: 'radio', name: { like: `^${scenario}` } });
  await screen.driver.open(`${ORIGIN}#/print`);
  for (const name of ['A4', ink]) await screen.press({ role: 'radio', name });
  await screen.pressButton({ like: button });
  await screen.until('all pages drawn', () => screen.ask<boolean>('isDrawn'));
  const { length: pages } = await screen.ask<readonly unknown[]>('sheets');
  return { pages, pdf: await screen.driver.pdf!() };
}

const inkIn = (pdf: Uint8Array) => inkOf(pdf).reduce((sum, page) => sum + page, 0);

/** In CSS px of the window. */
interface At {
  readonly x: number;
  readonly y: number;
}

/** A unit taken in hand by a real press on the map. */
async function tapUnit(table: BrowserTable): Promise<void> {
  const { screen, game } = table;
  const { id, hex } = table.aloneOnMap();
  const row = { role: 'button', name: unitName(unitOf(game, id)) } as const;
  if (await screen.isOn(row)) await screen.press(row);
  // Where it stands is not where the map happens to look.
  await screen.pressButton('Show the whole map');
  const { x, y } = await restingPlace(screen, hex);
  await screen.driver.tap(x, y);
  await screen.until(`${id} in hand`, () => screen.isOn(row));
}

/** Where a hex lies once the map has come to rest: the same in some looks, one after the other. */
function restingPlace(screen: Screen, hex: Hex): Promise<At> {
  const looks: string[] = [];
  return screen.until(`hex ${hex}`, async () => {
    const place = await screen.ask<At | null>('placeOf', hex);
    looks.push(JSON.stringify(place));
    return new Set(looks.slice(-5)).size === 1 && looks.length >= 5 ? place : null;
  });
}

/** A game with a shot and a rally in it. */
function seedToWatch(): number {
  for (let seed = 1; seed < 200; seed++) {
    const { steps, game } = playedOut(SETUP, seed, SIDES);
    const types = steps.map(({ type }) => type);
    if (types.includes('fire') && types.includes('rally') && game.turn > 2) return seed;
  }
  throw new Error('No game has a shot and a rally in it');
}

/** How many checks fail in an engine. */
async function runIn(engine: string): Promise<number> {
  const started = await ENGINES[engine]().catch((error: unknown) => ({ broken: String(error) }));
  if ('broken' in started) {
    console.log(`FAILED ${engine} does not start: ${started.broken}`);
    return 1;
  }
  if ('missing' in started) {
    console.log(`skipped ${engine}: ${started.missing}`);
    return 0;
  }
  console.log(`\n${started.name}`);
  let failed = 0;
  for (const [name, check] of Object.entries(CHECKS)) failed += (await passes(started, name, check)) ? 0 : 1;
  await started.close();
  return failed;
}

async function passes(driver: Driver, name: string, check: Check): Promise<boolean> {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  try {
    console.log(`ok     ${name}: ${await check(new Screen(driver))} (${seconds()})`);
    return true;
  } catch (error) {
    const picture = `${PICTURES}/${driver.name} ${name}.png`.replaceAll(' ', '-');
    await driver.picture().then(
      (png) => writeFileSync(picture, png),
      () => undefined,
    );
    console.log(`FAILED ${name} (${seconds()}), ${picture}\n${String(error)}`);
    return false;
  }
}

const wanted = process.argv.slice(2);
mkdirSync(PICTURES, { recursive: true });
await serve();
let failed = 0;
for (const engine of Object.keys(ENGINES))
  if (wanted.length === 0 || wanted.includes(engine)) failed += await runIn(engine);
await hangUp();
console.log(`\n${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
