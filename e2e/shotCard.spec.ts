import type { Page } from '@playwright/test';
import { tableOf } from '../src/store/testing';
import { layoutFaults } from './layout';
import { openGame } from './shared';
import { expect, test } from './test';

/** A small laptop: what is seen here is seen on every desktop. */
test.use({ viewport: { width: 1280, height: 720 } });

const WEAPONS = ['particleAccelerator', 'laser', 'shredder', 'undulator', 'thermoBeam'];
const ROUND_IT = 'panza-shock-1@0903; panza-shock-2@1004; bha-shock@0905; bha-lance@0804; agrax-1@1318/N';

/** A Multipod with so many weapons among its enemies, its next Combat order to be revealed; none under the Simple rules. */
function armed(weapons: number, order: string | null) {
  const slots = WEAPONS.map((weapon, slot) => (slot < weapons ? weapon : '-')).join();
  const cycle = order === null ? '' : ` m:close!,close,close m@1 c:${order},-,-`;
  const from =
    `engage ${order === null ? 'simple' : 'full'} T4 Afire | ` +
    `D ${order === 'closestTarget' ? 'walker-1@0903/N; agrax-1@1318/N' : ROUND_IT} | ` +
    `A multipod A@0904/${order === 'sweep' ? 'SW' : 'N'} moved force0 w:${slots}${cycle}`;
  const table = tableOf({ scenario: 'engage', rules: order === null ? 'simple' : 'full', from });
  table.takeSeat();
  return table;
}

/** The bars with their figures and names lie whole in the column as it opens; nothing in it is cut off or lies on another. */
async function expectResultsInSight(page: Page, state: string) {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const column = [...document.querySelectorAll('.column-body')].at(-1)!;
          const bars = column.querySelector('.distribution');
          if (!bars) return 'no results';
          const { top, bottom } = column.getBoundingClientRect();
          const box = bars.getBoundingClientRect();
          return box.top < top || box.bottom > bottom
            ? `${Math.round(box.bottom - bottom)} px below`
            : 'seen';
        }),
      { message: state },
    )
    .toBe('seen');
  expect.soft(await layoutFaults(page), state).toEqual([]);
}

for (const weapons of [3, 4, 5])
  for (const order of ['sweep', 'closestTarget', null])
    test(`${weapons} weapons, ${order ?? 'Simple rules'}: what may come of a shot is seen as the card opens, before and after the dice`, async ({
      page,
    }) => {
      await openGame(page, armed(weapons, order));
      await page.keyboard.press('n');
      if (order === null) await page.keyboard.press('t');
      else await page.getByRole('button', { name: /^Reveal Combat order/ }).click();
      await expectResultsInSight(page, 'aimed');
      await page.getByRole('button', { name: /^Fire/ }).click();
      await expect(page.getByRole('group', { name: 'The dice' })).toBeVisible();
      await expectResultsInSight(page, 'rolled');
    });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('every die that hits wears its ring once the dice lie, whichever way it tumbled', async ({ page }) => {
    await openGame(page, armed(4, 'closestTarget'));
    await page.keyboard.press('n');
    await page.getByRole('button', { name: /^Reveal Combat order/ }).click();
    await page.getByRole('button', { name: /^Fire/ }).click();
    await expect(page.locator('.verdict')).toBeVisible();
    const rings = await page.locator('.dice-row').evaluateAll((rows) =>
      rows.map((row, index) => ({
        turn: index % 2,
        hit: row.hasAttribute('data-hit'),
        ring: getComputedStyle(row.querySelector('.die')!).borderColor,
      })),
    );
    const hits = rings.filter(({ hit }) => hit);
    expect(new Set(hits.map(({ turn }) => turn)).size, 'hits of dice of both ways').toBe(2);
    expect(new Set(hits.map(({ ring }) => ring)).size, JSON.stringify(rings)).toBe(1);
  });
});
