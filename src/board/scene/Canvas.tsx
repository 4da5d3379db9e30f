import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { Ticker, type Application as PixiApplication } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import { createFrames } from './frames';
import { renderersToTry } from './renderer';
import { requestView } from './requestView';
import { Scene, type SceneProps } from './Scene';
import { SceneBoundary } from './SceneBoundary';

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

interface CanvasProps extends Omit<SceneProps, 'app' | 'frames'> {
  readonly onDrawn: (frames: number) => void;
  readonly onError: (error: Error) => void;
}

/** The one Pixi canvas. The scene waits until Pixi is ready: children mounted before that are lost. */
export function Canvas({ onDrawn, onError, ...scene }: CanvasProps) {
  const [ready, setReady] = useState<Pick<SceneProps, 'app' | 'frames'>>();
  // The types of @pixi/react know neither lists nor the canvas renderer.
  const [preference] = useState(() => renderersToTry() as unknown as 'webgl');
  const { viewport, sharpness } = scene;
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  useEffect(() => {
    if (ready === undefined) return;
    const { renderer } = ready.app;
    const resize = () => {
      const { width, height } = viewport.window();
      const { screen, resolution } = renderer;
      const density = sharpness.pixelRatio;
      if (width === 0) return;
      if (screen.width === width && screen.height === height && resolution === density) return;
      renderer.resize(width, height, density);
      ready.frames.now();
    };
    resize();
    return viewport.onChange(resize);
  }, [ready, viewport, sharpness.pixelRatio]);
  useEffect(() => () => ready?.frames.destroy(), [ready]);

  useEffect(() => {
    if (ready !== undefined) return;
    const timer = setTimeout(() => onError(new Error('This browser gave no picture.')), PATIENCE);
    return () => clearTimeout(timer);
  }, [ready, onError]);

  const begin = (app: PixiApplication) => {
    app.ticker.remove(app.render, app);
    app.ticker.stop();
    // Pixi's housekeeping runs on this one for ever; the board frees its own textures.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    const read = requestView(scene.model.ground, viewport);
    const late = new Promise((resolve) => setTimeout(resolve, READING));
    void Promise.race([read, late]).then(() => {
      if (open.current) setReady({ app, frames: createFrames(app, { onDrawn, onError }) });
    });
  };
  return (
    <Application {...OPTIONS} preference={preference} resolution={sharpness.pixelRatio} onInit={begin}>
      {ready !== undefined && (
        <SceneBoundary onError={onError}>
          <Scene {...scene} {...ready} />
        </SceneBoundary>
      )}
    </Application>
  );
}
