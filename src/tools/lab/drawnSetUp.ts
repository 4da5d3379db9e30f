import { hexNumber } from '../../hex';
import { chanceOf, pick } from '../../rules/chance';
import {
  copyGame,
  extractors,
  mapOf,
  placementOptions,
  unitOf,
  unplacedUnits,
  type Action,
  type Game,
  type Setup,
} from '../../rules/extractors';
import type { Player } from '../arena/players';
import type { Draw } from './drawnArmy';

type Place = Extract<Action, { readonly type: 'place' }>;

const END: Action = { type: 'endPhase' };
/** Forts can stand so that the last has no place. */
const TRIES = 20;

/** Where the units of the recommended army stand: a legal set-up by lot, the same number the same one; empty: the side places nothing [§5]. */
export function drawnSetUp(setup: Setup, { side, number }: Draw): readonly Place[] {
  const chance = chanceOf(Math.imul(number, 0x9e3779b1) ^ (side === 'dorian' ? 3 : 4));
  for (let tried = 0; tried < TRIES; tried++) {
    const game = beforePlacement(setup);
    if (game.phase.name !== 'placement' || game.phase.side !== side) return [];
    const places: Place[] = [];
    for (let place; (place = pick(chance, placementOptions(game).filter(isPlace)));) {
      extractors.play(game, place);
      places.push(place);
    }
    if (unplacedUnits(game).length === 0) return places;
  }
  throw new RangeError(`No set-up of the ${side} found`);
}

function isPlace(action: Action): action is Place {
  return action.type === 'place';
}

function beforePlacement(setup: Setup): Game {
  const game = copyGame(extractors.setup(setup, 1));
  while (game.phase.name === 'buildUp') {
    extractors.play(game, { type: 'recommend', army: 0 });
    extractors.play(game, END);
  }
  return game;
}

/** The player, but with a set-up of its own. */
export function placing(places: readonly Place[], player: Player): Player {
  const left = [...places];
  return (game) => (game.phase.name === 'placement' ? { action: left.shift() ?? END } : player(game));
}

/** 'shock 2420, lance 1620' */
export function setUpWords(setup: Setup, draw: Draw): string {
  const game = beforePlacement(setup);
  return drawnSetUp(setup, draw)
    .map(({ unit, hex }) => `${unitOf(game, unit).kind} ${hexNumber(mapOf(game).grid, hex)}`)
    .join(', ');
}
