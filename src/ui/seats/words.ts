import type { Side, SideUi } from '../widgets/sides';
import { occupantName, type Occupant } from './levels';

export type Occupants = Readonly<Record<Side, Occupant>>;

/** Who plays whom, for the button that begins: nothing where two persons play. */
export function seatsWords(sides: readonly [SideUi, SideUi], occupants: Occupants): string | null {
  const [first, second] = sides.map(({ id }) => occupantName(occupants[id]));
  const persons = sides.filter(({ id }) => occupants[id] === 'person');
  if (persons.length === 2) return null;
  if (persons.length === 0) return `You watch: ${first} against ${second}`;
  const [you] = persons;
  const other = you === sides[0] ? sides[1] : sides[0];
  return `You are ${you.name}, ${occupantName(occupants[other.id])} is ${other.name}`;
}
