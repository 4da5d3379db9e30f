import type { Forecast, Position, Shot, ToHit, Unit, UnitForecast } from '../types';
import type { Placed } from '../units';
import { placedUnit } from './armament';
import { struckBy } from './area';
import { mayDraw } from './critical';
import { damageTableOf } from './damage';
import { hitCases } from './hitCases';
import { oddsOf } from './odds';
import { toHitOf } from './toHit';

/** Everything a legal shot can do, with exact chances [§7]. Throws RangeError if a unit of it is not on the map. */
export function forecast(position: Position, shot: Shot): Forecast {
  const declared = placedUnit(position, shot.target);
  const units = struckBy(position, shot).map((target) => {
    const toHit = shot.firers.map((firer) => toHitOf(position, firer, target, declared));
    return unitForecast(position, target, toHit);
  });
  const firers = shot.firers.map(({ unit, slot }) => ({ unit, slot }));
  return { firers, target: shot.target, area: shot.area, units, dice: diceOf(units) };
}

/** All that these to-hit rolls can do to one unit. */
export function unitForecast(position: Position, target: Placed, toHit: readonly ToHit[]): UnitForecast {
  const cases = hitCases(toHit);
  const { dice, mostCriticals, ...odds } = oddsOf(target, toHit, cases);
  const draws = mayDraw(position, target, toHit) ? mostCriticals : 0;
  return {
    target: target.id,
    friend: target.side === firstFirer(position, toHit).side,
    table: damageTableOf(target),
    toHit,
    anyHit: 1 - toHit.reduce((miss, { chance }) => miss * (1 - chance), 1),
    cases,
    ...odds,
    dice: [dice[0], dice[1] + draws],
  };
}

/** Fewest and most dice for all the units together. */
export function diceOf(units: readonly UnitForecast[]): readonly [fewest: number, most: number] {
  let [fewest, most] = [0, 0];
  for (const { dice } of units) {
    fewest += dice[0];
    most += dice[1];
  }
  return [fewest, most];
}

function firstFirer(position: Position, toHit: readonly ToHit[]): Unit {
  return position.units[toHit[0].firer.unit];
}
