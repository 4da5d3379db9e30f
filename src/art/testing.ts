import { isGroup, transformOf, type Drawing, type Shape } from './drawing';

/** The attributes of one path, in SVG's words. */
function pathSvg(shape: Exclude<Shape, { readonly shapes: readonly Shape[] }>): string {
  const { d, fill = 'none', stroke, width, cap = 'butt', join = 'miter', dash, opacity, behind } = shape;
  const ends = `${cap === 'butt' ? '' : ` stroke-linecap="${cap}"`}${join === 'miter' ? '' : ` stroke-linejoin="${join}"`}`;
  const pen = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width ?? 1}"${ends}`;
  const extra =
    (dash ? ` stroke-dasharray="${dash.join(' ')}"` : '') +
    (behind ? ' paint-order="stroke"' : '') +
    (opacity === undefined || opacity === 1 ? '' : ` opacity="${opacity}"`);
  return `<path d="${d}" fill="${fill}"${pen}${extra}/>`;
}

function shapeSvg(shape: Shape): string {
  if (!isGroup(shape)) return pathSvg(shape);
  const transform = transformOf(shape.place);
  const inside = shape.shapes.map(shapeSvg).join('');
  return transform === '' ? inside : `<g transform="${transform}">${inside}</g>`;
}

/** A picture of its own, `size` CSS px wide. */
export function drawingToSvg({ half, shapes }: Drawing, size?: number): string {
  const extent = size === undefined ? '' : ` width="${size}" height="${size}"`;
  const box = `viewBox="${-half} ${-half} ${half * 2} ${half * 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}${extent}>${shapes.map(shapeSvg).join('')}</svg>`;
}
