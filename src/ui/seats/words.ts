import { SIDE_NAMES, type Side } from '../widgets/side';
import { occupantName, type Occupant } from './levels';

export type Occupants = Readonly<Record<Side, Occupant>>;

const SIDES: readonly Side[] = ['dorian', 'avronian'];

/** Who plays whom, for the button that begins: nothing where two persons play. */
export function seatsWords(occupants: Occupants): string | null {
  const persons = SIDES.filter((side) => occupants[side] === 'person');
  const [dorian, avronian] = SIDES.map((side) => occupantName(occupants[side]));
  if (persons.length === 2) return null;
  if (persons.length === 0) return `You watch: ${dorian} against ${avronian}`;
  const [you] = persons;
  const other = you === 'dorian' ? 'avronian' : 'dorian';
  return `You are ${SIDE_NAMES[you]}, ${occupantName(occupants[other])} is ${SIDE_NAMES[other]}`;
}
