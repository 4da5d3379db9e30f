import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { recommendedPlacement, type Action } from '../../rules/extractors';
import { ENGAGE, INCOMING, doSomething, playOn, tableOf } from '../testing';
import { hashOf } from './testing';

describe('undo and redo', () => {
  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 12 })], { numRuns: 15 })(
    'taking back what can be taken back and doing it again is identity',
    (seed, count) => {
      const table = tableOf(INCOMING, seed);
      playOn(table, count, seed);
      table.takeSeat();
      const before = { record: table.record(), published: table.published.getState() };
      let steps = 0;
      while (table.undo()) steps++;
      for (let i = 0; i < steps; i++) expect(table.redo()).toBe(true);
      expect(table.redo()).toBe(false);
      expect(table.record()).toEqual(before.record);
      expect(table.published.getState().position).toEqual(before.published.position);
    },
  );

  test('what was done in one go is taken back and done again in one; what follows it alone', () => {
    const table = tableOf(INCOMING, 3);
    const doRecommended = () => {
      const position = table.published.getState().position!;
      return table.actTogether(recommendedPlacement(position));
    };
    while (recommendedPlacement(table.published.getState().position!).length === 0) doSomething(table);
    const before = table.record().actions.length;
    expect(doRecommended()).toBeUndefined();
    expect(table.published.getState().undo).toMatchObject({ possible: true, together: 3 });
    expect(table.undo()).toBe(true);
    expect(table.record().actions).toHaveLength(before);
    expect(table.published.getState().redo).toMatchObject({ action: { type: 'place' }, together: 3 });
    expect(table.redo()).toBe(true);
    expect(table.record().actions).toHaveLength(before + 3);
    expect(table.published.getState().redo).toBeNull();
    table.undo();
    for (const one of recommendedPlacement(table.published.getState().position!)) table.act(one);
    expect(table.published.getState().undo).toHaveProperty('together', 1);
    table.undo();
    expect(table.record().actions).toHaveLength(before + 2);
    expect(table.published.getState().redo).toHaveProperty('together', 1);
  });

  test('how many were placed in one go is nothing that the other side is told', () => {
    const table = tableOf(INCOMING, 3);
    while (recommendedPlacement(table.published.getState().position!).length === 0) doSomething(table);
    table.actTogether([...recommendedPlacement(table.published.getState().position!), { type: 'endPhase' }]);
    table.takeSeat();
    expect(table.published.getState().undo).toEqual({ possible: false, why: 'handedOver' });
  });

  test('each of several goes is taken back as one, and no longer once something else is done in its place', () => {
    const table = tableOf(INCOMING, 3);
    while (recommendedPlacement(table.published.getState().position!).length === 0) doSomething(table);
    const before = table.record().actions.length;
    const placings = recommendedPlacement(table.published.getState().position!);
    table.actTogether(placings.slice(0, 2));
    table.act(placings[2]);
    table.undo();
    expect(table.published.getState().undo).toMatchObject({ possible: true, together: 2 });
    table.undo();
    expect(table.record().actions).toHaveLength(before);
    for (const one of placings.slice(0, 2)) table.act(one);
    expect(table.published.getState().undo).toHaveProperty('together', 1);
  });

  test('undo leads to the very state before the action', () => {
    const table = tableOf(INCOMING);
    const before = hashOf(table);
    doSomething(table);
    expect(hashOf(table)).not.toBe(before);
    expect(table.undo()).toBe(true);
    expect(hashOf(table)).toBe(before);
  });

  test('a phase can be started over as soon as something of it can be taken back, and not behind the curtain', () => {
    const table = tableOf(ENGAGE, 5);
    const restarts = () => table.published.getState().canRestart;
    table.takeSeat();
    expect(restarts()).toBe(false);
    expect(table.act({ type: 'recommend' })).toBeUndefined();
    expect(restarts()).toBe(true);
    table.restartPhase();
    expect(restarts()).toBe(false);
    table.act({ type: 'recommend' });
    table.act({ type: 'endPhase' });
    expect(table.published.getState().curtain).not.toBeNull();
    expect(restarts()).toBe(false);
    table.takeSeat();
    expect(restarts()).toBe(false);
  });

  test('behind the curtain nothing is done: nobody sees what it would be', () => {
    const table = tableOf(ENGAGE);
    table.hide();
    const before = table.record().actions;
    expect(table.act({ type: 'recommend' })).toBe('barred');
    expect(table.record().actions).toEqual(before);
    table.takeSeat();
    expect(table.act({ type: 'recommend' })).toBeUndefined();
  });

  test('what a save could not be read with is not done, legal though it is', () => {
    const table = tableOf(INCOMING);
    expect(table.act({ type: 'recommend', more: 'x' } as never)).toBe('barred');
    expect(table.record().actions).toEqual([]);
  });

  test('a refused action changes nothing', () => {
    const table = tableOf(INCOMING);
    const before = table.published.getState();
    expect(table.act({ type: 'rally', unit: 'transcom-1' } as Action)).toBeDefined();
    expect(table.act({ type: '__proto__' } as never)).toBeDefined();
    expect(table.published.getState()).toBe(before);
  });
});
