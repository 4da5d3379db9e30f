import {
  copyGame,
  type Action,
  type CounterId,
  type Game,
  type MoveOrder,
  type Setup,
} from '../../rules/extractors';
import { CHASSIS, counterId } from '../../rules/extractors/data';
import { at } from '../../rules/extractors/maps/doriana';
import { AVRONIAN_MOVES, gameWith, machine, section, vehicle } from '../../rules/extractors/testing';
import { randomPlayer } from '../player';
import type { Style } from '../player/style';
import { randomGame } from '../randomGame';
import type { Range } from './peers/walking';

/** The machine whose moves are measured: a Glide where it has the most ends, off the road. */
export const GLIDE: CounterId = counterId('A');
const HEX = '1207';
const FACING = 2;

/** The Glide and its movement points as the peers see them. */
export const RANGE: Range = { from: at(HEX), facing: FACING, limit: CHASSIS.glide.speed * 2 };

/** The Glide under no orders, and enemies that are not in its way. */
export function freeGlide(): Game {
  return gameWith([...distant(), machine('A', 'glide', [HEX, FACING])], {
    rules: 'simple',
    phase: AVRONIAN_MOVES,
  });
}

/** The Glide under an order, with ten enemies around it. */
export function orderedGlide(order: MoveOrder): Game {
  const objective = order === 'vector' ? { hex: at('1818'), exit: null } : null;
  return gameWith(
    [...company(), machine('A', 'glide', [HEX, FACING], { move: [order], rest: { objective } })],
    {
      phase: AVRONIAN_MOVES,
      activation: { type: 'moving', machine: GLIDE, order, box: 0, marking: false },
    },
  );
}

function distant() {
  return [section('panza-shock-1', '0101'), vehicle('agrax-1', '2401')];
}

function company() {
  return [
    section('panza-shock-1', '0712'),
    section('panza-shock-2', '0813'),
    section('panza-lance', '0913'),
    section('transcom-1', '1012'),
    section('dagmaton-1', '0614'),
    vehicle('revil-1', '1409', 3),
    vehicle('walker-1', '1611', 4),
    vehicle('agrax-1', '0520', 1),
    vehicle('flyer-1', '1820', 5),
    vehicle('pgp-1', '1711', 3),
  ];
}

const BATTLE: Setup = { scenario: 'engage', rules: 'full' };
const SEED = 1;
/** The recommended armies, all of which go for each other. */
const FIGHTS: Partial<Style> = {
  shops: 'recommended',
  programs: 'recommended',
  heads: 'forEnemy',
  idleness: 0,
  fires: 100,
};

/** What was done in the battle, with the game before it. */
export interface Done {
  readonly game: Game;
  readonly action: Action;
}

/** So many actions of a kind in the battle from its third turn on. */
export function battleActions(type: Action['type'], most: number): readonly Done[] {
  const done: Done[] = [];
  for (let seed = SEED; done.length < most; seed++) {
    const before = (game: Game, action: Action) => {
      if (action.type === type && game.turn > 2 && done.length < most)
        done.push({ game: copyGame(game), action });
    };
    randomGame(BATTLE, seed, { before }, randomPlayer(BATTLE, seed, { dorian: FIGHTS, avronian: FIGHTS }));
  }
  return done;
}

/** *Engage!* with the recommended armies, 22 units, as it stands when the phase of that turn begins. */
export function battle(turn: number, phase: Game['phase']): Game {
  let found: Game | undefined;
  const keep = (game: Game) => {
    const { name, side } = game.phase;
    if (!found && game.turn === turn && name === phase.name && side === phase.side) found = copyGame(game);
  };
  const player = randomPlayer(BATTLE, SEED, { dorian: FIGHTS, avronian: FIGHTS });
  randomGame(BATTLE, SEED, { after: keep }, player);
  if (!found) throw new Error(`No ${phase.name} in turn ${turn} of the battle`);
  return found;
}
