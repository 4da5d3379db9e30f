import { spreadOf, type Spread } from '../../spread';
import { RALLIES_FROM } from '../data';
import type { CounterId, Event, Firer, Position, Section, Side, Unit, UnitEffect } from '../types';
import { unitOf } from '../units';
import { harmRolled, harmSpread, struckIn } from './harm';
import { worthOfSection } from './worth';

/** Dice that took worth from one unit, or might have; a rally gives some back. Worth in tenths of a point. */
export interface Throw {
  readonly type: 'shot' | 'blast' | 'rally';
  /** The unit that was struck, or that rallied. */
  readonly unit: CounterId;
  /** Its side. */
  readonly side: Side;
  /** Who fired; a Self-destruct: the machine; a rally: nobody. */
  readonly by: readonly Firer[];
  /** All that the unit might have lost; less than 0: got back. */
  readonly spread: Spread;
  /** What it lost. */
  readonly rolled: number;
}

/**
 * The throws of one action, by the position before it. Bog rolls are none: they take no worth. For the players' judgement of
 * luck; no rule of its own.
 */
export function throwsOf(before: Position, events: readonly Event[]): readonly Throw[] {
  /** Units as earlier shots of the same action have left them. */
  const units = { ...before.units };
  const position = { ...before, units };
  const suffer = (id: CounterId, effects: readonly UnitEffect[]) => {
    units[id] = effects.reduce(affected, unitOf(position, id));
  };
  return events.flatMap((event): readonly Throw[] => {
    switch (event.type) {
      case 'shot':
      case 'selfDestruct': {
        const by = event.type === 'shot' ? event.firers : [{ unit: event.machine, slot: null }];
        const throws = event.results.map((result): Throw => {
          const unit = unitOf(position, result.forecast.target);
          const struck = struckIn(position, unit);
          const spread = harmSpread(struck, result.forecast);
          const type = event.type === 'shot' ? 'shot' : 'blast';
          return { type, unit: unit.id, side: unit.side, by, spread, rolled: harmRolled(struck, result) };
        });
        for (const { forecast, effects } of event.results) suffer(forecast.target, effects);
        return throws;
      }
      case 'passengersHit':
        for (const { unit, effects } of event.effects) suffer(unit, effects);
        return [];
      case 'rallyRoll':
        return [rallyOf(unitOf(position, event.unit) as Section, event)];
      default:
        return [];
    }
  });
}

/** A routed section gets back what its rout had cost [§6.3.4]. */
function rallyOf(section: Section, { drm, rallied }: Extract<Event, { type: 'rallyRoll' }>): Throw {
  const back = worthOfSection({ ...section, routed: false }) - worthOfSection(section);
  const chance = (10 - Math.max(0, RALLIES_FROM - drm)) / 10;
  const spread = spreadOf([
    [0, 1 - chance],
    [-back, chance],
  ]);
  const rolled = rallied ? -back : 0;
  return { type: 'rally', unit: section.id, side: section.side, by: [], spread, rolled };
}

function affected(unit: Unit, effect: UnitEffect): Unit {
  switch (effect.effect) {
    case 'armour':
      return unit.class === 'section' ? unit : { ...unit, armour: effect.left };
    case 'step':
      return unit.class === 'section' ? { ...unit, steps: effect.left, pinned: false } : unit;
    case 'pinned':
      return unit.class === 'section' ? { ...unit, pinned: true } : unit;
    case 'routed':
      return unit.class === 'section' ? { ...unit, pinned: false, routed: true } : unit;
    case 'destroyed':
      return { ...unit, where: { at: 'eliminated' } };
  }
}
