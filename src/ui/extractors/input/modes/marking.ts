import type { BoardMark } from '../../../../board/model';
import {
  exposedUnits,
  forecast,
  isPlaced,
  unitOf,
  unitsIn,
  whyIllegal,
  type Action,
  type CounterId,
  type Machine,
  type Position,
} from '../../../../rules/extractors';
import { percent } from '../../wording';
import { DIRECTIONS, type Hex } from '../../../../hex';
import type { Desk, Mode, Tap } from '../desk';
import { idle, selectedMark } from './idle';
import { defaultAction } from './ordered';

export type MarkHexAction = Extract<Action, { readonly type: 'markHex' }>;

/** Vector marks a hex, Target a unit [§8.3.1, §8.4.4]. */
export const marking: Mode = {
  ...idle,
  marks: (position, desk) => [
    ...selectedMark(position, desk),
    ...candidates(position),
    ...prepared(position, desk),
  ],
  tapsMeanHexes: ({ activation }) => activation?.type === 'moving',
  tap: (position, desk, tap) => {
    const action = markOf(position, tap);
    if (!action) return { ...desk, plan: null };
    const refusal = whyIllegal(position, action) ?? null;
    return { ...desk, refusal, plan: refusal ? null : { kind: 'act', action } };
  },
};

function markOf(position: Position, { hex, counter }: Tap): Action | null {
  const { activation } = position;
  if (activation?.type === 'moving') return markIn(position, activation.machine, hex);
  if (activation?.type !== 'firing') return null;
  const enemies = unitsIn(position, hex).filter(({ side }) => side === 'dorian');
  const target = enemies.find(({ id }) => id === counter) ?? enemies.at(-1);
  return target ? { type: 'markTarget', machine: activation.machine, target: target.id } : null;
}

/** The hex; its own edge hex can only be marked for the space beyond it. */
function markIn(position: Position, machine: CounterId, hex: Hex): MarkHexAction {
  const inHex = { type: 'markHex', machine, hex, exit: null } as const;
  return whyIllegal(position, inHex) ? (marksWith(position, inHex).at(0) ?? inHex) : inHex;
}

/** The mark in the hex and in each space off the map beyond it, as far as they are allowed. */
export function marksWith(position: Position, mark: MarkHexAction): readonly MarkHexAction[] {
  return [null, ...DIRECTIONS]
    .map((exit): MarkHexAction => ({ ...mark, exit }))
    .filter((action) => !whyIllegal(position, action));
}

/** The chance of any hit by what a Target order fires at an enemy as soon as it is marked; null: nothing can [§8.4.4]. */
export function chanceOnceMarked(position: Position, target: CounterId): number | null {
  const { activation } = position;
  if (activation?.type !== 'firing') return null;
  const machine: Machine = { ...(unitOf(position, activation.machine) as Machine), mark: target };
  const marked: Position = {
    ...position,
    activation: { ...activation, marking: false },
    units: { ...position.units, [machine.id]: machine },
  };
  const action = defaultAction(marked);
  if (action?.type !== 'fire' || action.firers.length === 0) return null;
  return forecast(marked, action).units.find((unit) => unit.target === target)?.anyHit ?? null;
}

function candidates(position: Position): readonly BoardMark[] {
  if (position.activation?.type !== 'firing') return [];
  const { machine } = position.activation;
  return exposedUnits(position, 'dorian')
    .filter(({ id }) => !whyIllegal(position, { type: 'markTarget', machine, target: id }))
    .map(({ id, where }) => {
      const chance = chanceOnceMarked(position, id);
      return { kind: 'target', hex: where.hex, ...(chance !== null && { label: percent(chance) }) };
    });
}

function prepared(position: Position, { plan }: Desk): readonly BoardMark[] {
  if (plan?.kind !== 'act') return [];
  const { action } = plan;
  if (action.type === 'markHex') return [{ kind: 'objective', hex: action.hex }];
  if (action.type !== 'markTarget') return [];
  const target = position.units[action.target];
  return isPlaced(target) ? [{ kind: 'objective', hex: target.where.hex }] : [];
}
