import type { Game, Setup } from '../../rules/furrows';
import { feud, hunt } from './hunter';
import { randomPlayer, sensiblePlayer, type Player } from './player';

export const FIRST_LIGHT: readonly Setup[] = [
  { scenario: 'firstLight', orders: 'quick' },
  { scenario: 'firstLight', orders: 'ahead' },
];

/** How a game can end [§16]: why, and for whom. Both sides without bases at once was not met in 4,000 games. */
export const ENDINGS: readonly string[] = [
  'flags-foundry',
  'flags-league',
  'worth-foundry',
  'worth-league',
  'worth-draw',
  'noBases-foundry',
  'noBases-league',
];

export function endingOf({ victory }: Game): string | undefined {
  return victory ? `${victory.because.code}-${victory.winner ?? 'draw'}` : undefined;
}

const PLAYERS: readonly ((seed: number) => Player)[] = [
  sensiblePlayer,
  randomPlayer,
  (seed) => hunt('foundry', seed),
  (seed) => hunt('league', seed),
  feud,
];

/** By turns: whoever plays fair, whoever plays anything, one side that runs the other down, both that do. */
export function playerTowards(seed: number): Player {
  return PLAYERS[seed % PLAYERS.length](seed);
}
