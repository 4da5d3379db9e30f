import { describe, expect, test } from 'vitest';
import { extractors } from '../../rules/extractors';
import { INCOMING, doSomething, newRecord } from '../testing';
import { AVRONIAN, DORIAN, inMovement, letItPlay, opened, type Opened } from './testing';

describe('who sits there changes', () => {
  test('from a person to another person the curtain falls, where one side has secrets', () => {
    const { table, state } = inMovement([DORIAN], INCOMING);
    table.seat('dorian', null);
    expect(state()).toMatchObject({ seat: 'dorian', curtain: null });
    table.seat('dorian', 'recruit');
    expect(state()).toMatchObject({ seat: 'avronian', position: null, curtain: { canGoBack: false } });
    expect(loadedAgain(table)).toMatchObject({ seat: 'avronian', position: null, log: [] });
    table.takeSeat();
    expect(state().computer).toMatchObject({ side: 'dorian', level: 'recruit' });
    expect(state().log.filter(({ seated }) => seated)).toHaveLength(2);
  });

  test('a side that was given away: the page loaded again has its curtain until the one who stays has done something', async () => {
    const game = inMovement([], INCOMING);
    game.table.seat('dorian', 'recruit');
    await letItPlay(game, 4);
    expect(game.state()).toMatchObject({ seat: 'avronian', position: null });
    expect(loadedAgain(game.table)).toMatchObject({ seat: 'avronian', position: null, log: [] });
    game.table.takeSeat();
    await letItPlay(game);
    expect(loadedAgain(game.table).curtain).not.toBeNull();
    doSomething(game.table);
    expect(loadedAgain(game.table).curtain).toBeNull();
  });

  test('a side given away, then undone to before: what the computer does from there on is its own', async () => {
    const game = inMovement([]);
    const { table, state } = game;
    const move = () => extractors.options(state().position!).find(({ type }) => type === 'move')!;
    for (let moved = 0; moved < 2; moved++) expect(table.act(move())).toBeUndefined();
    table.seat('avronian', 'recruit');
    for (let moved = 0; moved < 2; moved++) expect(table.undo()).toBe(true);
    const { length: from } = state().log;
    expect(table.act({ type: 'endPhase' })).toBeUndefined();
    await letItPlay(game, 1);
    const told = state().log.slice(from - 1);
    expect(told.map(({ level, seated: seat }) => seat?.level ?? level)).toEqual([
      'recruit',
      undefined,
      'recruit',
    ]);
    expect(table.record().seats).toEqual([{ after: 6, side: 'avronian', level: 'recruit' }]);
  });

  test('by mail there are no computer seats', () => {
    const locks = [{ side: 'dorian', salt: 'a', iv: 'b', key: 'c' }];
    const mail = { seat: 'dorian', key: 'k', locks };
    const { table, questions, state } = opened({ ...newRecord(INCOMING), mail, seats: [AVRONIAN] });
    table.seat('dorian', 'recruit');
    expect(state().seats.every(({ level }) => level === null)).toBe(true);
    expect(questions).toEqual([]);
    expect(table.record()).not.toHaveProperty('seats');
  });
});

/** What the page loaded again shows. */
function loadedAgain(table: Opened['table']) {
  return opened(table.record()).state();
}
