/** Milliseconds of work at a stretch: long work does not hold up the page. */
const STRETCH = 16;

/** What ends work before it is done. */
export interface Limits {
  readonly cancel?: AbortSignal | undefined;
  /** Milliseconds of work in all; pauses do not count. */
  readonly budget?: number | undefined;
}

/** The work was given up. */
export class Stopped extends Error {
  readonly why: 'cancelled' | 'tooSlow';
  constructor(why: Stopped['why']) {
    super(why);
    this.name = 'Stopped';
    this.why = why;
  }
}

/** Works at a stretch, to the end. */
export function atOnce<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Works in stretches, the page free in between. Throws Stopped where a limit is met, and what the work throws. */
export async function inStretches<Value>(
  work: Generator<void, Value>,
  { cancel, budget = Infinity }: Limits = {},
): Promise<Value> {
  let left = budget;
  for (;;) {
    if (cancel?.aborted) throw new Stopped('cancelled');
    if (left <= 0) throw new Stopped('tooSlow');
    const began = performance.now();
    let worked = 0;
    while (worked < Math.min(STRETCH, left)) {
      const { done, value } = work.next();
      if (done) return value;
      worked = performance.now() - began;
    }
    left -= worked;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
