import type { SaveState, UnsavedBecause } from './published';

export interface Autosave<Kept> {
  /** Keeps this state as soon as the one before is kept; states in between are passed over. */
  keep(state: Kept): void;
  /** Tells that the storage fails, until a state is kept. */
  fail(why: UnsavedBecause): void;
  /** When everything asked for has been kept or has failed. */
  idle(): Promise<void>;
}

/** A storage that has not answered within twice this time counts as blocked. */
const PATIENCE = 5000;

/** Keeps states one after the other, only the newest of those that wait; `hear` is told how it goes. Never fails. */
export function autosave<Kept>(
  write: (state: Kept) => Promise<void>,
  hear: (save: SaveState) => void,
): Autosave<Kept> {
  let waiting: { readonly state: Kept } | null = null;
  let running: Promise<void> | null = null;
  let unsaved: UnsavedBecause | null = null;

  /** A failure holds until a state has been kept: it is not told again at every try. */
  function tell(save: SaveState): void {
    if (unsaved !== null && save.state === 'saving') return;
    const why = save.state === 'unsaved' ? save.why : null;
    if (why === null || why !== unsaved) hear(save);
    unsaved = why;
  }

  async function run(): Promise<void> {
    while (waiting) {
      const { state } = waiting;
      waiting = null;
      try {
        await inTime(write(state));
        if (!waiting) tell({ state: 'saved' });
      } catch (error) {
        tell({ state: 'unsaved', why: becauseOf(error) });
      }
    }
    running = null;
  }

  return {
    keep(state) {
      waiting = { state };
      tell({ state: 'saving' });
      running ??= run();
    },
    fail: (why) => tell({ state: 'unsaved', why }),
    idle: async () => running ?? undefined,
  };
}

/** Fails where the storage does not answer. */
export async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    // Waited for in two parts: a page that slept through the first hears the storage in the second.
    timer = setTimeout(() => {
      timer = setTimeout(() => reject(new Error('The storage does not answer')), PATIENCE);
    }, PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export async function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** The storage is known to keep nothing. */
export class Unkept extends Error {
  readonly why: UnsavedBecause;
  constructor(why: UnsavedBecause) {
    super(`Not kept: ${why}`);
    this.why = why;
  }
}

/** Why a write failed, by the error's name: the browsers differ in everything else. */
export function becauseOf(error: unknown): UnsavedBecause {
  if (error instanceof Unkept) return error.why;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  // No indexedDB at all, or one that a private window refuses to open.
  if (name === 'ReferenceError' || name === 'TypeError' || name === 'InvalidStateError') return 'absent';
  return 'blocked';
}
