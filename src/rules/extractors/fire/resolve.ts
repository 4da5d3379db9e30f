import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { roll } from '../../rng';
import type {
  CounterId,
  CriticalRoll,
  DamageResult,
  Event,
  Firer,
  Game,
  Position,
  Section,
  Shot,
  Unit,
  UnitEffect,
  UnitForecast,
  UnitResult,
} from '../types';
import { passengersOf } from '../units';
import { struckBy } from './area';
import { placedUnit } from './armament';
import { combined, damageTableOf, readDamage, strikeSection } from './damage';
import { rollCritical } from './critical';
import { eliminate } from './eliminate';
import { forecast } from './forecast';
import { aimOf, type Aim } from './toHit';

type Armoured = Draft<Exclude<Unit, { class: 'section' }>>;

/** What is worked out of a shot: 'told' with its forecast, for the events; 'quiet' what the dice need, and no events. */
export type Telling = 'told' | 'quiet';

/** Fires a legal shot: to-hit, damage and critical dice unit by unit, then what was destroyed leaves the map [§7]. */
export function resolveShot(game: Draft<Game>, shot: Shot, telling: Telling = 'told'): Event[] {
  return telling === 'told' ? shotTold(game, shot) : shotQuiet(game, shot);
}

function shotTold(game: Draft<Game>, shot: Shot): Event[] {
  const { firers, target, area, units } = forecast(game, shot);
  for (const firer of firers) markFired(game, firer);
  const results = units.map((unit) => resolveUnit(game, unit));
  const removed = removeDestroyed(game, destroyedIn(results), 'fire');
  return [{ type: 'shot', firers, target, area, results }, ...removed];
}

function shotQuiet(game: Draft<Game>, shot: Shot): Event[] {
  const declared = placedUnit(game, shot.target);
  const gone: CounterId[] = [];
  const struck = struckBy(game, shot);
  for (const firer of shot.firers) markFired(game, firer);
  for (const target of struck) {
    const aims = shot.firers.map((firer) => aimOf(game, firer, target, declared));
    if (isDestroyed(strike(game, target.id, aims))) gone.push(target.id);
  }
  return removeDestroyed(game, gone, 'fire');
}

/** The dice of one forecast, and what they do to the unit. */
export function resolveUnit(game: Draft<Game>, unit: UnitForecast): UnitResult {
  return { forecast: unit, ...strike(game, unit.target, unit.toHit) };
}

export type Struck = Omit<UnitResult, 'forecast'>;

/** The dice of all who aim at one unit, and what they do to it. */
export function strike(game: Draft<Game>, target: CounterId, aims: readonly Aim[]): Struck {
  const rolls = aims.map(() => roll(game, 10));
  const hits = rolls.map((rolled, index) => rolled >= aims[index].needed);
  if (!hits.includes(true)) return { rolls, hits, damage: null, criticals: [], effects: [] };
  const sum = combined(aims, indexesOf(hits));
  const rolled = roll(game, 10);
  const unit = game.units[target];
  const result = readDamage(damageTableOf(unit), sum.firepower, rolled + sum.facingDrm);
  const from = attackers(game, aims, hits);
  return { rolls, hits, damage: { roll: rolled, ...sum, result }, ...applyDamage(game, unit, from, result) };
}

type Applied = Pick<UnitResult, 'criticals' | 'effects'>;

function applyDamage(
  game: Draft<Game>,
  unit: Draft<Unit>,
  from: readonly Attacker[],
  result: DamageResult,
): Applied {
  if (result.table === 'soft') {
    const { effects, ...state } = strikeSection(unit as Section, result.result);
    Object.assign(unit, state);
    return { criticals: [], effects };
  }
  const target = unit as Armoured;
  const effects: UnitEffect[] = [];
  if (result.armour > 0) {
    target.armour = Math.max(0, target.armour - result.armour);
    effects.push({ effect: 'armour', lost: result.armour, left: target.armour });
  }
  const criticals = rollCriticals(game, target, result.critical, from);
  for (const { lost, left } of criticals.armour) effects.push({ effect: 'armour', lost, left });
  if (target.armour === 0) effects.push({ effect: 'destroyed' });
  return { criticals: criticals.rolls, effects };
}

interface Attacker {
  readonly hex: Hex;
  readonly commando: boolean;
}

function attackers(game: Position, aims: readonly Aim[], hits: readonly boolean[]): readonly Attacker[] {
  return indexesOf(hits).map((index) => {
    const { firer, commando } = aims[index];
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

/** The units the results destroyed. */
export function destroyedIn(results: readonly UnitResult[]): readonly CounterId[] {
  return results.filter(isDestroyed).map(({ forecast: { target } }) => target);
}

/** What struck the unit destroyed it. */
export function isDestroyed({ effects }: Struck): boolean {
  return effects.some(({ effect }) => effect === 'destroyed');
}

/** What was destroyed leaves the map, Floaters last: their passengers need to know who else is left. */
export function removeDestroyed(
  game: Draft<Game>,
  gone: readonly CounterId[],
  why: 'fire' | 'selfDestruct',
): Event[] {
  if (gone.length === 0) return [];
  const carriers = gone.filter((id) => passengersOf(game, id).length > 0);
  const others = gone.filter((id) => !carriers.includes(id));
  return [...others, ...carriers].flatMap((id) => eliminate(game, id, why));
}

/** Each unit, and each machine weapon, fires once a fire phase [§7]. */
export function markFired(game: Draft<Game>, { unit: id, slot }: Firer): void {
  const unit = game.units[id];
  if (unit.class === 'machine' && slot !== null) unit.slots[slot].fired = true;
  else unit.fired = true;
}

function indexesOf(hits: readonly boolean[]): readonly number[] {
  return hits.flatMap((hit, index) => (hit ? [index] : []));
}
