import { Eye } from 'lucide-react';
import { useState } from 'react';
import { nextBox, type CycleName, type Machine } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { orderMeaning } from '../input/orderMeaning';
import { orderName } from '../wording';

interface Props {
  readonly machine: Machine;
  readonly cycle: CycleName;
}

/** The owner's own order is covered until he asks for it: the other side may be looking on. */
export function NextOrder({ machine, cycle }: Props) {
  const [open, setOpen] = useState(false);
  const box = nextBox(machine[cycle]);
  const order = box === null ? null : machine[cycle].boxes[box].order;
  if (order === null || order === 'hidden') return null;
  return (
    <>
      <Button
        wide
        kind="quiet"
        icon={<Eye aria-hidden size={20} />}
        pressed={open}
        onPress={() => setOpen(!open)}
      >
        {open ? 'Cover the order again' : 'Look at the order first'}
      </Button>
      {open && (
        <p>
          <b>{orderName(order)}:</b> {orderMeaning(machine, order)}
        </p>
      )}
    </>
  );
}
