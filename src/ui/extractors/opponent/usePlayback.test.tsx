import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcements, hush } from '../../widgets/announce';
import type { ExtractorsPublished } from '../table';
import { tableWith } from '../testing';
import { usePlayback } from './usePlayback';

const LINE = 'engage simple T2 Dmovement | D connakti-lance-1@1715 | A glide A@1714/S force0 w:laser,-,-';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  hush();
});

/** A table at which a Captain sits, and how it stands with the Captain. */
function captainsTable() {
  const { table, desk, Stage } = tableWith(LINE);
  const store = table.published as unknown as {
    setState: (change: Partial<ExtractorsPublished>) => void;
  };
  const stands = (computer: Partial<NonNullable<ExtractorsPublished['computer']>> | null) =>
    act(() => {
      store.setState({ computer } as Partial<ExtractorsPublished>);
      vi.advanceTimersByTime(1000);
    });
  const Playback = () => {
    usePlayback(table, desk);
    return null;
  };
  render(
    <Stage>
      <Playback />
    </Stage>,
  );
  return stands;
}

it('says that it is thinking while it is, and no longer once it has ended', () => {
  const stands = captainsTable();
  stands({ side: 'avronian', level: 'captain', state: 'thinking', share: 0 });
  expect(announcements().polite.text).toBe('Captain is thinking.');
  stands(null);
  expect(announcements().polite.text).toBe('Captain is done: Dorian movement.');
});
