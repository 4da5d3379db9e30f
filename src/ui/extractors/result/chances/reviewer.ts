import { useEffect, useSyncExternalStore } from 'react';
import type { Course, Review, ReviewOrder, ReviewReport } from '../../../../opponent/review/contract';
import type { Action, Game } from '../../../../rules/extractors';
import { leftAt } from './words';
import worker from '../../../../opponent/extractors/worker.ts?shared-worker';

export type GameReview = Review<Action>;

/** How far the review of a game is; `share` from 0 to 1, `left` in milliseconds once it can be told. */
export type Reviewing =
  | { readonly state: 'working'; readonly share: number; readonly left: number | null }
  | { readonly state: 'done'; readonly review: GameReview }
  | { readonly state: 'failed' };

const BEGUN: Reviewing = { state: 'working', share: 0, left: null };
/** By the game's name, as long as the page. */
const kept = new Map<string, GameReview>();
let now: { readonly id: string; told: Reviewing; readonly worker: Worker } | null = null;
const listeners = new Set<() => void>();

/** What has been worked out of a game; null: not yet. */
export function keptReview(id: string): GameReview | null {
  return kept.get(id) ?? null;
}

function told(id: string): Reviewing {
  const review = kept.get(id);
  if (review) return doneWith(review);
  return now?.id === id ? now.told : BEGUN;
}

/** The same object for the same review. */
const done = new WeakMap<GameReview, Reviewing>();
function doneWith(review: GameReview): Reviewing {
  const known = done.get(review) ?? ({ state: 'done', review } as const);
  done.set(review, known);
  return known;
}

function tell(id: string, next: Reviewing): void {
  if (now?.id !== id) return;
  now.told = next;
  for (const listener of listeners) listener();
}

function begin(id: string, course: Course<Game, Action>): void {
  stop();
  const apart = new Worker(worker, { type: 'module' });
  now = { id, told: BEGUN, worker: apart };
  const began = performance.now();
  apart.onmessage = ({ data }: MessageEvent<ReviewReport>) => {
    if (data.type === 'reviewing') {
      const share = data.done / data.of;
      return tell(id, { state: 'working', share, left: leftAt(share, performance.now() - began) });
    }
    apart.terminate();
    if (data.type === 'unreviewed') return tell(id, { state: 'failed' });
    const review = data.review as GameReview;
    kept.set(id, review);
    tell(id, doneWith(review));
  };
  apart.onerror = () => tell(id, { state: 'failed' });
  apart.postMessage({ type: 'review', id: 1, course } satisfies ReviewOrder);
}

function stop(): void {
  now?.worker.terminate();
  now = null;
}

function onTold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The review of a game, worked out in a worker while it is looked at, and kept. */
export function useReview(id: string, course: Course<Game, Action>): Reviewing {
  useEffect(() => {
    if (!kept.has(id)) begin(id, course);
    return stop;
  }, [id, course]);
  return useSyncExternalStore(onTold, () => told(id));
}
