/** Holds how to end the animation that runs, for whoever wants to. */
export interface Player {
  readonly started: (skip: () => void) => void;
  readonly ended: () => void;
  readonly skip: () => void;
}

export function createPlayer(): Player {
  let running: (() => void) | undefined;
  return {
    started(skip) {
      running = skip;
    },
    ended() {
      running = undefined;
    },
    skip: () => running?.(),
  };
}
