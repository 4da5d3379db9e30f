import { total } from '../../result';
import {
  ACCURACY,
  AIM,
  CAMOUFLAGE,
  CLOSE,
  CLOSE_RANGE,
  EDGE,
  FIRER_MODE,
  HITS_FROM,
  HUGE,
  LONG,
  LONG_FACTOR,
  SHOT_GRADE,
  STEADY,
  TARGET_MODE,
  TERRAIN_COVER,
  WEAPONS,
  WORK_COVER,
} from '../data';
import { abilityOf, profileOf, type Placed } from '../bases';
import { hasWork } from '../movement/ground';
import { rangeBetween } from '../range';
import { mapOf } from '../scenarios';
import { canSee } from '../sight';
import type {
  Cover,
  Elite,
  Mode,
  ModelKind,
  Modifier,
  Position,
  ShotGrade,
  ToHit,
  WeaponName,
} from '../types';
import { inArc } from './arcs';

/** One model of a base that fires a weapon at a target. */
export interface Aiming {
  readonly firer: Placed;
  readonly weapon: WeaponName;
  readonly model: ModelKind;
  readonly target: Placed;
}

/** Elites that shoot better than their fellows [§3.4]. */
const ELITE_GRADE: Readonly<Partial<Record<Elite, ShotGrade>>> = { sergeant: 'good', deadeye: 'excellent' };

/** The to-hit roll of one model: modes and range always, the rest where it counts [§8.2]. */
export function toHitOf(position: Position, aiming: Aiming): ToHit {
  const modifiers = [...ofModes(aiming), ofRange(position, aiming), ...others(position, aiming)];
  const needed = HITS_FROM - total(modifiers);
  return { modifiers, needed, chance: openEndedChance(needed) };
}

/** Chance of an open-ended d6 of so much: a 6 goes on, each further 5 or 6 adds 1 [§8.2, E-60]. */
export function openEndedChance(needed: number): number {
  if (needed <= 1) return 1;
  return needed <= 6 ? (7 - needed) / 6 : (1 / 6) * (1 / 3) ** (needed - 6);
}

/** A standing base that has left its hex in this turn counts as slow [E-88]. */
export function modeInFire({ mode, turn }: Placed): Mode {
  return mode === 'stand' && turn.moved ? 'slow' : mode;
}

/** Close, up to range, up to twice the range, or beyond [§8.2]. */
export function rangeBand(range: number, reach: number): 'close' | 'normal' | 'long' | 'out' {
  if (range <= CLOSE_RANGE) return 'close';
  if (range <= reach) return 'normal';
  return range <= LONG_FACTOR * reach ? 'long' : 'out';
}

function ofModes({ firer, target }: Aiming): readonly Modifier[] {
  const [own, other] = [modeInFire(firer), modeInFire(target)];
  return [
    { cause: { code: 'firerMode', mode: own, moved: own !== firer.mode }, value: FIRER_MODE[own] },
    { cause: { code: 'targetMode', mode: other, moved: other !== target.mode }, value: TARGET_MODE[other] },
  ];
}

function ofRange(position: Position, { firer, weapon, target }: Aiming): Modifier {
  const range = rangeBetween(position, firer, target);
  const { range: reach } = WEAPONS[weapon];
  const value = { close: CLOSE.toHit, normal: 0, long: LONG.toHit, out: LONG.toHit }[rangeBand(range, reach)];
  return { cause: { code: 'range', range, reach }, value };
}

function others(position: Position, aiming: Aiming): readonly Modifier[] {
  const { firer, weapon, model, target } = aiming;
  const found: Modifier[] = [];
  const cover = bestCover(position, target);
  if (cover) found.push({ cause: { code: 'cover', cover: cover.cover }, value: cover.value });
  if (hasAim(position, firer, target)) found.push({ cause: { code: 'aim' }, value: AIM });
  if (inArc(position, firer, weapon, target) === 'edge') found.push({ cause: { code: 'edge' }, value: EDGE });
  if (profileOf(target).size === 'huge') found.push({ cause: { code: 'huge' }, value: HUGE });
  const grade = gradeOf(firer, model);
  if (grade) found.push({ cause: { code: 'shot', grade, model }, value: SHOT_GRADE[grade] });
  if (abilityOf(firer, 'steady')) found.push({ cause: { code: 'steadyFirer' }, value: STEADY });
  if (abilityOf(target, 'steady')) found.push({ cause: { code: 'steadyTarget' }, value: STEADY });
  if (WEAPONS[weapon].accuracy) found.push({ cause: { code: 'accuracy' }, value: ACCURACY });
  return found;
}

function gradeOf(firer: Placed, model: ModelKind): ShotGrade | undefined {
  return (model === 'ordinary' ? undefined : ELITE_GRADE[model]) ?? abilityOf(firer, 'shot')?.grade;
}

/** It aimed in Gunnery 1, and from where it did the target is in sight [§8.4]. */
function hasAim(position: Position, firer: Placed, target: Placed): boolean {
  const { aimed } = firer.turn;
  return aimed !== null && canSee(mapOf(position), aimed, target.where.hex);
}

/** The best single cover of terrain, works, Camouflage and Take cover [§2, E-26]. */
export function bestCover(
  position: Position,
  target: Placed,
): { readonly cover: Cover; readonly value: number } | undefined {
  const { class: of } = profileOf(target);
  const { hex } = target.where;
  const terrain = mapOf(position).terrain[hex];
  const mode = modeInFire(target);
  const found: { cover: Cover; value: number }[] = [
    { cover: { of: 'terrain', terrain }, value: TERRAIN_COVER[terrain] },
  ];
  const { trench, gunPit } = WORK_COVER;
  if (hasWork(position, hex, 'trench') && trench.of.includes(of))
    found.push({ cover: { of: 'trench' }, value: trench.value });
  const still = mode === 'stand' || mode === 'setUp';
  if (hasWork(position, hex, 'gunPit') && gunPit.of.includes(of) && still)
    found.push({ cover: { of: 'gunPit' }, value: gunPit.value });
  if (abilityOf(target, 'camouflage')?.terrain.includes(terrain))
    found.push({ cover: { of: 'camouflage', terrain }, value: CAMOUFLAGE });
  const takeCover = abilityOf(target, 'takeCover');
  if (takeCover?.mode === mode) found.push({ cover: { of: 'takeCover', mode }, value: takeCover.modifier });
  const best = found.reduce((most, each) => (each.value < most.value ? each : most));
  return best.value < 0 ? best : undefined;
}
