/** Records a game of *First Light* for every ending and both ways of writing orders: `npx tsx src/tools/furrows/recordGames.ts`. */
import { furrows, type Setup } from '../../rules/furrows';
import { playOut } from '../playOut';
import { ENDINGS, endingOf, goldenGames, goldenOf, writeGolden } from './goldenGames';
import { feud, hunt } from './hunter';
import { randomPlayer, sensiblePlayer, type Player } from './player';

/** Seeds to try; some endings are rare. */
const TRIES = 4_000;

const SETUPS: readonly Setup[] = [
  { scenario: 'firstLight', orders: 'quick' },
  { scenario: 'firstLight', orders: 'ahead' },
];

const PLAYERS: readonly ((seed: number) => Player)[] = [
  sensiblePlayer,
  randomPlayer,
  (seed) => hunt('foundry', seed),
  (seed) => hunt('league', seed),
  feud,
];

/** By turns: whoever plays fair, whoever plays anything, one side that runs the other down, both that do. */
function playerOf(seed: number): Player {
  return PLAYERS[seed % PLAYERS.length](seed);
}

for (const setup of SETUPS) {
  const missing = new Set(
    ENDINGS.map((ending) => `${setup.orders}-${ending}`).filter(
      (name) => !goldenGames().some(([known]) => known === name),
    ),
  );
  for (let seed = 1; seed <= TRIES && missing.size > 0; seed++) {
    const { game, actions } = playOut(furrows, setup, seed, { player: playerOf(seed) });
    const name = `${setup.orders}-${endingOf(game)}`;
    if (missing.delete(name)) {
      writeGolden(name, goldenOf(game, { setup, seed, actions }));
      console.log(`${name}: seed ${seed}, ${actions.length} actions`);
    }
  }
  if (missing.size > 0) console.log(`not met in ${TRIES} games: ${[...missing].join(', ')}`);
}
