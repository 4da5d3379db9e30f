import { inThreads, tellProgress } from '../threads';
import type { Fixture, Played } from './ring';

/** Plays all of them, so many at once, and says on the way how far it is. */
export async function playAll(fixtures: readonly Fixture[], threads: number): Promise<readonly Played[]> {
  const played: Played[] = [];
  const began = Date.now();
  await inThreads<Fixture, Played>(
    new URL('./ring.ts', import.meta.url),
    threads,
    fixtures,
    (match, done) => {
      played.push(match);
      tellProgress(done, fixtures.length, began);
    },
  );
  return played;
}
