import { levelOf, occupantOf } from './levels';
import { SeatChoice } from './SeatChoice';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { sideNameOf, useSides } from '../widgets/sides';
import { usePublished, useTable } from '../game/table';
import { hideSeats, useSeatsShown } from './seatsDialog';

/** Who plays: a side changes hands at any time, while the computer thinks too. */
export function SeatsDialog() {
  const table = useTable();
  const sides = useSides();
  const seats = usePublished((published) => published.seats);
  if (!useSeatsShown()) return null;
  return (
    <Dialog
      title="Who plays"
      description="A side changes hands at once, while the computer thinks too. What it was thinking is forgotten; the log keeps the change."
      onClose={hideSeats}
      acts={<Button onPress={hideSeats}>Done</Button>}
    >
      {seats.map(({ side, level }) => (
        <SeatChoice
          key={side}
          side={side}
          name={sideNameOf(sides, side)}
          value={occupantOf(level)}
          onChange={(occupant) => table.seat(side, levelOf(occupant))}
        />
      ))}
    </Dialog>
  );
}
