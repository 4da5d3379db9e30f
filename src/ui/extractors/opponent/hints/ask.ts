import { opponentApart, type Apart, type Opponent } from '../../../../opponent/ask';
import type { Reckoning } from '../../../../opponent/contract';
import { extractors, type Action, type Position } from '../../../../rules/extractors';
import worker from '../../../../opponent/extractors/worker.ts?shared-worker';

let opponent: Opponent | undefined;
/** Any number: the same question has the same answer. */
const SEED = 19;

/** What the computer would do for the side that decides: it is told what that side sees, and nothing else. */
export async function ask(view: Position): Promise<readonly Reckoning<Action>[]> {
  const { side } = view.phase;
  if (side === null) return [];
  opponent ??= opponentApart(() => new Worker(worker, { type: 'module' }) as unknown as Apart);
  const { answer } = opponent.ask({ game: extractors.name, view, side, level: 'captain', seed: SEED });
  return (await answer).candidates as readonly Reckoning<Action>[];
}
