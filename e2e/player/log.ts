import { expect } from '@playwright/test';
import { extractors } from '../../src/rules/extractors';
import { logLines } from '../../src/ui/extractors/wording';
import type { Player } from './player';

/** The newest part of the log, sentence by sentence, is what the looking side may read of the last actions. */
export async function expectLog(player: Player, actions = 12): Promise<void> {
  await player.openPage('Log');
  await player.onScreen('log');
  const { view, seat, history } = player;
  const witnessed = history.map((events) => extractors.witnessed(view, events, seat));
  const told = witnessed
    .slice(-actions)
    .flat()
    .filter(({ type }) => type !== 'phaseBegan')
    .flatMap((event) => logLines(view, event).map(({ text }) => text));
  const shown = await player.page.locator('.log-block').allTextContents();
  for (const text of told)
    expect(
      shown.some((line) => line.includes(text)),
      text,
    ).toBe(true);
  await player.leavePage();
}
