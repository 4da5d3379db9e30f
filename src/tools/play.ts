/** `npm run play`: a whole game without a page, played at random or replayed from a save, with its log. */
import { readFileSync } from 'node:fs';
import { doriana, extractors, type Event, type Game, type Setup } from '../rules/extractors';
import { hexNumber, type Hex } from '../hex';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from './arguments';
import { endingOf } from './endings';
import { randomGame } from './randomGame';
import { BrokenGame } from '../rules/playOut';
import { TOOL_GAMES, type ToolGame } from './games';
import { replayText } from './replayText';

const HELP = `Plays a game without a page and prints its log.

  npm run play -- --scenario X [--rules R] [--seed S]
  npm run play -- --replay FILE
  npm run play -- --game G [--setup N] [--seed S] [--replay FILE]

  --scenario X    incoming, threePodAttack, extractors, ambush, dobernStrongpoint or engage
  --rules R       full (as if not named) or simple
  --seed S        seed of the dice and of both players (1)
  --replay FILE   the game of a save, with its fingerprint at the start of every turn
  --json          events as JSON, one a line
  --game G        another game: its events as JSON, one a line, and how it ends
  --setup N       which of its set-ups, from 0 (0)

Exit code 1 if the game or the save breaks off, 2 for a command line that is not understood.`;

runTool(HELP, (args) => {
  const values = valuesOf(args);
  if (values.game !== undefined && values.game !== extractors.name) {
    const game = TOOL_GAMES.find(({ name }) => name === values.game);
    if (!game) throw new UsageError(`--game is one of ${TOOL_GAMES.map(({ name }) => name).join(', ')}`);
    return playAny(game, values);
  }
  const tell = values.json === true ? tellJson : tellWords;
  if (values.replay !== undefined) return replayFile(values.replay, tell);
  if (values.scenario === undefined) throw new UsageError('Name a --scenario, or a save to --replay');
  const [setup] = setupsOf({ rules: 'full', ...values });
  return playOne(setup, wholeNumber(values, 'seed', 1), tell);
});

function valuesOf(args: readonly string[]) {
  return readOptions(args, ['scenario', 'rules', 'seed', 'replay', 'game', 'setup'], ['json']);
}

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
  const fingerprint = (after: number, hash: string) => console.log(`# ${after} actions, ${hash}`);
  const done = replayText(extractors, textOf(file), { events: tell, fingerprint });
  if ('broken' in done) {
    console.error(done.broken);
    return 1;
  }
  printEnd(done.game, done.actions);
  return 0;
}

/** A game that has no words of its own here: its events as they are. */
function playAny(game: ToolGame, values: ReturnType<typeof valuesOf>): number {
  const tell = (events: readonly unknown[]) => {
    for (const event of events) console.log(JSON.stringify(event));
  };
  const setup = wholeNumber(values, 'setup', 0);
  if (setup >= game.setups) throw new UsageError(`--setup is one of 0 to ${game.setups - 1}`);
  try {
    const done =
      values.replay !== undefined
        ? game.replay(textOf(values.replay), tell)
        : game.play(setup, wholeNumber(values, 'seed', 1), tell);
    if (typeof done === 'string') console.error(done);
    else console.log(`${done.ending} after ${done.actions} actions.`);
    return typeof done === 'string' ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BrokenGame)) throw error;
    console.error(`Breaks off at action ${error.played.actions.length}: ${error.message}`);
    return 1;
  }
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
