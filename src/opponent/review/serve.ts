import type { Mind } from '../mind';
import { adviceOn, type Alternatives } from './advice';
import type { AdviceOrder, AdviceReport, Course, ReviewOrder, ReviewReport } from './contract';
import { reviewOf, type Umpire } from './review';

/** The two ends of a worker, as far as a review needs them. */
interface Port {
  postMessage(report: ReviewReport): void;
}

/** Reviews a course step by step; between steps whoever else is served has his turn. */
export function serveReview<Game, Action>(
  umpire: Umpire<Game, Action>,
  port: Port,
  { id, course }: ReviewOrder,
  later: (go: () => void) => void,
): void {
  const review = reviewOf(umpire, course as Course<Game, Action>);
  const go = (): void => {
    try {
      const step = review.next();
      if (step.done) return port.postMessage({ type: 'reviewed', id, review: step.value });
      port.postMessage({ type: 'reviewing', id, ...step.value });
      later(go);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ type: 'unreviewed', id, message });
    }
  };
  go();
}

interface Adviser<P, G extends P, A, S> {
  readonly mind: Mind<P, G, A, S>;
  readonly umpire: Umpire<G, A>;
  readonly alternatives: Alternatives<P, A>;
}

/** Advises step by step; who wants no more of it ends the worker. */
export function serveAdvice<P, G extends P, A, S>(
  { mind, umpire, alternatives }: Adviser<P, G, A, S>,
  tell: (report: AdviceReport) => void,
  { task }: AdviceOrder,
  later: (go: () => void) => void,
): void {
  const advice = adviceOn(mind, umpire, task, alternatives);
  const go = (): void => {
    try {
      const step = advice.next();
      if (step.value) tell(step.value);
      if (!step.done) later(go);
    } catch (error) {
      tell({ type: 'unadvised', message: error instanceof Error ? error.message : String(error) });
    }
  };
  go();
}
