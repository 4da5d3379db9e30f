import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MapButtons } from './MapButtons';

afterEach(cleanup);

test.each(['signs', 'words'] as const)('the map buttons are named and work with their %s', (buttons) => {
  const onZoom = vi.fn<(factor: number) => void>();
  const onFit = vi.fn();
  render(<MapButtons onZoom={onZoom} onFit={onFit} buttons={buttons} />);
  for (const name of ['Zoom in', 'Zoom out', 'Show the whole map'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(onZoom.mock.calls.map(([factor]) => factor > 1)).toEqual([true, false]);
  expect(onFit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: 'Map' }).dataset.buttons).toBe(buttons);
});
