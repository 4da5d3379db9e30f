import { playGolden } from './golden';
import { test } from './test';

// A snapshot of the page for each of a hundred acts takes longer than the acts.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

/** Whole games of every scenario but the first, which incoming.spec.ts plays. */
const JOURNEYS = [
  'threePodAttack-full-two-bipods-lost',
  'extractors-full-dorian-gone',
  'ambush-full-both-lost',
  'dobernStrongpoint-full-dorian-gone',
  'engage-full-dorian-gone',
];

/** Recorded anew for version 2: one of its allocations cannot be put together on the card yet (area effect, slot 3). */
const NOT_YET: readonly string[] = ['dobernStrongpoint-full-dorian-gone'];

for (const id of JOURNEYS)
  test(`${id}, to its end on the screen`, async ({ page }) => {
    test.fixme(NOT_YET.includes(id));
    await playGolden(page, id);
  });
