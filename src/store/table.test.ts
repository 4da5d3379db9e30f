import { describe, expect, test } from 'vitest';
import type { Hex } from '../hex';
import { COUNTERS, extractors, type Action, type CounterId } from '../rules/extractors';
import { playedAnew } from './table/testing';
import { ENGAGE, INCOMING, doSomething, prepare, tableOf, type TestTable } from './testing';

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
    const { units } = playedAnew(table.record());
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

test('a new game may be prepared to its first turn', () => {
  const table = tableOf(INCOMING);
  prepare(table);
  expect(table.standing()).toMatchObject({ turn: 1, ended: false });
});
