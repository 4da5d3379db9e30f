import type { Page } from '@playwright/test';
import { playWhatIsNew } from './golden';
import { layoutFaults } from './layout';
import { eachScreenOnce } from './screens';
import { expect, test } from './test';

test.use({ trace: 'off' });

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 360, height: 740 },
];
const PREPARED = ['selection', 'buildUp', 'programming'];
const PLAYED = ['curtain', 'movement', 'movement, a move planned', 'moving', 'fire', 'fire, a shot planned'];

/** Recorded games, and what is to be seen of each. */
const GAMES = {
  'incoming-full-sections-gone': [
    ...PREPARED,
    'placement',
    ...PLAYED,
    'rally',
    'fire, dice',
    'result',
    'replay',
  ],
  'threePodAttack-full-two-bipods-lost': [...PREPARED, 'placement', ...PLAYED.slice(0, -1)],
  'extractors-full-dorian-gone': [...PREPARED, 'placement', ...PLAYED],
  'ambush-simple-both-left': ['selection', 'buildUp', 'placement', 'curtain', 'movement'],
  'dobernStrongpoint-full-dorian-gone': [...PREPARED, 'placement', ...PLAYED],
  'engage-full-avronian': [...PREPARED, ...PLAYED],
};

/** Where the pictures of all screens go, if anybody wants to look at them. */
const pictures = process.env.PICTURES;

/** Looks at a screen at every size. */
function atEverySize(page: Page, game: string): (screen: string) => Promise<void> {
  return async (screen) => {
    for (const { name, ...size } of SIZES) {
      await resized(page, size);
      expect.soft(await layoutFaults(page), `${screen}, ${name}`).toEqual([]);
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/${game}/${screen}-${name}.png`, animations: 'disabled' });
    }
    await resized(page, SIZES[0]);
  };
}

/** What the columns ask of each other is answered a frame later, twice at most. */
const FRAMES_TO_SETTLE = 5;

/** The window at a size, its columns settled: nothing that is pressed next is about to be put elsewhere. */
async function resized(page: Page, { width, height }: { readonly width: number; readonly height: number }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, FRAMES_TO_SETTLE);
}

for (const [id, screens] of Object.entries(GAMES))
  test(`${id}: nothing is cut off, overlaps, scrolls sideways, hides the map or is too small to press`, async ({
    page,
  }) => {
    const { onScreen, seen } = eachScreenOnce(atEverySize(page, id));
    const missing = () => screens.filter((screen) => !seen.has(screen));
    await playWhatIsNew(page, id, { hands: 'names', onScreen }, () => missing().length === 0);
    expect(missing()).toEqual([]);
  });

for (const screen of ['rules', 'print'])
  test(`nor in the ${screen}`, async ({ page }) => {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atEverySize(page, 'outside')(screen);
  });
