import type { BoardMark } from '../../../../board/model';
import type { Hex } from '../../../../hex';
import {
  areaHexes,
  blastHexes,
  firersOf,
  forecast,
  isPlaced,
  targetsOf,
  unitOf,
  type CounterId,
  type Position,
  type Shot,
} from '../../../../rules/extractors';
import { percent } from '../../wording';
import { hexOnMap } from '../places';
import { orderInHand, weaponsLeft, whyNotAt } from './ordered';

/** The chance of any hit on each enemy a unit may fire at, with its best weapon. */
export function chancesOf(position: Position, id: CounterId): ReadonlyMap<CounterId, number> {
  const unit = unitOf(position, id);
  const ordered = unit.class === 'machine' && position.rules === 'full';
  if (ordered && orderInHand(position) === null) return new Map();
  const chances = new Map<CounterId, number>();
  for (const firer of ordered ? weaponsLeft(position, id) : firersOf(unit))
    for (const { target, forecast: shot } of targetsOf(position, firer))
      if (shot && !(ordered && whyNotAt(position, firer, target)))
        chances.set(target, Math.max(chances.get(target) ?? 0, shot.anyHit));
  return chances;
}

export interface Shooter {
  readonly unit: CounterId;
  readonly chance: number;
}

/** Who may fire at an enemy now, the likeliest hit first; machines under orders apart. */
export function shootersAt(position: Position, target: CounterId): readonly Shooter[] {
  return Object.values(position.units)
    .filter(({ side, fired }) => side === position.phase.side && !fired)
    .map(({ id }) => ({ unit: id, chance: chancesOf(position, id).get(target) ?? 0 }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}

/** Those who may fire at an enemy, with their chances. */
export function shooterMarks(position: Position, target: CounterId): readonly BoardMark[] {
  return shootersAt(position, target).flatMap(({ unit, chance }) => {
    const hex = hexOnMap(position, unit);
    return hex === null ? [] : [{ kind: 'legalEnd', hex, label: percent(chance) } as const];
  });
}

/** Every enemy it may fire at, with the chance. */
export function targetMarks(position: Position, selected: CounterId): readonly BoardMark[] {
  return [...chancesOf(position, selected)].flatMap(([id, chance]) => {
    const hex = hexOnMap(position, id);
    return hex === null ? [] : [{ kind: 'target', hex, label: percent(chance) } as const];
  });
}

/** A line from each firer, what an area touches, and the target with the chance of any hit. */
export function shotMarks(position: Position, shot: Shot): readonly BoardMark[] {
  const { units } = forecast(position, shot);
  const to = hexOnMap(position, shot.target);
  if (to === null) return [];
  const declared = units.find(({ target }) => target === shot.target);
  const area: BoardMark[] = shot.area ? [{ kind: 'area', hexes: areaHexes(position, shot) }] : [];
  return [
    ...area,
    ...shot.firers.flatMap(({ unit }) => lineFrom(hexOnMap(position, unit), to)),
    { kind: 'target', hex: to, ...(declared && { label: percent(declared.anyHit) }) },
  ];
}

/** The hexes a Self-destruct reaches [§8.4.5]. */
export function blastMarks(position: Position, machine: CounterId): readonly BoardMark[] {
  return isPlaced(unitOf(position, machine)) ? [{ kind: 'area', hexes: blastHexes(position, machine) }] : [];
}

function lineFrom(from: Hex | null, to: Hex): readonly BoardMark[] {
  if (from === null) return [];
  const line: BoardMark = { kind: 'sight', from, to, clear: true, blockedAt: null };
  return from === to ? [] : [{ kind: 'selected', hex: from }, line];
}
