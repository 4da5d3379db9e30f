import { playWhatIsNew } from './golden';
import { atEverySize } from './layout';
import { eachScreenOnce } from './screens';
import { expect, expectAccessible, test } from './test';

/** What a newcomer meets on the way through *Incoming!*. */
const SCREENS = [
  'selection',
  'buildUp',
  'placement',
  'curtain',
  'programming',
  'movement',
  'menu',
  'log',
  'rules',
  'keys',
  'line of sight',
  'take back by consent',
  'keep under a name',
  'send by mail, or export as a file',
  'share a link',
  'movement, a move planned',
  'moving',
  'fire',
  'firing',
  'fire, a shot planned',
  'fire, dice',
  'end of the phase, asked',
  'rally',
  'rally, dice',
  'result',
  'replay',
];

/** The 648 hexes take axe ten times as long as the rest, and are the same on a phone: looked at where they are first met. */
const WITH_HEXES = ['placement', 'movement'];
const HEXES = '[role=grid] [role=row]';

const GAME = 'incoming-full-sections-gone';

/** In one game, for both look at the same screens; by desktop the layout is looked at in all sizes, a phone's too. */
test('every screen of Incoming! is accessible, light on the desktop, dark on the phone; nothing is cut off, overlaps, scrolls sideways, hides the map or is too small to press @phone', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const lookAtLayout = atEverySize(page, GAME);
  const { onScreen, seen } = eachScreenOnce((screen) =>
    test.step(screen, async () => {
      await expectAccessible(page, WITH_HEXES.includes(screen) && !isMobile ? undefined : HEXES);
      if (!isMobile) await lookAtLayout(screen);
    }),
  );
  await playWhatIsNew(page, GAME, { hands: 'names', onScreen }, () => false);
  expect(
    SCREENS.filter((screen) => !seen.has(screen)),
    `of ${[...seen].join('; ')}`,
  ).toEqual([]);
});

test('the rules are accessible @phone', async ({ page }) => {
  await page.goto('./#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
