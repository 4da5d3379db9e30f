import { distance, type Hex } from '../../hex';
import {
  coverageOf,
  enemyOf,
  exposedUnits,
  unitsOf,
  type CounterId,
  type Coverage,
  type Placed,
  type Position,
  type Side,
  type Unit,
} from '../../rules/extractors';
import { grid } from './fields';
import { asItStands, type Style } from './styles';
import { worthOf } from './worth';

/** An enemy that may be fired at, with what it is worth. */
export interface Foe {
  readonly unit: Placed;
  readonly worth: number;
}

/** How things look to a side while the other side's units stay where they are: what is worked out once is kept. */
export interface Scene {
  readonly position: Position;
  readonly side: Side;
  readonly style: Style;
  readonly sight: 'near' | 'far';
  readonly foes: readonly Foe[];
  /** What they may fire at: now, or after their next move. */
  readonly coverage: () => Coverage;
  /** Where the side's units that have yet to move are likely to end, by id; empty: not worked out. */
  readonly intended: ReadonlyMap<CounterId, Unit>;
  /** Worked out by who asks first, under a name of its own, whatever is intended. */
  readonly kept: Map<string, unknown>;
  /** The same, as long as this is intended. */
  readonly keptSo: Map<string, unknown>;
  /** What holds while nobody moves, whatever the others mean to do; null: somebody may move while this scene is looked at. */
  readonly lasting: Map<string, unknown> | null;
}

/** What a side looks at as it decides; `near`: fire of the enemies as they stand, `far`: after their next move. */
export function sceneOf(position: Position, side: Side, style: Style, sight: 'near' | 'far'): Scene {
  const foes = exposedUnits(position, enemyOf(side)).map((unit): Foe => ({
    unit,
    worth: worthOf(position, unit),
  }));
  let coverage: Coverage | null = null;
  const when = sight === 'near' ? 'now' : 'next';
  return {
    position,
    side,
    style: asItStands(position, side, style),
    sight,
    foes,
    coverage: () => (coverage ??= coverageOf(position, enemyOf(side), when)),
    intended: new Map(),
    kept: new Map(),
    keptSo: new Map(),
    lasting: null,
  };
}

/** The scene as long as nobody moves: what does not hang on what the others mean to do is worked out once for all who ask. */
export function heldStill(scene: Scene): Scene {
  return { ...scene, lasting: new Map() };
}

/** Worked out once while nobody moves; anew each time while somebody may. */
export function keepWhileStill<T>({ lasting }: Scene, name: string, work: () => T): T {
  return lasting === null ? work() : keptIn(lasting, name, work);
}

/** Worked out once a scene. */
export function keep<T>({ kept }: Scene, name: string, work: () => T): T {
  return keptIn(kept, name, work);
}

/** Worked out once for what the side's units intend. */
export function keepSo<T>({ keptSo }: Scene, name: string, work: () => T): T {
  return keptIn(keptSo, name, work);
}

function keptIn<T>(kept: Map<string, unknown>, name: string, work: () => T): T {
  let found = kept.get(name) as T | undefined;
  if (found === undefined) kept.set(name, (found = work()));
  return found;
}

/** The side's own units that are still in play, on the map or waiting. */
export function ownUnits({ position, side }: Scene): readonly Unit[] {
  return unitsOf(position).filter((unit) => unit.side === side);
}

/** Hexes to the nearest of the enemies; a great number if none is seen. */
export function nearestFoe({ foes }: Scene, hex: Hex): number {
  let least = 99;
  for (const { unit } of foes) least = Math.min(least, distance(grid, unit.where.hex, hex));
  return least;
}
