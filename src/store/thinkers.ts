import { extractors, type Action, type Position } from '../rules/extractors';
import type { Answer, Progress, Task, Thinker } from './thinking';

/** A question as a test holds it: answered when the test says so, be it too late. */
export interface HeldQuestion {
  readonly task: Task<Position>;
  readonly report: (progress: Progress) => void;
  readonly answer: (action?: Action, told?: 'now' | 'atEnd') => Promise<void>;
  readonly fail: () => Promise<void>;
  stopped: boolean;
  hurried: boolean;
}

/** A thinker whose questions lie open before the test. */
export function heldThinker() {
  const questions: HeldQuestion[] = [];
  const thinker: Thinker<Position, Action> = {
    ask(task, report) {
      const { promise, resolve, reject } = deferred<Answer<Action>>();
      const question: HeldQuestion = {
        task,
        report,
        answer: (action = choice(task), told = 'now') => {
          resolve({ action, explanation: { told } });
          return settled();
        },
        fail: () => {
          reject(new Error('It has stopped'));
          return settled();
        },
        stopped: false,
        hurried: false,
      };
      questions.push(question);
      return {
        answer: promise,
        stop: () => (question.stopped = true),
        hurry: () => (question.hurried = true),
      };
    },
  };
  return { thinker, questions, last: () => questions[questions.length - 1] };
}

/** Answers each question at once, and gets ready, ends its phases and no more. */
export function promptThinker(): Thinker<Position, Action> {
  const action = ({ view }: Task<Position>) => {
    const all = extractors.options(view);
    const ways = ['endPhase', 'recommend', 'place', 'order'].map((way) =>
      all.find(({ type }) => type === way),
    );
    return ways.find((way) => way !== undefined) ?? all[0];
  };
  return {
    ask: (task) => ({
      answer: Promise.resolve({ action: action(task), explanation: { told: 'now' } }),
      stop: () => undefined,
      hurry: () => undefined,
    }),
  };
}

/** Something legal for the side, drawn by the task's seed. */
export function choice({ view, seed }: Task<Position>): Action {
  const all = extractors.options(view);
  const forward = all.filter(({ type }) => !['endPhase', 'sell', 'unplace', 'order'].includes(type));
  const finished = all.filter(({ type }) => type === 'endPhase' || type === 'recommend');
  const mostly = finished.length > 0 && seed % 3 === 0 ? finished : forward.length > 0 ? forward : all;
  return mostly[seed % mostly.length];
}

/** When whatever was promised has been heard. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 6; i++) await Promise.resolve();
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (why: Error) => void;
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
