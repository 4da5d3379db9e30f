import type { Application } from 'pixi.js';

/** Draws on demand: one frame for all the changes since the last, none while nothing changes. */
export interface Frames {
  readonly request: () => void;
  /** Without waiting, when a change of size has just blanked the canvas. */
  readonly now: () => void;
  readonly destroy: () => void;
}

/** `drawn` hears how many frames there have been. */
export function createFrames(app: Application, drawn: (count: number) => void): Frames {
  let frame = 0;
  let count = 0;
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    // Hidden by the page: it draws when it has a size again.
    if (isLost(app) || app.canvas.clientWidth === 0) return;
    app.render();
    drawn(++count);
  };
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  // Pixi has put its own resources right by then: its listener came first.
  app.canvas.addEventListener('webglcontextrestored', request);
  return {
    request,
    now: draw,
    destroy() {
      cancelAnimationFrame(frame);
      app.canvas.removeEventListener('webglcontextrestored', request);
    },
  };
}

function isLost(app: Application): boolean {
  const renderer: unknown = app.renderer;
  return (renderer as { readonly gl?: WebGLRenderingContext }).gl?.isContextLost() ?? false;
}
