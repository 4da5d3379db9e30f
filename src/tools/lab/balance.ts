/** `npm run lab:balance`: what the laboratory has found, for readers and for the cards of the scenarios. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapOf, SCENARIOS, type Setup } from '../../rules/extractors';
import { playerNamed, type PlayerName } from '../arena/players';
import { readOptions, runTool, UsageError, wholeNumber } from '../arguments';
import { writeInForm } from '../writeInForm';
import { comparedIn } from './armiesReport';
import {
  evenedOut,
  FEWEST_SHOWN,
  firstOfEach,
  renewed,
  rowsOf,
  sectionsOf,
  type Measured,
  type Rows,
  type Stronger,
} from './balancePage';
import { findingsOf } from './findings';
import { heatMap } from './heatMap';
import { ledgerIn, nameOfSetup } from './ledger';
import { leversOf, type Lever } from './levers';
import { heatFile } from './report';
import type { Trial } from './trial';

const HELP = `Writes into docs/balance.md, its maps and the table the cards of the scenarios show what the games of the ledgers say.

  npm run lab:balance -- --date YYYY-MM-DD [options]

  --date D        the day they were played
  --player P      the player on both sides (sergeant)
  --games N       games of each scenario as printed (200)
  --folder F      the ledgers, each of two equal players and named after them (docs/balance/games)
  --levers A,B    ledgers with games of changes; of a change that stands in several the first counts that has enough
  --armies FILE   the games of npm run lab:armies, if there are any
  --house FILE    games of named armies (npm run lab:search, npm run lab -- --armies), if there are any

What has no games stays as it was written. Changes are measured over the games they share with the printed scenario. Exit code 2
if games are missing.`;

const TABLE = 'src/ui/extractors/measured/measured.json';
const PAGE = 'docs/balance.md';
const MAPS = 'docs/balance';
const GAMES = `${MAPS}/games`;
const STRONGER = ['captain', 'colonel'];

runTool(HELP, (args) => {
  const values = readOptions(args, ['date', 'player', 'games', 'folder', 'levers', 'armies', 'house']);
  const player = playerNamed('player', values.player ?? 'sergeant');
  const date = values.date ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new UsageError('--date wants a day, such as 2026-11-22');
  const games = wholeNumber(values, 'games', 200, 1);
  const folder = values.folder ?? GAMES;
  const trialsIn = (ledger: string) =>
    ledgerIn(ledger).all.filter((trial) => isBetween(trial, player) && trial.seed <= games);
  const trials = trialsIn(ledgerOf(folder, player));
  const more = values.levers === undefined ? [] : values.levers.split(',');
  const drawn = values.armies === undefined ? [] : ledgerIn(values.armies).all;
  const measured = measuredFrom(trials, [trials, ...more.map(trialsIn)], { player, date, games });
  const house = values.house === undefined ? [] : ledgerIn(values.house).all;
  write({
    ...measured,
    listed: more.length > 0 ? measured.levers : [],
    armies: comparedIn(drawn),
    house: house.length > 0 ? [...trials, ...house] : [],
    stronger: STRONGER.flatMap((level) => strongerIn(folder, level)),
  });
  return 0;
});

/** Two equal players with what is recommended. */
function isBetween({ pairing, army, setUp, armies, setUps }: Trial, player: string): boolean {
  const own = army ?? setUp ?? armies ?? setUps;
  return own === undefined && pairing.dorian === player && pairing.avronian === player;
}

function ledgerOf(folder: string, player: string): string {
  return join(folder, `${player}.jsonl.gz`);
}

/** The scenarios as printed of which two players of a level have played enough, with what evens them out. */
function strongerIn(folder: string, level: string): readonly Stronger[] {
  const trials = ledgerIn(ledgerOf(folder, level)).all.filter((trial) => isBetween(trial, level));
  const printed = trials.filter(({ setup }) => isPrinted(setup));
  return inOrder(findingsOf(printed, [level]))
    .filter(({ games }) => games >= FEWEST_SHOWN)
    .map((finding) => ({ finding, even: evenedOut(finding, leversIn(trials, [finding.setup])) }));
}

/** Every change that stands in a ledger, against the printed scenarios. */
function leversIn(trials: readonly Trial[], bases: readonly Setup[]): readonly Lever[] {
  const changes = setupsIn(trials).filter((setup) => !isPrinted(setup));
  return leversOf(trials, bases, changes);
}

/** Each once. */
function setupsIn(trials: readonly Trial[]): readonly Setup[] {
  return [...new Map(trials.map(({ setup }) => [nameOfSetup(setup), setup])).values()];
}

function isPrinted({ handicap, variant }: Setup): boolean {
  return !handicap && !variant;
}

/** As the rulebook prints the scenarios. */
function inOrder<Of extends { readonly setup: Setup }>(all: readonly Of[]): readonly Of[] {
  const order = ({ setup }: Of) => SCENARIOS.findIndex(({ id }) => id === setup.scenario);
  return [...all].sort((a, b) => order(a) - order(b) || a.setup.rules.localeCompare(b.setup.rules));
}

function measuredFrom(
  trials: readonly Trial[],
  ledgers: readonly (readonly Trial[])[],
  how: { readonly player: PlayerName; readonly date: string; readonly games: number },
): Omit<Measured, 'armies' | 'house' | 'stronger' | 'listed'> {
  const bases = inOrder(
    setupsIn(trials)
      .filter(isPrinted)
      .map((setup) => ({ setup })),
  ).map(({ setup }) => setup);
  const findings = findingsOf(
    bases.flatMap((base) => trials.filter(({ setup }) => nameOfSetup(setup) === nameOfSetup(base))),
    [how.player],
  );
  const short = findings.filter((finding) => finding.games < how.games);
  if (short.length > 0)
    throw new UsageError(`games are missing of ${short.map(({ setup }) => nameOfSetup(setup)).join(', ')}`);
  return {
    ...how,
    findings,
    levers: firstOfEach(ledgers.map((changes) => leversIn(changes, bases))),
  };
}

function write(measured: Measured): void {
  for (const finding of measured.findings)
    for (const side of ['dorian', 'avronian'] as const)
      writeFileSync(
        join(MAPS, heatFile(finding, side)),
        heatMap(mapOf(finding.setup), side, finding.died[side]),
      );
  const before = JSON.parse(readFileSync(TABLE, 'utf8')) as { readonly of: Rows };
  const rows = rowsOf(measured, before.of);
  writeInForm(PAGE, renewed(readFileSync(PAGE, 'utf8'), sectionsOf(measured, rows)));
  writeInForm(TABLE, JSON.stringify(tableOf(measured, rows)));
}

/** What the cards show. */
function tableOf({ stronger, player, date, games }: Measured, rows: Rows) {
  return {
    ...{ player, date, games, of: rows },
    stronger: STRONGER.flatMap((level) => {
      const ofLevel = stronger.filter(({ finding }) => finding.dorians[0] === level);
      return ofLevel.length === 0 ? [] : [{ player: level, of: Object.fromEntries(ofLevel.map(sharesOf)) }];
    }),
  };
}

function sharesOf({ finding, even }: Stronger) {
  const dorian = Math.round(100 * finding.cells[0][0].share);
  return [nameOfSetup(finding.setup), { dorian, games: finding.games, ...(even && { even }) }] as const;
}
