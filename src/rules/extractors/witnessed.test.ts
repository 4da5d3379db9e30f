import { describe, expect, it, test } from 'vitest';
import { at } from './maps/doriana';
import { gameWith, onMap } from './testing';
import type { CounterId, Event, Purchase, ScenarioId } from './types';
import { witnessed } from './witnessed';

const A = 'A' as CounterId;
const LANCE = 'panza-lance' as CounterId;
const read = (scenario: ScenarioId, event: Event) =>
  (['dorian', 'avronian', 'all'] as const).filter(
    (side) => witnessed(gameWith([], { scenario }), [event], side).length > 0,
  );
const bought = (purchase: Purchase, type: 'bought' | 'sold' = 'bought'): Event => ({
  type,
  side: 'avronian',
  force: 1,
  purchase,
});
const LASER: Purchase = { item: 'weapon', letter: 'A', slot: 0, weapon: 'laser' };
const THANIS: Purchase = { item: 'thanis', letter: 'A', order: 'freeMove' };

describe('who reads an event', () => {
  const BOTH = ['dorian', 'avronian', 'all'];
  test.each<[what: string, scenario: ScenarioId, event: Event, readers: readonly string[]]>([
    ['§5: a purchase in the open', 'threePodAttack', bought(LASER), BOTH],
    ['§9.6: one in secret', 'engage', bought(LASER), ['avronian', 'all']],
    ['§9.6: one given back in secret', 'engage', bought(LASER, 'sold'), ['avronian', 'all']],
    ['§9.6: a recommended force', 'engage', { type: 'recommended', side: 'avronian' }, ['avronian', 'all']],
    ['§5: a recommended force', 'extractors', { type: 'recommended', side: 'avronian' }, BOTH],
    ['R-88: a Thanis order, secret everywhere', 'threePodAttack', bought(THANIS), ['avronian', 'all']],
    ['R-88: one given back', 'extractors', bought(THANIS, 'sold'), ['avronian', 'all']],
    [
      '§9.4: a hidden unit being placed',
      'ambush',
      { type: 'placed', unit: LANCE, where: onMap('1215', null), hidden: true },
      ['dorian', 'all'],
    ],
    ['§9.4: or taken up', 'ambush', { type: 'unplaced', unit: LANCE, hidden: true }, ['dorian', 'all']],
    [
      '§5: one in the open',
      'incoming',
      { type: 'placed', unit: LANCE, where: onMap('1215', null), hidden: false },
      BOTH,
    ],
    [
      '§8.1: an order laid into a box',
      'incoming',
      { type: 'ordered', machine: A, cycle: 'move', box: 0, order: 'close' },
      ['avronian', 'all'],
    ],
    [
      '§8.1: an order revealed',
      'incoming',
      { type: 'revealed', machine: A, cycle: 'move', box: 0, order: 'close' },
      BOTH,
    ],
    [
      '§6.3: a bog roll',
      'incoming',
      { type: 'bogRoll', unit: LANCE, hex: at('0609'), roll: 7, stuck: true },
      BOTH,
    ],
  ])('%s', (_, scenario, event, readers) => {
    expect(read(scenario, event)).toEqual(readers);
  });

  it('all of them in their order', () => {
    const events = [bought(LASER), bought(THANIS), bought(LASER, 'sold')];
    const position = gameWith([], { scenario: 'threePodAttack' });
    expect(witnessed(position, events, 'dorian')).toEqual([events[0], events[2]]);
  });
});

it('R-88: which army of the house was taken is read by its own side alone: its name tells of its Thanis orders', () => {
  const taken: Event = { type: 'recommended', side: 'avronian', army: 2 };
  const read = (side: 'dorian' | 'avronian' | 'all') =>
    witnessed(gameWith([], { scenario: 'extractors' }), [taken], side);
  expect(read('avronian')).toEqual([taken]);
  expect(read('all')).toEqual([taken]);
  expect(read('dorian')).toEqual([{ type: 'recommended', side: 'avronian' }]);
});
