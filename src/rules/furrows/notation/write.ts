import { DIRECTION_NAMES, hexNumber, type Direction, type Grid, type Hex } from '../../../hex';
import { fullLoads } from '../gunnery';
import { UNITS } from '../data';
import { mapOf } from '../scenarios';
import type { Base, MovementOrder, Pending, Phase, Position, Side, Where } from '../types';
import { initialOf } from './words';

/** A position in one line; of a view, only what the view has. */
export function writePosition(position: Position): string {
  const { scenario, orders, turn, phase, part, crushed, declared, fight, victory } = position;
  const { grid } = mapOf(position);
  const parts = [
    `furrows ${scenario} ${orders} T${turn} ${writePhase(grid, phase)}`,
    ...(['foundry', 'league'] as const).map((side) => writeSide(position, side)),
    `flags ${writeFlags(position)}`,
    ...(crushed.length > 0 ? [`crushed ${crushed.map((hex) => hexNumber(grid, hex)).join(' ')}`] : []),
    ...(part === null ? [] : [`part ${part}`]),
    ...(declared.length > 0 ? [`declared ${JSON.stringify(declared)}`] : []),
    ...(fight ? [`fight ${JSON.stringify(fight)}`] : []),
    ...(victory ? [`victory ${JSON.stringify(victory)}`] : []),
  ];
  return parts.join(' | ');
}

function writePhase(grid: Grid, phase: Phase): string {
  if (phase.side === null) return phase.name;
  const head = initialOf(phase.side) + phase.name;
  switch (phase.name) {
    case 'declare':
      return `${head}${phase.part}`;
    case 'hits':
      return `${head}${phase.step}@${hexNumber(grid, phase.hex)}`;
    case 'retreat':
      return `${head}${phase.step}@${hexNumber(grid, phase.hex)}:${phase.base}`;
    default:
      return head;
  }
}

function writeSide(position: Position, side: Side): string {
  const { grid } = mapOf(position);
  const bases = Object.values(position.bases).filter((base) => base.side === side);
  return `${initialOf(side)} ${bases.map((base) => baseLine(grid, base)).join('; ')}`;
}

/** One base in a line. */
function baseLine(grid: Grid, base: Base): string {
  const { id, unit, where, mode, models, wear, shaken, gear, jammed, difficult, queue } = base;
  const lost = UNITS[unit].models - models;
  return [
    `${id}@${writeWhere(grid, where)}`,
    mode,
    ...(lost > 0 ? [`-${lost}`] : []),
    ...(['wear', 'shaken', 'gear'] as const).flatMap((name) =>
      ({ wear, shaken, gear })[name] > 0 ? [`${name}${{ wear, shaken, gear }[name]}`] : [],
    ),
    ...(jammed > 0 ? [`jam${jammed}`] : []),
    ...writeLoads(base),
    ...(difficult ? [`tries${hexNumber(grid, difficult.hex)}:${difficult.tokens}`] : []),
    ...writePending(base.pending),
    ...writeTurn(grid, base),
    ...(base.order
      ? [
          `o:${writeMovement(base.order.movement)}:${base.order.gunnery.join(':')}${base.order.lost ? ':lost' : ''}`,
        ]
      : []),
    ...(queue === 'hidden'
      ? ['?']
      : [
          ...queue.movement.map((order) => `m${order.turn}:${writeMovement(order)}`),
          ...queue.gunnery.map(({ turn, entries }) => `g${turn}:${entries.join(':')}`),
        ]),
  ].join(' ');
}

function writeWhere(grid: Grid, where: Where): string {
  if (where.at === 'unplaced') return 'unplaced';
  if (where.at === 'destroyed') return `lost${hexNumber(grid, where.hex)}`;
  return `${hexNumber(grid, where.hex)}/${DIRECTION_NAMES[where.facing]}`;
}

function writeMovement({ program, facing }: MovementOrder): string {
  return `${program}:${writeFacing(facing)}`;
}

function writeFacing(facing: Direction | null): string {
  return facing === null ? '-' : DIRECTION_NAMES[facing];
}

/** Load tokens that are not as at the beginning [E-22]. */
function writeLoads({ unit, loads }: Base): readonly string[] {
  const full = fullLoads(UNITS[unit].weapons);
  return Object.entries(loads).flatMap(([weapon, tokens]) =>
    tokens === full[weapon as keyof typeof full] ? [] : [`gun:${weapon}=${tokens}`],
  );
}

function writePending({ models, shaken, gear, jam, destroyed }: Pending): readonly string[] {
  const words = [
    ...(models > 0 ? [`models${models}`] : []),
    ...(shaken ? ['shaken'] : []),
    ...(gear > 0 ? [`gear${gear}`] : []),
    ...(jam ? ['jam'] : []),
    ...(destroyed ? ['destroyed'] : []),
  ];
  return words.length > 0 ? [`due:${words.join(',')}`] : [];
}

function writeTurn(grid: Grid, { turn: { running, moved, fired, aimed } }: Base): readonly string[] {
  return [
    ...(running ? [`runs:${running.from}:${running.plan}`] : []),
    ...(moved ? ['moved'] : []),
    ...(fired ? ['fired'] : []),
    ...(aimed === null ? [] : [`aimed${hexNumber(grid, aimed)}`]),
  ];
}

function writeFlags(position: Position): string {
  const { grid } = mapOf(position);
  const flag = (hex: Hex, side: Side | null) =>
    hexNumber(grid, hex) + (side === null ? '-' : initialOf(side));
  return position.flags.map(({ hex, side }) => flag(hex, side)).join(' ');
}
