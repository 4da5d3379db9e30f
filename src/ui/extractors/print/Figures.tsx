import { useContext, type ReactNode } from 'react';
import type { Order } from '../../../rules/extractors';
import type { CounterKind } from '../art/face';
import type { Shape } from '../../../art/drawing';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import { orderMark } from '../art/orders';
import { silhouette } from '../art/silhouettes';
import { solids } from '../art/solids';
import { PicturePalette } from '../reference/pictures/palette';

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
