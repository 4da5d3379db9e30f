import type { Drawing, Shape } from '../../../art/drawing';
import { formOf, type CounterFace, type Form } from './face';
import { type Lod } from '../../../art/lod';
import type { Palette } from './palette';
import { machineShapes, vehicleShapes } from './plates';
import { sectionShapes, staticShapes } from './section';

const SHAPES: Readonly<Record<Form, (face: CounterFace, lod: Lod, palette: Palette) => readonly Shape[]>> = {
  section: sectionShapes,
  static: staticShapes,
  vehicle: vehicleShapes,
  machine: machineShapes,
};

/** Half the counter's own box of 100, and what its shadow and halo reach beyond. */
export const COUNTER_HALF = 50;
const DRAWN_HALF = 62;

/** The printed card, without facing and status: those lie on it as drawings of their own. */
export function counterDrawing(face: CounterFace, lod: Lod, palette: Palette): Drawing {
  return { half: DRAWN_HALF, shapes: SHAPES[formOf(face.kind)](face, lod, palette) };
}
