import type { Readiness } from './terrainLayer';

/** What tests wait for, as data attributes: the frames drawn so far, whether the survey of what is seen is drawn, whether the map moves. */
export interface Report {
  readonly on: (host: HTMLElement | null) => void;
  readonly readiness: (readiness: Readiness) => void;
  readonly drawn: (frames: number) => void;
  readonly moving: (moving: 'moving' | 'settled') => void;
}

export function createReport(): Report {
  let element: HTMLElement | null = null;
  let last: Readiness = 'plain';
  return {
    on(host) {
      element = host;
    },
    readiness(readiness) {
      last = readiness;
      // What is lacking is lacking at once, what is there is seen with the next frame.
      if (readiness === 'plain' && element?.dataset.ready) element.dataset.ready = 'plain';
    },
    moving(moving) {
      element?.toggleAttribute('data-moving', moving === 'moving');
    },
    drawn(frames) {
      if (element === null) return;
      element.dataset.frames = String(frames);
      element.dataset.ready = last;
    },
  };
}
