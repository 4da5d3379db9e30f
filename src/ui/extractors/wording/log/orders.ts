import type { CounterId, Position } from '../../../../rules/extractors';
import { boxName } from '../criticals';
import { cycleName, directionName, hexName, nameOf, orderName, orderRule } from '../names';
import { lineOf, type EventOf, type LogLine } from './line';

export function orderedLine(position: Position, { machine, cycle, box, order }: EventOf<'ordered'>): LogLine {
  const what = order === null ? 'empty' : order === 'hidden' ? 'face down' : orderName(order);
  return lineOf(machine, `${nameOf(position, machine)}, ${boxName(cycle, box)}: ${what}.`, { rule: '§8.1' });
}

export function resetLine(position: Position, { machine, cycle }: EventOf<'reset'>): LogLine {
  const cost = cycle === 'move' ? 'it does nothing else in this phase' : 'its first order fires at −2';
  return lineOf(machine, `${nameOf(position, machine)} resets its ${cycleName(cycle)} orders: ${cost}.`, {
    rule: '§8.2',
  });
}

export function lockedLine(position: Position, { machine, cycle }: EventOf<'locked'>): LogLine {
  const which = cycle === null ? 'orders' : `${cycleName(cycle)} orders`;
  return lineOf(machine, `${nameOf(position, machine)} has its ${which} set.`, { rule: '§8.1' });
}

export function revealedLine(
  position: Position,
  { machine, cycle, box, order }: EventOf<'revealed'>,
): LogLine {
  return lineOf(
    machine,
    `${nameOf(position, machine)} reveals ${cycleName(cycle)} order ${box + 1}: ${orderName(order)}.`,
    {
      rule: orderRule(order),
    },
  );
}

const NOT_EXECUTED: Readonly<
  Record<EventOf<'notExecuted'>['why'], { readonly why: string; readonly rule: 'R-55' | 'R-18' | '§8.1' }>
> = {
  noEnemy: { why: 'no enemy counts', rule: 'R-55' },
  noTarget: { why: 'no weapon has a legal target', rule: '§8.1' },
  noOrders: { why: '0 orders left', rule: 'R-18' },
};

export function notExecutedLine(
  position: Position,
  { machine, order, why }: EventOf<'notExecuted'>,
): LogLine {
  const { why: words, rule } = NOT_EXECUTED[why];
  return lineOf(machine, `${nameOf(position, machine)} does not execute ${orderName(order)}: ${words}.`, {
    rule,
  });
}

export function markedLine(position: Position, { machine, objective }: EventOf<'marked'>): LogLine {
  const { hex, exit } = objective;
  const where =
    exit === null ? hexName(hex) : `the space off the map, ${directionName(exit)} of ${hexName(hex)},`;
  return lineOf(machine, `${nameOf(position, machine)} marks ${where} as the objective of its Vector.`, {
    hexes: [hex],
    rule: exit === null ? '§8.3.1' : 'R-56',
  });
}

export function targetMarkedLine(position: Position, { machine, target }: EventOf<'targetMarked'>): LogLine {
  return about(
    machine,
    target,
    `${nameOf(position, machine)} marks ${nameOf(position, target)} as its target.`,
  );
}

const REMOVALS: Readonly<
  Record<
    EventOf<'objectiveRemoved'>['why'],
    { readonly why: string; readonly rule: NonNullable<LogLine['rule']> }
  >
> = {
  reached: { why: 'it is reached', rule: '§8.3.1' },
  reset: { why: 'the cycle is reset', rule: 'R-54' },
  targetGone: { why: 'the target is gone', rule: '§8.4.4' },
};

export function objectiveRemovedLine(
  position: Position,
  { machine, cycle, why }: EventOf<'objectiveRemoved'>,
): LogLine {
  const marker = cycle === 'move' ? 'Vector mark' : 'Target mark';
  const { why: words, rule } = REMOVALS[why];
  return lineOf(machine, `The ${marker} of ${nameOf(position, machine)} comes off: ${words}.`, { rule });
}

export function orderRemovedLine(
  position: Position,
  { machine, cycle, box, order }: EventOf<'orderRemoved'>,
): LogLine {
  const what = order === 'hidden' ? 'The order' : orderName(order);
  return lineOf(machine, `${what} in ${boxName(cycle, box)} of ${nameOf(position, machine)} comes off.`, {
    rule: cycle === 'move' ? '§8.3.1' : '§8.4.4',
  });
}

function about(machine: CounterId, target: CounterId, text: string): LogLine {
  return lineOf(machine, text, { units: [machine, target], rule: '§8.4.4' });
}
