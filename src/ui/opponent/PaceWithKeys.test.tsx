import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaceWithKeys } from './PaceWithKeys';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  { pointer: 'mouse', label: /comma slower/ },
  { pointer: 'finger', label: /shown$/ },
])('the keys of the pace are named beside a keyboard: with a $pointer', ({ pointer, label }) => {
  const original = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: pointer === 'finger' } as MediaQueryList) : original(query),
  );
  render(<PaceWithKeys />);
  expect(screen.getByRole('radiogroup', { name: label })).toBeDefined();
});
