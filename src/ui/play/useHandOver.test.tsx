import { act, cleanup, render } from '@testing-library/react';
import { createStore } from 'zustand';
import { expect, it } from 'vitest';
import type { AnyTable } from '../game/table';
import { announce, announcements } from '../widgets/announce';
import { useHandOver } from './useHandOver';

it('what one side has heard is gone when the other decides; what its cleared desk says is heard', () => {
  const published = createStore(() => ({ seat: 'dorian', curtain: null }));
  const table = { published } as unknown as AnyTable;
  const desk = { clear: () => announce('Avronian movement') };
  const Game = () => {
    useHandOver(table, desk);
    return null;
  };
  render(<Game />);
  announce('Dorian buys Walker.');
  act(() => published.setState({ seat: 'avronian' }));
  expect(announcements().polite.text).toBe('Avronian movement');
  cleanup();
});
