import type { Pen } from '../../../../board/overlays/pen';
import type { PathShape } from '../../../../art/drawing';
import { disc } from '../../../../art/outline';

/** A pen of the board that writes shapes, so that a list shows a mark exactly as the map does. */
export function recordingPen(): { readonly pen: Pen; readonly shapes: () => readonly PathShape[] } {
  const shapes: PathShape[] = [];
  let d = '';
  const done = (shape: Omit<PathShape, 'd'>) => {
    shapes.push({ d, ...shape });
    d = '';
  };
  const pen = {
    moveTo: (x: number, y: number) => add(`M${x} ${y}`),
    lineTo: (x: number, y: number) => add(`L${x} ${y}`),
    closePath: () => add('Z'),
    circle: (x: number, y: number, radius: number) => add(disc(x, y, radius)),
    fill: ({ color, alpha = 1 }: Ink) => {
      done({ fill: color, opacity: alpha });
      return pen;
    },
    stroke: ({ color, width = 1, alpha = 1, cap }: Ink) => {
      done({ stroke: color, width, opacity: alpha, ...(cap && { cap }) });
      return pen;
    },
    // A screen of dots is a picture of its own.
    texture: () => pen,
    setFillStyle: () => pen,
  };
  function add(step: string) {
    d += step;
    return pen;
  }
  return { pen: pen as unknown as Pen, shapes: () => shapes };
}

interface Ink {
  readonly color: string;
  readonly alpha?: number;
  readonly width?: number;
  readonly cap?: 'butt' | 'round';
}
