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

for (const id of JOURNEYS)
  test(`${id}, to its end on the screen`, async ({ page }) => {
    await playGolden(page, id);
  });
