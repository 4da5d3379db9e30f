import type { Answer, Order, Report, Task } from './contract';
import type { Mind } from './mind';
import { think, type Thought } from './think';

/** The two ends of a worker, as the worker sees them. */
export interface Port {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(report: Report): void;
}

interface Asked {
  readonly id: number;
  readonly thought: Thought;
  hurried: boolean;
}

/** How a thought is taken up again after messages have had their turn. */
type Later = (go: () => void) => void;

/**
 * Answers tasks at a port, one at a time, the newest first to be thought of; the one before it is given up. Between steps it
 * listens, so that it can be stopped. While its answer is being played it thinks ahead about what it will see then, and has
 * that answer ready if it does.
 */
export function serve<P, G extends P, A, S>(mind: Mind<P, G, A, S>, port: Port, later: Later): void {
  let asked: Asked | null = null;
  const ahead = thinkingAhead(mind);

  port.onmessage = ({ data }) => {
    if (data.type === 'think') {
      const begun = ahead.take(data.task) ?? think(mind, data.task);
      asked = { id: data.id, thought: begun, hurried: false };
      follow(asked, data.task);
    } else if (asked?.id === data.id) {
      if (data.type === 'stop') asked = null;
      else asked.hurried = true;
    }
  };

  function follow(mine: Asked, task: Task): void {
    if (asked !== mine) return;
    const { id } = mine;
    try {
      const step = mine.thought.next(mine.hurried);
      if (!step.done) {
        port.postMessage({ type: 'progress', id, progress: step.value });
        later(() => follow(mine, task));
        return;
      }
      asked = null;
      port.postMessage({ type: 'answer', id, answer: step.value });
      ahead.begin(task, step.value);
      later(goAhead);
    } catch (error) {
      asked = null;
      port.postMessage({
        type: 'failed',
        id,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }

  function goAhead(): void {
    if (asked === null && ahead.step()) later(goAhead);
  }
}

/** Under the key of the task it answers. */
interface Ahead {
  readonly key: string;
  readonly thought: Thought;
  done: Answer | null;
}

/** A thought about what comes next, kept until somebody asks for just that. */
function thinkingAhead<P, G extends P, A, S>(mind: Mind<P, G, A, S>) {
  let next: Ahead | null = null;

  /** Thought out ahead, unasked: a failure is dropped, and the question is thought about when it is asked. */
  function attempt(work: () => boolean | void): boolean {
    try {
      return work() === true;
    } catch {
      next = null;
      return false;
    }
  }

  return {
    /** Thinks ahead about the view expected after this answer, if it can be foreseen. */
    begin(task: Task, { action }: Answer): void {
      next = null;
      attempt(() => {
        const view = mind.foresee(task.view as P, action as A);
        if (!view) return;
        const coming = { ...task, view, began: task.began ?? task.view };
        next = { key: keyOf(coming), thought: think(mind, coming), done: null };
      });
    },
    /** A step further; false when there is nothing to think of. */
    step(): boolean {
      if (!next || next.done) return false;
      const ahead = next;
      return attempt(() => {
        const step = ahead.thought.next(false);
        if (step.done) ahead.done = step.value;
        return !step.done;
      });
    },
    /** The thought about this very task, as far as it has come. */
    take(task: Task): Thought | null {
      if (next?.key !== keyOf(task)) return null;
      const { done, thought } = next;
      next = null;
      return done ? finished(done) : thought;
    },
  };
}

function keyOf({ game, view, side, level, seed, began }: Task): string {
  return JSON.stringify([game, view, side, level, seed, began]);
}

function* finished(answer: Answer): Thought {
  return answer;
}
