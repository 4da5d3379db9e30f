import type { BoardCounter, BoardMark, BoardModel, Emphasis } from '../../../board/model';
import type { Hex } from '../../../hex';
import {
  armyOf,
  declarationsOf,
  isPlaced,
  mapOf,
  missingOrders,
  placedBase,
  placedBases,
  previewPath,
  queuedMovement,
  whyNotHex,
  canSee,
  type Base,
  type Placed,
  type Position,
} from '../../../rules/furrows';
import { faceOf, statusOf } from '../art/face';
import { flagPicture } from '../art/flags';
import { boardSide, counterLook, ghostLook } from '../art/look';
import { GROUND } from '../ground';
import { assaultMarks } from '../playback/beats';
import { SIDES } from '../sides';
import { MODE_NAME, baseName, facingName, rankOf, SIDE_NAME } from '../wording';
import type { Desk } from './desk';
import { dueTurn } from './orders';

const [FOUNDRY, LEAGUE] = SIDES;
const SIDES_ON_MAP: BoardModel['sides'] = { hatched: FOUNDRY, dotted: LEAGUE };

/** Of two bases in a hex both have to be seen: the lower one's mode and the rim of its armour. */
const ASKEW: NonNullable<BoardModel['askew']> = { x: 11, y: -9 };

/** What the board shows of a position with something on the desk. */
export function boardModel(position: Position, desk: Desk): BoardModel {
  const selected = desk.selected === null ? undefined : position.bases[desk.selected];
  return {
    grid: mapOf(position).grid,
    ground: GROUND,
    counters: [...countersOf(position, desk), ...plannedOf(position, desk), ...ghostsOf(position, selected)],
    sides: SIDES_ON_MAP,
    askew: ASKEW,
    marks: [...standingMarks(position), ...marksOf(position, desk, selected)],
    focus: desk.focus,
    tapsMean: position.phase.name === 'placement' && selected ? 'hexes' : 'counters',
  };
}

/** A moment that is told: nobody has anything in hand. */
export function toldModel(position: Position, marks: readonly BoardMark[], focus: Hex | null): BoardModel {
  return {
    grid: mapOf(position).grid,
    ground: GROUND,
    counters: placedBases(position).map((base) => counterOf(position, base)),
    sides: SIDES_ON_MAP,
    askew: ASKEW,
    marks: [...standingMarks(position), ...marks],
    focus,
    tapsMean: 'counters',
  };
}

function counterOf(position: Position, base: Placed, emphasis?: Emphasis): BoardCounter {
  const { hex, facing } = base.where;
  return {
    id: base.id,
    hex,
    facing,
    side: boardSide(base.side),
    look: counterLook(faceOf(base, rankOf(position, base)), statusOf(base, position.turn)),
    name: `${baseName(position, base.id)}, ${SIDE_NAME[base.side]}, ${MODE_NAME[base.mode]}, faces ${facingName(facing)}`,
    ...(emphasis && { emphasis }),
  };
}

/** The base in hand lies on top of its stack. */
function countersOf(position: Position, { selected }: Desk): readonly BoardCounter[] {
  return [...placedBases(position)]
    .sort((a, b) => Number(a.id === selected) - Number(b.id === selected))
    .map((base) => counterOf(position, base, emphasisOf(position, base, selected)));
}

function emphasisOf(position: Position, base: Base, selected: Desk['selected']): Emphasis | undefined {
  if (base.id === selected) return 'selected';
  const { side, name } = position.phase;
  if (base.side !== side || name !== 'orders') return undefined;
  return missingOrders(position, side).some((missing) => missing.base === base.id) ? 'able' : 'done';
}

/** Where the program of the base in hand would take it, step by step; equal hexes share one ghost. */
function ghostsOf(position: Position, base: Base | undefined): readonly BoardCounter[] {
  if (position.phase.name !== 'orders' || !base || !isPlaced(base) || base.side !== position.phase.side)
    return [];
  const path = previewPath(position, base, dueTurn(position, base));
  if (!path) return [];
  const ends = new Map(path.steps.map((step, index) => [step.hex, { step, index }]));
  ends.delete(base.where.hex);
  return [...ends.values()].map(({ step, index }) =>
    ghostOf(
      base,
      step,
      `${baseName(position, base.id)} after step ${index + 1}, faces ${facingName(step.facing)}`,
    ),
  );
}

