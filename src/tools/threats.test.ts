import { describe, expect, it } from 'vitest';
import { allHexes, type Hex } from '../hex';
import {
  coverageOf,
  doriana,
  extractors,
  firersOf,
  forecast,
  holdsFireOnEntry,
  reachOf,
  suppose,
  targetsOf,
  threatMap,
  type CounterId,
  type Firer,
  type Position,
  type Unit,
  type When,
} from '../rules/extractors';
import { beforeNextMove } from '../rules/extractors/threats/stands';
import { enemyOf, isExposed, isPlaced, unitsOf } from '../rules/extractors/units';
import { chanceOf, pick, type Chance } from './chance';
import { SETUPS, statesOf } from './states';

const SEEDS = [91, 92];
const PER_GAME = 5;
const PLACES = 6;
const HEXES = allHexes(doriana.grid);

/** Those who could fire at the unit, each from its own place alone, by the questions the shot card asks. */
function firersAt(position: Position, unit: CounterId): ReadonlyMap<string, number> {
  const enemies = unitsOf(position).filter(({ side }) => side !== position.units[unit].side);
  const found = new Map<string, number>();
  for (const firer of enemies.filter(isPlaced).flatMap(firersOf)) {
    const option = targetsOf(position, firer).find(({ target }) => target === unit);
    if (option?.forecast) found.set(nameOf(firer), option.forecast.anyHit);
  }
  return found;
}

/** The same from any place where its next move may end, the unit being where it is now: the best chance of each weapon. */
function firersNext(
  position: Position,
  { id: unit, side }: Unit,
  now: Position,
): ReadonlyMap<string, number> {
  const by = enemyOf(side);
  const fresh = beforeNextMove(now, by);
  const { where } = position.units[unit];
  const best = new Map<string, number>();
  for (const enemy of unitsOf(position).filter(({ side }) => side === by)) {
    if (enemy.class === 'section' && (enemy.pinned || enemy.routed)) continue;
    if (holdsFireOnEntry(now, enemy)) continue;
    const what = suppose(rested(position, enemy.id));
    for (const end of reachOf(fresh, enemy.id).ends) {
      if (where.at === 'map' && end.hex === where.hex) continue;
      if (end.exit !== null || (end.into !== null && position.units[end.into].class !== 'static')) continue;
      const there = what.stand(enemy.id, end);
      for (const firer of firersOf(there.units[enemy.id])) {
        const shot = { firers: [firer], target: unit, area: false };
        const option = targetsOf(there, firer).find(({ target }) => target === unit);
        const chance = option?.forecast ? forecast(there, shot).units[0].anyHit : -1;
        if (chance > (best.get(nameOf(firer)) ?? -1)) best.set(nameOf(firer), chance);
      }
    }
  }
  return best;
}

function nameOf({ unit, slot }: Firer): string {
  return `${unit} ${slot}`;
}

/** Nobody has fired, holds its fire or brings anything from this turn. */
function rested(position: Position, ...only: readonly CounterId[]): Position {
  const fresh = (unit: Unit): Unit => {
    if (unit.class !== 'machine') return { ...unit, fired: false };
    const slots = unit.slots.map((slot) => ({ ...slot, fired: false }));
    const { holdsFire, ...rest } = unit;
    const lapsed = only.includes(unit.id) ? { held: false, combatReset: false } : {};
    return holdsFire || !rest
      ? { ...rest, ...lapsed, fired: false, slots }
      : { ...unit, ...lapsed, fired: false, slots };
  };
  const units = Object.fromEntries(unitsOf(position).map((unit) => [unit.id, fresh(unit)]));
  return { ...position, units, activation: only.length ? null : position.activation };
}

/** Empty hexes, as a rule near where somebody could fire. */
function somewhere(position: Position, weapons: Uint8Array, chance: Chance): Hex {
  const taken = unitsOf(position).flatMap((unit) => (isPlaced(unit) ? [unit.where.hex] : []));
  const free = HEXES.filter((hex) => !taken.includes(hex) && (chance(4) === 0 || weapons[hex] > 0));
  return pick(chance, free.length ? free : HEXES)!;
}

describe('a threat map', () => {
  const ask = (
    when: When,
    expectedOf: (position: Position, unit: Unit, now: Position) => ReadonlyMap<string, number>,
  ) =>
    it.each(SETUPS)(
      `of what could fire ${when} in $scenario, $rules rules, is what shots would answer`,
      (setup) => {
        for (const { game } of statesOf(setup, SEEDS, PER_GAME)) {
          if (game.turn < 1) continue;
          const chance = chanceOf(game.dice.rolled);
          const side = pick(chance, extractors.sides)!;
          const seen = extractors.view(game, side);
          const unit = pick(
            chance,
            unitsOf(seen).filter((each) => each.side === side && isExposed(each)),
          );
          if (!unit) continue;
          const map = threatMap(coverageOf(seen, enemyOf(side), when), unit);
          for (let asked = 0; asked < PLACES; asked++) {
            const hex = somewhere(seen, map.weapons, chance);
            const facing = unit.where.at === 'map' && unit.where.facing !== null ? 0 : null;
            const there = suppose(seen).stand(unit.id, { hex, facing });
            const answered = [...expectedOf(there, unit, seen)].sort();
            const told = map.at(hex).map(({ firer, expected }) => [nameOf(firer), expected.anyHit]);
            expect(told.map(([name]) => name).sort()).toEqual(answered.map(([name]) => name));
            for (const [name, value] of told)
              expect(value).toBeCloseTo(answered.find(([other]) => other === name)![1], 12);
            expect(map.weapons[hex]).toBe(told.length);
          }
        }
      },
    );

  ask('now', (position, { id }) => firersAt(rested(position), id));
  ask('next', firersNext);
});
