import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { branchText } from '../../../store/branch';
import { stepLeft } from '../../game/entry';
import { SessionContext } from '../../game/table';
import { SidesContext } from '../../widgets/sides';
import { announcements } from '../../widgets/announce';
import { staged } from '../prepare/testing';
import { endedTable } from '../replay/testing';
import { session } from '../session';
import { SIDES } from '../sides';
import { ResultScreen } from './ResultScreen';

const mounts = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../board/Board', async () => {
  const { useEffect } = await import('react');
  return {
    Board: () => {
      useEffect(() => {
        mounts.count++;
      }, []);
      return <div data-testid="board" />;
    },
  };
});

const table = endedTable();
const last = table.record().actions.length;
const test = { table, position: () => table.published.getState().position!, act: () => undefined };

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Step' });
const at = () => Number(slider().value);

beforeEach(() => {
  mounts.count = 0;
  const { page } = staged(test, ResultScreen);
  render(
    <SidesContext value={SIDES}>
      <SessionContext value={session}>{page}</SessionContext>
    </SidesContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the result', () => {
  it('names the winner, the condition and the numbers of both sides', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/wins|Draw/);
    expect(announcements().polite.text).toMatch(/wins|Draw/);
    expect(screen.getByText(/by turn 8|north edge/)).toBeTruthy();
    const numbers = within(screen.getByRole('region', { name: 'The game in numbers' }));
    expect(numbers.getByRole('row', { name: /^To-hit rolls/ })).toBeTruthy();
  });

  it('plays again: the same scenario and rules, another seed', () => {
    const start = vi.spyOn(session, 'start').mockResolvedValue({ ok: true, notice: null });
    press('Play again, new seed');
    const [setup, seed] = start.mock.calls[0];
    expect(setup).toEqual(table.record().setup);
    expect(seed).not.toBe(table.record().seed);
  });

  it('from a last decision, if the other side agrees, a new game goes on where it stood open', async () => {
    const taken = vi.spyOn(session, 'playOn').mockResolvedValue({ ok: true, notice: null });
    press(/^Play on from a last decision/);
    fireEvent.click(await screen.findByRole('button', { name: 'Dorian decides anew' }));
    expect(screen.getByRole('dialog', { name: 'Avronian: do you agree?' })).toBeTruthy();
    press('Avronian refuses');
    expect(taken).not.toHaveBeenCalled();
    press(/^Play on from a last decision/);
    fireEvent.click(await screen.findByRole('button', { name: 'Dorian decides anew' }));
    press('I am Avronian and agree');
    press('I am Avronian and agree');
    const [text] = taken.mock.calls[0];
    const { actions, name } = JSON.parse(text) as { actions: unknown[]; name: string };
    const at = actions.length;
    const whole = table.record();
    expect(text).toBe(branchText(whole, at, name));
    expect(whole.actions[at].type).not.toBe('endPhase');
    expect(name).toMatch(/, from Turn \d+, Dorian /);
    const after = table.replay()!.slice(at - 1);
    expect(after[0].game.phase.side).toBe('dorian');
    const later = after
      .slice(1)
      .flatMap(({ action }, i) => (after[i].game.phase.side === 'dorian' ? action.type : []));
    expect(new Set(later.slice(1))).toEqual(new Set(['endPhase']));
  });

  it('leads to the scenarios and exports', () => {
    expect(screen.getByRole('link', { name: 'Choose a scenario' }).getAttribute('href')).toBe('#/');
    expect(screen.getByRole('button', { name: /^Export/ })).toBeTruthy();
  });
});

describe('the replay', () => {
  it('steps by buttons and tells each step', () => {
    press('Replay from the start');
    expect(at()).toBe(0);
    press('Next step');
    expect(at()).toBe(1);
    expect(announcements().polite.text).toMatch(new RegExp(`^Step 1 of ${last}\\.`));
    press('Last step');
    expect(at()).toBe(last);
    expect(screen.getByRole('region', { name: 'Log of the step' }).textContent).toMatch(/wins|Draw/);
    press('Step back');
    expect(at()).toBe(last - 1);
    press('First step');
    expect(at()).toBe(0);
    press('Step back');
    expect(at()).toBe(0);
  });

  it('keeps a moment among the puzzles, where its menu leads to', async () => {
    press('Replay from the start');
    const keep = await screen.findByRole('button', { name: 'Keep as a puzzle' });
    while (keep.getAttribute('aria-disabled') === 'true') press('Next step');
    press('Keep as a puzzle');
    expect(announcements().polite.text).toBe('Kept among the puzzles: Learn in the menu.');
    press('Menu');
    expect((await screen.findByRole('menuitem', { name: 'Learn' })).getAttribute('href')).toBe('#/learn');
  });

  it('steps by keys, which its panel names, but leaves the slider its own', () => {
    press('Replay from the start');
    const panel = screen.getByRole('complementary', { name: 'Replay' });
    expect(panel.getAttribute('aria-description')).toContain('Page Down: a turn');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(at()).toBe(1);
    fireEvent.keyDown(slider(), { key: 'End' });
    expect(at()).toBe(1);
    fireEvent.keyDown(document.body, { key: 'End' });
    expect(at()).toBe(last);
    fireEvent.keyDown(document.body, { key: 'Home' });
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Turn' }).value).toBe(String(at()));
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^\d+ of \d+, Turn 1, /);
  });

  it('goes on by itself until it is stopped or moved by hand, at the end from the start', () => {
    vi.useFakeTimers();
    const wait = () => act(() => void vi.advanceTimersByTime(4000));
    press('Replay from the start');
    press('Play');
    expect(at()).toBe(1);
    wait();
    expect(at()).toBe(2);
    press('Pause');
    wait();
    expect(at()).toBe(2);
    fireEvent.keyDown(document.body, { key: ' ' });
    press('Step back');
    wait();
    expect(at()).toBe(2);
    press('Last step');
    press('Play');
    expect(at()).toBe(0);
    press('Result');
    wait();
    press('Replay from turn 1');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('goes to a turn, and anywhere by the slider', () => {
    press('Replay from turn 2');
    expect(slider().getAttribute('aria-valuetext')).toMatch(/Turn 2, /);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(at()).toBe(3);
  });

  it('once left is not opened again by a reload, though one has gone on from a step of it before', () => {
    const { id } = table.published.getState();
    history.replaceState({ game: id, step: 5 }, '');
    expect(stepLeft(id, last)).toBe(5);
    press('Replay from the start');
    press('Result');
    expect(stepLeft(id, last)).toBeNull();
  });

  it('goes back to the result and keeps its board', async () => {
    press('Replay from the start');
    await screen.findByTestId('board');
    press('Result');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    press('Replay from turn 1');
    expect(screen.getByTestId('board')).toBeTruthy();
    expect(mounts.count).toBe(1);
  });
});
