import { expect, it } from 'vitest';
import type { Event } from '../../rules/extractors';
import { statusOf } from './art/counterFace';
import { at } from './testing';
import { stayedUnits } from './stayed';

const entry = (events: readonly unknown[]) => ({ index: 0, events: events as readonly Event[] });
const moved = (unit: string, ...steps: unknown[]) => ({ type: 'moved', unit, steps, costs: [], facing: 0 });

it('§6.3: who turned or stood in its hex has stayed; who went on, or entered into its hex, has not', () => {
  const log = [
    entry([moved('A')]),
    entry([moved('B', { from: 1, to: 2 })]),
    entry([{ type: 'entered', unit: 'C', hex: 3, facing: 0 }, moved('C')]),
    entry([{ type: 'locked', machine: 'D', cycle: 'move' }]),
    entry([moved('E')]),
    entry([moved('E', { from: 4, to: 5 })]),
  ];
  expect([...stayedUnits(log)]).toEqual(['A', 'D']);
});

it('a machine that stayed under its order wears no mark of having moved', () => {
  const position = at('engage full T2 Amovement | D panza-lance@1412 | A bipod A@1413/N moved w:laser,-,-');
  const [, machine] = Object.values(position.units);
  expect(machine.moved).toBe(true);
  expect(statusOf(position, machine, stayedUnits([entry([moved('A')])])).moved).toBe(false);
  expect(statusOf(position, machine).moved).toBe(true);
});
