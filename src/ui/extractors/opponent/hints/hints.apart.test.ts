import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mind } from '../../../../opponent/extractors';
import { alternatives } from '../../../../opponent/extractors/advice';
import { umpire } from '../../../../opponent/extractors/umpire';
import { adviceOn } from '../../../../opponent/review/advice';
import type { AdviceOrder, AdviceReport } from '../../../../opponent/review/contract';
import { extractors, reachOf, type Position } from '../../../../rules/extractors';
import { changeSettings } from '../../../shell/settings';
import { playOn, prepare, tableOf } from '../../../../store/testing';
import { createDesk } from '../../input/deskStore';
import { moveAction } from '../../input/modes/moving';
import { AtTable } from '../../../play/AtTable';
import { announcements } from '../../../widgets/announce';
import { HintPanel } from './HintPanel';
import { chooseHint, dropHint, hintOn, toggleHint } from './hints';
import { hintMarks } from './marks';
import { take } from './take';
import { candidateWords, takingText } from './words';

/** What the worker is told, and its answers up to the first game played on from each candidate. */
const asked = { orders: [] as AdviceOrder[], ended: 0 };
vi.mock('../../../../opponent/extractors/worker.ts?shared-worker', () => ({ default: 'worker' }));
class Worker {
  onmessage: (event: { readonly data: AdviceReport }) => void = () => {};
  postMessage(order: AdviceOrder): void {
    asked.orders.push(order);
    setTimeout(() => {
      for (const report of adviceOn(mind, umpire, order.task, alternatives)) {
        if (report) this.onmessage({ data: report });
        if (report?.type === 'tried') return;
      }
    });
  }
  terminate(): void {
    asked.ended++;
  }
}
vi.stubGlobal('Worker', Worker);

function begun() {
  const table = tableOf({ scenario: 'incoming', rules: 'simple' }, 7);
  prepare(table);
  for (let acts = 0; table.published.getState().position?.phase.name !== 'movement' && acts < 50; acts++)
    playOn(table, 1, acts);
  table.takeSeat();
  return table;
}

const position = (table: ReturnType<typeof begun>): Position => table.published.getState().position!;
const shown = async (table: ReturnType<typeof begun>) => {
  toggleHint(table);
  await vi.waitFor(() => expect(hintOn(position(table))?.tries).toBe(1), 20_000);
  return hintOn(position(table))!;
};

beforeEach(() => {
  asked.orders.length = 0;
  asked.ended = 0;
  dropHint();
  changeSettings({ hints: true });
});

