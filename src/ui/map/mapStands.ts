/** Milliseconds after which nobody waits for a map any more: behind a curtain there is none. */
const PATIENCE = 10_000;
/** Milliseconds that what stands has for what it still loads itself. */
const REST = 1_500;

/** Called by the first map of this page when its terrain is drawn. */
export let mapStands: () => void;

const stands = new Promise<void>((resolve) => {
  mapStands = resolve;
});

/** When a map that is being opened stands, and the page has nothing to do. */
export async function afterMap(): Promise<void> {
  await Promise.race([stands, pause(PATIENCE)]);
  await afterRest();
}

/** When what is there has had its time, and the page has nothing to do. */
export async function afterRest(): Promise<void> {
  await pause(REST);
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
