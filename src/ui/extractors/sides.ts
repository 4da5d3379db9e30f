import type { SideUi } from '../widgets/sides';
import { SIDE_COLOURS, sideMark } from './art/sideMarks';

/** Dorian: a round mark with a cross. Avronian: a diamond with three pods. */
export const SIDES: readonly [SideUi, SideUi] = [
  {
    id: 'dorian',
    name: 'Dorian',
    colour: SIDE_COLOURS.dorian,
    mark: sideMark('dorian', { ...SIDE_COLOURS, dorian: 'var(--dor)', halo: 'var(--on-dor)' }),
  },
  {
    id: 'avronian',
    name: 'Avronian',
    colour: SIDE_COLOURS.avronian,
    mark: sideMark('avronian', { ...SIDE_COLOURS, avronian: 'var(--avr)', halo: 'var(--on-avr)' }),
  },
];
