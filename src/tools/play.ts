/** `npm run play`: a whole game without a page, played at random or replayed from a save, with its log. */
import { readFileSync } from 'node:fs';
import { doriana, extractors, type Action, type Event, type Game, type Setup } from '../rules/extractors';
import { hexNumber, type Hex } from '../hex';
import { fingerprintsOf } from '../store/replay';
import { parseRecord } from '../store/schema';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from './arguments';
import { endingOf } from './endings';
import { randomGame } from './randomGame';
import { BrokenGame } from './playOut';

const HELP = `Plays a game without a page and prints its log.

  npm run play -- --scenario X [--rules R] [--seed S]
  npm run play -- --replay FILE

  --scenario X    incoming, threePodAttack, extractors, ambush, dobernStrongpoint or engage
  --rules R       full (as if not named) or simple
  --seed S        seed of the dice and of both players (1)
  --replay FILE   the game of a save, with its fingerprint at the start of every turn
  --json          events as JSON, one a line

Exit code 1 if the game or the save breaks off, 2 for a command line that is not understood.`;

runTool(HELP, (args) => {
  const values = readOptions(args, {
    scenario: { type: 'string' },
    rules: { type: 'string' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    json: { type: 'boolean' },
  });
  const tell = values.json === true ? tellJson : tellWords;
  if (typeof values.replay === 'string') return replayFile(values.replay, tell);
  if (values.scenario === undefined) throw new UsageError('Name a --scenario, or a save to --replay');
  const [setup] = setupsOf({ rules: 'full', ...values });
  return playOne(setup, wholeNumber(values, 'seed', 1), tell);
});

type Tell = (events: readonly Event[]) => void;

function playOne(setup: Setup, seed: number, tell: Tell): number {
  try {
    const { game, actions } = randomGame(setup, seed, { after: (_game, _action, events) => tell(events) });
    printEnd(game, actions.length);
    return 0;
  } catch (error) {
    if (!(error instanceof BrokenGame)) throw error;
    console.error(`Seed ${seed} breaks off at action ${error.played.actions.length}: ${error.message}`);
    return 1;
  }
}

function replayFile(file: string, tell: Tell): number {
  const read = parseRecord<Setup, Action>(extractors, textOf(file));
  if ('fault' in read) {
    console.error(`${file} is no save of this game: ${read.fault}`);
    return 1;
  }
  const { setup, seed, actions, checks = [] } = read.record;
  const game = extractors.setup(setup, seed);
  const fingerprint = fingerprintsOf(read.record);
  const hashes = new Map(checks.map(({ after, hash }) => [after, hash]));
  for (const [index, action] of actions.entries()) {
    const why = extractors.whyIllegal(game, action);
    if (why) {
      console.error(`Action ${index + 1} is not legal: ${JSON.stringify(action)}: ${JSON.stringify(why)}`);
      return 1;
    }
    const { turn } = game;
    tell(extractors.play(game, action));
    const kept = hashes.get(index + 1);
    const now = fingerprint(game);
    if (kept !== undefined || game.turn !== turn) console.log(`# ${index + 1} actions, ${now}`);
    if (kept !== undefined && kept !== now) {
      console.error(`After ${index + 1} actions the save has ${kept}, the game ${now}`);
      return 1;
    }
  }
  if (read.partsLost > 0) {
    console.error(`${read.partsLost} parts of the save cannot be read`);
    return 1;
  }
  printEnd(game, actions.length);
  return 0;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`Cannot read ${file}`);
  }
}

function printEnd(game: Game, actions: number): void {
  if (!game.victory) {
    console.log(`After ${actions} actions: ${extractors.phaseOf(game)}.`);
    return;
  }
  const { winner, because } = game.victory;
  console.log(
    `${winner ?? 'nobody'} wins after ${actions} actions (${endingOf(game)?.name ?? 'unknown ending'}): ${JSON.stringify(because)}`,
  );
}

function tellJson(events: readonly Event[]): void {
  for (const event of events) console.log(JSON.stringify(event));
}

function tellWords(events: readonly Event[]): void {
  for (const event of events) console.log(inWords(event));
}

const number = (hex: Hex) => hexNumber(doriana.grid, hex);

/** One line an event: a log for people who test the rules; the page has its own words. */
function inWords(event: Event): string {
  switch (event.type) {
    case 'phaseBegan':
      return `\n== turn ${event.turn}, ${event.phase.side ?? ''} ${event.phase.name}`;
    case 'moved':
      return `${event.unit} moves ${event.steps.map(({ to }) => number(to)).join(' ') || 'nowhere'}${event.facing === null ? '' : `, facing ${event.facing}`}`;
    case 'entered':
      return `${event.unit} enters at ${number(event.hex)}`;
    case 'shot':
      return [
        `${event.firers.map(({ unit, slot }) => (slot === null ? unit : `${unit}${slot + 1}`)).join(' + ')} at ${event.target}${event.area ? ', area' : ''}`,
        ...event.results.map(({ forecast, rolls, damage, criticals, effects }) => {
          const dice = [`to hit ${rolls.join(' ')}`, ...(damage ? [`damage ${damage.roll}`] : [])];
          const critical = criticals.map(({ roll, effect }) => `critical ${roll} ${effect.effect}`);
          const became = effects.map(({ effect }) => effect).join(', ') || 'nothing';
          return `  ${forecast.target}: ${[...dice, ...critical].join(', ')}: ${became}`;
        }),
      ].join('\n');
    default: {
      const { type, ...rest } = event;
      const told = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
      return [type, ...told].join(' ').replaceAll('"', '');
    }
  }
}
