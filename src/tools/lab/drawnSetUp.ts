import { distance, hexNumber } from '../../hex';
import { chanceOf, pick, shuffled, type Chance } from '../../rules/chance';
import {
  copyGame,
  extractors,
  mapOf,
  placementOptions,
  recommendedArmy,
  recommendedPlacement,
  unitOf,
  unplacedUnits,
  whyIllegal,
  type Action,
  type ArmyNumber,
  type Game,
  type PlaceAction,
  type Setup,
  type Side,
} from '../../rules/extractors';
import type { Player } from '../arena/players';
import type { Draw } from './drawnArmy';

const END: Action = { type: 'endPhase' };
/** Forts can stand so that the last has no place. */
const TRIES = 20;

/** The armies of the house that the sides have bought, by their numbers; left out: the recommended one. */
export type Bought = Partial<Readonly<Record<Side, ArmyNumber>>>;

/** Where the units of the recommended army stand: a legal set-up by lot, the same number the same one; empty: the side places nothing [§5]. */
export function drawnSetUp(
  setup: Setup,
  { side, number }: Draw,
  bought: Bought = {},
): readonly PlaceAction[] {
  const chance = chanceFor({ side, number });
  for (let tried = 0; tried < TRIES; tried++) {
    const game = beforePlacement(setup, side, bought);
    if (game === null) return [];
    const places: PlaceAction[] = [];
    for (let place; (place = pick(chance, placementOptions(game).filter(isPlace)));) {
      extractors.play(game, place);
      places.push(place);
    }
    if (unplacedUnits(game).length === 0) return places;
  }
  throw new RangeError(`No set-up of the ${side} found`);
}

/** Units that one change places anew. */
const MOST_MOVED = 3;
/** How far each goes, at most: often only a little. */
const STEPS = [2, 4, 99];

/** A set-up with a few of its units in other places: the same number is the same change. */
export function alteredSetUp(
  setup: Setup,
  places: readonly PlaceAction[],
  draw: Draw,
  bought: Bought = {},
): readonly PlaceAction[] {
  const chance = chanceFor(draw);
  for (let tried = 0; tried < TRIES; tried++) {
    const altered = movedIn(beforePlacement(setup, draw.side, bought)!, places, chance);
    if (altered) return altered;
  }
  return places;
}

/** Null: they found no room. */
function movedIn(game: Game, places: readonly PlaceAction[], chance: Chance): readonly PlaceAction[] | null {
  const moved = shuffled(chance, places).slice(0, 1 + chance(MOST_MOVED));
  const kept = places.filter((place) => !moved.includes(place));
  for (const place of kept) {
    if (whyIllegal(game, place)) return null;
    extractors.play(game, place);
  }
  const { grid } = mapOf(game);
  const altered = [...kept];
  for (const { unit, hex } of moved) {
    const steps = pick(chance, STEPS)!;
    const free = placementOptions(game, unit).filter(isPlace);
    const near = free.filter((place) => distance(grid, place.hex, hex) <= steps);
    const place = pick(chance, near.length > 0 ? near : free);
    if (!place) return null;
    extractors.play(game, place);
    altered.push(place);
  }
  return unplacedUnits(game).length === 0 ? altered : null;
}

/** What is recommended; empty: the side places nothing. */
export function recommendedSetUp(setup: Setup, side: Side, bought: Bought = {}): readonly PlaceAction[] {
  const game = beforePlacement(setup, side, bought);
  return game ? recommendedPlacement(game) : [];
}

function chanceFor({ side, number }: Draw): Chance {
  return chanceOf(Math.imul(number, 0x9e3779b1) ^ (side === 'dorian' ? 3 : 4));
}

function isPlace(action: Action): action is PlaceAction {
  return action.type === 'place';
}

/** When the side begins to place its units; null: it places none. */
function beforePlacement(setup: Setup, side: Side, bought: Bought): Game | null {
  const game = copyGame(extractors.setup(setup, 1));
  while (game.phase.name === 'buildUp') {
    extractors.play(game, {
      type: 'recommend',
      army: bought[game.phase.side] ?? recommendedArmy(setup, game.phase.side),
    });
    extractors.play(game, END);
  }
  while (game.phase.name === 'placement' && game.phase.side !== side) {
    for (const place of recommendedPlacement(game)) extractors.play(game, place);
    extractors.play(game, END);
  }
  return game.phase.name === 'placement' ? game : null;
}

/** The player, but with a set-up of its own. */
export function placing(places: readonly PlaceAction[], player: Player): Player {
  const left = [...places];
  return (game) => (game.phase.name === 'placement' ? { action: left.shift() ?? END } : player(game));
}

/** 'shock 2420, lance 1620' */
export function setUpWords(setup: Setup, draw: Draw): string {
  const game = beforePlacement(setup, draw.side, {})!;
  return drawnSetUp(setup, draw)
    .map(({ unit, hex }) => `${unitOf(game, unit).kind} ${hexNumber(mapOf(game).grid, hex)}`)
    .join(', ');
}
