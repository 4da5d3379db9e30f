import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../hex';
import {
  COUNTERS,
  extractors,
  recommendedPlacement,
  type Action,
  type CounterId,
  type Machine,
  type Setup,
} from '../rules/extractors';
import { fingerprintOf } from '../rules/fingerprint';
import save from './golden/extractors/v2/extractors-simple.json?raw';
import { follow } from './replay';
import { parseRecord } from './schema';
import { openTable, type GameRecord } from './table';
import {
  ENGAGE,
  INCOMING,
  NOW,
  doSomething,
  inFirstFormat,
  newRecord,
  playOn,
  prepare,
  tableOf,
  type TestTable,
} from './testing';

const parseSave = (text: string): GameRecord<Setup, Action> => {
  const read = parseRecord<Setup, Action>(extractors, text);
  if ('fault' in read) throw new Error(read.fault);
  return read.record;
};
const stateOf = (table: TestTable) => table.record().checks?.at(-1)?.hash;

/** The fingerprint of the whole game, played again from its first action. */
function fingerprintAnew(table: TestTable): string {
  const { setup, seed, actions } = table.record();
  const game = extractors.setup(setup, seed);
  for (const action of actions) extractors.play(game, action);
  return fingerprintOf(game);
}

describe('the fingerprint in a record', () => {
  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.array(fc.nat({ max: 9 }), { maxLength: 60 })], {
    numRuns: 20,
  })('is that of the game from scratch after every action, undo and redo', (seed, choices) => {
    const table = tableOf(ENGAGE, seed);
    for (const choice of choices) {
      if (choice < 2) table.undo();
      else if (choice === 2) table.redo();
      else if (choice === 3) table.restartPhase();
      else playOn(table, choice - 3, seed + choice);
      expect(stateOf(table)).toBe(fingerprintAnew(table));
    }
  });

  test('of a save of the first format is of the new kind once the game is on the table', () => {
    const table = tableOf(ENGAGE, 3);
    playOn(table, 30);
    const old = inFirstFormat(table.record());
    expect(follow(extractors, old)).toMatchObject({ good: 30, whole: true });
    const spoilt = old.checks?.map((check, i) => (i > 0 ? { ...check, hash: 'f'.repeat(14) } : check)) ?? [];
    expect(follow(extractors, { ...old, checks: spoilt })).toMatchObject({ good: 0, whole: false });
    expect(openTable(extractors, old).record()).toEqual(table.record());
  });
});

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
    expect(table.published.getState().undo).not.toHaveProperty('together');
    table.undo();
    expect(table.record().actions).toHaveLength(before + 2);
    expect(table.published.getState().redo).not.toHaveProperty('together');
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
    expect(table.published.getState().undo).not.toHaveProperty('together');
  });

  test('undo leads to the very state before the action', () => {
    const table = tableOf(INCOMING);
    const before = stateOf(table);
    doSomething(table);
    expect(stateOf(table)).not.toBe(before);
    expect(table.undo()).toBe(true);
    expect(stateOf(table)).toBe(before);
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
    let before = stateOf(table);
    let by: 'dorian' | 'avronian' = 'dorian';
    for (const next of played) {
      before = stateOf(table);
      by = table.standing().side as typeof by;
      table.act(next);
      const last = undo();
      if (!last.possible && last.why === 'dice') break;
      table.takeSeat();
    }
    expect(undo()).toEqual({ possible: false, why: 'dice' });
    const [after, action] = [stateOf(table), table.record().actions.at(-1)!];
    table.takeSeat();
    expect(table.askTakeBack(by)).toBe(true);
    table.grantTakeBack();
    expect(stateOf(table)).toBe(before);
    table.takeSeat();
    expect(table.act(action)).toBeUndefined();
    expect(stateOf(table)).toBe(after);
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

describe('an action that names a unit the looking side has not seen', () => {
  test.each([
    ['§9.4: of Ambush', { scenario: 'ambush', rules: 'full' }],
    ['§9.6: of Engage!', ENGAGE],
  ] as const)('%s is refused as if there were no such unit', (_, setup) => {
    const table = tableOf(setup, 5);
    prepare(table, setup.scenario === 'ambush' ? 'programming' : 'movement');
    let named = 0;
    for (let steps = 0; steps < 40 && table.published.getState().seat !== 'all'; steps++) {
      doSomething(table, steps);
      table.takeSeat();
      const { seat, position } = table.published.getState();
      const own = Object.values(position?.units ?? {}).find(({ side }) => side === seat)?.id;
      for (const [unseen, nobody] of unseenAndNobody(table))
        for (const action of naming(unseen, own ?? unseen)) {
          if (!extractors.isAction(action)) throw new Error(`Malformed: ${JSON.stringify(action)}`);
          const other = JSON.parse(JSON.stringify(action).replaceAll(unseen, nobody)) as Action;
          const [told, toldOfOther] = [table.act(action), table.act(other)].map((why) => JSON.stringify(why));
          expect(told.replaceAll(unseen, nobody)).toBe(toldOfOther);
          named++;
        }
    }
    expect(named).toBeGreaterThan(200);
  });

  /** Units the looking side does not know of, each with a counter of its kind that is not in the game. */
  function unseenAndNobody(table: TestTable): readonly (readonly [unseen: CounterId, nobody: CounterId])[] {
    const { setup, seed, actions } = table.record();
    const { units } = actions.reduce(
      (game, action) => {
        extractors.play(game, action);
        return game;
      },
      extractors.setup(setup, seed),
    );
    const seen = table.published.getState().position?.units ?? {};
    return COUNTERS.filter(({ id }) => Object.hasOwn(units, id) && !Object.hasOwn(seen, id)).flatMap(
      ({ id, kind, cell }) => {
        const nobody = COUNTERS.find(
          (one) => one.kind === kind && one.cell === cell && !Object.hasOwn(units, one.id),
        );
        return nobody ? [[id, nobody.id] as const] : [];
      },
    );
  }

  /** Whatever names one unit and, where it takes two, an own one. */
  function naming(unit: CounterId, own: CounterId): readonly Action[] {
    const hex = 100 as Hex;
    const end = { facing: 0, exit: null, into: null } as const;
    return [
      { type: 'rally', unit },
      { type: 'uncover', unit },
      { type: 'unplace', unit },
      { type: 'place', unit, hex, facing: 0, into: null },
      { type: 'move', unit, path: [hex], ...end },
      { type: 'move', unit: own, path: [], ...end, into: unit },
      { type: 'fire', firers: [{ unit, slot: null }], target: own, area: false },
      { type: 'fire', firers: [{ unit: own, slot: null }], target: unit, area: false },
      { type: 'markTarget', machine: own, target: unit },
      { type: 'order', machine: unit, cycle: 'move', box: 0, order: 'hold' },
    ];
  }
});

describe('the way back from the curtain', () => {
  const handedOver = () => {
    const table = tableOf(ENGAGE, 7);
    table.act({ type: 'recommend' });
    table.act({ type: 'endPhase' });
    expect(table.published.getState().curtain).toMatchObject({ side: 'avronian', canGoBack: true });
    return table;
  };

  test('is open as long as the side that is to look has not looked', () => {
    const table = handedOver();
    const done = table.record().actions.length;
    table.goBack();
    expect(table.published.getState()).toMatchObject({ seat: 'dorian', curtain: null });
    expect(table.record().actions).toHaveLength(done - 1);
  });

  test('is closed once it has, though it hides what it sees again', () => {
    const table = handedOver();
    const done = table.record().actions.length;
    table.takeSeat();
    table.hide();
    expect(table.published.getState().curtain).toMatchObject({ side: 'avronian', canGoBack: false });
    table.goBack();
    expect(table.record().actions).toHaveLength(done);
  });

  test('is closed where the computer sat there in between, and the curtain was away', () => {
    const table = openTable(extractors, newRecord({ scenario: 'incoming', rules: 'simple' }), {
      now: () => NOW,
      alwaysCurtain: () => true,
    });
    table.takeSeat();
    table.act({ type: 'recommend' });
    table.act({ type: 'endPhase' });
    expect(table.published.getState().curtain).toMatchObject({ side: 'dorian', canGoBack: true });
    table.seat('dorian', 'recruit');
    table.seat('dorian', null);
    table.takeSeat();
    table.hide();
    expect(table.published.getState().curtain).toMatchObject({ side: 'dorian', canGoBack: false });
  });

  test('is closed when the game is opened anew: the side may have looked', () => {
    const again = openTable(extractors, handedOver().record(), { now: () => NOW });
    expect(again.published.getState().curtain).toMatchObject({ side: 'avronian', canGoBack: false });
  });
});

describe('what is published', () => {
  test('behind the curtain: nothing of the game', () => {
    const table = tableOf(ENGAGE, 3);
    playOn(table, 4);
    table.hide();
    expect(table.published.getState()).toMatchObject({ position: null, log: [], redo: null });
  });

  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 })], { numRuns: 8 })(
    "two games that differ only in the other side's orders publish the same",
    (one, other) => {
      const [a, b] = [one, other].map((seed) => {
        const table = tableOf({ scenario: 'incoming', rules: 'full' }, 7);
        prepare(table, 'programming');
        programme(table, seed);
        table.takeSeat();
        return table.published.getState();
      });
      expect(a.seat).toBe('dorian');
      expect(fingerprintOf(a.position)).toBe(fingerprintOf(b.position));
      expect(a.log).toEqual(b.log);
    },
  );

  test("two games that differ only in the other side's secret purchases publish the same", () => {
    const [a, b] = [3, 9].map((choice) => {
      const table = tableOf(ENGAGE, 7);
      table.takeSeat();
      table.act({ type: 'recommend' });
      const { position } = table.published.getState();
      const sale =
        position && extractors.options(position).filter(({ type }) => type === 'buy' || type === 'sell');
      if (sale && choice === 9) table.act(sale.filter(({ type }) => type === 'sell')[0]);
      table.act({ type: 'endPhase' });
      table.takeSeat();
      return table.published.getState();
    });
    expect(a.seat).toBe('avronian');
    expect(fingerprintOf(a.position)).toBe(fingerprintOf(b.position));
    expect(a.log).toEqual(b.log);
  });
});

/** The same number of orders in the same boxes of each cycle, drawn by a seed. */
function programme(table: TestTable, seed: number, most = 3): void {
  table.takeSeat();
  const { position } = table.published.getState();
  const machines = Object.values(position?.units ?? {}).filter(
    (unit): unit is Machine => unit.class === 'machine',
  );
  for (const { id } of machines)
    for (const cycle of ['move', 'combat'] as const)
      for (const box of ([0, 1, 2] as const).slice(0, most)) {
        const now = table.published.getState().position;
        const fits = now
          ? extractors
              .options(now)
              .filter(
                (action) =>
                  action.type === 'order' &&
                  action.machine === id &&
                  action.cycle === cycle &&
                  action.box === box &&
                  action.order !== null,
              )
          : [];
        if (fits.length > 0) table.act(fits[(seed + box) % fits.length]);
      }
  const done = table.act({ type: 'endPhase' });
  if (done) throw new Error(JSON.stringify(done));
}

test('a new game may be prepared to its first turn', () => {
  const table = tableOf(INCOMING);
  prepare(table);
  expect(table.standing()).toMatchObject({ turn: 1, ended: false });
});
