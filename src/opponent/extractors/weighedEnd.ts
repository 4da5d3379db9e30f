import { isPlaced, type MoveAction, type MovePlace, type Unit } from '../../rules/extractors';
import type { Term } from '../contract';
import type { Bearing } from './gunnery';
import type { Strongest } from './draws';

/** A move with what speaks for it and against it, in points. */
export interface WeighedEnd {
  /** The position after the move. */
  readonly end: MovePlace;
  /** The move there, by a cheapest way that is worked out when it is asked for. */
  readonly take: () => MoveAction;
  readonly fire: number;
  readonly shots: readonly Bearing[];
  readonly danger: number;
  readonly pulled: number;
  readonly facing: number;
  readonly crowd: number;
  readonly leaves: number;
  readonly effort: number;
  readonly total: number;
  /** A vehicle carries it on from there. */
  readonly aboard: boolean;
  /** What draws it there, or from where it is drawn back, most; null: nothing does. */
  readonly drawnBy: Strongest | null;
}

/** The unit ends as it began: no action is needed. */
export function isStay(unit: Unit, { end }: Pick<WeighedEnd, 'end'>): boolean {
  return (
    isPlaced(unit) &&
    end.spent === 0 &&
    end.hex === unit.where.hex &&
    end.exit === null &&
    end.facing === unit.where.facing &&
    end.into === unit.where.inside
  );
}

/** What speaks for a move and against it, each with its rule and its hexes; the sum is its total. */
export function termsOf(unit: Unit, weighed: WeighedEnd): readonly Term[] {
  const { end, fire, shots, danger, pulled, facing, crowd, leaves, effort, aboard, drawnBy } = weighed;
  const [first] = shots;
  const at: Record<string, string | number> = first
    ? {
        target: first.foe.unit.id,
        others: new Set(shots.map(({ foe }) => foe)).size - 1,
        chance: first.chance,
        weapons: shots.length,
      }
    : {};
  const goal = {
    ...(drawnBy && { goal: drawnBy.code, ...(drawnBy.late && { late: 1 }) }),
    ...(aboard && { aboard: 1 }),
  };
  const term = (code: string, value: number, rule: string, rest: Partial<Term> = {}): Term => ({
    code,
    value,
    rule,
    facts: { unit: unit.id, ...rest.facts },
    hexes: rest.hexes ?? [],
  });
  return [
    term('shot', fire, '§7.3', { facts: at, hexes: shots.map(({ foe }) => foe.unit.where.hex) }),
    term('danger', danger, '§7.3.2', { hexes: [end.hex] }),
    term('goal', pulled, '§9', { facts: goal }),
    term('facing', facing, '§6.1'),
    term('crowd', crowd, '§7.4', { hexes: [end.hex] }),
    term('leaves', leaves, 'R-38', { hexes: [end.hex] }),
    term('effort', effort, '§6.3'),
  ];
}
