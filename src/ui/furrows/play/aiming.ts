import {
  declarationsOf,
  forecast,
  isPlaced,
  livingElites,
  placedBase,
  weaponsOf,
  whyNotDeclare,
  whyNotFiring,
  type Base,
  type BaseId,
  type Declaration,
  type Position,
  type WeaponName,
} from '../../../rules/furrows';
import { announce } from '../../widgets/announce';
import { percent } from '../../widgets/figures';
import { baseName, reasonText, weaponName } from '../wording';
import type { DeskStore } from './desk';

/** The base still has somebody to fire at. */
export function canFire(position: Position, id: BaseId): boolean {
  const base = position.bases[id];
  return isPlaced(base) && declarationsOf(position, base).length > 0;
}

/** The declaration that uses the most models of a weapon against a target; of several weapons the one that harms most. */
export function bestAim(
  position: Position,
  base: BaseId,
  target: BaseId,
  weapon?: WeaponName,
): Declaration | null {
  const all = declarationsOf(position, placedBase(position, base)).filter((each) => each.target === target);
  const wanted = weapon && all.some((each) => each.weapon === weapon) ? weapon : undefined;
  const whole = all.filter((each) => wanted === undefined || each.weapon === wanted).filter(isLargest);
  const harm = (each: Declaration) => forecast(position, each).odds.any;
  return whole.reduce<Declaration | null>(
    (best, each) => (best === null || harm(each) > harm(best) ? each : best),
    null,
  );
}

/** Of one weapon at one target those in which everybody fires. */
function isLargest(each: Declaration, _: number, all: readonly Declaration[]): boolean {
  const size = ({ models, elites }: Declaration) => models + elites.length;
  return all
    .filter(({ weapon, target }) => weapon === each.weapon && target === each.target)
    .every((other) => size(other) <= size(each));
}

/** Why a base cannot fire at a target with any of its weapons. */
export function whyNoAim(position: Position, base: BaseId, target: BaseId): string {
  const firer = position.bases[base];
  const silent = whyNotFiring(position, firer);
  if (silent) return wordsOf(position, silent);
  const reasons = weaponsOf(firer).flatMap(
    (weapon) => whyNotDeclare(position, { base, weapon, ...someOf(firer), target }) ?? [],
  );
  const reach = Math.max(...reasons.map((why) => (why.reason === 'outOfRange' ? why.most : 0)));
  // What reaches less far is out of range all the more.
  const told = reasons.filter((why) => why.reason !== 'outOfRange' || why.most === reach);
  return [...new Set(told.map((why) => wordsOf(position, why)))].join('; ') || 'Everybody fires already';
}

/** Anybody of a base who lives: an ordinary model, or the elites that are left. */
function someOf(base: Base): Pick<Declaration, 'models' | 'elites'> {
  const elites = livingElites(base);
  return base.models > elites.length ? { models: 1, elites: [] } : { models: 0, elites };
}

function wordsOf(position: Position, why: NonNullable<ReturnType<typeof whyNotDeclare>>): string {
  const { text, rule } = reasonText(position, why);
  return `${text} [${rule}]`;
}

/** Aims the base in hand at the next enemy that it can fire at. */
export function aimAtNext(desk: DeskStore, position: Position): void {
  const { selected, aim: before } = desk.state.getState();
  const base = selected === null ? undefined : position.bases[selected];
  if (position.phase.name !== 'declare' || !base || !isPlaced(base) || base.side !== position.phase.side)
    return;
  const targets = [...new Set(declarationsOf(position, base).map(({ target }) => target))];
  const target = targets.at((targets.indexOf(before?.target ?? base.id) + 1) % targets.length);
  if (target === undefined) return announce('No target');
  const aim = bestAim(position, base.id, target);
  desk.state.setState({ aim, focus: placedBase(position, target).where.hex });
  if (!aim) return;
  const { odds } = forecast(position, aim);
  announce(`${weaponName(aim.weapon)} at ${baseName(position, target)}: ${percent(odds.any)} any harm`);
}
