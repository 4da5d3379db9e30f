import { describe, expect, it, test } from 'vitest';
import { parseHex } from '../../../hex';
import { counterId, mapOf, type Action, type Position } from '../../../rules/extractors';
import { at, avronianFire } from '../testing';
import { actionName, consequencesText, redoText, toldText, undoText } from '.';
import { POSITION } from './testing';

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

describe('buttons', () => {
  const at = (phase: Position['phase']): Position => ({ ...POSITION, phase });
  const avronian = at({ name: 'fire', side: 'avronian' });

  test.each([
    [{ dice: [2, 5], reveals: false, finds: false, handsOver: false }, 'Rolls 2 to 5 dice, no undo after'],
    [{ dice: [1, 1], reveals: false, finds: false, handsOver: false }, 'Rolls 1 die, no undo after'],
    [{ dice: [0, 3], reveals: false, finds: false, handsOver: false }, 'Rolls up to 3 dice, no undo after'],
    [{ dice: [0, 0], reveals: false, finds: false, handsOver: false }, 'No dice, can be undone'],
    [{ dice: [0, 0], reveals: true, finds: false, handsOver: false }, 'Dorian sees it, no undo after'],
    [
      { dice: [0, 0], reveals: false, finds: true, handsOver: false },
      'May come upon hidden units, no undo after',
    ],
    [{ dice: [0, 0], reveals: false, finds: false, handsOver: true }, 'Hands over to Dorian'],
    [
      { dice: [0, 8], reveals: true, finds: false, handsOver: false },
      'Dorian sees it and rolls up to 8 dice, no undo after',
    ],
  ] as const)('%o: %s', (consequences, text) => {
    expect(consequencesText(avronian, consequences)).toBe(text);
  });

  it('by mail a move that may come upon somebody costs a letter there and back', () => {
    const finds = { dice: [0, 0], reveals: false, finds: true, handsOver: false } as const;
    expect(consequencesText(avronian, finds, true)).toContain('; asked by a letter there and back');
    expect(consequencesText(avronian, { ...finds, finds: false }, true)).not.toContain('letter');
  });

  it('undo names what it takes back', () => {
    const alone = (action: Action) => undoText(POSITION, { action, together: 1 });
    const move: Action = {
      type: 'move',
      unit: 'pgp-1' as never,
      path: [],
      facing: 0,
      exit: null,
      into: null,
    };
    expect(alone(move)).toBe('Take back the move of PGP 1');
    expect(redoText(POSITION, { action: move, together: 1 })).toBe('Redo the move of PGP 1');
    expect(undoText(POSITION, { action: move, together: 24 })).toBe('Take back 24 acts');
    expect(redoText(POSITION, { action: move, together: 24 })).toBe('Redo 24 acts');
    const order = { type: 'order', machine: 'A' as never, cycle: 'combat', box: 2, order: 'sweep' } as const;
    expect(alone(order)).toBe('Take back Combat 3 of Glide A');
    const weapon = { item: 'weapon', letter: 'A', slot: 1, weapon: 'laser' } as const;
    expect(alone({ type: 'buy', force: 0, purchase: weapon })).toBe('Take back Laser, slot 2');
    const shot: Action = {
      type: 'fire',
      firers: [{ unit: 'panza-shock-1' as never, slot: null }],
      target: 'A' as never,
      area: false,
    };
    expect(actionName(POSITION, shot)).toBe('the fire of Shock 1 of Panza');
  });
});
