import { anyPlayer } from '../../rules/autoplay';
import { furrows, type Game, type Setup } from '../../rules/furrows';
import { feud, hunt } from './hunter';
import { sensiblePlayer, type Player } from './player';

export const FIRST_LIGHT: readonly Setup[] = [
  { scenario: 'firstLight', orders: 'quick' },
  { scenario: 'firstLight', orders: 'ahead' },
];

/**
 * One model a side, as good as lost, rifle to rifle, in a position [E-98]: both gone at once, which no game played from
 * its beginning has brought.
 */
const LAST_STAND: Setup = {
  scenario: 'firstLight',
  orders: 'quick',
  from:
    'furrows firstLight quick T6 Forders | F anvil@lost1305 slow; line-1@1209/S stand -3 wear5; line-2@lost1208 slow | ' +
    'L heron@lost1214 slow; rifles-1@1211/N stand -3 wear5; rifles-2@lost1213 slow | ' +
    'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
};

/** What golden games are recorded of. */
export const RECORDED_SETUPS: readonly Setup[] = [...FIRST_LIGHT, LAST_STAND];

/** Of a game begun at a position the ending it was made for. */
export function endingsOf(setup: Setup): readonly string[] {
  return setup.from === undefined ? ENDINGS : ['noBases-draw'];
}

/** 'quick', 'ahead', 'lastStand'. */
export function nameOf({ orders, from }: Setup): string {
  return from === undefined ? orders : 'lastStand';
}

/** How a game can end [§16]: why, and for whom. */
const ENDINGS: readonly string[] = [
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
  (seed) => anyPlayer(furrows, seed),
  (seed) => hunt('foundry', seed),
  (seed) => hunt('league', seed),
  feud,
];

/** By turns: whoever plays fair, whoever plays anything, one side that runs the other down, both that do. */
export function playerTowards(seed: number): Player {
  return PLAYERS[seed % PLAYERS.length](seed);
}