function ghostOf(
  base: Base,
  { hex, facing }: Pick<BoardCounter, 'hex' | 'facing'>,
  name: string,
): BoardCounter {
  return {
    id: name,
    hex,
    facing,
    side: boardSide(base.side),
    look: ghostLook(faceOf(base)),
    name,
  };
}

/** Where the other bases of the side are expected to end what is written for them: too many in a hex stop one another [§6.5]. */
function plannedOf(position: Position, { selected }: Desk): readonly BoardCounter[] {
  const { name, side } = position.phase;
  if (name !== 'orders') return [];
  return placedBases(position).flatMap((base) => {
    if (base.side !== side || base.id === selected) return [];
    const turn = dueTurn(position, base);
    const end = queuedMovement(base, turn) && previewPath(position, base, turn)?.steps.at(-1);
    if (!end || end.hex === base.where.hex) return [];
    return [ghostOf(base, end, `${baseName(position, base.id)} as ordered, faces ${facingName(end.facing)}`)];
  });
}

/** What the printed map does not know: wire that is crushed [§2], the flags of the objectives, whoever holds them. */
function standingMarks({ crushed, flags }: Position): readonly BoardMark[] {
  return [
    ...crushed.map((hex) => ({ kind: 'gone', hex }) as const),
    ...flags.map(({ hex, side }) => ({ kind: 'flag', hex, flag: flagPicture(side) }) as const),
  ];
}

function marksOf(position: Position, desk: Desk, base: Base | undefined): readonly BoardMark[] {
  const selected: readonly BoardMark[] =
    base && isPlaced(base) ? [{ kind: 'selected', hex: base.where.hex }] : [];
  switch (position.phase.name) {
    case 'placement':
      return [...zoneMarks(position, base), ...selected];
    case 'orders':
      return [...pathMarks(position, base), ...selected];
    case 'declare':
      return [...aimMarks(position, desk, base), ...selected];
    case 'hits':
      return position.fight ? assaultMarks(position, position.fight.assaults[0]) : [];
    case 'retreat':
      return position.fight?.retreat ? [{ kind: 'legalEnd', hex: position.fight.retreat.to }] : [];
    case 'ended':
      return selected;
  }
}

/** The zone of each side; of the side of the base in hand where it may stand. */
function zoneMarks(position: Position, base: Base | undefined): readonly BoardMark[] {
  return (['foundry', 'league'] as const).map((side) => {
    const { zone } = armyOf(position, side);
    const hexes = base?.side === side ? zone.filter((hex) => !whyNotHex(position, base, hex)) : zone;
    return { kind: 'zone', side: boardSide(side), hexes };
  });
}

function pathMarks(position: Position, base: Base | undefined): readonly BoardMark[] {
  if (!base || !isPlaced(base) || base.side !== position.phase.side) return [];
  const path = previewPath(position, base, dueTurn(position, base));
  if (!path) return [];
  const hexes = [path.from.hex, ...path.steps.map(({ hex }) => hex)];
  const moves = hexes.filter((hex, index) => index === 0 || hex !== hexes[index - 1]);
  const labels = moves.map((hex, index) => (index === 0 ? '' : stepsAt(path.steps, hex)));
  const tries = path.steps.flatMap(({ tried, tokens, hex }): readonly BoardMark[] =>
    tried !== null && tried !== hex && tokens > 0
      ? [{ kind: 'blocked', hex: tried, label: `${tokens}` }]
      : [],
  );
  return moves.length > 1 ? [{ kind: 'path', hexes: moves, labels }, ...tries.slice(-1)] : tries.slice(-1);
}

function stepsAt(steps: readonly { readonly hex: Hex }[], hex: Hex): string {
  return steps.flatMap((step, index) => (step.hex === hex ? [index + 1] : [])).join(' ');
}

function aimMarks(position: Position, { aim }: Desk, base: Base | undefined): readonly BoardMark[] {
  if (!base || !isPlaced(base)) return [];
  const target = aim === null ? undefined : position.bases[aim.target];
  if (target && isPlaced(target)) {
    const [from, to] = [base.where.hex, target.where.hex];
    const clear = canSee(mapOf(position), from, to);
    return [
      { kind: 'sight', from, to, clear, blockedAt: null },
      { kind: 'target', hex: to },
    ];
  }
  const hexes = declarationsOf(position, base).map(({ target: id }) => placedBase(position, id).where.hex);
  return [...new Set(hexes)].map((hex) => ({ kind: 'target', hex }));
}
