import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGrid, parseHex, type Hex } from '../../hex';
import type { BoardModel, BoardMoves } from '../model';
import { useBoardKeys } from './useBoardKeys';
import type { Viewport } from './viewport';

const grid = createGrid(24, 27);
const at = (number: string) => parseHex(grid, number)!;
const moves = { zoomBy: vi.fn(), fit: vi.fn(), centreOn: vi.fn(), reveal: vi.fn() };
const onFocus = vi.fn<(hex: Hex) => void>();
const onHex = vi.fn();

let shown = true;

function Page({ letters = 'on' }: { readonly letters?: 'on' | 'off' }) {
  const table = useRef<HTMLDivElement>(null);
  const keys = useBoardKeys({
    model: { grid, focus: at('1212'), marks: [] } as unknown as BoardModel,
    viewport: { camera: () => ({ x: 0, y: 0 }), isShown: () => shown } as unknown as Viewport,
    moves: moves as unknown as BoardMoves,
    letters,
    onFocus,
    onHex,
    onKeyed: () => undefined,
    pageWide: table,
  });
  return (
    <>
      <div
        ref={table}
        className="board-grid"
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        data-asked={keys.asked}
      />
      <main tabIndex={-1}>
        <aside tabIndex={-1}>
          <button type="button">Next</button>
        </aside>
      </main>
      <input aria-label="Name" />
    </>
  );
}

beforeEach(() => void render(<Page />));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const map = () => document.querySelector<HTMLElement>('.board-grid')!;
const pressed = (from: Element | null, key: string) => fireEvent.keyDown(from ?? document.body, { key });

it('a letter steps on the map from anywhere, and takes the keyboard there', () => {
  const button = document.querySelector('button')!;
  button.focus();
  expect(pressed(button, 'q')).toBe(false);
  expect(onFocus).toHaveBeenLastCalledWith(at('1112'));
  expect(document.activeElement).toBe(map());
});

it('a map behind another screen hears nothing pressed on the page', () => {
  shown = false;
  expect(pressed(document.querySelector('button'), 'q')).toBe(true);
  shown = true;
  expect(onFocus).not.toHaveBeenCalled();
});

it('G asks for a hex from anywhere; its digits go to the map', () => {
  pressed(null, 'g');
  expect(document.activeElement).toBe(map());
  for (const digit of '0512') pressed(map(), digit);
  expect(moves.centreOn).toHaveBeenLastCalledWith(at('0512'));
});

it('signs zoom from anywhere and leave the keyboard where it is', () => {
  const button = document.querySelector('button')!;
  button.focus();
  pressed(button, '+');
  pressed(button, '0');
  expect(moves.zoomBy).toHaveBeenCalledOnce();
  expect(moves.fit).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});

it('arrows are the map’s where nothing has the keyboard, or a screen or panel itself, and stay with what has', () => {
  for (const nothing of [null, document.querySelector('main'), document.querySelector('aside')]) {
    pressed(nothing, 'ArrowUp');
    expect(onFocus).toHaveBeenLastCalledWith(at('1211'));
    onFocus.mockClear();
  }
  expect(pressed(document.querySelector('button'), 'ArrowUp')).toBe(true);
  expect(onFocus).not.toHaveBeenCalled();
});

it('Enter and Space press what has the keyboard, never a hex from elsewhere', () => {
  for (const key of ['Enter', ' '])
    for (const from of [null, document.querySelector('button')]) pressed(from, key);
  expect(onHex).not.toHaveBeenCalled();
  pressed(map(), 'Enter');
  expect(onHex).toHaveBeenCalledOnce();
});

it('a field, a menu and a dialog keep every key', () => {
  expect(pressed(document.querySelector('input'), 'q')).toBe(true);
  for (const role of ['menu', 'dialog']) {
    const open = document.body.appendChild(document.createElement('div'));
    open.setAttribute('role', role);
    expect(pressed(null, 'q')).toBe(true);
    open.remove();
  }
  expect(onFocus).not.toHaveBeenCalled();
});

it('letters that are switched off do nothing [WCAG 2.1.4]', () => {
  cleanup();
  render(<Page letters="off" />);
  expect(pressed(null, 'q')).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

it('a key that somebody else has used is left alone', () => {
  const button = document.querySelector('button')!;
  button.addEventListener('keydown', (event) => event.preventDefault());
  pressed(button, 'q');
  expect(onFocus).not.toHaveBeenCalled();
});
