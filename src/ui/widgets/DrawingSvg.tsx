import { isGroup, transformOf, type PathShape, type Shape } from '../../art/drawing';

function PathSvg({ shape }: { readonly shape: PathShape }) {
  const { d, fill = 'none', stroke, width, cap, join, dash, opacity, behind } = shape;
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={stroke === undefined ? undefined : (width ?? 1)}
      strokeLinecap={cap}
      strokeLinejoin={join}
      strokeDasharray={dash?.join(' ')}
      opacity={opacity}
      paintOrder={behind ? 'stroke' : undefined}
    />
  );
}

/** A drawing's shapes as React elements; they never move within it, so their index is their key. */
export function DrawingShapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((shape, i) =>
    isGroup(shape) ? (
      <g key={i} transform={transformOf(shape.place) || undefined}>
        <DrawingShapes shapes={shape.shapes} />
      </g>
    ) : (
      <PathSvg key={i} shape={shape} />
    ),
  );
}
