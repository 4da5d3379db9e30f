import { extend } from '@pixi/react';
import { Container, Graphics, RendererType, Sprite, type Application } from 'pixi.js';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Grid } from '../../hex';
import type { BoardAnimation, BoardModel, EdgeLabel } from '../model';
import { endTextureRound } from '../pictures/textures';
import { levelFor } from '../terrain/detail';
import type { Ground } from '../terrain/ground';
import { surveyOf } from '../terrain/survey';
import { seen } from '../view/camera';
import { reducedMotion } from '../view/motion';
import type { Viewport } from '../view/viewport';
import { playAnimation } from './animation';
import { EdgeLabels } from './EdgeLabels';
import type { Frames } from './frames';
import { createGridLayer } from './gridLayer';
import { MapWords, type Worded } from './MapWords';
import type { Player } from './player';
import { pixelRatio, type Sharpness } from './sharpness';
import { createStage, type Shown, type Stage } from './stage';
import { createTerrainLayer, type Readiness } from './terrainLayer';

/** So many pixels of textures are kept that are not on the board now. */
const KEPT_PIXELS = 12e6;

extend({ Container, Graphics, Sprite });

export interface SceneProps {
  readonly app: Application;
  readonly frames: Frames;
  readonly viewport: Viewport;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly sides: BoardModel['sides'];
  readonly edges: readonly EdgeLabel[];
  readonly words: readonly Worded[];
  readonly sharpness: Sharpness;
  readonly animation: BoardAnimation | null;
  readonly onAnimated: (key: string | number) => void;
  readonly onReadiness: (readiness: Readiness) => void;
  readonly player: Player;
  /** Takes the stage once it stands; null: it has been taken down. */
  readonly onStage: (stage: Stage | null) => void;
  /** As they lie now. */
  readonly placements: () => Shown['placements'];
}

/** Everything Pixi draws. React keeps what seldom changes; marks, counters and the camera change without asking React. */
export function Scene(props: SceneProps) {
  const { app, frames, viewport, grid, edges, words, sides, sharpness, onStage } = props;
  const world = useRef<Container>(null);
  const effects = useRef<Graphics>(null);
  const terrain = useRef<Container>(null);
  const lines = useRef<Container>(null);
  const ready = useMemo(() => bothReady(props.onReadiness, frames), [props.onReadiness, frames]);
  useTerrain(terrain, props, ready.terrain);
  useGridLines(lines, props, ready.lines);
  useCamera(world, app, frames, viewport);
  useAnimation(world, effects, props);
  const under = useRef<Container>(null);
  const middle = useRef<Container>(null);
  const over = useRef<Container>(null);
  useLayoutEffect(() => {
    onStage(createStage([under.current!, middle.current!, over.current!], frames.request));
    return () => onStage(null);
  }, [frames, onStage]);
  useLayoutEffect(() => frames.request());
  useEffect(() => endTextureRound(KEPT_PIXELS), [sharpness]);
  return (
    <pixiContainer ref={world} eventMode="none">
      <pixiContainer ref={terrain} />
      <EdgeLabels grid={grid} edges={edges} sides={sides} sharpness={sharpness} />
      <pixiContainer ref={under} />
      <pixiContainer ref={lines} />
      <MapWords grid={grid} words={words} kind="place" sharpness={sharpness} />
      <pixiContainer ref={middle} />
      <MapWords grid={grid} words={words} kind="words" sharpness={sharpness} />
      <pixiContainer ref={over} />
      <pixiGraphics ref={effects} draw={drawNothing} />
    </pixiContainer>
  );
}

interface Held<T> {
  readonly current: T | null;
}

function drawNothing(): void {
  // The running animation draws here.
}

/** Whole device pixels, so that a map at rest is crisp. */
function useCamera(world: Held<Container>, app: Application, frames: Frames, viewport: Viewport): void {
  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = seen(viewport.camera(), viewport.window());
      const { scale } = viewport.camera();
      const { resolution } = app.renderer;
      const whole = (at: number) => Math.round(at * resolution) / resolution;
      world.current?.position.set(whole(-x * scale), whole(-y * scale));
      world.current?.scale.set(scale);
      frames.request();
    };
    follow();
    return viewport.onChange(follow);
  }, [world, app, frames, viewport]);
}

