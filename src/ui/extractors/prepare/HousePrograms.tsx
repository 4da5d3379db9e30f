import { Sparkles } from 'lucide-react';
import {
  orderFor,
  programIn,
  recommendedOrders,
  type Machine,
  type Position,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { useDesk } from '../input/deskStore';
import { count, orderName } from '../wording';
import { housePrograms, type HouseProgram } from '../wording/housePrograms';
import { BOXES, openCycles } from './programming';

interface ProgramsProps {
  readonly position: Position;
  readonly onLaid: (done: string) => void;
}

/** Orders for every empty box in one press [§8.1]. */
export function RecommendedOrders({ position, onLaid }: ProgramsProps) {
  const desk = useDesk();
  const orders = recommendedOrders(position);
  return (
    <Card>
      <Button
        wide
        icon={<Sparkles aria-hidden size={20} />}
        caption={`Fills ${count(orders.length, 'empty box', 'empty boxes')}; can be undone`}
        reason={orders.length === 0 ? 'Every box is filled' : undefined}
        onPress={() => desk.actTogether(orders) && onLaid('The recommended orders are laid.')}
      >
        Recommended orders
      </Button>
    </Card>
  );
}

/** What did well in the laboratory; each in place of what lies in the boxes. */
export function HousePrograms({ position, machine, onLaid }: ProgramsProps & { readonly machine: Machine }) {
  const desk = useDesk();
  const programs = housePrograms(position.scenario).map((program) => ({
    ...program,
    orders: recommendedOrders(position, program.written, 'allBoxes'),
  }));
  // What is said of a programme is of both its cycles.
  const whole = openCycles(position).length > 1;
  const named = programs.map(({ orders }) => JSON.stringify(orders));
  // Of one cycle several are the same.
  const different = programs.filter((_, index) => named.indexOf(named[index]) === index);
  return (
    <Card title="Programmes of the house">
      <ul className="saved-forces">
        {different.map(({ name, words, written, orders }) => (
          <li key={written}>
            <Button
              wide
              caption={`${ordersIn(position, machine, written)}${whole ? `. ${words}` : ''}`}
              pressed={orders.length === 0}
              onPress={() => desk.actTogether(orders) && onLaid(`${name} is laid.`)}
            >
              {`Lay ${name}`}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** 'Close, Close, Vector; Optimize, Sweep, Optimize', of what is being filled. */
function ordersIn(position: Position, machine: Machine, written: HouseProgram['written']): string {
  return openCycles(position)
    .map((cycle) =>
      BOXES.filter((box) => !machine[cycle].boxes[box].lost)
        .map((box) => orderFor(machine, cycle, box, programIn(written)))
        .map((order) => (order ? orderName(order) : 'nothing'))
        .join(', '),
    )
    .join('; ');
}
