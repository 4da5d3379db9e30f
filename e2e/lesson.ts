import { expect, type Locator, type Page } from '@playwright/test';
import { extractors, type Action, type Game } from '../src/rules/extractors';
import { standingOf } from '../src/ui/extractors/lessons/coach';
import { wordsOf } from '../src/ui/extractors/lessons/course';
import { RECORDED } from '../src/ui/extractors/lessons/course/recorded';
import type { Lesson } from '../src/ui/extractors/lessons/lesson';
import { after, answered, traceAtStart } from '../src/ui/extractors/lessons/trace';
import { fits, written } from '../src/ui/extractors/lessons/written';
import { perform } from './acts';
import type { HandsName } from './hands';
import { Player } from './player';

/** What playing a lesson took. */
interface Played {
  readonly presses: number;
  readonly seconds: number;
}

/** Plays the recorded solution of a lesson by what the page shows, one step after the other, to its end. */
export async function playLesson(page: Page, lesson: Lesson, hands: HandsName): Promise<Played> {
  await page.goto(`./#/learn/${lesson.id}`);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText(`step 1 of ${lesson.steps.length}`);
  const began = Date.now();
  const player = Player.beside(page, traceAtStart(lesson).game, { hands });
  const presses = counted(player);
  const words = [...RECORDED[lesson.id].solution];
  let trace = answered(lesson, traceAtStart(lesson));
  for (const [index, step] of lesson.steps.entries()) {
    const from = trace.done.length;
    await expect(coach).toContainText(`step ${index + 1} of`);
    if (step.right !== undefined)
      await answer(player, coach, wordsOf(lesson.id).steps[step.id].answers![step.right].text);
    while (!standingOf(lesson, index, from, trace).met) {
      const action = actionOf(trace.game, words.shift());
      await perform(player, action);
      trace = answered(lesson, after(lesson, trace, action));
      player.game = structuredClone(trace.game);
      await player.expectAgreement();
    }
    const last = index + 1 === lesson.steps.length;
    await player.hands.press(player.button(last ? /^Finish/ : 'Next step', coach));
  }
  await expect(page).not.toHaveURL(new RegExp(`/${lesson.id}$`));
  return { presses: presses(), seconds: (Date.now() - began) / 1000 };
}

async function answer(player: Player, coach: Locator, text: string): Promise<void> {
  await player.hands.press(player.button(text, coach));
}

function actionOf(game: Game, words: string | undefined): Action {
  const action = extractors
    .options(game)
    .find((one) => words !== undefined && fits(written(game, one), words));
  if (!action) throw new Error(`Not legal: ${words}`);
  return action;
}

/** Counts every press and every hex that is tapped. */
function counted({ hands }: Player): () => number {
  let count = 0;
  const { press, tapHex, choose } = hands;
  Object.assign(hands, {
    press: (target: Locator) => (count++, press(target)),
    choose: (target: Locator) => (count++, choose(target)),
    tapHex: (hex: Parameters<typeof tapHex>[0]) => (count++, tapHex(hex)),
  });
  return () => count;
}
