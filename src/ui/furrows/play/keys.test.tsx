import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { turned } from '../../../hex';
import {
  expectedMode,
  furrows,
  needsFacing,
  programsOf,
  queuedMovement,
  type BaseId,
  type Event,
  type Position,
  type Setup,
} from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { announcements } from '../../widgets/announce';
import { faceToFace } from '../playback/testing';
import { usePublished, type FurrowsTable } from '../table';
import { createDesk } from './desk';
import { waysOf } from './hits';
import { keyOf, shortcutOf } from './programKeys';
import { usePlayKeys } from './usePlayKeys';

afterEach(cleanup);

function Keys() {
  usePlayKeys(() => undefined);
  return null;
}

/** No panel stands behind the curtain. */
function Screen() {
  return usePublished(({ position }) => position !== null) ? <Keys /> : null;
}

/** A game with nothing of its screen but the keys. */
function atKeys(setup: Setup) {
  const record = { id: 'game', name: 'A game', ruleset: 'furrows', version: 1, setup, seed: 4, actions: [] };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-22T12:00:00.000Z' });
  const desk = createDesk(table);
  table.takeSeat();
  render(
    <AtTable {...{ table, desk }}>
      <Screen />
    </AtTable>,
  );
  const press = (key: string, how: KeyboardEventInit = {}) =>
    act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, ...how }));
    });
  const position = (): Position => table.published.getState().position!;
  const written = () => {
    const { selected } = desk.state.getState();
    const { queue } = position().bases[selected!];
    return queue === 'hidden' ? undefined : queue.movement.at(-1)?.program;
  };
  return { table, desk, press, position, written };
}

describe('First Light by the keyboard alone', () => {
  it('a program beyond the tenth has a key too: Shift and its digit, however the layout writes it', () => {
    expect([0, 8, 9, 10, 19].map(keyOf)).toEqual(['1', '9', '0', '⇧1', '⇧0']);
    expect(shortcutOf(10)).toBe('Shift+1');
    const { desk, press, written, position } = atKeys(faceToFace());
    const foot = Object.values(position().bases).find(({ id }) => id === 'line-1')!;
    act(() => desk.select(foot.id));
    const list = [
      ...'1234567890'.split('').map((key) => ({ key })),
      { key: '!', code: 'Digit1', shiftKey: true },
    ];
    const programs = list.map(({ key, ...how }) => {
      press(key, how);
      return written();
    });
    expect(new Set(programs).size).toBe(11);
    press('"', { code: 'Digit2', shiftKey: true });
    expect(written()).toBe(programs.at(-1));
  });

  it('§5.1: with orders ahead, in turn 1 [ and ] turn the T just written', () => {
    const { desk, press, position } = atKeys(faceToFace('ahead T1'));
    const id = 'line-1' as BaseId;
    act(() => desk.select(id));
    const base = () => position().bases[id];
    const facing = () => queuedMovement(base(), 1)?.facing;
    press(keyOf(programsOf(base(), expectedMode(position(), base(), 1)).findIndex(needsFacing)));
    const before = facing()!;
    press(']');
    expect(facing()).toBe(turned(before, 1));
    press('[');
    expect(facing()).toBe(before);
  });

  it('N gives the map the keyboard, but where letters write orders', () => {
    const map = document.body.appendChild(document.createElement('div'));
    map.className = 'board-grid';
    map.tabIndex = 0;
    const { table, press } = atKeys(faceToFace());
    press('n');
    expect(document.activeElement).toBe(document.body);
    cleanup();
    const placing = atKeys({ scenario: 'firstLight', orders: 'quick' });
    expect(table.published.getState().position!.phase.name).toBe('orders');
    expect(placing.position().phase.name).toBe('placement');
    placing.press('n');
    expect(document.activeElement).toBe(map);
    map.remove();
  });

  it('what a key writes or takes up is said to who does not look', () => {
    const { desk, press } = atKeys(faceToFace());
    const said = () => announcements().polite.text;
    act(() => desk.select('anvil' as BaseId));
    press('1');
    expect(said()).toBe('Anvil: forward; wait; wait');
    press('n');
    expect(said()).toBe('Line section 1: 1208, slow, faces S');
    press('f');
    expect(said()).toBe('Line section 2: 1309, slow, faces S');
  });

  it('F confirms and goes on to the next that lacks its orders, the first again after the last', () => {
    const { desk, press } = atKeys(faceToFace());
    act(() => desk.select('line-1' as BaseId));
    const inTurn = ['line-2', 'anvil'].map(() => {
      press('f');
      // Held down it confirms no other base.
      press('f', { repeat: true });
      return desk.state.getState().selected;
    });
    expect(inTurn).toEqual(['line-2', 'anvil']);
  });

  it('a whole turn: orders, fire, what is told, assaults with their hits and retreats', () => {
    const { table, desk, press, position } = atKeys(faceToFace());
    const seen = new Set<Event['type']>();
    const turn = position().turn;
    for (let presses = 0; presses < 200; presses++) {
      act(() => table.takeSeat());
      const now = position();
      for (const { events } of table.published.getState().log) for (const { type } of events) seen.add(type);
      if (now.turn > turn || now.phase.name === 'ended') break;
      if (desk.state.getState().telling) press('Escape');
      else if (now.phase.name === 'orders') {
        // Each confirmed goes on to the next that lacks its orders.
        press('n');
        for (let bases = 0; bases < 3; bases++) {
          press('3');
          press('f');
        }
        press('Enter', { ctrlKey: true });
      } else if (now.phase.name === 'declare') {
        for (let bases = 0; bases < 3; bases++) {
          press('n');
          press('t');
          press('f');
        }
        press('Enter', { ctrlKey: true });
        // Held down it does not declare for the other side as well.
        const phase = () => table.published.getState().position?.phase;
        const next = phase();
        press('Enter', { ctrlKey: true, repeat: true });
        expect(phase()).toEqual(next);
      } else {
        if (now.phase.name === 'retreat') press(']');
        // Its radio stands in the panel, which is not drawn here.
        else if (now.phase.side) act(() => desk.state.setState({ hits: waysOf(now, now.phase.side!)[0][1] }));
        press('Enter', { ctrlKey: true });
      }
    }
    expect(position().turn).toBe(turn + 1);
    expect([...seen]).toEqual(
      expect.arrayContaining(['revealed', 'declared', 'fired', 'moved', 'assaultFought', 'retreated']),
    );
  });
});
