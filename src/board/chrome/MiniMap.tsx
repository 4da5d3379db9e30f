import { useEffect, useMemo, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { hexCentre, type Grid } from '../../hex';
import type { BoardCounter, BoardModel } from '../model';
import { HALO } from '../overlays/hues';
import { RADIUS, type Rect } from '../terrain/geometry';
import type { Ground } from '../terrain/ground';
import { surveyOf } from '../terrain/survey';
import { seen } from '../view/camera';
import type { Viewport } from '../view/viewport';
import { smallSheet } from './smallSheet';
import { miniMapPlace, miniMapWidth } from './miniMapPlace';
import { pixelRatio } from '../scene/sharpness';

interface MiniMapProps {
  readonly grid: Grid;
  readonly ground: Ground;
  readonly counters: readonly BoardCounter[];
  readonly sides: BoardModel['sides'];
  readonly viewport: Viewport;
}

/** Colour, width and how far within, in CSS pixels. */
const FRAME = [
  ['#12384a', 2, 1],
  [HALO, 1, 2.5],
] as const;

/** Where the view lies on the sheet; press or drag to move it. The keyboard has C, G and the arrows instead. */
export function MiniMap({ grid, ground, counters, sides, viewport }: MiniMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  /** It stays where it is while it is held. */
  const held = useRef(false);
  const { sheet } = ground;
  const wide = useSyncExternalStore(viewport.onChange, () => miniMapWidth(viewport.window()));
  const scale = wide / sheet.width;
  const height = Math.round(sheet.height * scale);
  const ratio = pixelRatio();
  const fine = scale * ratio;
  const small = useMemo(
    () => smallSheet(ground, { width: wide * ratio, height: height * ratio, scale: fine }),
    [ground, wide, height, ratio, fine],
  );

  useEffect(() => {
    const survey = surveyOf(ground);
    const draw = () => {
      const pen = canvas.current?.getContext('2d');
      if (!canvas.current || !pen) return;
      const under = small(survey.thumbnail());
      canvas.current.width = under.width;
      canvas.current.height = under.height;
      pen.drawImage(under, 0, 0);
      pen.setTransform(fine, 0, 0, fine, -sheet.x * fine, -sheet.y * fine);
      for (const counter of counters) drawDot(pen, grid, counter, sides[counter.side].colour);
    };
    // Drawn with the next frame, not with the action that moved the counters: actions in quick succession share one.
    const asked = requestAnimationFrame(draw);
    const unheard = survey.thumbnail() === undefined ? survey.onChange(draw) : undefined;
    return () => {
      cancelAnimationFrame(asked);
      unheard?.();
    };
  }, [grid, ground, sheet, counters, sides, small, fine]);

  useEffect(() => {
    const middles = counters.map(({ hex }) => hexCentre(grid, hex, RADIUS));
    const pen = frame.current!.getContext('2d');
    frame.current!.width = wide * ratio;
    frame.current!.height = height * ratio;
    const follow = () => {
      const camera = viewport.camera();
      const view = seen(camera, viewport.window());
      const covering = { width: wide, height, zoom: camera.scale, counters: middles };
      if (!held.current) whole.current!.dataset.place = miniMapPlace(view, viewport.window().sheet, covering);
      if (!pen) return;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, wide, height);
      drawFrame(pen, { x: 0, y: 0, width: wide, height }, onSmall(view, sheet, scale));
    };
    follow();
    return viewport.onChange(follow);
  }, [grid, counters, viewport, sheet, scale, wide, height, ratio]);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (event.type === 'pointerdown') {
      held.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const x = sheet.x + (event.clientX - box.left) / scale;
    const y = sheet.y + (event.clientY - box.top) / scale;
    viewport.set({ ...viewport.camera(), x, y });
  };
  const letGo = () => {
    held.current = false;
    viewport.set(viewport.camera());
  };
  return (
    <div
      ref={whole}
      className="board-minimap"
      aria-hidden="true"
      style={{ width: wide, height }}
      onPointerDown={go}
      onPointerMove={go}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <canvas ref={canvas} />
      <canvas ref={frame} className="board-minimap-view" />
    </div>
  );
}

/** Drawn, as an element whose size changes with each frame of a gesture would have the page lay itself out. */
function drawFrame(pen: CanvasRenderingContext2D, whole: Rect, view: Rect): void {
  const [x, y] = [Math.max(0, view.x), Math.max(0, view.y)];
  const width = Math.min(whole.width - x, view.width);
  const height = Math.min(whole.height - y, view.height);
  for (const [colour, line, inset] of FRAME) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.strokeRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  }
}

/** Where a part of the sheet lies on the small map. */
function onSmall({ x, y, width, height }: Rect, sheet: Rect, scale: number): Rect {
  return {
    x: (x - sheet.x) * scale,
    y: (y - sheet.y) * scale,
    width: width * scale,
    height: height * scale,
  };
}

function drawDot(pen: CanvasRenderingContext2D, grid: Grid, { hex }: BoardCounter, colour: string): void {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  pen.beginPath();
  pen.arc(x, y, 28, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.strokeStyle = HALO;
  pen.lineWidth = 14;
  pen.stroke();
  pen.fill();
}
