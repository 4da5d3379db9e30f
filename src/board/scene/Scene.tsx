import { extend } from '@pixi/react';
import { Container, Graphics, Sprite, type Application } from 'pixi.js';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Hex } from '../../hex';
import { endTextureRound } from '../pictures/textures';
import type { BoardAnimation, BoardCounter, BoardModel } from '../model';
import { seen } from '../view/camera';
import { reducedMotion } from '../view/motion';
import type { Placement } from '../view/stacks';
import type { Viewport } from '../view/viewport';
import { playAnimation } from './animation';
import type { Player } from './player';
import { Badges } from './Badges';
import { Counters, FannedStack } from './Counters';
import { EdgeLabels } from './EdgeLabels';
import type { Frames } from './frames';
import { createGridLayer } from './gridLayer';
import { MapWords } from './MapWords';
import { FocusRing, GroundMarks, LineMarks, type Ring } from './Marks';
import { TurnArrows } from './TurnArrows';
import { pixelRatio, type Sharpness } from './sharpness';
import { createTerrainLayer, type Readiness } from './terrainLayer';
import { levelFor } from '../terrain/detail';
import { surveyOf } from '../terrain/survey';

/** So many pixels of textures are kept that are not on the board now. */
const KEPT_PIXELS = 12e6;

extend({ Container, Graphics, Sprite });

export interface SceneProps {
  readonly app: Application;
  readonly frames: Frames;
  readonly viewport: Viewport;
  readonly model: BoardModel;
  readonly placements: readonly Placement<BoardCounter>[];
  readonly sharpness: Sharpness;
  readonly ring: Ring | null;
  readonly animation: BoardAnimation | null;
  readonly onAnimated: (key: string | number) => void;
  readonly onReadiness: (readiness: Readiness) => void;
  readonly player: Player;
}

/** Everything Pixi draws. React keeps what the model says; the camera moves the whole without asking React. */
export function Scene(props: SceneProps) {
  const { app, frames, viewport, model, placements, sharpness, ring } = props;
  const world = useRef<Container>(null);
  const effects = useRef<Graphics>(null);
  const terrain = useRef<Container>(null);
  const lines = useRef<Container>(null);
  useTerrain(terrain, props);
  useGridLines(lines, props);
  useCamera(world, app, frames, viewport);
  useAnimation(world, effects, props);
  useLayoutEffect(() => frames.request());
  useEffect(() => endTextureRound(KEPT_PIXELS), [sharpness]);
  const taken = useMemo(() => new Set<Hex>(model.counters.map(({ hex }) => hex)), [model.counters]);
  const { grid, sides, marks, edges = [], focus } = model;
  return (
    <pixiContainer ref={world} eventMode="none">
      <pixiContainer ref={terrain} />
      <EdgeLabels grid={grid} edges={edges} sides={sides} sharpness={sharpness} />
      <GroundMarks grid={grid} sides={sides} marks={marks} sharpness={sharpness} />
      <pixiContainer ref={lines} />
      <MapWords grid={grid} marks={marks} kind="place" sharpness={sharpness} />
      <LineMarks grid={grid} marks={marks} sharpness={sharpness} />
      <Counters placements={placements} sharpness={sharpness} />
      <Badges grid={grid} marks={marks} taken={taken} turns={model.turns} sharpness={sharpness} />
      <MapWords grid={grid} marks={marks} kind="words" sharpness={sharpness} />
      {model.turns && <TurnArrows grid={grid} turns={model.turns} sharpness={sharpness} />}
      {focus !== null && ring !== null && (ring === 'keyboard' || !isSelected(model, focus)) && (
        <FocusRing grid={grid} hex={focus} ring={ring} sharpness={sharpness} />
      )}
      <FannedStack placements={placements} sharpness={sharpness} />
      <pixiGraphics ref={effects} draw={drawNothing} />
    </pixiContainer>
  );
}

/** A press needs no ring of its own round a hex that already has one. */
function isSelected({ marks }: BoardModel, hex: Hex): boolean {
  return marks.some((mark) => mark.kind === 'selected' && mark.hex === hex);
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

function useTerrain(
  holder: Held<Container>,
  { frames, viewport, model, sharpness, onReadiness }: SceneProps,
) {
  const { ground } = model;
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
    look();
    const stops = [viewport.onChange(lookSoon), viewport.onSettled(look)];
    return () => {
      for (const stop of stops) stop();
      layer.destroy();
    };
  }, [holder, frames, viewport, ground, ratio, onReadiness]);
}

function useGridLines(holder: Held<Container>, { frames, viewport, model, sharpness }: SceneProps) {
  const { grid } = model;
  const layer = useRef<ReturnType<typeof createGridLayer>>(null);
  useLayoutEffect(() => {
    const made = createGridLayer(grid, frames.request);
    layer.current = made;
    holder.current?.addChild(made.container);
    const view = () => seen(viewport.camera(), viewport.window());
    const stops = [
      viewport.onChange(() => made.follow(view())),
      viewport.onSettled(() => {
        made.complete(view());
        frames.request();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      made.destroy();
    };
  }, [holder, frames, viewport, grid]);
  useLayoutEffect(() => {
    layer.current?.sharpen(seen(viewport.camera(), viewport.window()), sharpness.zoom, pixelRatio());
    frames.request();
  }, [frames, viewport, grid, sharpness]);
}

function useAnimation(world: Held<Container>, effects: Held<Graphics>, props: SceneProps) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const key = props.animation?.key;
  useEffect(() => {
    const { animation, frames, model, onAnimated, player } = latest.current;
    if (animation === null || world.current === null || effects.current === null) return;
    const done = () => {
      player.ended();
      onAnimated(animation.key);
    };
    if (reducedMotion()) return done();
    const stop = playAnimation(
      animation.steps,
      {
        grid: model.grid,
        counters: world.current,
        effects: effects.current,
        placements: () => latest.current.placements,
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
