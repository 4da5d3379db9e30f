import type { Direction, Hex } from '../../../hex';
import {
  armyOf,
  isPlaced,
  setUpModes,
  unplacedBases,
  whyNotHex,
  type Action,
  type Base,
  type Mode,
  type Position,
} from '../../../rules/furrows';
import { announce } from '../../widgets/announce';
import type { DeskStore } from './desk';

export interface SetUp {
  readonly facing: Direction;
  readonly mode: Mode;
}

/** How a base would be set up: as chosen, as it stands, or facing the enemy and slow. */
export function setUpOf(base: Base, chosen: SetUp | null): SetUp {
  if (chosen) return chosen;
  if (isPlaced(base)) return { facing: base.where.facing, mode: base.mode };
  const modes = setUpModes(base);
  return { facing: base.side === 'foundry' ? 3 : 0, mode: modes.includes('slow') ? 'slow' : modes[0] };
}

/** Sets up all that is still in hand, and looks at nothing in particular any more. */
export function setUpRest(desk: DeskStore, position: Position): void {
  if (!desk.actTogether(restOfSetUp(position))) return;
  desk.state.setState({ focus: null });
  announce('The recommended set-up stands');
}

/** Tanks on the road in the middle, foot about them: each base in the first hex of its zone that takes it. */
function* restOfSetUp(position: Position): Generator<Action> {
  const taken = new Set(
    Object.values(position.bases).flatMap(({ where }) => (where.at === 'map' ? [where.hex] : [])),
  );
  for (const base of unplacedBases(position)) {
    const hex = fromTheMiddle(position, base).find(
      (each) => !whyNotHex(position, base, each) && !taken.has(each),
    );
    if (hex === undefined) continue;
    taken.add(hex);
    yield { type: 'place', base: base.id, hex, ...setUpOf(base, null) };
  }
}

/** The hexes of its zone, the middle first; of two as far from it the one nearer to its own edge. */
function fromTheMiddle(position: Position, { side }: Base): readonly Hex[] {
  const { zone } = armyOf(position, side);
  const middle = (zone[0] + zone[zone.length - 1]) / 2;
  return [...zone].sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || (side === 'foundry' ? b - a : a - b),
  );
}
