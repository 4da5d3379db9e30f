import {
  memo,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { hexAt, hexCentre, hexNumber, rowOf, type Grid, type Hex } from '../../hex';
import { HEIGHT, RADIUS } from '../terrain/geometry';
import { toScreen } from '../view/camera';
import type { Viewport } from '../view/viewport';

interface SemanticGridProps {
  readonly id: string;
  readonly label: string;
  readonly grid: Grid;
  readonly focus: Hex | null;
  readonly describe: (hex: Hex) => string;
  readonly viewport: Viewport;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** A press by assistive technology, which has no pointer. */
  readonly onPress: (hex: Hex) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The board as a table for those who do not see it: a cell a hex, lying where the hex is drawn. */
export function SemanticGrid(props: SemanticGridProps) {
  const { id, label, grid, focus, describe, viewport, ref } = props;
  const element = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const names = useNames(grid, describe, focus);
  useImperativeHandle(ref, () => element.current!);
  useEffect(() => {
    const follow = () => {
      const camera = viewport.camera();
      const { x, y } = toScreen(camera, viewport.window(), { x: 0, y: 0 });
      if (sheet.current) sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${camera.scale})`;
    };
    follow();
    return viewport.onSettled(follow);
  }, [viewport]);
  const press = (event: MouseEvent) => {
    // A pointer's click has already been a tap.
    if (event.detail > 0 || !(event.target instanceof HTMLElement)) return;
    const { hex } = event.target.dataset;
    if (hex !== undefined) props.onPress(Number(hex) as Hex);
  };
  return (
    <div
      ref={element}
      className="board-grid"
      role="grid"
      aria-label={label}
      aria-rowcount={grid.rows}
      aria-colcount={grid.columns}
      tabIndex={0}
      aria-activedescendant={focus === null ? undefined : `${id}-${hexNumber(grid, focus)}`}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onClick={press}
    >
      <div ref={sheet} className="board-grid-sheet" role="presentation">
        {Array.from({ length: grid.rows }, (_, row) => (
          <Row
            key={row}
            {...{ id, grid, names }}
            row={row + 1}
            focus={focus !== null && rowOf(grid, focus) === row + 1 ? focus : null}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly grid: Grid;
  readonly row: number;
  readonly names: readonly string[];
  /** null: it is in another row. */
  readonly focus: Hex | null;
}

const Row = memo(({ id, grid, row, names, focus }: RowProps) => {
  return (
    <div role="row" aria-rowindex={row}>
      {Array.from({ length: grid.columns }, (_, column) => {
        const hex = hexAt(grid, column + 1, row)!;
        return <Cell key={hex} id={id} grid={grid} hex={hex} name={names[hex]} chosen={hex === focus} />;
      })}
    </div>
  );
});
Row.displayName = 'Row';

interface CellProps {
  readonly id: string;
  readonly grid: Grid;
  readonly hex: Hex;
  readonly name: string;
  readonly chosen: boolean;
}

const Cell = memo(({ id, grid, hex, name, chosen }: CellProps) => {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  return (
    <div
      role="gridcell"
      id={`${id}-${hexNumber(grid, hex)}`}
      aria-colindex={grid.q[hex] + 1}
      aria-selected={chosen}
      data-hex={hex}
      style={{ left: x - RADIUS, top: y - HEIGHT / 2 }}
    >
      {name}
    </div>
  );
});
Cell.displayName = 'Cell';

/** The name of each hex: that of the focused one at once, the others when there is time. */
function useNames(grid: Grid, describe: (hex: Hex) => string, focus: Hex | null): readonly string[] {
  const [names, setNames] = useState<readonly string[]>(() =>
    Array.from({ length: grid.size }, (_, hex) => describe(hex as Hex)),
  );
  useEffect(
    () =>
      whenIdle(() =>
        setNames((old) => {
          const next = Array.from({ length: grid.size }, (_, hex) => describe(hex as Hex));
          return next.every((name, hex) => name === old[hex]) ? old : next;
        }),
      ),
    [grid, describe],
  );
  if (focus === null) return names;
  const name = describe(focus);
  return name === names[focus] ? names : names.with(focus, name);
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 300 });
  return () => cancelIdleCallback(handle);
}
