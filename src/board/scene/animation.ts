import type { Container, Graphics } from 'pixi.js';
import type { Direction, Grid } from '../../hex';
import type { Point } from '../../art/outline';
import type { AnimationStep, BoardCounter, MovedTo } from '../model';
import { between } from '../overlays/hexes';
import { HALO, HUES } from '../overlays/hues';
import { BURST, FLIGHT, timed, type TimedStep } from '../timing';
import { easeOut, eachFrame } from '../view/motion';
import type { Placement } from '../view/stacks';
import { centreOf } from './markShapes';

interface Stage {
  readonly grid: Grid;
  /** Somewhere in it a container a counter, labelled with its id. */
  readonly counters: Container;
  readonly effects: Graphics;
  readonly placements: () => readonly Placement<BoardCounter>[];
  readonly changed: () => void;
}

/** Plays steps one after another and calls `done` at the end. Returns how to end it at once, without `done`. */
export function playAnimation(steps: readonly AnimationStep[], stage: Stage, done: () => void): () => void {
  const course = timed(steps);
  const total = Math.max(0, ...course.map(({ start, duration }) => start + duration));
  const first = new Map<string, TimedStep>();
  for (const entry of course)
    if (entry.step.kind === 'moved' && !first.has(entry.step.counter)) first.set(entry.step.counter, entry);

  const show = (now: number) => {
    stage.effects.clear();
    for (const { step, start, duration } of first.values()) if (now < start + duration) pose(stage, step, 0);
    for (const { step, start, duration } of course)
      if (now >= start && (now < start + duration || step.kind === 'moved'))
        perform(stage, step, duration === 0 ? 1 : Math.min(1, (now - start) / duration));
    stage.changed();
  };
  const clean = () => {
    stage.effects.clear();
    for (const { counter, x, y } of stage.placements())
      if (first.has(counter.id)) place(stage, counter.id, [x, y], turnOf(counter.facing));
    stage.changed();
  };
  show(0);
  const stop = eachFrame((elapsed) => {
    if (elapsed < total) {
      show(elapsed);
      return 'more';
    }
    clean();
    done();
    return 'done';
  });
  return () => {
    stop();
    clean();
  };
}

function perform(stage: Stage, step: TimedStep['step'], part: number): void {
  switch (step.kind) {
    case 'moved':
      return pose(stage, step, part);
    case 'shot':
      return shoot(stage, step, part);
    case 'damage':
      return flash(stage.effects, centreOf(stage.grid, step.hex), part);
    case 'pause':
      return;
  }
}

function pose(stage: Stage, step: AnimationStep, part: number): void {
  if (step.kind !== 'moved' || step.steps.length === 0) return;
  const along = part * (step.steps.length - 1);
  const i = Math.min(step.steps.length - 1, Math.floor(along));
  const [here, next] = [step.steps[i], step.steps[Math.min(step.steps.length - 1, i + 1)]];
  const at = between(pointOf(stage.grid, here), pointOf(stage.grid, next), along - i);
  place(stage, step.counter, at, turnedPart(here.facing, next.facing, along - i));
}

function pointOf(grid: Grid, { hex, towards }: MovedTo): Point {
  const at = centreOf(grid, hex);
  return towards ? between(at, centreOf(grid, towards.hex), towards.part) : at;
}

function turnOf(facing: Direction | null): number | null {
  return facing === null ? null : (facing * Math.PI) / 3;
}

/** The shorter way round. */
function turnedPart(from: Direction | null, to: Direction | null, part: number): number | null {
  if (from === null || to === null) return turnOf(to);
  const sixths = ((to - from + 9) % 6) - 3;
  return ((from + sixths * part) * Math.PI) / 3;
}

function place({ counters }: Stage, id: string, [x, y]: Point, turn: number | null): void {
  const counter = counters.getChildByLabel(id, true);
  if (counter === null) return;
  counter.position.set(x, y);
  const arrow = counter.getChildByLabel('facing');
  if (arrow !== null && turn !== null) arrow.rotation = turn;
}

function shoot(
  { grid, effects }: Stage,
  step: AnimationStep & { readonly kind: 'shot' },
  part: number,
): void {
  const [from, to] = [centreOf(grid, step.from), centreOf(grid, step.to)];
  const flight = FLIGHT / (FLIGHT + BURST);
  if (part < flight) {
    const head = part / flight;
    const tracer = [between(from, to, Math.max(0, head - 0.35)), between(from, to, head)] as const;
    for (const [color, width] of [
      [HALO, 7],
      [HUES.target, 3.4],
    ] as const)
      effects
        .moveTo(...tracer[0])
        .lineTo(...tracer[1])
        .stroke({ color, width, cap: 'round' });
    return;
  }
  const burst = (part - flight) / (1 - flight);
  if (step.result === 'hit') return flash(effects, to, burst);
  effects
    .circle(to[0] + 22, to[1] - 16, 3 + 9 * easeOut(burst))
    .stroke({ color: HUES.blocked, width: 2.4, alpha: 1 - burst });
}

function flash(effects: Graphics, [x, y]: Point, part: number): void {
  const reach = 14 + 20 * easeOut(part);
  effects.star(x, y, 8, reach, reach * 0.45).fill({ color: HALO, alpha: 0.9 * (1 - part) });
  effects.star(x, y, 8, reach * 0.8, reach * 0.36).fill({ color: HUES.target, alpha: 0.95 * (1 - part) });
}
