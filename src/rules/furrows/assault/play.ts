import type { Direction } from '../../../hex';
import type { Draft } from '../../result';
import { illegal, placedBase } from '../bases';
import { comeInto } from '../movement/step';
import type { Action, AssignedHit, Event, Game, Illegal, Position } from '../types';
import { distributions } from './distribute';
import { forget } from './fight';
import { whyNotAssign } from './hits';
import { retreatFacings } from './retreat';

type AssaultAction = Extract<Action, { readonly type: 'assignHits' | 'retreat' }>;

/** Why hits may not be given so, or a retreating base not be turned so [§10.5, §10.6]. */
export function whyNotAssault(position: Position, action: AssaultAction): Illegal | undefined {
  if (action.type === 'assignHits') return whyNotAssign(position, position.phase.side!, action.hits);
  return whyNotRetreat(position, action);
}

function whyNotRetreat(
  position: Position,
  { base, facing }: Extract<AssaultAction, { readonly type: 'retreat' }>,
): Illegal | undefined {
  const retreating = position.fight!.retreat!.base;
  if (base !== retreating) return illegal('§10.6', { reason: 'notRetreating', base, retreating });
  const placed = placedBase(position, base);
  if (retreatFacings(placed).includes(facing)) return undefined;
  return illegal('§10.6', { reason: 'turnNotAllowed', from: placed.where.facing, to: facing });
}

/** Keeps the hits a side has distributed, or lets a beaten base retreat, turned as its owner wants [§10.5, §10.6]. */
export function playAssault(game: Draft<Game>, action: AssaultAction): readonly Event[] {
  if (action.type === 'retreat') return [retreat(game, action.facing)];
  const side = game.phase.side!;
  const hits: readonly AssignedHit[] = action.hits.map(({ profile, target, support }) => ({
    profile,
    target,
    support,
  }));
  game.fight!.assigned[side] = hits as Draft<typeof hits>;
  return [{ type: 'hitsAssigned', side, hits }];
}

/** Goes where it has to, turned as its owner wants; slow from standing, crawling, set up; tokens are lost [§10.6, E-65, E-77]. */
function retreat(game: Draft<Game>, facing: Direction): Event {
  const { base: id, to } = game.fight!.retreat!;
  const base = placedBase(game, id);
  const { hex: from, facing: before } = base.where;
  const mode = base.mode === 'fast' ? 'fast' : 'slow';
  comeInto(game, { ...base, mode, difficult: null, where: { ...base.where, facing } }, to);
  game.fight!.retreat = null;
  forget(game, id);
  return { type: 'retreated', base: id, from, hex: to, facing: [before, facing] };
}

/** What the side may choose: ways to distribute its hits, or facings of the base that gives way. */
export function assaultOptions(position: Position): readonly Action[] {
  const retreating = position.fight?.retreat;
  if (!retreating)
    return distributions(position, position.phase.side!).map((hits): Action => ({
      type: 'assignHits',
      hits,
    }));
  const base = placedBase(position, retreating.base);
  return retreatFacings(base).map((facing): Action => ({ type: 'retreat', base: base.id, facing }));
}
