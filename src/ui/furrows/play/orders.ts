import { capital } from '../../widgets/words';
import {
  WEAPONS,
  dueTurns,
  expectedMode,
  missingOrders,
  needsFacing,
  previewPath,
  programsOf,
  queueOf,
  queuedGunnery,
  queuedMovement,
  weaponsOf,
  type Action,
  type Base,
  type BaseId,
  type GunneryOrder,
  type Mode,
  type MovementOrder,
  type Placed,
  type Position,
  type Program,
} from '../../../rules/furrows';
import type { Direction } from '../../../hex';
import { ENTRY_NAME, facingName, programText } from '../wording';

/** The turn whose path is shown: the last that is written now, else the present one. */
export function dueTurn(position: Position, base: Base): number {
  const due = dueTurns(position, base, 'movement');
  const written = due.filter((turn) => queuedMovement(base, turn));
  return written.at(-1) ?? due.at(0) ?? position.turn;
}

/** A program written for a turn: where it needs a facing, the one written before or the one the base would have. */
export function movementAction(
  position: Position,
  base: Placed,
  {
    turn,
    program,
    facing,
  }: { readonly turn: number; readonly program: Program; readonly facing?: Direction },
): Extract<Action, { type: 'setMovement' }> {
  const now = queuedMovement(base, turn)?.facing;
  return {
    type: 'setMovement',
    base: base.id,
    turn,
    program,
    facing: needsFacing(program) ? (facing ?? now ?? facingBefore(position, base, turn)) : null,
  };
}

/** The facing expected when a turn begins. */
export function facingBefore(position: Position, base: Placed, turn: number): Direction {
  return previewPath(position, base, turn)?.from.facing ?? base.where.facing;
}

/** The default of the mode expected then: the list names it last where it is not among the others. */
export function defaultOf(position: Position, base: Base, turn: number): Program {
  const path = previewPath(position, withoutTurn(base, turn), turn);
  return path?.program ?? programsOf(base, expectedMode(position, base, turn)).at(-1)!;
}

function withoutTurn(base: Base, turn: number): Base {
  const { movement, gunnery } = queueOf(base);
  return { ...base, queue: { movement: movement.filter((order) => order.turn !== turn), gunnery } };
}

/**
 * Fire, and load for the next time where the mode then allows it, else fire if that has not been done yet [§5.5]; an empty gun is
 * loaded first [§3.3].
 */
export function usualGunnery(position: Position, base: Base, turn: number): GunneryOrder {
  const [first, then] = gunneryModes(position, base, turn);
  const loads = (mode: Mode) => weaponsOf(base).some((weapon) => WEAPONS[weapon].load?.modes.includes(mode));
  const empty = turn === position.turn && Object.values(base.loads).includes(0);
  if (empty && loads(first)) return ['load', 'fire'];
  return ['fire', loads(then) ? 'load' : 'fire'];
}

/** The movement written for the turn before, or done in it. */
export function movementBefore(base: Placed, turn: number): MovementOrder | undefined {
  return queuedMovement(base, turn - 1) ?? base.order?.movement;
}

/** What was done in the turn before, where it may be written again. */
export function sameAsBefore(position: Position, base: Placed, turn: number): readonly Action[] {
  const before = movementBefore(base, turn);
  const gunnery = queuedGunnery(base, turn - 1) ?? base.order?.gunnery;
  const listed = before && programsOf(base, expectedMode(position, base, turn)).includes(before.program);
  return [
    ...(before && listed && dueTurns(position, base, 'movement').includes(turn)
      ? [
          {
            type: 'setMovement',
            base: base.id,
            turn,
            program: before.program,
            facing: before.facing,
          } as const,
        ]
      : []),
    ...(gunnery && dueTurns(position, base, 'gunnery').includes(turn)
      ? [{ type: 'setGunnery', base: base.id, turn, entries: gunnery } as const]
      : []),
  ];
}

/** One action for the first order that is missing, of one base or of all: the default program, the usual gunnery. Null: all is written. */
export function nextDefault(position: Position, only?: BaseId): Action | null {
  const { side } = position.phase;
  if (position.phase.name !== 'orders' || side === null) return null;
  const missing = missingOrders(position, side).find(({ base }) => only === undefined || base === only);
  if (!missing) return null;
  const { turn, kind } = missing;
  const base = position.bases[missing.base] as Placed;
  return kind === 'movement'
    ? movementAction(position, base, { turn, program: defaultOf(position, base, turn) })
    : { type: 'setGunnery', base: base.id, turn, entries: usualGunnery(position, base, turn) };
}

/** Where a T that is written faces, and what confirming writes besides: 'T faces S; Fire and Load'. */
export function defaultsText(position: Position, id: BaseId): string {
  const base = position.bases[id] as Placed;
  const missing = missingOrders(position, base.side).filter((each) => each.base === id);
  const words = missing.map(({ kind, turn }) =>
    kind === 'movement'
      ? programText(defaultOf(position, base, turn))
      : usualGunnery(position, base, turn)
          .map((entry) => ENTRY_NAME[entry])
          .join(' and '),
  );
  const turns = dueTurns(position, base, 'movement').flatMap((turn) => {
    const facing = queuedMovement(base, turn)?.facing ?? null;
    return facing === null ? [] : [`T faces ${facingName(facing)}`];
  });
  const missed = words.length > 0 ? [`by default: ${words.join('; ')}`] : [];
  return capital([...turns, ...missed].join('; '));
}

/** The mode a base is expected to be in in each gunnery part of a turn. */
export function gunneryModes(position: Position, base: Base, turn: number): readonly [Mode, Mode] {
  const path = previewPath(position, base, turn);
  return [path?.from.mode ?? base.mode, path?.steps.at(-1)?.mode ?? base.mode];
}
