import { ARGUMENTS, CIRCLE, CLOSE, CURVE, LINE, MOVE, type Drawing, type Layer, type Path } from './drawing';
import type { Rect } from './geometry';

/** A drawing as an SVG document, in world units. */
export function toSvg(drawing: Drawing, { x, y, width, height }: Rect): string {
  const box = [x, y, width, height].map(short).join(' ');
  const size = `width="${short(width)}" height="${short(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${drawing.map(element).join('')}</svg>`;
}

function element(layer: Layer): string {
  const opacity = layer.alpha === 1 ? '' : ` opacity="${layer.alpha}"`;
  if (layer.fill !== undefined) return `<path d="${pathData(layer.path)}" fill="${layer.fill}"${opacity}/>`;
  const dash = layer.dash ? ` stroke-dasharray="${layer.dash.join(' ')}"` : '';
  const line = `stroke="${layer.stroke}" stroke-width="${short(layer.width ?? 1)}"${dash}${opacity}`;
  return `<path d="${pathData(layer.path)}" fill="none" ${line} stroke-linecap="round" stroke-linejoin="round"/>`;
}

const LETTERS: Readonly<Record<number, string>> = { [MOVE]: 'M', [LINE]: 'L', [CURVE]: 'C', [CLOSE]: 'Z' };

export function pathData(path: Path): string {
  let data = '';
  for (let at = 0; at < path.length;) {
    const op = path[at++];
    const values = path.slice(at, at + ARGUMENTS[op]);
    at += ARGUMENTS[op];
    data +=
      op === CIRCLE ? circleData(values[0], values[1], values[2]) : LETTERS[op] + values.map(short).join(' ');
  }
  return data;
}

function circleData(x: number, y: number, radius: number): string {
  const arc = (dx: number) => `a${short(radius)} ${short(radius)} 0 1 1 ${short(dx)} 0`;
  return `M${short(x - radius)} ${short(y)}${arc(2 * radius)}${arc(-2 * radius)}Z`;
}

/** Two decimals at most, no minus zero. */
const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);
