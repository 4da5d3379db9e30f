/**
 * Whether another page shows this one in a frame, over which it could draw. A server may forbid that by a header; where the
 * game is served as plain files the page itself is all there is.
 */
export function isFramed(): boolean {
  return window.top !== window.self;
}

/** What a framed page shows instead of the game. */
export function showWayOut(root: HTMLElement): void {
  const link = document.createElement('a');
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Open Extractors in a window of its own.';
  root.replaceChildren(link);
}
