import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import './board.css';
import { hexAtPoint, type Direction, type Hex } from '../hex';
import { MapButtons, type Buttons } from './chrome/MapButtons';
import { MapFailure } from './chrome/MapFailure';
import { MiniMap } from './chrome/MiniMap';
import { SemanticGrid } from './chrome/SemanticGrid';
import type { BoardAnimation, BoardHandle, BoardModel, BoardMoves, CameraMemory } from './model';
import { lazyCanvas, lazyCanvasAnew } from './scene/lazyCanvas';
import type { Frames } from './scene/frames';
import type { Ring } from './scene/marks';
import { createPlayer } from './scene/player';
import { createReport, type Report } from './scene/report';
import { requestView } from './scene/requestView';
import { SceneBoundary } from './scene/SceneBoundary';
import type { Readiness } from './scene/terrainLayer';
import { RADIUS, type Point } from './terrain/geometry';
import { toWorld } from './view/camera';
import { firstLook } from './view/firstLook';
import { wholly } from './view/framing';
import { listenToGestures } from './view/gestures';
import { listenToHover } from './view/hover';
import { movesOf, type Looks } from './view/moves';
import { cardAt, placed, trayOf } from './view/stacks';
import { turnAt } from './view/turns';
import { createViewport, type Viewport } from './view/viewport';
import { keepCamera } from './view/cameraMemory';
import { useBoardKeys } from './view/useBoardKeys';
import { useSize } from './view/useSize';
import { useSharpness } from './scene/useSharpness';

export interface BoardProps {
  readonly model: BoardModel;
  /** Press on a hex by pointer, Enter or assistive technology; the counter if a card of a fanned stack was hit. */
  readonly onHex: (hex: Hex, counter: string | null) => void;
  /** An arrow of the model's turns was pressed. */
  readonly onTurn?: (direction: Direction) => void;
  /** The keyboard or a tap has come to a hex; put it into the model. */
  readonly onFocus: (hex: Hex) => void;
  /** The whole of what there is to say of a hex, its number first. Keep the function the same until its answers change. */
  readonly describe: (hex: Hex) => string;
  readonly animation?: BoardAnimation | null;
  readonly onAnimated?: (key: string | number) => void;
  readonly label?: string;
  /** Single letters and signs as keys [WCAG 2.1.4]. */
  readonly letters?: 'on' | 'off';
  /** Whether its keys are its own wherever they are pressed, but in fields, menus and dialogs. */
  readonly keys?: 'page' | 'map';
  /** 'none': they stand beside the map, pressed through the handle. */
  readonly buttons?: Buttons | 'none';
  /** The pointer has come to rest on a hex, or a finger was held on it; null: it has left. */
  readonly onHover?: (hex: Hex | null) => void;
  /** Where the camera was when the board was last here, and where it is put down. */
  readonly memory?: CameraMemory;
  /** The terrain that is looked at is drawn, or drawn anew. */
  readonly onReady?: () => void;
  readonly ref?: Ref<BoardHandle>;
}

