import type { BoardCounter, BoardModel, EdgeLabel, Emphasis } from '../../../board/model';
import {
  mapOf,
  isPlaced,
  scenarioOf,
  unitsOf,
  type CounterId,
  type Placed,
  type Position,
} from '../../../rules/extractors';
import { faceOf, statusOf } from '../art/counterFace';
import { boardSide, counterLook, SIDES_ON_MAP } from '../art/look';
import { GROUND } from '../ground';
import { sideName, unitName } from '../wording';
import type { Desk } from './desk';
import { modeOf } from './modes';
import { standingOf } from './units';

const NOBODY: ReadonlySet<CounterId> = new Set();

/** What the board shows of a position with something on the desk; `stayed`: who has acted without moving. */
export function boardModel(position: Position, desk: Desk, stayed = NOBODY): BoardModel {
  const mode = modeOf(position, desk);
  const ghost = mode.ghost?.(position, desk);
  const turns = mode.turns?.(position, desk);
  return {
    grid: mapOf(position).grid,
    ground: GROUND,
    counters: withGhost(position, countersOf(position, desk, stayed), ghost),
    sides: SIDES_ON_MAP,
    marks: [...objectiveMarks(position), ...mode.marks(position, desk)],
    edges: edgesOf(position),
    focus: desk.focus,
    ...(turns && { turns }),
    tapsMean: mode.tapsMeanHexes?.(position, desk) ? 'hexes' : 'counters',
  };
}

/** The unit in hand where it would end; where it begins it fades. */
function withGhost(
  position: Position,
  counters: readonly BoardCounter[],
  ghost: Placed | undefined,
): readonly BoardCounter[] {
  if (!ghost || ghost.where.inside !== null) return counters;
  const { hex, facing } = ghost.where;
  const faded = counters.map((counter): BoardCounter =>
    counter.id === ghost.id ? { ...counter, emphasis: 'ghost' } : counter,
  );
  const there: BoardCounter = {
    id: `${ghost.id}, planned`,
    hex,
    facing,
    side: boardSide(ghost.side),
    look: counterLook(faceOf(ghost), statusOf(position, ghost)),
    name: `${unitName(ghost)}, planned`,
    emphasis: 'selected',
  };
  return [...faded, there];
}

type Lain = WeakMap<
  Position,
  { readonly stayed: ReadonlySet<CounterId>; readonly all: readonly BoardCounter[] }
>;
/** The counters as they lie while none is in hand. */
const lain: Readonly<Record<'decided' | 'watched', Lain>> = {
  decided: new WeakMap(),
  watched: new WeakMap(),
};

/** Counters in the open; the unit in hand lies on top of its stack. What is picked changes two of them, and no others are made anew. */
function countersOf(
  position: Position,
  { selected, watching }: Desk,
  stayed: ReadonlySet<CounterId>,
): readonly BoardCounter[] {
  const how = watching ? 'watched' : 'decided';
  const known = lain[how];
  const kept = known.get(position);
  const all = kept?.stayed === stayed ? kept.all : lyingIn(position, stayed, how);
  known.set(position, { stayed, all });
  const inHand = watching ? undefined : all.find(({ id }) => id === selected);
  const others = all.filter((one) => one !== inHand);
  return inHand ? [...others, { ...inHand, emphasis: 'selected' }] : others;
}

function lyingIn(
  position: Position,
  stayed: ReadonlySet<CounterId>,
  how: keyof typeof lain,
): readonly BoardCounter[] {
  return unitsOf(position)
    .filter((unit): unit is Placed => isPlaced(unit) && unit.where.inside === null)
    .map((unit) => {
      const emphasis = how === 'watched' ? undefined : emphasisOf(position, unit);
      return {
        id: unit.id,
        hex: unit.where.hex,
        facing: unit.where.facing,
        side: boardSide(unit.side),
        look: counterLook(faceOf(unit), statusOf(position, unit, stayed)),
        name: unitName(unit),
        ...(emphasis && { emphasis }),
      };
    });
}

function emphasisOf(position: Position, unit: Placed): Emphasis | undefined {
  if (unit.side !== position.phase.side) return undefined;
  const { state } = standingOf(position, unit);
  return state === 'can' ? 'able' : state === 'acted' ? 'done' : undefined;
}

/** Markers of Vector and Target lie open on the map [§8.3.1, §8.4.4]. */
function objectiveMarks(position: Position): BoardModel['marks'] {
  return unitsOf(position).flatMap((unit) => {
    if (unit.class !== 'machine') return [];
    const marked = unit.mark === null ? undefined : position.units[unit.mark];
    const hexes = [
      ...(unit.objective ? [unit.objective.hex] : []),
      ...(marked && isPlaced(marked) ? [marked.where.hex] : []),
    ];
    return hexes.map((hex) => ({ kind: 'objective', hex, label: unit.letter }) as const);
  });
}

function edgesOf(position: Position): readonly EdgeLabel[] {
  const { friendlyEdge } = scenarioOf(position);
  return (['dorian', 'avronian'] as const).map((side) => ({
    edge: friendlyEdge[side],
    side: boardSide(side),
    label: `${sideName(side)} edge`,
  }));
}
