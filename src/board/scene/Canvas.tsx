import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { Ticker, type Application as PixiApplication } from 'pixi.js';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EdgeLabel } from '../model';
import type { Viewport } from '../view/viewport';
import { createFrames, type Frames } from './frames';
import { renderersToTry } from './renderer';
import { requestView } from './requestView';
import { Scene, type SceneProps } from './Scene';
import { SceneBoundary } from './SceneBoundary';
import type { Shown, Stage } from './stage';

const PATIENCE = 15_000;
/**
 * Milliseconds that the first frame waits at most for pictures the browser has kept, so that it is not a lesser one. What
 * it has not kept is waited for only until it says so.
 */
const READING = 1_500;

/** Pixi's own clock, events and accessibility stay off. */
const OPTIONS = {
  antialias: true,
  autoDensity: true,
  autoStart: false,
  sharedTicker: false,
  background: 0xeadfc6,
  powerPreference: 'low-power' as const,
  eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  accessibilityOptions: { enabledByDefault: false, activateOnTab: false, deactivateOnMouseMove: false },
};

interface CanvasProps
  extends Shown, Pick<SceneProps, 'viewport' | 'animation' | 'onAnimated' | 'onReadiness' | 'player'> {
  readonly onDrawn: (frames: number) => void;
  readonly onError: (error: Error) => void;
  /** For whoever knows of a change before it comes; null: there are none any more. */
  readonly onFrames: (frames: Frames | null) => void;
}

/** The one Pixi canvas. The scene waits until Pixi is ready: children mounted before that are lost. */
export function Canvas({ onDrawn, onError, onFrames, model, placements, ring, ...scene }: CanvasProps) {
  const [ready, setReady] = useState<Ready>();
  const { viewport, sharpness, animation, onAnimated, onReadiness, player } = scene;
  const { grid, ground, sides } = model;
  const { onStage, placementsNow } = useStage({ model, placements, sharpness, ring });
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  useSize(ready, viewport, sharpness.pixelRatio);
  useEffect(() => {
    onFrames(ready?.frames ?? null);
    return () => {
      onFrames(null);
      ready?.frames.destroy();
    };
  }, [onFrames, ready]);

  useEffect(() => {
    if (ready !== undefined) return;
    const timer = setTimeout(() => onError(new Error('This browser gave no picture.')), PATIENCE);
    return () => clearTimeout(timer);
  }, [ready, onError]);

  const begin = useCallback(
    (app: PixiApplication) => {
      app.ticker.remove(app.render, app);
      app.ticker.stop();
      // Pixi's housekeeping runs on this one for ever; the board frees its own textures.
      Ticker.system.autoStart = false;
      Ticker.system.stop();
      const read = requestView(ground, viewport);
      const late = new Promise((resolve) => setTimeout(resolve, READING));
      void Promise.race([read, late]).then(() => {
        const { isShown } = viewport;
        if (open.current) setReady({ app, frames: createFrames(app, { isShown, onDrawn, onError }) });
      });
    },
    [ground, viewport, onDrawn, onError],
  );
  const edges = useSame(model.edges ?? NONE);
  const words = useSame(model.marks.filter((mark) => mark.kind === 'words' || mark.kind === 'place'));
  return (
    <Picture
      {...{ ready, onInit: begin, onError, viewport, sharpness, animation, onAnimated, onReadiness, player }}
      {...{ grid, ground, sides, edges, words, onStage }}
      placements={placementsNow}
    />
  );
}

interface PictureProps extends Omit<SceneProps, keyof Ready> {
  readonly ready: Ready | undefined;
  readonly onInit: (app: PixiApplication) => void;
  readonly onError: (error: Error) => void;
}

/** What the second reconciler sees: nothing of it changes with a tap, so that it has nothing to do then. */
const Picture = memo(({ ready, onInit, onError, ...scene }: PictureProps) => {
  // The types of @pixi/react know neither lists nor the canvas renderer.
  const [preference] = useState(() => renderersToTry() as unknown as 'webgl');
  const { pixelRatio } = scene.sharpness;
  return (
    <Application {...OPTIONS} preference={preference} resolution={pixelRatio} onInit={onInit}>
      {ready !== undefined && (
        <SceneBoundary onError={onError}>
          <Scene {...scene} {...ready} />
        </SceneBoundary>
      )}
    </Application>
  );
});
Picture.displayName = 'Picture';

const NONE: readonly EdgeLabel[] = [];

type Ready = Pick<SceneProps, 'app' | 'frames'>;

/** As large as the board, and as fine as the screen. */
function useSize(ready: Ready | undefined, viewport: Viewport, density: number): void {
  useEffect(() => {
    if (ready === undefined) return;
    const { renderer } = ready.app;
    const resize = () => {
      const { width, height } = viewport.window();
      const { screen, resolution } = renderer;
      if (width === 0) return;
      if (screen.width === width && screen.height === height && resolution === density) return;
      renderer.resize(width, height, density);
      ready.frames.now();
    };
    resize();
    return viewport.onChange(resize);
  }, [ready, viewport, density]);
}

/** Shows on the stage what is to be shown, from when it stands until it is taken down. */
function useStage({ model, placements, sharpness, ring }: Shown) {
  const stage = useRef<Stage>(null);
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    shown.current = { model, placements, sharpness, ring };
    stage.current?.show(shown.current);
  });
  const onStage = useCallback((next: Stage | null) => {
    stage.current = next;
    if (shown.current) next?.show(shown.current);
  }, []);
  const placementsNow = useCallback(() => shown.current?.placements ?? [], []);
  return { onStage, placementsNow };
}

/** The value as it was, as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
}
