/** Records a game of *First Light* for every ending and both ways of writing orders: `npx tsx src/tools/furrows/recordGames.ts`. */
import { furrows, type Setup } from '../../rules/furrows';
import { playOut } from '../playOut';
import { ENDINGS, endingOf, goldenGames, goldenOf, writeGolden } from './goldenGames';
import { randomPlayer, sensiblePlayer } from './player';

/** Seeds to try; some endings are rare. */
const TRIES = 4_000;

const SETUPS: readonly Setup[] = [
  { scenario: 'firstLight', orders: 'quick' },
  { scenario: 'firstLight', orders: 'ahead' },
];

for (const setup of SETUPS) {
  const missing = new Set(
    ENDINGS.map((ending) => `${setup.orders}-${ending}`).filter(
      (name) => !goldenGames().some(([known]) => known === name),
    ),
  );
  for (let seed = 1; seed <= TRIES && missing.size > 0; seed++) {
    const player = seed % 3 === 0 ? randomPlayer(seed) : sensiblePlayer(seed);
    const { game, actions } = playOut(furrows, setup, seed, { player });
    const name = `${setup.orders}-${endingOf(game)}`;
    if (missing.delete(name)) {
      writeGolden(name, goldenOf(game, { setup, seed, actions }));
      console.log(`${name}: seed ${seed}, ${actions.length} actions`);
    }
  }
  if (missing.size > 0) console.log(`not met in ${TRIES} games: ${[...missing].join(', ')}`);
}
