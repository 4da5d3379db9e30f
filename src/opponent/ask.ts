import type { Answer, Order, Progress, Report, Task } from './contract';

/** A worker as its page sees it. */
export interface Apart {
  onmessage: ((event: { readonly data: Report }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(order: Order): void;
  terminate(): void;
}

/** A question that is being thought about. */
export interface Question {
  /** Never settles once it has been stopped; rejects if the thinking failed. */
  readonly answer: Promise<Answer>;
  /** Gives the question up: no answer is wanted any more. */
  stop(): void;
  /** Answer with what seems best so far. */
  hurry(): void;
}

/** Asks an opponent that thinks in a worker of its own, which is begun with the first question. */
export interface Opponent {
  /** A new question stops the one before it. */
  ask(task: Task, onProgress?: (progress: Progress) => void): Question;
  /** Ends the worker; the next question begins another. */
  close(): void;
}

interface Open {
  readonly id: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/**
 * Rollouts after which a worker makes way for a fresh one as the next phase begins. What a long thought leaves behind is not
 * collected before there is much of it; a worker remembers nothing that its answers hang on.
 */
const RENEWED_AFTER = 200;

/**
 * The opponent in a worker that is begun when a question is asked and none runs; one question is open at a time, a later one
 * stops it. A question that is stopped is never answered; a worker that breaks rejects it.
 */
export function opponentApart(begin: () => Apart): Opponent {
  let worker: Apart | null = null;
  let open: Open | null = null;
  let ids = 0;
  let playedOut = 0;

  function hear({ data }: { readonly data: Report }): void {
    if (!open || data.id !== open.id) return;
    if (data.type === 'progress') return open.onProgress?.(data.progress);
    const asked = open;
    open = null;
    if (data.type === 'answer') {
      playedOut += data.answer.explanation.rollouts;
      asked.resolve(data.answer);
    } else asked.reject(new Error(data.message));
  }

  function fail({ message }: { readonly message?: string }): void {
    const asked = open;
    close();
    asked?.reject(new Error(message ?? 'The opponent has stopped'));
  }

  function close(): void {
    worker?.terminate();
    worker = null;
    open = null;
    playedOut = 0;
  }

  function running(): Apart {
    if (worker) return worker;
    worker = begin();
    worker.onmessage = hear;
    worker.onerror = fail;
    return worker;
  }

  return {
    ask(task, onProgress) {
      if (playedOut >= RENEWED_AFTER && task.began === undefined && !open) close();
      const at = running();
      const id = ++ids;
      if (open) at.postMessage({ type: 'stop', id: open.id });
      const answer = new Promise<Answer>((resolve, reject) => (open = { id, resolve, reject, onProgress }));
      at.postMessage({ type: 'think', id, task });
      const tell = (type: 'stop' | 'hurry') => {
        if (open?.id !== id) return;
        if (type === 'stop') open = null;
        worker?.postMessage({ type, id });
      };
      return { answer, stop: () => tell('stop'), hurry: () => tell('hurry') };
    },
    close,
  };
}
