import { useContext, type ReactNode } from 'react';
import type { Order } from '../../../rules/extractors';
import type { CounterKind } from '../art/face';
import type { Shape } from '../../../art/drawing';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import { orderMark } from '../art/orders';
import { silhouette } from '../art/silhouettes';
import { solids } from '../art/solids';
import { PicturePalette } from '../reference/pictures/palette';
import type { RuleTable } from '../../reference/section';

/** low: lines and light tints only. */
export type Ink = 'colour' | 'low' | 'mono';

interface VectorProps {
  readonly shapes: readonly Shape[];
  /** Half the box drawn. */
  readonly half: number;
  readonly className: string;
  /** On top of it. */
  readonly children?: ReactNode;
}

/** A drawing whose size the style sheet gives in millimetres. */
function Vector({ shapes, half, className, children }: VectorProps) {
  return (
    <svg className={className} viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} aria-hidden>
      <DrawingShapes shapes={shapes} />
      {children}
    </svg>
  );
}

const FIGURE = { ink: 'currentColor', cut: '#fff', eye: '#fff' };

/** A figure in the ink of its place, filled or in outlines as the paper wants it. */
function useSolids(shapes: readonly Shape[]): readonly Shape[] {
  const palette = useContext(PicturePalette);
  return solids(shapes, { ...palette, ink: FIGURE.ink }, { ground: FIGURE.cut });
}

/** The figure of a kind in the ink of its place. */
export function Figure({ kind, className }: { readonly kind: CounterKind; readonly className: string }) {
  return <Vector shapes={useSolids(silhouette(kind, FIGURE))} half={48} className={className} />;
}

export function OrderSign({ order }: { readonly order: Order }) {
  const shapes = useSolids(orderMark(order, FIGURE.ink, FIGURE.cut));
  return <Vector shapes={shapes} half={50} className="order-sign" />;
}

/** Crossed off: one diagonal, so that the number under it stays legible; both for what is gone. */
export function Cross({ twice = false }: { readonly twice?: boolean }) {
  return (
    <svg className="cross" viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden>
      <path d={twice ? 'M0 0L10 10M10 0L0 10' : 'M0 10L10 0'} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A box to cross off. */
export function TickBox({ crossed = false }: { readonly crossed?: boolean }) {
  return <span className="tick-box">{crossed && <Cross twice />}</span>;
}

interface SheetTableProps {
  readonly table: RuleTable;
  /** The last columns are sentences. */
  readonly words?: boolean;
}

/** A table of the rules on paper. */
export function SheetTable({ table, words = false }: SheetTableProps) {
  const { caption, columns, rows, note } = table;
  return (
    <section className="sheet-table" data-words={words || undefined}>
      <h3>{caption}</h3>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="sheet-note">{note}</p>}
    </section>
  );
}
