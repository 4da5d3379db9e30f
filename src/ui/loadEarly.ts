/**
 * What a game must not lack when a new build takes the place of this one while the page is open: the way out with the
 * game, windows and menus. Loaded when the first screen stands; what fails is asked for again when it is wanted.
 */
export function loadEarly(): void {
  const load = () =>
    void Promise.allSettled([
      import('./saves/rescue'),
      import('./selection/SaveDialogs'),
      import('./widgets/DialogWindow'),
      import('./widgets/MenuPopup'),
    ]);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 500);
}
