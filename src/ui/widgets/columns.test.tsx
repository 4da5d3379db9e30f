import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneSheet, type SheetHeight } from './PhoneSheet';
import { NOW, ThreeColumns } from './ThreeColumns';
import type { Columns } from './useColumns';

const WIDTHS: Readonly<Record<Columns, number>> = { wide: 1440, middle: 820, phone: 360 };

/** The window is so many columns wide. */
function wide(columns: Columns) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = 16 * Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? 0);
    return {
      matches: WIDTHS[columns] >= least,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  });
}

beforeEach(() => wide('wide'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Play() {
  const [tab, onTab] = useState(NOW);
  const [height, onHeight] = useState<SheetHeight>('half');
  return (
    <ThreeColumns
      leftLabel="Units and log"
      left={[
        { id: 'units', label: 'Units', content: 'all units' },
        { id: 'log', label: 'Log', content: 'the log' },
      ]}
      middle={<p>the map</p>}
      right={{ label: 'Shot', content: 'the odds', footer: <button>Fire</button> }}
      {...{ tab, onTab, height, onHeight }}
    />
  );
}

describe('ThreeColumns', () => {
  it('wide: left tabs, map and decision beside each other', () => {
    render(<Play />);
    expect(screen.getByRole('complementary', { name: 'Units and log' }).textContent).toContain('all units');
    expect(screen.getByRole('complementary', { name: 'Shot' }).textContent).toContain('the odds');
    expect(screen.getByText('the map')).toBeDefined();
  });

  it('wide, then narrower: the first tab of the left column does not cover the decision', () => {
    const { rerender } = render(<Play />);
    fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Units' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('all units');
    wide('phone');
    rerender(<Play />);
    expect(screen.getByRole('complementary', { name: 'Shot' }).textContent).toContain('the odds');
  });

  it('middle: the left column becomes tabs of the right one', () => {
    wide('middle');
    render(<Play />);
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Shot', 'Units', 'Log']);
    fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('the log');
    expect(screen.getByRole('button', { name: 'Fire' })).toBeDefined();
  });

  it('phone: a sheet with the decision and its acts', () => {
    wide('phone');
    render(<Play />);
    const sheet = screen.getByRole('complementary', { name: 'Shot' });
    expect(sheet.textContent).toContain('the odds');
    expect(screen.getByRole('button', { name: 'Fire' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('PhoneSheet', () => {
  function Sheet({ start }: { readonly start: SheetHeight }) {
    const [height, onHeight] = useState(start);
    return (
      <PhoneSheet title="Shot" height={height} onHeight={onHeight} footer={<button>Fire</button>}>
        <a href="#/">the odds</a>
      </PhoneSheet>
    );
  }
  const height = () => screen.getByRole('complementary', { name: 'Shot' }).dataset.height;
  const grip = () => screen.getByRole('button', { name: /change its height/ });

  it('a tap goes peek, half, full and round', () => {
    render(<Sheet start="peek" />);
    const seen = [1, 2, 3].map(() => {
      fireEvent.click(grip());
      return height();
    });
    expect(seen).toEqual(['half', 'full', 'peek']);
  });

  it.each([
    ['half', -120, 'full'],
    ['half', 150, 'peek'],
    ['half', 30, 'half'],
  ] as const)('a drag from %s by %d px snaps to %s', (start, by, end) => {
    render(<Sheet start={start} />);
    const sheet = screen.getByRole('complementary', { name: 'Shot' });
    vi.spyOn(sheet, 'getBoundingClientRect').mockReturnValue({ height: 352 } as DOMRect);
    grip().setPointerCapture = () => undefined;
    fireEvent.pointerDown(grip(), { clientY: 400 });
    fireEvent.pointerMove(grip(), { clientY: 400 + by });
    fireEvent.pointerUp(grip(), { clientY: 400 + by });
    fireEvent.click(grip());
    expect(height()).toBe(end);
  });

  it('open, one press gives it the whole screen, to read', () => {
    render(<Sheet start="full" />);
    fireEvent.click(screen.getByRole('button', { name: 'Over the whole screen' }));
    expect(height()).toBe('whole');
    fireEvent.click(grip());
    expect(height()).toBe('peek');
  });

  it('closed, its body is out of reach but its acts are not', () => {
    render(<Sheet start="peek" />);
    expect(screen.getByText('the odds').closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Fire' }).closest('[inert]')).toBeNull();
  });
});
