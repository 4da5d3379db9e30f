import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { Ticker, type Application as PixiApplication } from 'pixi.js';
import { useEffect, useState } from 'react';
import type { Viewport } from '../view/viewport';
import { createFrames } from './frames';
import { SceneBoundary, Scene, type SceneProps } from './Scene';
import { pixelRatio } from './sharpness';

const PATIENCE = 15_000;

/** WebGL, else the plain canvas; nothing of Pixi's own clock, events or accessibility. */
const OPTIONS = {
  // The types of @pixi/react know neither lists nor the canvas renderer.
  preference: ['webgl', 'canvas'] as unknown as 'webgl',
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
  readonly viewport: Viewport;
  readonly onDrawn: (frames: number) => void;
  readonly onError: (error: unknown) => void;
}

/** The one Pixi canvas. The scene waits until Pixi is ready: children mounted before that are lost. */
export function Canvas({ onDrawn, onError, ...scene }: CanvasProps) {
  const [ready, setReady] = useState<Pick<SceneProps, 'app' | 'frames'>>();
  const [app, setApp] = useState<PixiApplication>();
  const { viewport, sharpness } = scene;

  useEffect(() => {
    if (app === undefined) return;
    const frames = createFrames(app, onDrawn);
    const resize = () => {
      const { width, height } = viewport.window();
      const { renderer } = app;
      const density = pixelRatio();
      if (width === 0) return;
      if (
        renderer.screen.width === width &&
        renderer.screen.height === height &&
        renderer.resolution === density
      )
        return;
      renderer.resize(width, height, density);
      frames.now();
    };
    resize();
    setReady({ app, frames });
    const stop = viewport.onChange(resize);
    return () => {
      stop();
      frames.destroy();
      setReady(undefined);
    };
  }, [app, viewport, onDrawn, sharpness.pixelRatio]);

  useEffect(() => {
    if (app !== undefined) return;
    const timer = setTimeout(
      () => onError(new Error('The map could not be drawn in this browser.')),
      PATIENCE,
    );
    return () => clearTimeout(timer);
  }, [app, onError]);

  const begin = (made: PixiApplication) => {
    made.ticker.remove(made.render, made);
    made.ticker.stop();
    // Pixi's housekeeping runs on this one for ever; the board frees its own textures.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    setApp(made);
  };
  return (
    <Application {...OPTIONS} resolution={sharpness.pixelRatio} onInit={begin}>
      {ready !== undefined && (
        <SceneBoundary onError={onError}>
          <Scene {...scene} {...ready} />
        </SceneBoundary>
      )}
    </Application>
  );
}
