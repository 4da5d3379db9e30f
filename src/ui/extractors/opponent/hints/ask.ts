import type { AdviceOrder, AdviceReport } from '../../../../opponent/review/contract';
import { extractors, type Action, type Position } from '../../../../rules/extractors';
import worker from '../../../../opponent/extractors/worker.ts?shared-worker';

/** Any number: the same question has the same answer. */
const SEED = 19;

/** What the computer would do for the side that decides, told piece by piece: it knows what that side sees, and nothing else. Returns how to stop it. */
export function advise(view: Position, tell: (report: AdviceReport<Action>) => void): () => void {
  const apart = new Worker(worker, { type: 'module' });
  apart.onmessage = ({ data }: MessageEvent<AdviceReport<Action>>) => tell(data);
  apart.onerror = ({ message }) => tell({ type: 'unadvised', message });
  const task = { game: extractors.name, view, side: view.phase.side!, level: 'captain', seed: SEED } as const;
  apart.postMessage({ type: 'advise', task } satisfies AdviceOrder);
  return () => apart.terminate();
}
