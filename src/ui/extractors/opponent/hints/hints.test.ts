import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Task } from '../../../../opponent/contract';
import { mind } from '../../../../opponent/extractors';
import { answerTo } from '../../../../opponent/think';
import { extractors, type Position } from '../../../../rules/extractors';
import { changeSettings } from '../../../shell/settings';
import { playOn, prepare, tableOf } from '../../../../store/testing';
import { createDesk } from '../../play/deskStore';
import { chooseHint, dropHint, hintOn, toggleHint } from './hints';
import { hintMarks } from './marks';
import { take } from './take';
import { candidateWords, takingText } from './words';

/** What the worker is told, and its answer. */
const asked = vi.hoisted(() => ({ tasks: [] as unknown[] }));
vi.mock('../../../../opponent/extractors/worker.ts?shared-worker', () => ({ default: 'worker' }));
vi.mock('../../../../opponent/ask', () => ({
  opponentApart: () => ({
    ask: (task: Task) => {
      asked.tasks.push(task);
      return { answer: Promise.resolve(answerTo(mind, task)) };
    },
  }),
}));

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
  await vi.waitFor(() => expect(hintOn(position(table))?.state).toBe('shown'));
  return hintOn(position(table))!;
};

beforeEach(() => {
  asked.tasks.length = 0;
  dropHint();
  changeSettings({ hints: true });
});

describe('a hint', () => {
  it('offers up to three legal candidates, the best first, each with its sentence and numbers', async () => {
    const table = begun();
    const { candidates } = await shown(table);
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.length).toBeLessThanOrEqual(3);
    for (const [index, { action }] of candidates.entries()) {
      expect(extractors.whyIllegal(position(table), action)).toBeUndefined();
      const words = candidateWords(position(table), candidates, index);
      expect(words.title).not.toBe('');
      expect(words.text).toMatch(/\.$/);
      expect(words.sum).toMatch(/^[+−]?\d+\.\d$/);
      expect(words.beside).toBe(index === 0 ? (candidates.length > 1 ? 'beside B' : 'points') : 'beside A');
      expect(takingText(position(table), action)).not.toBe('');
    }
    expect(hintMarks(position(table), hintOn(position(table))!).some((mark) => 'label' in mark)).toBe(true);
  });

  it('tells the worker the view of the side, the side, a level and a seed, and nothing else', async () => {
    const table = begun();
    await shown(table);
    expect(asked.tasks).toHaveLength(1);
    const task = asked.tasks[0] as Task<Position>;
    expect(Object.keys(task).sort()).toEqual(['game', 'level', 'seed', 'side', 'view']);
    expect(task.view).toBe(position(table));
    expect(task.side).toBe(position(table).phase.side);
    expect(task.view).not.toHaveProperty('dice.state.0');
  });

  it('is taken as a plan that is still to be confirmed, and gone as soon as anything happens', async () => {
    const table = begun();
    const { candidates } = await shown(table);
    const move = candidates.findIndex(({ action }) => action.type === 'move');
    expect(move).toBeGreaterThanOrEqual(0);
    chooseHint(move);
    expect(hintOn(position(table))?.chosen).toBe(move);
    const desk = createDesk(table);
    const before = table.record().actions.length;
    take(desk, position(table), candidates[move].action);
    expect(table.record().actions).toHaveLength(before);
    expect(desk.state.getState().plan?.kind).toBe('move');
    expect(hintOn(position(table))).toBeNull();
    desk.confirm();
    expect(table.record().actions[before]).toMatchObject({ type: 'move' });
    await shown(table);
    table.hide();
    expect(hintOn(table.published.getState().position)).toBeNull();
  });

  it('is not to be had where it has been switched off, nor of the computer’s own turn', () => {
    const table = begun();
    changeSettings({ hints: false });
    toggleHint(table);
    expect(hintOn(position(table))).toBeNull();
    changeSettings({ hints: true });
    table.seat(position(table).phase.side!, 'captain');
    toggleHint(table);
    expect(asked.tasks).toHaveLength(0);
  });

  it('goes away when it is asked for again', async () => {
    const table = begun();
    await shown(table);
    toggleHint(table);
    expect(hintOn(position(table))).toBeNull();
  });
});
