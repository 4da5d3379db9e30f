import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaceControl } from './PaceControl';

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
  render(<PaceControl withKeys />);
  expect(screen.getByRole('radiogroup', { name: label })).toBeDefined();
});

it('where no key changes it none is named', () => {
  render(<PaceControl />);
  expect(screen.getByRole('radiogroup', { name: /shown$/ })).toBeDefined();
});
