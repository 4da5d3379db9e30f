import type { BoardMark } from '../../../../board/model';
import {
  firersOf,
  forecast,
  isPlaced,
  targetsOf,
  unitOf,
  whyIllegal,
  whyNotShot,
  type Action,
  type CounterId,
  type Firer,
  type Position,
  type Shot,
} from '../../../../rules/extractors';
import { percent } from '../../wording';
import type { Desk, Mode, Tap } from '../desk';
import { selectedMark } from './idle';
import { inHand, tappedUnit } from './select';

/** A unit in hand: its targets are lit with their chances; a tap aims, a tap on a friend adds or takes out a firer [§7]. */
export const firing: Mode = {
  marks: (position, desk) => [
    ...selectedMark(position, desk),
    ...(desk.plan?.kind === 'shot' ? shotMarks(position, desk.plan.shot) : targetMarks(position, desk)),
  ],
  tap: (position, desk, tap) => {
    const enemy = tappedUnit(position, tap, ({ side }) => side !== position.phase.side);
    const friend = tappedUnit(position, tap, ({ side }) => side === position.phase.side);
    if (enemy !== null && desk.selected !== null) return aim(position, desk, enemy);
    if (friend !== null && desk.plan?.kind === 'shot') return join(position, desk, desk.plan.shot, friend);
    return friend !== null ? inHand(desk, friend) : inHand(desk, null);
  },
  action: (_, { plan }) => planned(plan),
};

function planned(plan: Desk['plan']): Action | null {
  if (plan?.kind === 'act') return plan.action;
  return plan?.kind === 'shot' ? { type: 'fire', ...plan.shot } : null;
}

/** The unit in hand aims at an enemy: with every weapon that bears, or its area effect if it has one. */
export function aim(position: Position, desk: Desk, target: CounterId): Desk {
  if (desk.selected === null) return desk;
  const firers = firersOf(unitOf(position, desk.selected));
  const able = firers.filter((firer) => !whyNotShot(position, alone(firer, target)));
  const shot: Shot = { firers: able.slice(0, 1), target, area: false };
  const reason = able.length
    ? whyIllegal(position, { type: 'fire', ...shot })
    : whyNotShot(position, alone(firers[0] ?? { unit: desk.selected, slot: null }, target));
  return reason ? { ...desk, plan: null, refusal: reason } : { ...desk, plan: { kind: 'shot', shot } };
}

/** Adds a unit to the shot, or takes it out again [§7.5]. */
function join(position: Position, desk: Desk, shot: Shot, unit: CounterId): Desk {
  const without = shot.firers.filter((firer) => firer.unit !== unit);
  if (without.length < shot.firers.length)
    return without.length === 0
      ? inHand(desk, unit)
      : { ...desk, plan: { kind: 'shot', shot: { ...shot, firers: without } } };
  const joined: Shot = {
    ...shot,
    firers: [...shot.firers, ...firersOf(unitOf(position, unit)).slice(0, 1)],
    area: false,
  };
  const refusal = whyIllegal(position, { type: 'fire', ...joined }) ?? null;
  return refusal ? { ...desk, refusal } : { ...desk, plan: { kind: 'shot', shot: joined } };
}

function alone(firer: Firer, target: CounterId): Shot {
  return { firers: [firer], target, area: false };
}

function targetMarks(position: Position, { selected }: Desk): readonly BoardMark[] {
  if (selected === null) return [];
  const chances = new Map<CounterId, number>();
  for (const firer of firersOf(unitOf(position, selected)))
    for (const option of targetsOf(position, firer))
      if (option.forecast)
        chances.set(option.target, Math.max(chances.get(option.target) ?? 0, option.forecast.anyHit));
  return [...chances].flatMap(([id, chance]): readonly BoardMark[] => {
    const target = unitOf(position, id);
    return isPlaced(target) ? [{ kind: 'target', hex: target.where.hex, label: percent(chance) }] : [];
  });
}

/** Target with its chance, a line from each firer, and everything an area touches. */
function shotMarks(position: Position, shot: Shot): readonly BoardMark[] {
  const { units } = forecast(position, shot);
  const target = unitOf(position, shot.target);
  if (!isPlaced(target)) return [];
  const declared = units.find((unit) => unit.target === shot.target);
  const lines = shot.firers.flatMap(({ unit }): readonly BoardMark[] => {
    const firer = unitOf(position, unit);
    if (!isPlaced(firer)) return [];
    return [
      { kind: 'selected', hex: firer.where.hex },
      { kind: 'sight', from: firer.where.hex, to: target.where.hex, clear: true, blockedAt: null },
    ];
  });
  const struck = units.flatMap((unit) => {
    const hit = unitOf(position, unit.target);
    return isPlaced(hit) ? [hit.where.hex] : [];
  });
  return [
    ...lines,
    ...(shot.area ? [{ kind: 'area', hexes: [...new Set(struck)] } as const] : []),
    { kind: 'target', hex: target.where.hex, ...(declared && { label: percent(declared.anyHit) }) },
  ];
}

/** A tap that meant no unit at all. */
export function isEmpty(position: Position, tap: Tap): boolean {
  return tappedUnit(position, tap, () => true) === null;
}
