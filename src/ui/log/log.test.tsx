import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Hex } from '../../hex';
import { createStore } from 'zustand';
import { DeskContext, unfolded, type AnyDesk } from '../play/desk';
import { SidesContext, type SideUi } from '../widgets/sides';
import { LogFrame } from './LogFrame';
import { LogItem } from './LogItem';
import { remarkOf, type LogBlock, type LogSection } from './sections';

afterEach(cleanup);

const side = (id: string, name: string): SideUi => ({ id, name, colour: '#000000', mark: [] });
const SIDES = [side('white', 'White'), side('black', 'Black')];
const KINDS = [
  { value: 'throw', label: 'Throws' },
  { value: 'pass', label: 'Passes' },
];

const block = (key: string, kind: string, ...lines: readonly string[]): LogBlock => ({
  key,
  kind,
  side: key.startsWith('w') ? 'white' : 'black',
  lines: lines.map((text) => ({ text })),
});
const section = (title: string, ...blocks: readonly LogBlock[]): LogSection => ({
  key: title,
  title,
  side: null,
  blocks,
});

/** The log of a game of no rules; the block of key w7 happened in hex 7. */
function shown(sections: readonly LogSection[]) {
  const state = createStore<AnyDesk>(() => ({ focus: null }));
  const desk = { state, ...unfolded(['white', 'black']), clear: () => undefined };
  render(
    <SidesContext value={SIDES}>
      <DeskContext value={desk}>
        <LogFrame sections={sections} kinds={KINDS}>
          {(each, { stop, onVisit }) => (
            <LogItem
              key={each.key}
              {...{ block: each, stop: each.key === stop, onVisit }}
              place={() => Number(each.key.slice(1)) as Hex}
            />
          )}
        </LogFrame>
      </DeskContext>
    </SidesContext>,
  );
  return () => state.getState().focus;
}

const heads = () => [...document.querySelectorAll<HTMLElement>('[data-log]')];
const texts = () => heads().map(({ textContent }) => textContent);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

const TWO_TURNS = [
  section('Turn 2', block('b4', 'throw', 'Black throws.', 'It hits.'), block('w3', 'pass', 'White passes.')),
  section('Turn 1', block('b2', 'pass', 'Black passes.'), block('w1', 'throw', 'White throws.')),
];

describe('the log of any game', () => {
  it('is one stop of Tab; arrows, Home and End go through all its sections and stay where it ends', () => {
    const focus = shown(TWO_TURNS);
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    act(() => heads()[0].focus());
    expect(focus()).toBe(4);
    press('ArrowUp');
    expect(document.activeElement).toBe(heads()[0]);
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(heads()[2]);
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
    expect(focus()).toBe(2);
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(heads()[3]);
    press('Home');
    expect(document.activeElement).toBe(heads()[0]);
  });

  it('Tab comes back to the block it left, or to the first where a filter has taken that away', () => {
    shown(TWO_TURNS);
    act(() => heads()[3].focus());
    fireEvent.click(screen.getByRole('radio', { name: 'White' }));
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    fireEvent.click(screen.getByRole('radio', { name: 'Black' }));
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  });

  it('shows one side, one kind, or both: sections without any of it are left out', () => {
    shown(TWO_TURNS);
    fireEvent.click(screen.getByRole('radio', { name: 'Throws' }));
    expect(texts()).toEqual(['Black throws.', 'White throws.']);
    fireEvent.click(screen.getByRole('radio', { name: 'White' }));
    expect(texts()).toEqual(['White throws.']);
    expect(titles()).toEqual(['Turn 1']);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(texts()).toEqual(['White passes.', 'White throws.']);
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    expect(texts()).toHaveLength(4);
  });

  it('tells what is below the head of a block, and shows its place where it is pressed', () => {
    const focus = shown(TWO_TURNS);
    expect(screen.getByText('It hits.')).toBeDefined();
    fireEvent.click(heads()[1]);
    expect(focus()).toBe(3);
  });

  it('an empty log says so, and so does one that holds nothing of the kind', () => {
    shown([]);
    expect(screen.getByText('Nothing has happened yet')).toBeDefined();
    cleanup();
    shown([section('Turn 1', block('w1', 'pass', 'White passes.'))]);
    fireEvent.click(screen.getByRole('radio', { name: 'Black' }));
    expect(screen.getByText('Nothing of this kind has happened')).toBeDefined();
  });

  it('a long log is shown by pages of 60, the newest first', () => {
    const many = Array.from({ length: 130 }, (_, i) => block(`w${130 - i}`, 'pass', `Pass ${130 - i}.`));
    shown([section('Turn 2', ...many.slice(0, 50)), section('Turn 1', ...many.slice(50))]);
    expect(texts()).toHaveLength(60);
    expect(texts().at(-1)).toBe('Pass 71.');
    fireEvent.click(screen.getByRole('button', { name: /Show earlier/ }));
    expect(texts()).toHaveLength(120);
    expect(screen.getByText('10 more')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Show earlier/ }));
    expect(texts()).toHaveLength(130);
    expect(screen.queryByRole('button', { name: /Show earlier/ })).toBeNull();
  });
});

describe('what an entry tells in place of events', () => {
  const at = '2026-03-01T12:00:00.000Z';

  it('something was taken back, without how much: it may have been done in secret', () => {
    const agreed = remarkOf({ index: 3, events: [], takeBack: { by: 'white', at } }, SIDES);
    expect(agreed?.text).toBe('White took back its last action and everything since; Black agreed.');
    const freely = remarkOf({ index: 3, events: [], takeBack: { by: 'black', at, freely: true } }, SIDES);
    expect(freely?.text).toBe(
      'Black took back its last action and everything since; the computer was not asked.',
    );
  });

  it('a side has changed hands', () => {
    const seated = (level: string | null) =>
      remarkOf({ index: 3, events: [], seated: { side: 'white', level } }, SIDES)?.text;
    expect(seated('captain')).toBe('Captain plays White from here on.');
    expect(seated(null)).toBe('A person plays White from here on.');
  });

  it('nothing, where there are events', () => {
    expect(remarkOf({ index: 3, events: [{ type: 'thrown' }] }, SIDES)).toBeNull();
  });
});
