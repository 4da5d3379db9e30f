/** `npm run luck`: whether the luck told after a game is fair over many random games. */
import { SCENARIOS, type Setup } from '../rules/extractors';
import { readOptions, runTool, setupsOf, wholeNumber } from './arguments';
import { luckOver, type LuckOver } from './luckOver';

const HELP = `Plays seeded random games and looks at the luck that is told after each: on average it is nothing, and no
tenth of the hundred places is come to more often than another.

  npm run luck -- [options]

  --games N       games in all, spread over the scenarios (20000)
  --seed S        seed of the first game of each scenario (1)
  --scenario X    one scenario alone: ${SCENARIOS.map(({ id }) => id).join(', ')}
  --rules R       full or simple alone

Exit code 1 if dice fell as they never could, the mean is beyond three standard errors, or the tenths differ by more than chance (chi-square, 1 in 1000).`;

runTool(HELP, (args) => {
  const values = readOptions(args, ['games', 'seed', 'scenario', 'rules']);
  const games = wholeNumber(values, 'games', 20_000, 1);
  const first = wholeNumber(values, 'seed', 1);
  const over = luckOver(games, first, setupsOf(values) satisfies readonly Setup[]);
  print(over);
  return over.impossible === 0 && Math.abs(over.errors) <= 3 && over.chiSquare <= over.limit ? 0 : 1;
});

function print({ games, throws, impossible, mean, error, errors, tenths, chiSquare, limit }: LuckOver): void {
  console.log(
    `${games} games, ${throws} throws of dice that take or give worth, ${impossible} of them said to be impossible`,
  );
  console.log(
    `luck of the Dorian, in points: ${mean.toFixed(3)} on average, standard error ${error.toFixed(3)}: ${errors.toFixed(2)} of them`,
  );
  console.log(`games by tenth of the percentile: ${tenths.join(' ')}`);
  console.log(`chi-square ${chiSquare.toFixed(2)}, limit ${limit} (9 degrees of freedom, 1 in 1000)`);
}
