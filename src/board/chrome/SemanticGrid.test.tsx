import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGrid, hexNumber, parseHex, type Hex } from '../../hex';
import { createViewport } from '../view/viewport';
import { SemanticGrid } from './SemanticGrid';

const grid = createGrid(4, 3);
const hex = (number: string) => parseHex(grid, number)!;
const sheet = { x: 0, y: 0, width: 300, height: 300 };
const viewport = createViewport(sheet, () => ({ x: 0, y: 0, scale: 1 }));
const clear = (at: Hex) => `${hexNumber(grid, at)} clear`;

function table(props: {
  readonly focus: Hex | null;
  readonly describe: (hex: Hex) => string;
  readonly onPress?: (hex: Hex) => void;
}) {
  return (
    <SemanticGrid
      ref={createRef()}
      id="map"
      label="Map"
      grid={grid}
      viewport={viewport}
      onKeyDown={() => {}}
      onFocus={() => {}}
      onBlur={() => {}}
      onPress={() => {}}
      {...props}
    />
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the board as a table', () => {
  test('has a row a hex row, a cell a hex, and one Tab stop', () => {
    render(table({ focus: null, describe: clear }));
    const map = screen.getByRole('grid', { name: 'Map' });
    expect([map.getAttribute('aria-rowcount'), map.getAttribute('aria-colcount')]).toEqual(['3', '4']);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
      '0101',
      '0201',
      '0301',
      '0401',
      '0102',
      '0202',
      '0302',
      '0402',
      '0103',
      '0203',
      '0303',
      '0403',
    ]);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('points at the cell that has the focus, and only then', () => {
    const { rerender } = render(table({ focus: null, describe: clear }));
    const map = screen.getByRole('grid');
    expect(map.hasAttribute('aria-activedescendant')).toBe(false);
    rerender(table({ focus: hex('0302'), describe: clear }));
    expect(document.getElementById(map.getAttribute('aria-activedescendant')!)?.textContent).toBe(
      '0302 clear',
    );
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  });

  test('names the focused hex at once and the others soon after', () => {
    const { rerender } = render(table({ focus: hex('0302'), describe: clear }));
    const rough = (at: Hex) => `${hexNumber(grid, at)} rough`;
    rerender(table({ focus: hex('0302'), describe: rough }));
    expect(screen.getByText('0302 rough')).toBeTruthy();
    expect(screen.queryByText('0101 rough')).toBeNull();
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.getByText('0101 rough')).toBeTruthy();
  });

  test('takes a press of assistive technology, but not the click after a tap', () => {
    const pressed: Hex[] = [];
    render(table({ focus: null, describe: clear, onPress: (at) => pressed.push(at) }));
    const cell = screen.getByRole('gridcell', { name: '0202 clear' });
    fireEvent.click(cell, { detail: 1 });
    expect(pressed).toEqual([]);
    fireEvent.click(cell, { detail: 0 });
    expect(pressed).toEqual([hex('0202')]);
  });
});
