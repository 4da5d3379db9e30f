/** One vector path in the units of its drawing, y down. Fill covers stroke only where `behind` says so. */
export interface PathShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly cap?: 'round' | 'butt';
  readonly join?: 'round' | 'miter';
  readonly dash?: readonly number[];
  readonly opacity?: number;
  /** The stroke is laid under the fill, as a halo. */
  readonly behind?: boolean;
}

/** Applied scale first, then turn (degrees clockwise), then shift. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
}

export interface GroupShape {
  readonly place: Place;
  readonly shapes: readonly Shape[];
}

export type Shape = PathShape | GroupShape;

/** A picture centred on 0,0 and reaching `half` each way. */
export interface Drawing {
  readonly half: number;
  readonly shapes: readonly Shape[];
}

export function isGroup(shape: Shape): shape is GroupShape {
  return 'shapes' in shape;
}

export function group(place: Place, shapes: readonly Shape[]): GroupShape {
  return { place, shapes };
}

export function fill(d: string, colour: string): PathShape {
  return { d, fill: colour };
}

export function line(d: string, colour: string, width: number): PathShape {
  return { d, stroke: colour, width, cap: 'round', join: 'round' };
}

/** A fill on a halo: `width` is how far the halo shows. */
export function haloed(d: string, colour: string, halo: string, width: number): PathShape {
  return { d, fill: colour, stroke: halo, width: width * 2, join: 'round', behind: true };
}

export function transformOf({ x = 0, y = 0, scale = 1, turn = 0 }: Place): string {
  const parts = [
    x || y ? `translate(${short(x)} ${short(y)})` : '',
    turn ? `rotate(${short(turn)})` : '',
    scale === 1 ? '' : `scale(${short(scale)})`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Every path, groups opened. */
export function pathsOf(shapes: readonly Shape[]): readonly PathShape[] {
  return shapes.flatMap((shape) => (isGroup(shape) ? pathsOf(shape.shapes) : [shape]));
}

export function short(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
