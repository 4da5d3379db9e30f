import { expect, type Page } from '@playwright/test';
import { turnText, victoryWords } from '../../src/ui/extractors/wording';
import { hexLines, titleOf } from '../told';
import type { Engine } from './engine';

/** Milliseconds between looks: an act is on the page within a few frames, and a hundred acts are looked at. */
const LOOKS = { intervals: [20, 30, 50, 100, 250, 500] };

/** The page shows what the engine knows: phase and turn, and every hex with what is in it. */
export async function expectAgreement(page: Page, engine: Engine): Promise<void> {
  const { phase, activation } = engine.game;
  if (phase.name === 'ended') {
    await expectTitle(page, new RegExp(`^${titleOf(engine.view)}`));
    return expectResult(page, engine);
  }
  const hasBoard =
    phase.name !== 'buildUp' && phase.name !== 'programming' && activation?.type !== 'resetting';
  await expectShown(page, engine, hasBoard ? hexLines(engine.view) : []);
}

/** Every hex says what the looking side may know of it. */
export async function expectBoard(page: Page, engine: Engine): Promise<void> {
  await expectShown(page, engine, hexLines(engine.view));
}

/** The result screen names who won and by which condition. */
export async function expectResult(page: Page, { game, view }: Engine): Promise<void> {
  const { victory } = game;
  if (!victory) throw new Error('The game has no victor');
  const { heading, condition } = victoryWords(view, victory);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.getByText(condition).first()).toBeVisible();
}

/** What the page is called, once it is called so. */
export async function expectTitle(page: Page, title: RegExp): Promise<string> {
  let now = '';
  await expect.poll(async () => (now = await page.title()), LOOKS).toMatch(title);
  return now;
}

/**
 * In one look, for a hundred acts are looked at: title, turn, and the hexes that say something else. The page itself
 * looks again while they differ: what is to be seen is sent to it once.
 */
async function expectShown(page: Page, { game, view }: Engine, told: readonly string[]): Promise<void> {
  const wanted = { title: titleOf(view), turn: turnText(game), told };
  await expect
    .poll(() => page.evaluate(shown, wanted), { message: 'what the page shows', ...LOOKS })
    .toEqual({
      title: expect.stringMatching(new RegExp(`^${wanted.title}`)) as unknown as string,
      turn: expect.stringContaining(wanted.turn) as unknown as string,
      otherwise: [],
    });
}

/** What is to be seen: how title and turn begin, and what each hex says. */
interface Wanted {
  readonly title: string;
  readonly turn: string;
  readonly told: readonly string[];
}

/** What the page shows, as soon as it is what is wanted; what it shows after a second if it is not. Runs in the page. */
async function shown({ title, turn, told }: Wanted) {
  const look = () => {
    const cells = new Map(
      [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].map((cell) => [
        Number(cell.dataset.hex),
        // What a side has noted there follows.
        cell.textContent?.replace(/ Note: .*/, ''),
      ]),
    );
    return {
      title: document.title,
      turn: document.querySelector('header')?.textContent ?? '',
      otherwise: told.filter((line, hex) => cells.get(hex) !== line),
    };
  };
  let now = look();
  const isWanted = () => now.title.startsWith(title) && now.turn.includes(turn) && now.otherwise.length === 0;
  for (let looks = 0; looks < 50 && !isWanted(); looks++) {
    await new Promise((later) => setTimeout(later, 20));
    now = look();
  }
  return now;
}
