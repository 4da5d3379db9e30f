import { DIRECTION_NAMES, hexNumber, type Direction, type Grid, type Hex } from '../../../hex';
import { SECTIONS } from '../data';
import { mapOf } from '../scenarios';
import type { Activation, Cycle, Machine, OrderBox, Position, Side, Unit, WeaponSlot, Where } from '../types';
import { unitsOf } from '../units';
import { writeVariant } from '../variant';
import { CYCLES, FLAGS, HANDICAPS, HITS, OFF_MAP, freshUnit, initialOf, phaseWord } from './words';

/** A position in one line; of a view, only what the view has. */
export function writePosition(position: Position): string {
  const { scenario, rules, handicap, variant, turn, phase, activation, uncovered, victory } = position;
  const parts = [
    [
      ...[scenario, rules, ...writeHandicap(handicap), ...writeVariant(variant)],
      ...[`T${String(turn)}`, phaseWord(phase)],
    ].join(' '),
    ...(['dorian', 'avronian'] as const).flatMap((side) => writeSide(position, side)),
    ...(activation ? [`activation ${writeActivation(activation)}`] : []),
    ...(uncovered.length ? [`uncovered ${uncovered.join(' ')}`] : []),
    ...(victory ? [`victory ${JSON.stringify(victory)}`] : []),
  ];
  return parts.join(' | ');
}

/** What differs from the printed scenario, such as 'avronian+15' or 'turns-1'. */
export function writeHandicap(handicap: Position['handicap']): readonly string[] {
  if (!handicap) return [];
  return HANDICAPS.flatMap((name) => {
    const more = handicap[name];
    return more === 0 ? [] : [`${name}${more > 0 ? '+' : ''}${String(more)}`];
  });
}

function writeSide(position: Position, side: Side): readonly string[] {
  const units = unitsOf(position).filter((unit) => unit.side === side);
  if (!units.length) return [];
  return [`${initialOf(side)} ${units.map((unit) => unitLine(position, unit)).join('; ')}`];
}

/** One unit in a line. */
export function unitLine(position: Position, unit: Unit): string {
  const { grid } = mapOf(position);
  const isMachine = unit.class === 'machine';
  const fresh = freshUnit(position, unit.id, isMachine ? unit.kind : undefined);
  const words = [
    ...(isMachine ? [unit.kind] : []),
    unit.id + writeWhere(grid, unit.where),
    ...(unit.force === fresh.force ? [] : [`force${String(unit.force)}`]),
    ...writeStrength(unit, fresh),
    ...FLAGS.filter((flag) => flag in unit && unit[flag as keyof Unit] === true),
    ...(unit.class === 'section' && unit.rallyTurn !== undefined ? [`rallied${String(unit.rallyTurn)}`] : []),
    ...(isMachine ? writeDisplay(grid, unit) : []),
  ];
  return words.join(' ');
}

function writeWhere(grid: Grid, where: Where): string {
  if (where.at === 'exited') return `@left-${where.edge}`;
  if (where.at === 'toEnter' && where.inside !== undefined) return `@${OFF_MAP.toEnter}>${where.inside}`;
  if (where.at !== 'map') return `@${OFF_MAP[where.at]}`;
  const inside = where.inside === null ? '' : `>${where.inside}`;
  return `@${writePlace(grid, where.hex, where.facing)}${inside}`;
}

/** A hex with a direction, such as '1215/NE'. */
function writePlace(grid: Grid, hex: Hex, direction: Direction | null): string {
  const number = hexNumber(grid, hex);
  return direction === null ? number : `${number}/${DIRECTION_NAMES[direction]}`;
}

/** Steps and armour, extra armour, critical hits. */
function writeStrength(unit: Unit, fresh: Unit): readonly string[] {
  if (unit.class === 'section') {
    const lost = SECTIONS[unit.kind].steps - unit.steps;
    return lost ? [`-${String(lost)}`] : [];
  }
  const extra = unit.class === 'machine' ? unit.extraArmour : 0;
  const { armour: printed } = fresh as typeof unit;
  const hits =
    unit.class === 'vehicle'
      ? Object.entries(HITS).flatMap(([letter, field]) => (unit[field] ? [letter + String(unit[field])] : []))
      : [];
  return [
    ...(extra ? [`+${String(extra)}`] : []),
    ...(unit.armour === printed + extra ? [] : [`a${String(unit.armour)}`]),
    ...hits,
  ];
}

function writeDisplay(grid: Grid, machine: Machine): readonly string[] {
  const { speedLost, slots, thanis, objective, mark } = machine;
  const bought = (['freeMove', 'freeTarget'] as const).filter((order) => thanis[order]);
  return [
    ...(speedLost ? [`v-${String(speedLost)}`] : []),
    ...(slots.some(isTouched) ? [`w:${slots.map(writeSlot).join(',')}`] : []),
    ...(bought.length ? [`thanis:${bought.join(',')}`] : []),
    ...Object.entries(CYCLES).flatMap(([letter, name]) => writeCycle(letter, machine[name], name === 'move')),
    ...(objective ? [`o:${writePlace(grid, objective.hex, objective.exit)}`] : []),
    ...(mark ? [`t:${mark}`] : []),
  ];
}

function isTouched({ weapon, lost, fired }: WeaponSlot): boolean {
  return weapon !== null || lost || fired;
}

function writeSlot({ weapon, lost, fired }: WeaponSlot): string {
  return `${weapon ?? '-'}${lost ? '/x' : ''}${fired ? '/f' : ''}`;
}

function writeCycle(letter: string, cycle: Cycle, runs: boolean): readonly string[] {
  const { boxes, marker, running, reset } = cycle;
  const written = boxes.map(writeBox);
  return [
    ...(written.some((box) => box !== '-') ? [`${letter}:${written.join(',')}`] : []),
    ...(marker === null ? [] : [`${letter}@${String(marker + 1)}`]),
    ...(running === runs ? [] : [`${letter}.${running ? 'runs' : 'stands'}`]),
    ...(reset ? [`${letter}.reset`] : []),
  ];
}

function writeBox({ order, revealed, lost }: OrderBox): string {
  const written = order === 'hidden' ? '?' : (order ?? '-');
  return `${written}${revealed ? '!' : ''}${lost ? 'x' : ''}`;
}

function writeActivation(activation: Activation): string {
  switch (activation.type) {
    case 'resetting':
      return `resetting ${activation.machine} ${activation.cycle}`;
    case 'moving': {
      const { machine, order, box, marking } = activation;
      return `moving ${machine} ${order} ${String(box + 1)}${marking ? ' marking' : ''}`;
    }
    case 'firing': {
      const { machine, order, marking, swept } = activation;
      return ['firing', machine, order ?? '-', ...(marking ? ['marking'] : []), ...swept].join(' ');
    }
  }
}
