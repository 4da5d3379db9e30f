import { isGroup, line, type PathShape, type Shape } from './drawing';

/** How solids become outlines: the two tones they are drawn in, and the width of the line in units of the drawing. */
export interface Pen {
  readonly ink: string;
  readonly ground: string;
  readonly width: number;
}

/**
 * A figure of solids in ink with gaps in ground, as its outlines: for paper that wants little ink. Solids that touch keep
 * one outline round them all.
 */
export function outlined(shapes: readonly Shape[], pen: Pen): readonly Shape[] {
  return runs(shapes, pen).flatMap(({ gap, shapes: run }) => {
    const drawn = (change: (path: PathShape, pen: Pen) => PathShape) =>
      run.map((shape) => mapped(shape, (path) => change(path, pen)));
    return gap ? [...run, ...drawn(gapLine)] : [...drawn(edge), ...drawn(inside)];
  });
}

interface Run {
  readonly gap: boolean;
  readonly shapes: readonly Shape[];
}

/** Neighbours of one tone together, in order: what is drawn later lies on what came before. */
function runs(shapes: readonly Shape[], pen: Pen): readonly Run[] {
  return shapes.reduce<readonly Run[]>((done, shape) => {
    const gap = isGap(shape, pen);
    const last = done.at(-1);
    return last?.gap === gap
      ? [...done.slice(0, -1), { gap, shapes: [...last.shapes, shape] }]
      : [...done, { gap, shapes: [shape] }];
  }, []);
}

function isGap(shape: Shape, pen: Pen): boolean {
  if (isGroup(shape)) return shape.shapes.every((inner) => isGap(inner, pen));
  return (shape.fill ?? shape.stroke) === pen.ground;
}

function mapped(shape: Shape, change: (path: PathShape) => PathShape): Shape {
  return isGroup(shape)
    ? { ...shape, shapes: shape.shapes.map((inner) => mapped(inner, change)) }
    : change(shape);
}

/** A solid with the line round it, half of which its inside covers. */
function edge(path: PathShape, { ink, width }: Pen): PathShape {
  return path.fill === undefined
    ? { ...path, stroke: ink, width: (path.width ?? 1) + width }
    : { ...path, fill: ink, stroke: ink, width, join: 'round' };
}

function inside(path: PathShape, { ground, width }: Pen): PathShape {
  return path.fill === undefined
    ? { ...path, stroke: ground, width: Math.max(0, (path.width ?? 1) - width) }
    : { ...path, fill: ground };
}

/** A gap shows as white no more: by its edge, or by the line along its middle. */
function gapLine({ d, fill }: PathShape, { ink, ground, width }: Pen): PathShape {
  const thin = line(d, ink, width * 0.7);
  return fill === undefined ? thin : { ...thin, fill: ground };
}
