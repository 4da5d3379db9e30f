import type { Draft } from '../../result';
import { WEAPONS } from '../data';
import { placedBases } from '../bases';
import { strike } from '../damage';
import type { Die } from '../die';
import type { Base, BaseId, Declaration, Event, Game, ShotGroup, ShotResult, WeaponName } from '../types';
import { entryOf, isJammed, weaponsOf, type GunneryPart } from './armament';
import { forecast } from './forecast';

/** Aims and loads, then everything declared is rolled in the order declared [§5.5, §8.1]. */
export function resolveGunnery(game: Draft<Game>, part: GunneryPart, die: Die): readonly Event[] {
  const events: Event[] = [];
  for (const { id } of placedBases(game)) events.push(...readiness(game, id, part));
  for (const declaration of game.declared as readonly Declaration[])
    events.push({ type: 'fired', volley: fire(game, declaration, die) });
  for (const { base, weapon } of weaponsFired(game.declared)) spend(game.bases[base], weapon);
  game.declared = [];
  return events;
}

/** What a base does instead of firing [§5.5]. */
function readiness(game: Draft<Game>, id: BaseId, part: GunneryPart): readonly Event[] {
  const base = game.bases[id];
  const entry = entryOf(base, part);
  if (entry === 'aim') return aim(base);
  return entry === 'load' ? load(base, game.turn) : [];
}

/** Not while fast [§5.5]. */
function aim(base: Draft<Base>): readonly Event[] {
  if (base.where.at !== 'map') return [];
  if (base.mode === 'fast') return [entryLost(base, 'aim', 'mode')];
  base.turn.aimed = base.where.hex;
  return [{ type: 'aimed', base: base.id }];
}

type Lost = Extract<Event, { readonly type: 'entryLost' }>;

function entryLost({ id, mode }: Draft<Base>, entry: Lost['entry'], why: Lost['why']): Lost {
  return { type: 'entryLost', base: id, entry, mode, why };
}

/** Fills every weapon that may load in this mode, one loading at most [§5.5, E-22]. */
function load(base: Draft<Base>, turn: number): readonly Event[] {
  const takes = weaponsOf(base).filter((weapon) => WEAPONS[weapon].load);
  const free = takes.filter((weapon) => !isJammed(base, weapon, turn));
  const may = free.filter((weapon) => WEAPONS[weapon].load!.modes.includes(base.mode));
  if (may.length === 0)
    return [entryLost(base, 'load', takes.length === 0 ? 'nothing' : free.length === 0 ? 'jammed' : 'mode')];
  const filled = may.filter((weapon) => (base.loads[weapon] ?? 0) < WEAPONS[weapon].load!.tokens);
  for (const weapon of filled) base.loads[weapon] = WEAPONS[weapon].load!.tokens;
  return [{ type: 'loaded', base: base.id, weapons: filled }];
}

function fire(
  game: Draft<Game>,
  declaration: Declaration,
  die: Die,
): Extract<Event, { type: 'fired' }>['volley'] {
  const known = forecast(game, declaration);
  const target = game.bases[declaration.target];
  const shots = known.groups.flatMap((group) =>
    Array.from({ length: group.shots }, () => shoot(target, group, known.hit, die)),
  );
  return { forecast: known, shots };
}

function shoot(
  target: Draft<Base>,
  { model, toHit }: ShotGroup,
  hit: Parameters<typeof strike>[1],
  die: Die,
): ShotResult {
  const { rolls, rolled } = rollOpenEnded(die);
  return { model, rolls, rolled, hit: rolled >= toHit.needed ? strike(target, hit, die) : null };
}

/** A d6; a 6 is followed by another, and each further 5 or 6 adds 1 and rolls again [§8.2, E-60]. */
export function rollOpenEnded(die: Die): { readonly rolls: readonly number[]; readonly rolled: number } {
  const rolls = [die(6)];
  let rolled = rolls[0];
  while (rolled >= 6) {
    const next = die(6);
    rolls.push(next);
    if (next < 5) break;
    rolled += 1;
  }
  return { rolls, rolled };
}

/** Each weapon of a base once, at however many targets it fired. */
function weaponsFired(declared: readonly Declaration[]): readonly Declaration[] {
  return declared.filter(
    ({ base, weapon }, index) =>
      index === declared.findIndex((each) => each.base === base && each.weapon === weapon),
  );
}

/** One Fire uses one load token, however many models fire [§3.3]. */
function spend(base: Draft<Base>, weapon: WeaponName): void {
  base.turn.fired = true;
  if (WEAPONS[weapon].load) base.loads[weapon] = (base.loads[weapon] ?? 0) - 1;
}
