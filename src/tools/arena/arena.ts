/** `npm run arena`: matches between two players of the opponent, sides swapped. */
import type { Setup } from '../../rules/extractors';
import { readOptions, runTool, setupsOf, wholeNumber } from '../arguments';
import { playerNamed, type PlayerName } from './players';
import { reportOf } from './report';
import { playAll } from './playAll';
import type { Fixture } from './ring';

const HELP = `Plays one player against another, sides swapped, and says who is stronger and how fast each thinks.

  npm run arena -- --dorian captain --avronian sergeant [options]

  --dorian X      recruit, sergeant, captain, colonel, random, greedy, or style:steady, :bold, :wary, :rush, :stand, :shy,
                  or one of the habits of npm run unread, such as habit:runner
  --avronian X    the same
  --games N       games of each scenario and rule set; every second one with sides swapped (20)
  --no-swap       as seated: for the balance of a scenario
  --same-armies   both buy the recommended army, the Colonel too
  --seed K        seed of the first game (1)
  --scenario S    one scenario alone
  --rules R       full or simple alone
  --threads T     games at once (2)
  --json          the report as JSON, every match with it

Exit code 1 if an action was refused.`;

runTool(HELP, async (args) => {
  const values = readOptions(
    args,
    ['dorian', 'avronian', 'games', 'seed', 'scenario', 'rules', 'threads'],
    ['no-swap', 'same-armies', 'json'],
  );
  const first = playerNamed('dorian', values.dorian);
  const second = playerNamed('avronian', values.avronian);
  const fixtures = setupsOf(values).flatMap((setup) =>
    fixturesOf(setup, {
      first,
      second,
      swap: values['no-swap'] !== true,
      games: wholeNumber(values, 'games', 20, 1),
      seed: wholeNumber(values, 'seed', 1),
      sameArmies: values['same-armies'] === true,
    }),
  );
  const matches = await playAll(fixtures, wholeNumber(values, 'threads', 2, 1));
  const report = reportOf(matches, first);
  console.log(values.json === true ? JSON.stringify({ first, second, ...report, matches }) : report.text);
  return report.refused.length === 0 ? 0 : 1;
});

interface Plan {
  readonly first: PlayerName;
  readonly second: PlayerName;
  readonly games: number;
  readonly seed: number;
  readonly swap: boolean;
  readonly sameArmies: boolean;
}

/** Both seatings of a pair are played with the same seed. */
function fixturesOf(
  setup: Setup,
  { first, second, games, seed, swap, sameArmies }: Plan,
): readonly Fixture[] {
  return Array.from({ length: games }, (_, index): Fixture => {
    const swapped = swap && index % 2 === 1;
    const pairing = swapped ? { dorian: second, avronian: first } : { dorian: first, avronian: second };
    return { setup, pairing, seed: seed + (swap ? Math.floor(index / 2) : index), sameArmies };
  });
}
