import { expect, test } from 'vitest';
import { parseHex } from '../../../hex';
import { counterId, mapOf, type Action } from '../../../rules/extractors';
import { at, avronianFire } from '../testing';
import { toldText } from '.';

test('what one is told to do is said to whom and where', () => {
  const position = at(avronianFire('optimize'));
  const [pgp, agrax] = ['pgp-1', 'agrax-1'].map((id) => ({ unit: counterId(id), slot: null }));
  const machine = counterId('B');
  const { grid } = mapOf(position);
  const move = { type: 'move', path: [], facing: null, exit: null, into: null } as const;
  const actions: readonly Action[] = [
    { type: 'fire', firers: [pgp], target: machine, area: false },
    { type: 'fire', firers: [pgp, agrax], target: machine, area: false },
    { type: 'order', machine, cycle: 'move', box: 0, order: 'close' },
    { type: 'order', machine, cycle: 'combat', box: 1, order: null },
    { type: 'markTarget', machine, target: agrax.unit },
    { type: 'endPhase' },
    { type: 'reveal', machine },
    { type: 'reset', machine, cycle: 'move' },
    { type: 'lockOrders', machine },
    {
      type: 'allocate',
      machine,
      shots: [{ firers: [{ unit: machine, slot: 0 }], target: pgp.unit, area: false }],
    },
    { type: 'rally', unit: agrax.unit },
    { ...move, unit: agrax.unit, path: [parseHex(grid, '0616')!], facing: 0 },
    { ...move, unit: agrax.unit, into: counterId('fort-1') },
    { ...move, unit: machine, path: [parseHex(grid, '0127')!], facing: 3, exit: 3 },
  ];
  expect(actions.map((action) => toldText(position, action))).toEqual([
    'Fire PGP 1 at Multipod B',
    'Fire PGP 1 at Multipod B with those that can join it',
    'Put Close into Move 1 of Multipod B',
    'Empty Combat 2 of Multipod B',
    'Mark Agrax 1 as the target of Multipod B',
    'End Avronian fire',
    'Reveal the order of Multipod B',
    'Reset the Move orders of Multipod B',
    'Lock the orders of Multipod B',
    'Fire Multipod B at PGP 1',
    'Roll to rally Agrax 1',
    'Move Agrax 1 to 0616, facing north',
    'Move Agrax 1, into Fort 1',
    'Move Multipod B to 0127, off the map',
  ]);
});
