import type { Page } from '@playwright/test';
import type { Level, Task } from '../src/opponent/contract';
import { mind } from '../src/opponent/extractors';
import { answerTo } from '../src/opponent/think';
import { extractors, type Action, type Game, type Position, type Side } from '../src/rules/extractors';
import { ownSeed } from '../src/store/seats';

/** The levels of the sides that the computer plays. */
export type Opponents = Readonly<Partial<Record<Side, Level>>>;

/**
 * What the computer on the page does next in a game so far, thought here from the same views, level and seed: it has to
 * be the same on every machine. Null: a person decides, or the game has ended.
 */
export function answerOf(games: readonly Game[], opponents: Opponents, id: string): Action | null {
  const game = games[games.length - 1];
  const side = extractors.sideToDecide(game);
  const level = side === null ? undefined : opponents[side];
  if (side === null || level === undefined) return null;
  const phase = extractors.phaseOf(game);
  const before = games.findLastIndex((earlier) => extractors.phaseOf(earlier) !== phase);
  const asSeen = (position: Game) => structuredClone(extractors.view(position, side));
  const task: Task<Position> = {
    game: extractors.name,
    view: asSeen(game),
    side,
    level,
    seed: ownSeed(id, side, phase, 0),
    ...(before + 1 < games.length - 1 && { began: asSeen(games[before + 1]) }),
  };
  return answerTo(mind, task).action;
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
