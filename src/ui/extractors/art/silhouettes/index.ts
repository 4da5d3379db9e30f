import type { Shape } from '../../../../art/drawing';
import type { CounterKind } from '../face';
import * as machines from './machines';
import { shapeOf, type Part, type Tones } from './part';
import * as sections from './sections';
import * as statics from './statics';
import * as vehicles from './vehicles';

export const SILHOUETTES: Readonly<Record<CounterKind, readonly Part[]>> = {
  ...sections,
  ...vehicles,
  ...machines,
  ...statics,
};

/** The figure of a kind in a box of 100 round 0,0. */
export function silhouette(kind: CounterKind, tones: Tones): readonly Shape[] {
  return SILHOUETTES[kind].map((part) => shapeOf(part, tones));
}
