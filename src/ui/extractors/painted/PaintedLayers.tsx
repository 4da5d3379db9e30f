import type { SvgLayer } from './messages';

/** A window of the painted map. */
export function PaintedLayers({ layers }: { readonly layers: readonly SvgLayer[] }) {
  return layers.map(({ d, alpha, fill = 'none', stroke, width, dash }, index) => (
    <path
      key={index}
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={stroke === undefined ? undefined : (width ?? 1)}
      strokeDasharray={dash?.join(' ')}
      strokeLinecap="round"
      strokeLinejoin="round"
      fillOpacity={alpha === 1 ? undefined : alpha}
      strokeOpacity={alpha === 1 ? undefined : alpha}
    />
  ));
}
