import type { SideUi } from '../widgets/sides';
import { sideMark } from './art/marks';
import { COLOUR } from './art/palette';

/** Dorian: a round mark with a cross. Avronian: a diamond with three pods. */
export const SIDES: readonly [SideUi, SideUi] = [
  {
    id: 'dorian',
    name: 'Dorian',
    colour: COLOUR.dorian,
    mark: sideMark('dorian', { ...COLOUR, dorian: 'var(--dor)', halo: 'var(--on-dor)' }),
  },
  {
    id: 'avronian',
    name: 'Avronian',
    colour: COLOUR.avronian,
    mark: sideMark('avronian', { ...COLOUR, avronian: 'var(--avr)', halo: 'var(--on-avr)' }),
  },
];
