import { playGolden } from './golden';
import { atEverySize, PLAYED, PREPARED } from './layout';
import { eachScreenOnce } from './screens';
import { expect, test } from './test';

/**
 * Whole games of every scenario but the first, which incoming.spec.ts plays by all hands. By the pointer the map is
 * dragged for every hex that is covered: two of them are, the others go by names, and what is to be seen of them is
 * looked at in every size on the way.
 */
const JOURNEYS = {
  'threePodAttack-full-two-bipods-lost': {
    hands: 'names',
    screens: [...PREPARED, 'placement', ...PLAYED.slice(0, -1)],
  },
  'extractors-full-dorian-gone': { hands: 'names', screens: [...PREPARED, 'placement', ...PLAYED] },
  'ambush-full-both-lost': { hands: 'pointer', screens: [] },
  'dobernStrongpoint-full-dorian-gone': { hands: 'names', screens: [...PREPARED, 'placement', ...PLAYED] },
  'engage-full-dorian-gone': { hands: 'pointer', screens: [] },
} as const;

for (const [id, { hands, screens }] of Object.entries(JOURNEYS))
  test(`${id}, to its end on the screen`, async ({ page }) => {
    const { onScreen, seen } = eachScreenOnce(atEverySize(page, id));
    await playGolden(page, id, screens.length > 0 ? { hands, onScreen } : { hands });
    expect(screens.filter((screen) => !seen.has(screen))).toEqual([]);
  });
