/** Whether the player asked the system for less motion; asked anew each time, as it can change. */
export function reducedMotion(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `step` once a frame with the milliseconds since the start until it returns 'done'; returns a stop. */
export function eachFrame(step: (elapsed: number) => 'more' | 'done'): () => void {
  let start: number | undefined;
  const tick = (now: number) => {
    start ??= now;
    if (step(now - start) === 'more') frame = requestAnimationFrame(tick);
  };
  let frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

/** Starts fast and comes to rest. */
export const easeOut = (part: number) => 1 - (1 - part) ** 3;
