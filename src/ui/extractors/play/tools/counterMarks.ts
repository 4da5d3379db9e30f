import { isFault, readPosition, unitsOf } from '../../../../rules/extractors';
import { faceOf } from '../../art/counterFace';
import type { CounterFace, CounterStatus } from '../../art/face';

export interface CounterMark {
  readonly name: string;
  readonly face: CounterFace;
  readonly status: CounterStatus;
}

const EXAMPLE = 'engage full T1 Dmovement | D panza-shock-1@1310; floater-1@1311/N | A glide A@1312/N';

/** What lies on a counter, and what it means. */
export const COUNTER_MARKS: readonly CounterMark[] = marks();

function marks(): readonly CounterMark[] {
  const position = readPosition(EXAMPLE);
  if (isFault(position)) throw new RangeError('The example cannot be read');
  const [section, floater, machine] = unitsOf(position).map(faceOf);
  return [
    { name: 'Has moved', face: section, status: { moved: true } },
    { name: 'Has fired', face: section, status: { fired: true } },
    { name: 'Pinned', face: section, status: { pinned: true } },
    { name: 'Routed', face: section, status: { routed: true } },
    { name: 'Hidden: its own side alone sees it', face: section, status: { hidden: true } },
    { name: 'Carries a section', face: floater, status: { passengers: 1 } },
    { name: 'Has taken a critical hit', face: machine, status: { critical: true } },
  ];
}
