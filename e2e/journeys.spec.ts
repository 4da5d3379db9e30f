import { playGolden } from './golden';
import { test } from './test';

// A snapshot of the page for each of a hundred acts takes longer than the acts.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

/**
 * Whole games of every scenario but the first, which incoming.spec.ts plays by all hands. By the pointer the map is
 * dragged for every hex that is covered: two of them are, the others go by names.
 */
const JOURNEYS = {
  'threePodAttack-full-two-bipods-lost': 'names',
  'extractors-full-dorian-gone': 'names',
  'ambush-full-both-lost': 'pointer',
  'dobernStrongpoint-full-dorian-gone': 'names',
  'engage-full-dorian-gone': 'pointer',
} as const;

for (const [id, hands] of Object.entries(JOURNEYS))
  test(`${id}, to its end on the screen`, async ({ page }) => {
    await playGolden(page, id, { hands });
  });