export function Board({
  model,
  onHex,
  onTurn,
  onFocus,
  describe,
  animation = null,
  onAnimated,
  label = 'Map',
  letters = 'on',
  keys: from = 'map',
  buttons = 'signs',
  onHover,
  memory: lent,
  onReady,
  ref,
}: BoardProps) {
  const { grid, ground, counters, sides, focus } = model;
  const { sheet } = ground;
  const fanned = model.tapsMean === 'hexes' ? null : focus;
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  const frames = useRef<Frames>(null);
  const onFrames = useCallback((next: Frames | null) => void (frames.current = next), []);
  const [own] = useState((): CameraMemory => ({ camera: null }));
  const memory = lent ?? own;
  const latestMoves = useRef<BoardMoves>(null);
  // As long as nothing has been shown the camera does not travel.
  const [looks] = useState((): Looks => ({ begins: memory.camera === null, awaited: [], kept: null }));
  const [player] = useState(createPlayer);
  const [report] = useState(createReport);
  const [viewport] = useState(() => createViewport(sheet, (window) => memory.camera ?? firstLook(window)));
  useEffect(() => keepCamera(viewport, memory), [viewport, memory]);
  const [ring, setRing] = useState<Ring | null>(null);
  const [failure, setFailure] = useState<Error>();
  const [Canvas, setCanvas] = useState(lazyCanvas);
  const sharpness = useSharpness(viewport);
  const placements = useMemo(
    () => placed(grid, counters, { hex: fanned, zoom: sharpness.zoom, within: sheet, askew: model.askew }),
    [grid, sheet, counters, fanned, sharpness.zoom, model.askew],
  );

  useTrayInSight(trayOf(placements), fanned, viewport);

  useEffect(() => {
    report.on(host.current);
    // After the listeners of the children, so that their changes are done when "settled" is told.
    const stops = [
      viewport.onChange(() => report.moving('moving')),
      viewport.onSettled(() => report.moving('settled')),
    ];
    return () => stops.forEach((stop) => stop());
  }, [viewport, report]);
  useSize(host, { viewport, moves: latestMoves, buttons });
  // The canvas is not there yet: what it will show first is fetched or painted meanwhile.
  useEffect(() => void requestView(ground, viewport), [ground, viewport]);
  useEffect(() => () => viewport.destroy(), [viewport]);

  const tap = useLatest((at: Point, count: 'first' | 'second') => {
    const point = toWorld(viewport.camera(), viewport.window(), at);
    const turn = model.turns && turnAt(grid, model.turns, point, viewport.camera().scale);
    if (turn !== undefined) {
      onTurn?.(turn);
      return 'claimed';
    }
    const card = cardAt(placements, point);
    const hex = card?.hex ?? hexAtPoint(grid, point.x, point.y, RADIUS);
    if (hex === undefined || (count === 'second' && card === undefined)) return 'free';
    onFocus(hex);
    onHex(hex, card?.id ?? null);
    return card === undefined ? 'free' : 'claimed';
  });
  useEffect(
    () =>
      listenToGestures(surface.current!, viewport, {
        onTap: (at, count) => tap.current(at, count),
        onPress() {
          player.skip();
          looks.kept = null;
          table.current?.focus({ preventScroll: true });
          setRing('pointer');
        },
      }),
    [viewport, player, tap, looks],
  );

  const hover = useLatest((at: Point | null, held: boolean) => {
    const point = at && toWorld(viewport.camera(), viewport.window(), at);
    const hex = point && (cardAt(placements, point)?.hex ?? hexAtPoint(grid, point.x, point.y, RADIUS));
    onHover?.(hex ?? null);
    // The ring lies where the finger asks, not where the last tap was.
    if (held && typeof hex === 'number') onFocus(hex);
  });
  useEffect(() => listenToHover(surface.current!, (...rest) => hover.current(...rest)), [hover]);

  const inHand = useLatest(
    model.marks.flatMap((mark) => (mark.kind === 'selected' ? [mark.hex] : [])).at(-1) ?? null,
  );
  const moves = useMemo(
    () => movesOf({ grid, viewport, looks, inHand: () => inHand.current }),
    [grid, viewport, looks, inHand],
  );
  useEffect(() => {
    latestMoves.current = moves;
  });
  useImperativeHandle(
    ref,
    () => ({
      ...moves,
      skipAnimation: player.skip,
      expect: () => frames.current?.expect(),
      focus: () => table.current?.focus({ preventScroll: true }),
    }),
    [moves, player],
  );

  const keys = useBoardKeys({
    model,
    viewport,
    moves,
    letters,
    onHex,
    onFocus,
    onKeyed: () => setRing('keyboard'),
    pageWide: from === 'page' ? table : null,
  });
  const onReadiness = useReadiness(report, onReady);
  const animated = useLatest((key: string | number) => onAnimated?.(key));
  const onEnd = useCallback((key: string | number) => animated.current(key), [animated]);
  useEffect(() => {
    // Without a picture there is nothing to wait for.
    if (failure !== undefined && animation !== null) onEnd(animation.key);
  }, [failure, animation, onEnd]);

  const drawAgain = () => {
    setCanvas(lazyCanvasAnew);
    setFailure(undefined);
  };

  return (
    <div ref={host} className="board">
      <div ref={surface} className="board-surface">
        {failure === undefined && (
          <SceneBoundary onError={setFailure}>
            <Suspense fallback={<div className="board-waiting">The map is being laid out</div>}>
              <Canvas
                viewport={viewport}
                model={model}
                placements={placements}
                sharpness={sharpness}
                ring={ring}
                animation={animation}
                onAnimated={onEnd}
                onReadiness={onReadiness}
                onDrawn={report.drawn}
                onError={setFailure}
                player={player}
                onFrames={onFrames}
              />
            </Suspense>
          </SceneBoundary>
        )}
        <SemanticGrid
          ref={table}
          id={id}
          label={label}
          grid={grid}
          focus={focus}
          describe={describe}
          viewport={viewport}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onBlur={() => setRing(null)}
          onPress={(hex) => {
            onFocus(hex);
            onHex(hex, null);
          }}
        />
      </div>
      <MiniMap grid={grid} ground={ground} counters={counters} sides={sides} viewport={viewport} />
      {failure && <MapFailure error={failure} onRetry={drawAgain} />}
      {buttons !== 'none' && <MapButtons onZoom={moves.zoomBy} onFit={moves.fit} buttons={buttons} />}
      {keys.asked !== null && (
        <p className="board-asked" role="status">
          Go to hex {keys.asked.padEnd(4, '·')}
        </p>
      )}
    </div>
  );
}

function useReadiness(report: Report, onReady: BoardProps['onReady']) {
  const ready = useLatest(onReady);
  return useCallback(
    (readiness: Readiness) => {
      report.readiness(readiness);
      if (readiness === 'survey') ready.current?.();
    },
    [report, ready],
  );
}

/** A stack that is fanned out comes wholly into sight. */
function useTrayInSight(fan: ReturnType<typeof trayOf>, fanned: Hex | null, viewport: Viewport): void {
  const tray = useLatest(fan);
  useEffect(() => {
    if (fanned === null || tray.current === undefined || viewport.window().width === 0) return;
    const camera = viewport.goal();
    const to = wholly(camera, viewport.window(), tray.current);
    if (to !== camera) viewport.glide(to);
  }, [fanned, tray, viewport]);
}

/** A function to call from an effect that must not run anew each time it changes. */
function useLatest<F>(value: F): { readonly current: F } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
