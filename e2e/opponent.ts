import type { Page } from '@playwright/test';
import type { Level } from '../src/opponent/contract';
import { mind } from '../src/opponent/extractors';
import { answerTo } from '../src/opponent/think';
import { extractors, type Action, type Game, type Side } from '../src/rules/extractors';
import { ownSeed } from '../src/store/seats';

/** The levels of the sides that the computer plays. */
export type Opponents = Readonly<Partial<Record<Side, Level>>>;

/**
 * What the computer on the page does next, thought here from the same view, level and seed: it has to be the same on every
 * machine. Null: a person decides, or the game has ended.
 */
export function answerOf(game: Game, opponents: Opponents, id: string): Action | null {
  const side = extractors.sideToDecide(game);
  const level = side === null ? undefined : opponents[side];
  if (side === null || level === undefined) return null;
  const view = structuredClone(extractors.view(game, side));
  const seed = ownSeed(id, side, extractors.phaseOf(game), 0);
  return answerTo(mind, { game: extractors.name, view, side, level, seed }).action;
}

/** The name of the one game that is kept on the page's device. */
export async function keptId(page: Page): Promise<string> {
  await page.locator('html[data-save=saved]').waitFor();
  const keys = await page.evaluate(async () => {
    const found: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name!);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error(`${name} cannot be opened`));
      });
      for (const store of database.objectStoreNames) {
        const asked = database.transaction(store).objectStore(store).getAllKeys();
        found.push(
          ...(await new Promise<string[]>((resolve) => {
            asked.onsuccess = () => resolve(asked.result.map(String));
          })),
        );
      }
      database.close();
    }
    return found;
  });
  const [head] = keys.filter((key) => key.startsWith('head/'));
  if (head === undefined) throw new Error(`No game is kept: ${keys.join(', ')}`);
  return head.slice('head/'.length);
}
