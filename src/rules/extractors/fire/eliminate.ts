import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { ENTRY_COST, STACKING_LIMIT } from '../data';
import { dropMarksOn, takeMarkersOff } from '../display/marks';
import { mapOf } from '../scenarios';
import type { CounterId, Event, Game, Section, UnitEffect } from '../types';
import { passengersOf, printedCostOf, unitsIn, type Placed } from '../units';
import { strikeSection } from './damage';

export type Eliminated = Extract<Event, { type: 'eliminated' }>['why'];

/** The one way a unit is destroyed: it leaves the map, whoever was inside is seen to, marks on it come off [§7.3.2, §8.4.4]. */
export function eliminate(game: Draft<Game>, id: CounterId, why: Eliminated): Event[] {
  const unit = game.units[id];
  const inside = passengersOf(game, id);
  unit.where = { at: 'eliminated' };
  takeMarkersOff(unit);
  if (game.activation?.machine === id) game.activation = null;
  const events: Event[] = [{ type: 'eliminated', unit: id, why }, ...dropMarksOn(game, id)];
  if (inside.length === 0) return events;
  if (unit.class === 'static') {
    for (const section of inside) comeOut(game, section.id);
    return events;
  }
  return [...events, ...strikePassengers(game, id, inside, why)];
}

/** A section survives its fort and stands in the open. */
function comeOut(game: Draft<Game>, id: CounterId): void {
  const { where } = game.units[id];
  if (where.at === 'map') where.inside = null;
}

/** Each passenger of a destroyed Floater takes an SL/R result; who then finds no place in the hex is lost [§6.3.3, R-46, R-72]. */
function strikePassengers(
  game: Draft<Game>,
  floater: CounterId,
  inside: readonly Placed<Section>[],
  why: Eliminated,
): readonly Event[] {
  const { hex } = inside[0].where;
  const effects = inside.map(({ id }) => ({ unit: id, effects: strike(game, id) }));
  const dead = inside.filter(({ id }) => (game.units[id] as Section).steps === 0);
  const events: Event[] = [{ type: 'passengersHit', floater, effects }];
  for (const { id } of dead) events.push(...eliminate(game, id, why));
  const survivors = inside.filter((section) => !dead.includes(section)).map(({ id }) => id);
  for (const id of survivors) comeOut(game, id);
  for (const id of lostIn(game, hex, survivors)) events.push(...eliminate(game, id, 'overstacked'));
  return events;
}

function strike(game: Draft<Game>, id: CounterId): readonly UnitEffect[] {
  const section = game.units[id] as Draft<Section>;
  const { effects, ...state } = strikeSection(section, 'SL/R');
  Object.assign(section, state);
  return effects;
}

/** Survivors without a place: all where legs may not be, else the weakest, then the cheapest, then the last of the mix. */
function lostIn(game: Draft<Game>, hex: Hex, survivors: readonly CounterId[]): readonly CounterId[] {
  const { terrain, road } = mapOf(game);
  if (ENTRY_COST[terrain[hex]].leg === 'no' && road[hex] === 0) return survivors;
  const there = unitsIn(game, hex).filter(({ where }) => where.inside === null);
  const excess = Math.max(0, there.length - STACKING_LIMIT);
  const sections = survivors.map((id) => game.units[id] as Section).reverse();
  sections.sort((a, b) => a.steps - b.steps || printedCostOf(a) - printedCostOf(b));
  return sections.slice(0, excess).map(({ id }) => id);
}
