import { describe, expect, test } from 'vitest';
import { extractors, type Action, type Setup } from '../../rules/extractors';
import save from '../golden/extractors/v2/extractors-simple.json?raw';
import { parseRecord } from '../schema';
import { openTable, type GameRecord } from '../table';
import { ENGAGE, INCOMING, NOW, newRecord, prepare, tableOf } from '../testing';
import { hashOf, programme } from './testing';

describe('taking back with the consent of the other side', () => {
  /** Dorian has ended its build-up and Avronian has looked. */
  function handedOver() {
    const table = tableOf(ENGAGE, 3);
    table.takeSeat();
    table.act({ type: 'recommend' });
    table.act({ type: 'endPhase' });
    table.takeSeat();
    return table;
  }

  test('goes across a hand-over that undo does not cross, and the record and the log keep it', () => {
    const table = handedOver();
    expect(table.undo()).toBe(false);
    expect(table.askTakeBack('dorian')).toBe(true);
    expect(table.published.getState().takeBack).toEqual({ by: 'dorian' });
    table.grantTakeBack();
    const { takeBacks, actions } = table.record();
    expect(takeBacks).toEqual([{ after: 1, removed: 1, by: 'dorian', at: NOW }]);
    expect(actions).toEqual([{ type: 'recommend' }]);
    expect(table.published.getState()).toMatchObject({ takeBack: null, curtain: { side: 'dorian' } });
    table.takeSeat();
    expect(table.published.getState().log.at(-1)).toEqual({
      index: 1,
      events: [],
      takeBack: { by: 'dorian', at: NOW },
    });
  });

  test('takes what the other side did since with it', () => {
    const table = handedOver();
    table.act({ type: 'recommend' });
    expect(table.askTakeBack('dorian')).toBe(true);
    table.grantTakeBack();
    expect(table.record().takeBacks).toMatchObject([{ after: 1, removed: 2 }]);
  });

  test('R-101: the dice go back with the action, so that done again it rolls the same', () => {
    const { setup, seed, actions: played } = parseSave(save);
    const table = tableOf(setup, seed);
    const undo = () => table.published.getState().undo;
    let before = hashOf(table);
    let by: 'dorian' | 'avronian' = 'dorian';
    for (const next of played) {
      before = hashOf(table);
      by = table.standing().side as typeof by;
      table.act(next);
      const last = undo();
      if (!last.possible && last.why === 'dice') break;
      table.takeSeat();
    }
    expect(undo()).toEqual({ possible: false, why: 'dice' });
    const [after, action] = [hashOf(table), table.record().actions.at(-1)!];
    table.takeSeat();
    expect(table.askTakeBack(by)).toBe(true);
    table.grantTakeBack();
    expect(hashOf(table)).toBe(before);
    table.takeSeat();
    expect(table.act(action)).toBeUndefined();
    expect(hashOf(table)).toBe(after);
  });

  test('refused, nothing changes', () => {
    const table = handedOver();
    const before = table.record();
    table.askTakeBack('dorian');
    table.refuseTakeBack();
    expect(table.published.getState().takeBack).toBeNull();
    table.grantTakeBack();
    expect(table.record()).toEqual(before);
  });

  test('a side that has done nothing has nothing to ask for; by mail nobody can consent', () => {
    expect(tableOf(ENGAGE).askTakeBack('avronian')).toBe(false);
    const mail = { seat: 'dorian', key: 'key', locks: [] };
    const table = openTable(extractors, { ...newRecord(ENGAGE, 3, [{ type: 'recommend' }]), mail });
    expect(table.askTakeBack('dorian')).toBe(false);
  });

  test('the request tells nothing but who asks', () => {
    const table = handedOver();
    table.askTakeBack('dorian');
    expect(Object.keys(table.published.getState().takeBack ?? {})).toEqual(['by']);
  });

  test.each([1, 2])(
    '§8.1: whether %i or three orders lie in each cycle, what is published from the request to the log is the same',
    (orders) => {
      const [few, all] = [orders, 3].map((count) => {
        const table = tableOf(INCOMING, 7);
        prepare(table, 'programming');
        programme(table, 3, count);
        table.takeSeat();
        expect(table.published.getState().seat).toBe('dorian');
        table.askTakeBack('avronian');
        const asked = table.published.getState();
        table.refuseTakeBack();
        const dorianAsks = table.askTakeBack('dorian');
        const askedOver = table.published.getState();
        table.grantTakeBack();
        const curtain = table.published.getState();
        table.takeSeat();
        return { asked, dorianAsks, askedOver, curtain, granted: table.published.getState() };
      });
      expect(few).toEqual(all);
    },
  );

  test('behind the curtain nobody asks: whether the side there has done anything is its own affair', () => {
    const table = tableOf(ENGAGE, 3);
    table.takeSeat();
    table.act({ type: 'recommend' });
    table.hide();
    expect(table.askTakeBack('dorian')).toBe(false);
    expect(table.published.getState().takeBack).toBeNull();
  });
});

function parseSave(text: string): GameRecord<Setup, Action> {
  const read = parseRecord<Setup, Action>(extractors, text);
  if ('fault' in read) throw new Error(read.fault);
  return read.record;
}