describe('a hint', () => {
  it('says the candidate that is looked at, and another as 2 looks at it', async () => {
    const table = begun();
    const { candidates } = await shown(table);
    const panel = createElement(HintPanel);
    render(createElement(AtTable, { table, desk: createDesk(table), children: panel } as never));
    const said = () => announcements().polite.text;
    const title = (index: number) => candidateWords(position(table), hintOn(position(table))!, index).title;
    expect(candidates.length).toBeGreaterThan(1);
    expect(said()).toContain(`A: ${title(0)}.`);
    act(() => chooseHint(1));
    expect(said()).toContain(`B: ${title(1)}.`);
    cleanup();
  });

  it('offers up to three legal candidates, the best first, each with its sentence and numbers', async () => {
    const table = begun();
    const hint = await shown(table);
    const { candidates } = hint;
    expect(hint.chances).toHaveLength(candidates.length);
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.length).toBeLessThanOrEqual(3);
    for (const [index, { plan }] of candidates.entries()) {
      expect(plan).toHaveLength(1);
      expect(extractors.whyIllegal(position(table), plan[0])).toBeUndefined();
      const words = candidateWords(position(table), { ...hint, tries: 0 }, index);
      expect(words.title).not.toBe('');
      expect(words.text).toMatch(/\.$/);
      // What is nearer or farther, more or less, is so beside another candidate, not beside where it stands.
      if (candidates.length > 1)
        expect(words.text).toMatch(index === 0 ? /^(Beside|As good as) B/ : /^(Beside|As good as) A/);
      expect(words.sum).toMatch(/^[+−]?\d+\.\d$/);
      expect(words.beside).toBe(index === 0 ? (candidates.length > 1 ? 'beside B' : 'points') : 'beside A');
      expect(takingText(position(table), plan)).not.toBe('');
      const surer = candidateWords(position(table), { ...hint, tries: 5 }, index);
      expect(surer.sum).toMatch(/^\d+ %$/);
      expect(surer.beside).toMatch(/^\d+ to \d+$/);
    }
    expect(hintMarks(position(table), hintOn(position(table))!).some((mark) => 'label' in mark)).toBe(true);
  });

  it('tells the worker the view of the side, the side, a level and a seed, and nothing else', async () => {
    const table = begun();
    await shown(table);
    expect(asked.orders).toHaveLength(1);
    const [{ task, ...rest }] = asked.orders;
    expect(rest).toEqual({ type: 'advise' });
    expect(Object.keys(task).sort()).toEqual(['game', 'level', 'seed', 'side', 'view']);
    expect(task.view).toBe(position(table));
    expect(task.side).toBe(position(table).phase.side);
    expect(task.view).not.toHaveProperty('dice.state.0');
  });

  it('is taken as a plan that is still to be confirmed, and gone as soon as anything happens', async () => {
    const table = begun();
    const { candidates } = await shown(table);
    const move = candidates.findIndex(({ plan }) => plan[0].type === 'move');
    expect(move).toBeGreaterThanOrEqual(0);
    chooseHint(move);
    expect(hintOn(position(table))?.chosen).toBe(move);
    const desk = createDesk(table);
    const before = table.record().actions.length;
    take(desk, position(table), candidates[move].plan);
    expect(table.record().actions).toHaveLength(before);
    expect(desk.state.getState().plan?.kind).toBe('move');
    expect(hintOn(position(table))).toBeNull();
    desk.confirm();
    expect(table.record().actions[before]).toMatchObject({ type: 'move' });
    await shown(table);
    table.hide();
    expect(hintOn(table.published.getState().position)).toBeNull();
  });

  it('leaves the map where the taken move ends, and does not show where else the machine could have entered', () => {
    const from =
      'engage simple T2 Amovement | D panza-shock-1@1814 | A bipod A@1812/S w:laser,-,-; glide B@waiting w:laser,-,-';
    const table = tableOf({ scenario: 'engage', rules: 'simple', from });
    table.takeSeat();
    const unit = Object.values(position(table).units).find(({ where }) => where.at === 'toEnter')!.id;
    const end = reachOf(position(table), unit).ends.at(-1)!;
    const desk = createDesk(table);
    take(desk, position(table), [moveAction(unit, end)]);
    desk.confirm();
    expect(table.record().actions.at(-1)).toMatchObject({ type: 'move', unit });
    expect(desk.state.getState()).toMatchObject({ focus: end.hex, centre: end.hex });
  });

  it('is not to be had where it has been switched off, nor of the computer’s own turn', () => {
    const table = begun();
    changeSettings({ hints: false });
    toggleHint(table);
    expect(hintOn(position(table))).toBeNull();
    changeSettings({ hints: true });
    table.seat(position(table).phase.side!, 'captain');
    toggleHint(table);
    expect(asked.orders).toHaveLength(0);
  });

  it('goes away when it is asked for again', async () => {
    const table = begun();
    await shown(table);
    toggleHint(table);
    expect(hintOn(position(table))).toBeNull();
    expect(asked.ended).toBe(1);
  });
});

describe('a hint while a side prepares', () => {
  it.each(['buildUp', 'placement', 'programming'] as const)(
    '%s: two or three whole plans in words, the taken one is done and can be taken back',
    async (phase) => {
      const table = tableOf({ scenario: 'incoming', rules: 'full' }, 7);
      for (let acts = 0; position(table)?.phase.name !== phase && acts < 50; acts++) {
        playOn(table, 1, acts);
        table.takeSeat();
      }
      const hint = await shown(table);
      const words = hint.candidates.map((_, index) =>
        candidateWords(position(table), { ...hint, tries: 5 }, index),
      );
      expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
      expect(words.length).toBeGreaterThan(1);
      for (const { text, sum } of words) {
        expect(text).toMatch(/\d.*\.$/);
        expect(sum).toMatch(/%$/);
      }
      const before = table.record().actions.length;
      const { plan } = hint.candidates[1];
      expect(takingText(position(table), plan)).toBe('Does all of it; can be undone');
      take(createDesk(table), position(table), plan);
      expect(table.record().actions.slice(before)).toEqual(plan);
      expect(table.published.getState().undo.possible).toBe(true);
      if (phase === 'placement') {
        expect(hintMarks(hint.position, hint)[0]).toHaveProperty('label');
        for (const { text } of words)
          expect(text).toMatch(/^Shock in \d{4}, Lance in \d{4} and Commando in \d{4}: /);
      }
    },
  );
});