/** What is seen is all there once the terrain and the lines on it are; before it is seen lines are drawn at once. */
function bothReady(onReadiness: SceneProps['onReadiness'], frames: Frames) {
  let terrain: Readiness = 'plain';
  let whole = true;
  const tell = () => onReadiness(whole ? terrain : 'plain');
  return {
    terrain(readiness: Readiness) {
      terrain = readiness;
      tell();
    },
    lines(isWhole: boolean) {
      whole = isWhole || !frames.isSeen();
      tell();
    },
  };
}

function useTerrain(
  holder: Held<Container>,
  { app, frames, viewport, ground, sharpness }: SceneProps,
  onReadiness: SceneProps['onReadiness'],
) {
  const ratio = sharpness.pixelRatio;
  useLayoutEffect(() => {
    const layer = createTerrainLayer(surveyOf(ground, ratio), () => changed());
    const changed = () => {
      frames.request();
      onReadiness(layer.readiness());
    };
    holder.current?.addChild(layer.container);
    let asked = 0;
    const look = () => {
      const { scale } = viewport.camera();
      layer.look(seen(viewport.camera(), viewport.window()), levelFor(scale, ratio));
      changed();
    };
    const lookSoon = () => {
      const now = performance.now();
      if (now - asked < 150) return;
      asked = now;
      look();
    };
    let { scale: rested } = viewport.camera();
    const move = () => {
      // While the zoom changes nobody sees single pixels, and without a graphics card blending them is most of a frame.
      layer.roughen(
        app.renderer.type === (RendererType.CANVAS as number) && viewport.camera().scale !== rested,
      );
      lookSoon();
    };
    const rest = () => {
      rested = viewport.camera().scale;
      layer.roughen(false);
      look();
    };
    look();
    const stops = [viewport.onChange(move), viewport.onSettled(rest)];
    return () => {
      for (const stop of stops) stop();
      layer.destroy();
    };
  }, [holder, app, frames, viewport, ground, ratio, onReadiness]);
}

function useGridLines(
  holder: Held<Container>,
  { frames, viewport, grid, sharpness }: SceneProps,
  whole: (isWhole: boolean) => void,
) {
  const layer = useRef<ReturnType<typeof createGridLayer>>(null);
  useLayoutEffect(() => {
    const tell = () => whole(made.isWhole(viewport.camera().scale));
    const changed = () => {
      tell();
      frames.request();
    };
    const made = createGridLayer(grid, changed, frames.isSeen);
    layer.current = made;
    holder.current?.addChild(made.container);
    const follow = () => made.follow(seen(viewport.camera(), viewport.window()));
    const rest = () => {
      follow();
      tell();
    };
    const stops = [viewport.onChange(follow), viewport.onSettled(rest)];
    return () => {
      for (const stop of stops) stop();
      made.destroy();
    };
  }, [holder, frames, viewport, grid, whole]);
  useLayoutEffect(() => {
    layer.current?.sharpen(seen(viewport.camera(), viewport.window()), sharpness.zoom, pixelRatio());
    whole(layer.current?.isWhole(sharpness.zoom) !== false);
    frames.request();
  }, [frames, viewport, grid, sharpness, whole]);
}

function useAnimation(world: Held<Container>, effects: Held<Graphics>, props: SceneProps) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const key = props.animation?.key;
  useEffect(() => {
    const { animation, frames, grid, onAnimated, player, placements } = latest.current;
    if (animation === null || world.current === null || effects.current === null) return;
    const done = () => {
      player.ended();
      onAnimated(animation.key);
    };
    if (reducedMotion()) return done();
    const stop = playAnimation(
      animation.steps,
      {
        grid,
        counters: world.current,
        effects: effects.current,
        placements,
        changed: frames.request,
      },
      done,
    );
    player.started(() => {
      stop();
      done();
    });
    return () => {
      player.ended();
      stop();
    };
  }, [key, world, effects]);
}
