import { isPlaced, whyNotBegin, type CounterId, type Unit } from '../../rules/extractors';
import { bearingsFrom, bestOf, spend, spentAlready, type Bearing, type Spent } from './gunnery';
import { bestEnd } from './moves';
import { inOrder } from './order';
import { keepWhileStill, ownUnits, type Scene } from './scene';
import type { WeighedEnd } from './weighedEnd';

/** What all units of a side mean to do, each knowing of those before it. */
export interface Concert {
  /** Where those who have yet to move are going to stand. */
  readonly intended: ReadonlyMap<CounterId, Unit>;
  /** What each is going to fire at from there. */
  readonly shots: ReadonlyMap<CounterId, readonly Bearing[]>;
  /** The unit has moved: its intention is void. */
  forget(id: CounterId): void;
}

/** The whole side moved in thought, one unit after the other, so that who moves first knows who comes after him. */
export function concertOf(scene: Scene): Concert {
  const intended = new Map<CounterId, Unit>();
  const shots = new Map<CounterId, readonly Bearing[]>();
  const spent = spentAlready(scene);
  for (const unit of inOrder(scene)) {
    if (unit.class === 'machine' && scene.position.rules === 'full') continue;
    if (whyNotBegin(scene.position, unit.id)) continue;
    const best = bestEnd(scene, unit, spent);
    if (!best) continue;
    intended.set(unit.id, movedTo(unit, best));
    shots.set(unit.id, best.shots);
    spend(spent, best.shots);
  }
  const forget = (id: CounterId) => {
    intended.delete(id);
    shots.delete(id);
  };
  return { intended, shots, forget };
}

function movedTo(unit: Unit, { end }: WeighedEnd): Unit {
  const { hex, facing, exit, into } = end;
  const where = exit !== null ? { at: 'exited', edge: exit } : { at: 'map', hex, facing, inside: into };
  return { ...unit, where } as Unit;
}

/** What all but one fire at: where they stand if they have moved, where they mean to stand if not. */
export function spentByOthers(scene: Scene, { shots }: Concert, id: CounterId): Spent {
  const spent: Spent = new Map();
  for (const unit of ownUnits(scene)) {
    if (unit.id === id || !isPlaced(unit) || unit.hidden) continue;
    const planned = shots.get(unit.id);
    if (planned) spend(spent, planned);
    else if (unit.moved && unit.where.inside === null) {
      const { hex, facing } = unit.where;
      const bearings = keepWhileStill(scene, `bearings ${unit.id}`, () => bearingsFrom(scene, unit, hex));
      spend(spent, bestOf(bearings, hex, { facing, spent }));
    }
  }
  return spent;
}

/** The scene as a unit sees it that knows what the others mean to do. */
export function sceneInConcert(scene: Scene, { intended }: Concert, id: CounterId): Scene {
  const others = new Map(intended);
  others.delete(id);
  return { ...scene, intended: others, keptSo: new Map() };
}
