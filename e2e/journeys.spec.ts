import { playGolden, playWhatIsNew } from './golden';
import { atEverySize, PLAYED, PREPARED } from './layout';
import { eachScreenOnce } from './screens';
import { expect, test } from './test';

const LONG = { hands: 'names', screens: [...PREPARED, 'placement', ...PLAYED] } as const;

/**
 * Whole games of every scenario but the first, which incoming.spec.ts plays by all hands. By the pointer the map is
 * dragged for every hex that is covered: two of them are, the others go by names, and what is to be seen of them is
 * looked at in every size on the way. Of the two longest, acts of a kind that has been done are opened from a save.
 */
const JOURNEYS = {
  'threePodAttack-full-two-bipods-lost': {
    hands: 'names',
    screens: [...PREPARED, 'placement', ...PLAYED.slice(0, -1)],
  },
  'extractors-full-dorian-gone': LONG,
  'ambush-full-both-lost': { hands: 'pointer', screens: [] },
  'dobernStrongpoint-full-dorian-gone': LONG,
  'engage-full-dorian-gone': { hands: 'pointer', screens: [] },
} as const;

for (const [id, journey] of Object.entries(JOURNEYS))
  test(`${id}, to its end on the screen`, async ({ page }) => {
    const { hands, screens } = journey;
    const { onScreen, seen } = eachScreenOnce(atEverySize(page, id));
    const options = screens.length > 0 ? { hands, onScreen } : { hands };
    if (journey !== LONG) await playGolden(page, id, options);
    else await (await playWhatIsNew(page, id, options, () => false)).expectResult();
    expect(screens.filter((screen) => !seen.has(screen))).toEqual([]);
  });
