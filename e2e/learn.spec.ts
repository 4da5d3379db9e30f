import { LESSONS } from '../src/ui/extractors/lessons/course';
import { PUZZLES } from '../src/ui/extractors/puzzles/puzzles';
import { playLesson } from './lesson';
import { expect, test } from './test';

const lessonOf = (id: string) => LESSONS.find((lesson) => lesson.id === id)!;

test('the first visit offers three ways, and the course keeps what is done of it', async ({ page }) => {
  await page.goto('./');
  const ways = page.getByRole('region', { name: 'New here?' }).getByRole('button');
  await expect(ways).toHaveText([/^Learn \(2 minutes\)/, /^Play against the computer/, /^Two players/]);
  await ways.first().click();
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('step 1 of');
  await playLesson(page, lessonOf('road'), 'pointer');
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { name: `Lessons: 1 of ${LESSONS.length} done` })).toBeVisible();
  await page.goto('./#/');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a scenario' })).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test('orders are learnt by names alone', async ({ page }) => {
  await playLesson(page, lessonOf('cycle'), 'names');
});

test('rout and rally are learnt with a finger @phone-only', async ({ page }) => {
  await playLesson(page, lessonOf('rally'), 'touch');
});

test('a puzzle tells each answer its number, and plays none', async ({ page }) => {
  const puzzle = PUZZLES.find(({ id }) => id === 'second-bipod')!;
  await page.goto(`./#/learn/puzzle/${puzzle.id}`);
  const panel = page.getByRole('region', { name: 'Puzzle' });
  await expect(panel).toContainText(puzzle.asks);
  await panel.getByRole('button', { name: /^Show me/ }).click();
  await expect(panel.getByRole('row')).toHaveCount(3);
  await expect(panel.getByRole('row').first()).toContainText('50 % to destroy it');
});

test('nothing that is brought into sight moves the screen of a lesson @phone-only', async ({ page }) => {
  await page.goto(`./#/learn/${lessonOf('road').id}`);
  await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
  const moved = await page.evaluate(() => {
    // Words for assistive technology alone, at the foot of what the sheet scrolls.
    const words = Object.assign(document.createElement('span'), { className: 'visually-hidden' });
    document.querySelector('.sheet-body')!.append(words);
    words.scrollIntoView();
    const screen = document.querySelector('.screen[data-layout=table]')!;
    return [screen.scrollTop, screen.scrollHeight - screen.clientHeight];
  });
  expect(moved).toEqual([0, 0]);
});

test("a puzzle's verdict and its answer are seen, however far a phone's sheet is scrolled @phone-only", async ({
  page,
}) => {
  await page.goto('./#/learn/puzzle/last-lance');
  const panel = page.getByRole('region', { name: 'Puzzle' });
  await page.getByRole('button', { name: /^Next: / }).tap();
  await page.getByRole('button', { name: 'Stay in this hex' }).tap();
  await page.locator('.sheet-body').evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
  await page.getByRole('button', { name: /^Stay here/ }).tap();
  await expect(panel.getByRole('list', { name: 'Tried' }).getByRole('listitem')).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: /^Show me/ }).scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: /^Show me/ }).tap();
  await expect(panel.getByText('Only the Lance stands')).toBeInViewport({ ratio: 1 });
});

// The whole course takes minutes: `LESSONS=all npm run e2e -- learn` tells presses and seconds of each way of playing it.
const WAYS = process.env.LESSONS === 'all' ? (['pointer', 'keyboard', 'names', 'touch'] as const) : [];
for (const hands of WAYS)
  test(`the whole course: ${hands}${hands === 'touch' ? ' @phone-only' : ''}`, async ({ page }) => {
    if (hands === 'touch') await page.setViewportSize({ width: 390, height: 844 });
    const played = [];
    for (const lesson of LESSONS) played.push({ id: lesson.id, ...(await playLesson(page, lesson, hands)) });
    process.stdout.write(`${JSON.stringify(played)}\n`);
    expect(played).toHaveLength(LESSONS.length);
  });
