/** `npm run unread`: can a level be beaten by always doing the same? */
import { LEVELS, type Level } from '../../opponent/contract';
import { oneOf, readOptions, runTool, setupsOf, wholeNumber } from '../arguments';
import { HABITS } from './habits';
import type { Pairing } from './match';
import { playAll } from './playAll';
import { readingsOf, tableOf } from './readings';
import type { PlayerName } from './players';
import type { Fixture } from './ring';

const HELP = `Plays ten players of fixed habits against a level, on both sides, beside games of the level against itself: who wins
more than the level would in his place has read it. The balance of a scenario is taken off, so that it does not count.

  npm run unread -- --level sergeant [options]

  --level L       recruit, sergeant, captain, colonel (sergeant)
  --games N       games of each habit on each side of each scenario and rule set (2)
  --seed K        seed of the first game (1)
  --scenario S    one scenario alone
  --rules R       full or simple alone
  --threads T     games at once (2)
  --json          the figures as JSON

Exit code 1 if an action was refused.`;

runTool(HELP, async (args) => {
  const values = readOptions(args, ['level', 'games', 'seed', 'scenario', 'rules', 'threads'], ['json']);
  const [level] = oneOf({ level: 'sergeant', ...values }, 'level', LEVELS);
  const games = wholeNumber(values, 'games', 2, 1);
  const first = wholeNumber(values, 'seed', 1);
  // The level itself plays as often as five habits: its share is the measure of all.
  const pairings = [...HABITS.flatMap(({ name }) => against(level, `habit:${name}`)), ...own(level)];
  const fixtures = setupsOf(values).flatMap((setup) =>
    Array.from({ length: games }, (_, game) => first + game).flatMap((seed) =>
      pairings.map((pairing, index): Fixture => ({
        setup,
        pairing,
        seed: index < 2 * HABITS.length ? seed : seed + (index - 2 * HABITS.length + 1) * 1000,
      })),
    ),
  );
  const matches = await playAll(fixtures, wholeNumber(values, 'threads', 2, 1));
  const readings = readingsOf(matches, level);
  const refused = matches.flatMap((match) => match.refused);
  console.log(values.json === true ? JSON.stringify({ level, readings }) : tableOf(readings));
  console.log(`${matches.length} games, ${refused.length} actions refused`);
  return refused.length === 0 ? 0 : 1;
});

function against(level: Level, habit: PlayerName): readonly Pairing[] {
  return [
    { dorian: habit, avronian: level },
    { dorian: level, avronian: habit },
  ];
}

function own(level: Level): readonly Pairing[] {
  return Array.from({ length: 5 }, () => ({ dorian: level, avronian: level }));
}
