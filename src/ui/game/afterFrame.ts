/** Milliseconds between two tellings: the page is drawn in them, and the computer plays on. */
const APART = 100;

let last = -Infinity;

/** Calls back when the frame that is due has been drawn, in a task of its own; where one follows another, after a while. */
export function afterFrame(then: () => void): void {
  const go = () => {
    clearTimeout(hidden);
    cancelAnimationFrame(frame);
    last = performance.now();
    then();
  };
  const wait = Math.max(0, last + APART - performance.now());
  // No frame comes while the page is hidden.
  const hidden = setTimeout(go, Math.max(wait, APART));
  const frame = wait > 0 ? 0 : requestAnimationFrame(() => setTimeout(go));
}
