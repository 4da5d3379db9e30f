import { Texture, type Application, type WebGLRenderer } from 'pixi.js';

/** Draws on demand: one frame for all the changes since the last, none while nothing changes. */
export interface Frames {
  readonly request: () => void;
  /** A change is being worked out: the frame is asked for meanwhile, and draws nothing if none comes. */
  readonly expect: () => void;
  /** There has been one. */
  readonly isSeen: () => boolean;
  /** Without waiting, when a change of size has just blanked the canvas. */
  readonly now: () => void;
  readonly destroy: () => void;
}

interface FrameListener {
  /** The page shows the board: known without asking the page, which would have to lay itself out for the answer. */
  readonly isShown: () => boolean;
  /** How many frames there have been. */
  readonly onDrawn: (frames: number) => void;
  readonly onError: (error: Error) => void;
}

/** How long the graphics card may keep what it has taken away. */
const PATIENCE = 5_000;

export function createFrames(app: Application, { isShown, onDrawn, onError }: FrameListener): Frames {
  let frame = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let [over, changed] = [false, false];
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    changed = false;
    // Hidden by the page: it draws when it has a size again.
    if (over || isLost(app) || !isShown()) return;
    try {
      app.render();
    } catch (error) {
      over = true;
      onError(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    onDrawn(++count);
  };
  const onFrame = () => {
    frame = 0;
    if (changed) draw();
  };
  const expect = () => {
    if (frame === 0 && !over) frame = requestAnimationFrame(onFrame);
  };
  const request = () => {
    changed = true;
    expect();
  };
  const lost = () => {
    waiting = setTimeout(() => onError(new Error('The graphics card has taken it away.')), PATIENCE);
  };
  // Pixi has put its own resources right by then: its listener came first.
  const restored = () => {
    clearTimeout(waiting);
    forgetUnits(app);
    request();
  };
  app.canvas.addEventListener('webglcontextlost', lost);
  app.canvas.addEventListener('webglcontextrestored', restored);
  return {
    request,
    expect,
    isSeen: () => count > 0,
    now() {
      // Before the scene has asked for its first frame there is nothing to draw.
      if (count > 0) draw();
    },
    destroy() {
      // Parts of the scene that are taken down after it still ask for frames.
      over = true;
      cancelAnimationFrame(frame);
      clearTimeout(waiting);
      app.canvas.removeEventListener('webglcontextlost', lost);
      app.canvas.removeEventListener('webglcontextrestored', restored);
    },
  };
}

/** Pixi believes that what was bound to units 16 and up still is, and would draw those counters black. */
function forgetUnits({ renderer }: Application): void {
  if (!('texture' in renderer && 'limits' in renderer)) return;
  const { texture, limits } = renderer as WebGLRenderer;
  for (let unit = 16; unit < limits.maxBatchableTextures; unit++) texture.bind(Texture.EMPTY, unit);
}

function isLost(app: Application): boolean {
  const renderer: unknown = app.renderer;
  return (renderer as { readonly gl?: WebGLRenderingContext }).gl?.isContextLost() ?? false;
}
