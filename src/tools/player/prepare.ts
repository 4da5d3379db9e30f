import {
  forcesThatBuy,
  hexesOfZone,
  options,
  placementOptions,
  priceListOf,
  recommendedOrders,
  recommendedPlacement,
  scenarioOf,
  unplacedUnits,
  whyIllegal,
  zoneOf,
  type Action,
  type Game,
  type Machine,
  type Unit,
} from '../../rules/extractors';
import { facesHexside, unitsOf } from '../../rules/extractors/units';
import { happens, pick, shuffled, type Chance } from '../chance';
import type { Style } from './style';

const END: Action = { type: 'endPhase' };
/** Purchases looked at before a random shopper is done. */
const SHOPPING_TRIES = 6;
const PLACE_TRIES = 20;

/** A purchase or the recommended force, or the end of the build-up [§5]. */
export function shop(game: Game, style: Style, chance: Chance): readonly Action[] {
  return listed(bought(game, style, chance));
}

function bought(game: Game, style: Style, chance: Chance): Action | undefined {
  const { side } = game.phase;
  const begun = unitsOf(game).some((unit) => unit.side === side && isChosen(game, unit));
  const ready = !whyIllegal(game, END);
  if (style.shops === 'recommended' && !begun) return { type: 'recommend' };
  if (ready && (style.shops === 'recommended' || happens(chance, style.shops === 'meanly' ? 60 : 3)))
    return END;
  if (happens(chance, 2)) return pick(chance, options(game));
  return purchase(game, chance) ?? (ready ? END : pick(chance, options(game)));
}

/** The scenario left it to the side, or it wears what the side has bought. */
function isChosen(game: Game, unit: Unit): boolean {
  const given = scenarioOf(game).forces[unit.force].given.includes(unit.id);
  return !given || (unit.class === 'machine' && unit.slots.some(({ weapon }) => weapon !== null));
}

function purchase(game: Game, chance: Chance): Action | undefined {
  const force = pick(chance, forcesThatBuy(game, game.phase.side))!;
  const list = priceListOf(game, force);
  for (let tried = 0; tried < SHOPPING_TRIES; tried++) {
    const wanted = pick(chance, list);
    if (!wanted) continue;
    const action: Action = { type: 'buy', force, purchase: wanted };
    if (!whyIllegal(game, action)) return action;
  }
  return undefined;
}

/** Units placed, or the end of the placement [§5]. */
export function place(game: Game, style: Style, chance: Chance): readonly Action[] {
  const unplaced = unplacedUnits(game);
  if (unplaced.length === 0) return [happens(chance, 4) ? (takeUp(game, chance) ?? END) : END];
  if (style.places === 'recommended') {
    const recommended = recommendedPlacement(game);
    if (recommended.length) return recommended;
  }
  const unit = pick(chance, unplaced)!;
  return listed(dropped(game, unit, chance) ?? pick(chance, placementOptions(game, unit.id)));
}

/** A place by trial: listing them all takes longer. */
function dropped(game: Game, unit: Unit, chance: Chance): Action | undefined {
  const zone = zoneOf(game, unit);
  if (!zone) return undefined;
  const hexes = hexesOfZone(game, zone);
  const carriers = unitsOf(game).filter(({ kind }) => kind === 'floater' || kind === 'fort');
  for (let tried = 0; hexes.length && tried < PLACE_TRIES; tried++) {
    const into = unit.class === 'section' && happens(chance, 30) ? pick(chance, carriers) : undefined;
    const hex = into?.where.at === 'map' ? into.where.hex : pick(chance, hexes)!;
    const facing = facesHexside(unit) ? (chance(6) as 0) : null;
    const action: Action = { type: 'place', unit: unit.id, hex, facing, into: into?.id ?? null };
    if (!whyIllegal(game, action)) return action;
  }
  return undefined;
}

function takeUp(game: Game, chance: Chance): Action | undefined {
  const unit = pick(chance, shuffled(chance, unitsOf(game)));
  const action: Action | undefined = unit && { type: 'unplace', unit: unit.id };
  return action && !whyIllegal(game, action) ? action : undefined;
}

/** Orders in boxes, then `done`: the end of the programming, or the lock of a reset [§8.1, §8.2]. */
export function program(game: Game, style: Style, done: Action, chance: Chance): readonly Action[] {
  const ready = !whyIllegal(game, done);
  if (style.programs === 'recommended') return [...recommendedOrders(game), done];
  if (ready && happens(chance, 10)) return [done];
  const empty = emptyBoxes(game, chance);
  const any = happens(chance, 5) ? pick(chance, options(game)) : undefined;
  return any ? [any] : empty.length ? empty : [done];
}

/** One of the orders there are for one of the boxes that are still empty. */
function emptyBoxes(game: Game, chance: Chance): readonly Action[] {
  const empty = options(game).filter((action) => {
    if (action.type !== 'order' || action.order === null) return false;
    const machine = game.units[action.machine] as Machine;
    return machine[action.cycle].boxes[action.box].order === null;
  });
  return listed(pick(chance, empty));
}

function listed(action: Action | undefined): readonly Action[] {
  return action ? [action] : [];
}
