/** Calls back when the frame that is due has been drawn. */
export type AfterFrame = (then: () => void) => void;

/** Tells at once, or when the frame has been drawn, of all that was done by then. */
export interface Paced {
  readonly now: () => void;
  readonly soon: () => void;
  /** Something waits for its frame. */
  readonly waits: () => boolean;
}

/** Without frames, as in a test, everything is told at once. */
export function paced(tell: () => void, afterFrame: AfterFrame = (then) => then()): Paced {
  let due = false;
  const now = () => {
    due = false;
    tell();
  };
  return {
    now,
    soon() {
      if (due) return;
      due = true;
      afterFrame(() => due && now());
    },
    waits: () => due,
  };
}
