import { expect, test, vi } from 'vitest';
import { channelTabs, loneTab } from './tabLock';

test('without Web Locks, tabs tell each other which games they hold', async () => {
  const [one, two] = [channelTabs(80), channelTabs(80)];
  const lost = vi.fn();
  const held = await one.hold('game', lost);
  expect(held).not.toBeNull();
  expect(await two.hold('game', () => undefined)).toBeNull();
  expect(await two.hold('other', () => undefined)).not.toBeNull();

  const taken = await two.seize('game', () => undefined);
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(await one.hold('game', () => undefined)).toBeNull();
  taken.release();
  expect(await one.hold('game', () => undefined)).not.toBeNull();
});

test('where tabs cannot know of each other, every game can be held', async () => {
  expect(await loneTab.hold('a', () => undefined)).not.toBeNull();
});
