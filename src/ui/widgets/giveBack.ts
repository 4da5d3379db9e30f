/** The focus, to what had it before; if that is gone, to the main part that is shown. Not if somebody has taken it meanwhile. */
export function giveBack(before: Element | null): void {
  for (const each of [before, ...document.querySelectorAll('main')]) {
    if (document.activeElement !== document.body) return;
    if (each instanceof HTMLElement && each.isConnected) each.focus({ preventScroll: true });
  }
}
