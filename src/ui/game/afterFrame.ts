/** Milliseconds between two tellings: the page is drawn in them, and the computer plays on. */
const APART = 100;
/** Milliseconds after which nobody waits for a frame any more: none comes while the page is hidden. */
const HIDDEN = 100;

/** Calls back when the frame that is due has been drawn, in a task of its own. Returns how to call it off. */
export function afterNextFrame(then: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(hidden);
    clearTimeout(task);
    cancelAnimationFrame(frame);
  };
  const go = () => {
    stop();
    then();
  };
  const hidden = setTimeout(go, HIDDEN);
  const frame = requestAnimationFrame(() => (task = setTimeout(go)));
  return stop;
}

/** What the page draws for a telling leaves it free so many times as long before the next. */
const FREE = 5;

/** When the next telling may be. */
let next = -Infinity;

/** The same; where one follows another, after a while, and a longer one where the page takes long over drawing. */
export function afterFrame(then: () => void): void {
  const wait = next - performance.now();
  if (wait > 0) return void setTimeout(() => afterFrame(then), wait);
  afterNextFrame(() => {
    const began = performance.now();
    next = began + APART;
    then();
    afterNextFrame(() => (next = Math.max(next, performance.now() + FREE * (performance.now() - began))));
  });
}
