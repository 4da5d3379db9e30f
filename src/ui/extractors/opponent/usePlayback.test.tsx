import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { announce, announcements, hush } from '../../widgets/announce';
import type { ExtractorsPublished } from '../table';
import { DORIAN_FIRE, tableWith } from '../testing';
import { usePlayback } from './usePlayback';

const LINE = 'engage simple T2 Dmovement | D connakti-lance-1@1715 | A glide A@1714/S force0 w:laser,-,-';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  hush();
});

/** A table at which a Captain sits, and how it stands with the Captain. */
function captainsTable(line = LINE) {
  const { table, desk, Stage } = tableWith(line);
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
  return { stands, table, store };
}

it('says that it is thinking while it is, and no longer once it has ended', () => {
  const { stands } = captainsTable();
  stands({ side: 'avronian', level: 'captain', state: 'thinking', share: 0 });
  expect(announcements().polite.text).toBe('Captain is thinking.');
  stands(null);
  expect(announcements().polite.text).toBe('Captain is done: Dorian movement.');
});

it('what the computer did is not told any more once it has been taken back', () => {
  const { stands, store, table } = captainsTable();
  stands({ side: 'avronian', level: 'captain', state: 'thinking', share: 0 });
  hush();
  const { log } = table.published.getState();
  const takeBack = { by: 'dorian', at: '', freely: true } as const;
  act(() => {
    store.setState({ computer: null, log: [...log, { index: log.length, events: [], takeBack }] });
    announce('Taken back.');
    vi.advanceTimersByTime(1000);
  });
  expect(announcements().polite.text).toBe('Taken back.');
});

it('says what it did once: not again to who comes from behind the curtain, or looks as another side', () => {
  const { table, store } = captainsTable(DORIAN_FIRE);
  const firers = [{ unit: counterOf('ehn-etaki-shock' as CounterId).id, slot: null }];
  table.act({ type: 'fire', firers, target: counterOf('A' as CounterId).id, area: false });
  const { position, log, seat } = table.published.getState();
  const shot = log.at(-1)!;
  const acts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...shot, index: shot.index + 1 + at, level: 'captain' }));
  const heard = (change: Partial<ExtractorsPublished>) => {
    hush();
    act(() => {
      store.setState(change);
      vi.advanceTimersByTime(5000);
    });
    return announcements().polite.text;
  };
  expect(heard({ log: acts(1), position, seat })).not.toBe('');
  expect(heard({ log: acts(2) })).toMatch(/^Captain: /);
  expect(heard({ log: [], position: null })).toBe('');
  expect(heard({ log: acts(2), position })).toBe('');
  expect(heard({ log: acts(2), seat: 'all' })).toBe('');
  expect(heard({ log: acts(3) })).toMatch(/^Captain: /);
});
