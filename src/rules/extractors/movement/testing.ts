import { DIRECTION_NAMES, hexNumber, type Direction, type Hex } from '../../../hex';
import { CHASSIS, SECTIONS, counterId } from '../data';
import { at, doriana } from '../maps/doriana';
import { machine, section, vehicle } from '../testing';
import type { Chassis, Illegal, MachineLetter, MoveAction, MpEntry, Step, Unit, Walk } from '../types';

/** A move in printed hex numbers, such as moveOf('A', '1213 1214', 3). */
export function moveOf(
  unit: string,
  path: string,
  facing: Direction | null = null,
  rest: Partial<MoveAction> = {},
): MoveAction {
  return {
    type: 'move',
    unit: counterId(unit),
    path: hexesOf(path),
    facing,
    exit: null,
    into: null,
    ...rest,
  };
}

/** Printed hex numbers as hexes; '' is none. */
export function hexesOf(numbers: string): readonly Hex[] {
  return numbers === '' ? [] : numbers.split(' ').map(at);
}

/** A counter in one line: 'B glide 0405 S', 'agrax-1 0405 NE', 'transcom-1 0405'. */
export function counter(line: string): Unit {
  const words = line.split(' ');
  const [facing, hex] = [directionOf(words.at(-1)!), words.find((word) => /^\d{4}$/.test(word))!];
  if (words[1] in CHASSIS) return machine(words[0] as MachineLetter, words[1] as Chassis, [hex, facing!]);
  const kind = words[0].split('-').at(-2)!;
  return kind in SECTIONS ? section(words[0], hex) : vehicle(words[0], hex, facing!);
}

/** A counter and its move in one line: 'A bipod 0405 S > 0406 0407 SE', the last word its facing. */
export function counterAndMove(line: string): readonly [Unit, MoveAction] {
  const [before, after] = line.split('>').map((part) => part.trim());
  const unit = counter(before);
  const words = after.split(' ').filter((word) => word !== '');
  const facing = words.length ? directionOf(words.at(-1)!) : null;
  return [unit, moveOf(unit.id, words.filter((word) => /^\d/.test(word)).join(' '), facing)];
}

function directionOf(name: string): Direction | null {
  const index = (DIRECTION_NAMES as readonly string[]).indexOf(name);
  return index < 0 ? null : (index as Direction);
}

/** A ledger in whole MPs, such as 'turn 0109 1, terrain 0209 1'. */
export function ledger(costs: readonly MpEntry[]): string {
  return costs.map(({ cause, value }) => `${cause.code} ${numberOf(cause.hex)} ${value / 2}`).join(', ');
}

/** Hex changes, such as '0806 0706, 0706 ~ 0705' for a step and a drift; '!' where a bog roll is due. */
export function trail(steps: readonly Step[]): string {
  return steps
    .map(({ from, to, by, bogRoll }) => {
      const link = by === 'drift' ? '~' : bogRoll ? '!' : '>';
      return `${numberOf(from)}${link}${numberOf(to)}`;
    })
    .join(' ');
}

/** A walk in one line: its ledger and what is left, or the reason it cannot be. */
export function told(walked: Walk | Illegal): string {
  if ('reason' in walked) return `${walked.rule} ${walked.reason}`;
  return `${ledger(walked.costs)} = ${walked.spent / 2}, left ${walked.end.left / 2}`;
}

function numberOf(hex: Hex): string {
  return hexNumber(doriana.grid, hex);
}
