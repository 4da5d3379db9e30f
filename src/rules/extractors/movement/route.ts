import { DIRECTIONS, neighbour, type Hex } from '../../../hex';
import { entryHexesOf } from '../scenarios';
import type { CounterId, End, Illegal, MoveAction, Position, Walk } from '../types';
import { facesHexside, illegal, isIllegal } from '../units';
import { whyNotMove } from './legality';
import { moverOf, type Mover } from './mover';
import { walkBy } from './walk';

/** The first part of a move, with how many of the waypoints it has come by. */
interface Stretch {
  readonly walk: Walk;
  readonly passed: number;
}

/**
 * The cheapest move that ends as `end` does and comes by the hexes of `via`, in that order; half MPs throughout.
 * Illegal with `noWayThrough` if there is none, with the reason of `moverOf` for what never moves [§6.3].
 */
export function routeVia(position: Position, unit: CounterId, end: End, via: readonly Hex[]): End | Illegal {
  const mover = moverOf(position, unit);
  if (isIllegal(mover)) return mover;
  const bySpent: Stretch[][] = [];
  const put = (stretch: Stretch) => (bySpent[stretch.walk.spent] ??= []).push(stretch);
  const seen = new Set<string>();
  let best: End | null = null;
  for (const first of beginnings(mover, via)) put(first);
  for (let spent = 0; spent < bySpent.length && (best === null || spent < best.spent); spent++)
    for (const stretch of bySpent[spent] ?? []) {
      const state = stateOf(stretch);
      if (seen.has(state)) continue;
      seen.add(state);
      const there = stretch.passed === via.length ? endedAs(mover, stretch, end) : null;
      if (there && (best === null || there.spent < best.spent)) best = there;
      for (const next of continued(mover, stretch, via)) put(next);
    }
  return (
    best ??
    illegal('§6.3', { reason: 'noWayThrough', unit, via: via[via.length - 1] ?? end.hex, hex: end.hex })
  );
}

/** Where it stands, or each hex it may enter by. */
function beginnings(mover: Mover, via: readonly Hex[]): readonly Stretch[] {
  const { from, facing, position, unit } = mover;
  if (from !== null) return walkedOn(mover, [], facing, { passed: 0, via });
  return entryHexesOf(position, unit).flatMap((hex) =>
    DIRECTIONS.flatMap((ahead) =>
      walkedOn(mover, [hex], facesHexside(unit) ? ahead : null, { passed: 0, via }),
    ).slice(0, 1),
  );
}

/** The stretches one hex longer. */
function continued(mover: Mover, { walk, passed }: Stretch, via: readonly Hex[]): readonly Stretch[] {
  const faces = facesHexside(mover.unit);
  return DIRECTIONS.flatMap((ahead) => {
    const to = neighbour(mover.chart.map.grid, walk.end.hex, ahead);
    if (to === undefined) return [];
    return walkedOn(mover, [...walk.end.path, to], faces ? ahead : null, { passed, via });
  });
}

/** The path as far as it can be walked, drift included; nothing where it cannot. */
function walkedOn(
  mover: Mover,
  path: readonly Hex[],
  facing: MoveAction['facing'],
  { passed, via }: { readonly passed: number; readonly via: readonly Hex[] },
): readonly Stretch[] {
  const walk = walkBy(mover, { type: 'move', unit: mover.unit.id, path, facing, exit: null, into: null });
  if (isIllegal(walk)) return [];
  const come = [...path.slice(-1), walk.end.hex];
  return [{ walk, passed: come.includes(via[passed]) ? passed + 1 : passed }];
}

function endedAs(mover: Mover, { walk }: Stretch, { hex, facing, exit, into }: End): End | null {
  if (walk.end.hex !== hex) return null;
  const action: MoveAction = { type: 'move', unit: mover.unit.id, path: walk.end.path, facing, exit, into };
  const whole = walkBy(mover, action);
  return isIllegal(whole) || whyNotMove(mover.position, action) ? null : whole.end;
}

/** What its future depends on: the place, the way it came, the waypoints left, whether it has kept to the road. */
function stateOf({ walk: { end, costs, steps }, passed }: Stretch): string {
  const onRoad = costs.every(({ cause }) => cause.code === 'road' || cause.code === 'turn');
  return `${end.hex} ${end.facing} ${passed} ${onRoad} ${steps.length === 0}`;
}
