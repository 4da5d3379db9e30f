import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { roll } from '../../rng';
import type {
  CriticalRoll,
  DamageResult,
  Event,
  Firer,
  Game,
  Section,
  Shot,
  Unit,
  UnitEffect,
  UnitForecast,
  UnitResult,
} from '../types';
import { passengersOf } from '../units';
import { placedUnit } from './armament';
import { combined, readDamage, strikeSection } from './damage';
import { rollCritical } from './critical';
import { eliminate } from './eliminate';
import { forecast } from './forecast';

type Armoured = Draft<Exclude<Unit, { class: 'section' }>>;

/** Fires a legal shot: to-hit, damage and critical dice unit by unit, then what was destroyed leaves the map [§7]. */
export function resolveShot(game: Draft<Game>, shot: Shot): Event[] {
  const { firers, target, area, units } = forecast(game, shot);
  for (const firer of firers) markFired(game, firer);
  const results = units.map((unit) => resolveUnit(game, unit));
  return [{ type: 'shot', firers, target, area, results }, ...removeDestroyed(game, results, 'fire')];
}

/** The dice of one forecast, and what they do to the unit. */
export function resolveUnit(game: Draft<Game>, unit: UnitForecast): UnitResult {
  const { toHit, table } = unit;
  const rolls = toHit.map(() => roll(game, 10));
  const hits = rolls.map((rolled, index) => rolled >= toHit[index].needed);
  if (!hits.includes(true)) return { forecast: unit, rolls, hits, damage: null, criticals: [], effects: [] };
  const sum = combined(toHit, indexesOf(hits));
  const rolled = roll(game, 10);
  const result = readDamage(table, sum.firepower, rolled + sum.facingDrm);
  const outcome = applyDamage(game, unit, hits, result);
  return { forecast: unit, rolls, hits, damage: { roll: rolled, ...sum, result }, ...outcome };
}

type Applied = Pick<UnitResult, 'criticals' | 'effects'>;

function applyDamage(
  game: Draft<Game>,
  unit: UnitForecast,
  hits: readonly boolean[],
  result: DamageResult,
): Applied {
  if (result.table === 'soft') {
    const section = game.units[unit.target] as Draft<Section>;
    const { effects, ...state } = strikeSection(section, result.result);
    Object.assign(section, state);
    return { criticals: [], effects };
  }
  const target = game.units[unit.target] as Armoured;
  const effects: UnitEffect[] = [];
  if (result.armour > 0) {
    target.armour = Math.max(0, target.armour - result.armour);
    effects.push({ effect: 'armour', lost: result.armour, left: target.armour });
  }
  const criticals = rollCriticals(game, target, result.critical, attackers(game, unit, hits));
  for (const { lost, left } of criticals.armour) effects.push({ effect: 'armour', lost, left });
  if (target.armour === 0) effects.push({ effect: 'destroyed' });
  return { criticals: criticals.rolls, effects };
}

interface Attacker {
  readonly hex: Hex;
  readonly commando: boolean;
}

function attackers(
  game: Draft<Game>,
  { toHit }: UnitForecast,
  hits: readonly boolean[],
): readonly Attacker[] {
  return indexesOf(hits).map((index) => {
    const { firer, commando } = toHit[index];
    return { hex: placedUnit(game, firer.unit).where.hex, commando };
  });
}

/** The roll of a starred result, then one for each Commando that hit, while the target stands [§7.6, R-52, R-64]. */
function rollCriticals(
  game: Draft<Game>,
  target: Armoured,
  starred: boolean,
  from: readonly Attacker[],
): { readonly rolls: readonly CriticalRoll[]; readonly armour: readonly { lost: number; left: number }[] } {
  const due: { cause: CriticalRoll['cause']; hexes: readonly Hex[] }[] = [];
  if (starred) due.push({ cause: 'damage', hexes: from.map(({ hex }) => hex) });
  for (const { hex, commando } of from) if (commando) due.push({ cause: 'commando', hexes: [hex] });
  const rolls: CriticalRoll[] = [];
  const armour: { lost: number; left: number }[] = [];
  for (const { cause, hexes } of due) {
    if (target.armour === 0) break;
    const critical = rollCritical(game, target, hexes, cause);
    rolls.push(critical);
    if (critical.effect.effect === 'armour') armour.push({ lost: critical.effect.lost, left: target.armour });
  }
  return { rolls, armour };
}

/** What the results destroyed leaves the map, Floaters last: their passengers need to know who else is left. */
export function removeDestroyed(
  game: Draft<Game>,
  results: readonly UnitResult[],
  why: 'fire' | 'selfDestruct',
): readonly Event[] {
  const gone = results
    .filter(({ effects }) => effects.some(({ effect }) => effect === 'destroyed'))
    .map(({ forecast: { target } }) => target);
  const carriers = gone.filter((id) => passengersOf(game, id).length > 0);
  const others = gone.filter((id) => !carriers.includes(id));
  return [...others, ...carriers].flatMap((id) => eliminate(game, id, why));
}

/** Each unit, and each machine weapon, fires once a fire phase [§7]. */
function markFired(game: Draft<Game>, { unit: id, slot }: Firer): void {
  const unit = game.units[id];
  if (unit.class === 'machine') unit.slots[slot!].fired = true;
  else unit.fired = true;
}

function indexesOf(hits: readonly boolean[]): readonly number[] {
  return hits.flatMap((hit, index) => (hit ? [index] : []));
}
