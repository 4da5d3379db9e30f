import { distance } from '../../hex';
import type { Draft } from '../result';
import { roll } from '../rng';
import { RALLIES_FROM, TRANSCOM_DRM } from './data';
import { mapOf } from './scenarios';
import type { CounterId, Event, Game, Illegal, Position, Section, Unit } from './types';
import { illegal, isEmbarked, isPlaced, unitOf, unitsOf, type Placed } from './units';

/** A rally roll before the die [§6.3.4]. */
export interface RallyChance {
  /** The Transcom that helps; null: none near enough. */
  readonly transcom: CounterId | null;
  readonly drm: number;
  /** Lowest unmodified roll that rallies. */
  readonly needed: number;
  readonly chance: number;
}

/** Why a unit cannot roll to rally [§6.3.4, R-76]. */
export function whyNotRally(position: Position, id: CounterId): Illegal | undefined {
  const unit = Object.hasOwn(position.units, id) ? unitOf(position, id) : undefined;
  if (!unit) return illegal('§6.3.4', { reason: 'noSuchUnit', unit: id });
  if (!isPlaced(unit)) return illegal('§6.3.4', { reason: 'notOnMap', unit: id });
  if (unit.class !== 'section' || !unit.routed) return illegal('§6.3.4', { reason: 'notRouted', unit: id });
  if (unit.rallyTurn === position.turn) return illegal('§6.3.4', { reason: 'alreadyRallied', unit: id });
  return undefined;
}

/** The rally roll: on 5–9, helped by the best Transcom, the section is no longer routed [§6.3.4]. */
export function playRally(game: Draft<Game>, id: CounterId): Event[] {
  const section = game.units[id] as Draft<Section>;
  const { transcom, drm, needed } = rallyChance(game, id);
  const rolled = roll(game, 10);
  const rallied = rolled >= needed;
  section.rallyTurn = game.turn;
  if (rallied) section.routed = false;
  return [{ type: 'rallyRoll', unit: id, transcom, drm, roll: rolled, rallied }];
}

/** The chance of a routed section on the map to rally [§6.3.4, R-10, R-47]. */
export function rallyChance(position: Position, id: CounterId): RallyChance {
  const section = unitOf(position, id) as Placed<Section>;
  let best: { transcom: CounterId | null; drm: number } = { transcom: null, drm: 0 };
  for (const unit of unitsOf(position)) {
    const drm = helpOf(position, unit, section);
    if (drm > best.drm) best = { transcom: unit.id, drm };
  }
  const needed = Math.max(0, RALLIES_FROM - best.drm);
  return { ...best, needed, chance: (10 - needed) / 10 };
}

/** What a unit adds to a section's rally roll: a routed Transcom always helps itself; others must be fit and outside a Floater [§6.3.4, R-47, R-74]. */
function helpOf(position: Position, unit: Unit, section: Placed<Section>): number {
  if (unit.kind !== 'transcom' || !isPlaced(unit) || unit.hidden) return 0;
  if (unit.id === section.id) return TRANSCOM_DRM[0];
  if (unit.pinned || unit.routed || isEmbarked(position, unit)) return 0;
  return TRANSCOM_DRM[distance(mapOf(position).grid, unit.where.hex, section.where.hex)] ?? 0;
}
