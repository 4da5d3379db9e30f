/** Milliseconds after which no frame is coming: the page is hidden. */
const HIDDEN = 100;

/** Calls back when the frame that is due has been drawn, in a task of its own. */
export function afterFrame(then: () => void): void {
  const go = () => {
    clearTimeout(hidden);
    cancelAnimationFrame(frame);
    then();
  };
  const hidden = setTimeout(go, HIDDEN);
  const frame = requestAnimationFrame(() => setTimeout(go));
}
