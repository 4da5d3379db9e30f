import { Sparkles } from 'lucide-react';
import { recommendedOrders, type Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { useDesk } from '../input/deskStore';
import { count } from '../wording';
import { housePrograms, type HouseProgram } from '../wording/housePrograms';

interface HouseProgramsProps {
  readonly position: Position;
  readonly onLaid: (done: string) => void;
}

/** Orders for every empty box in one press: the recommended ones, and what else did well in the laboratory [§8.1]. */
export function HousePrograms({ position, onLaid }: HouseProgramsProps) {
  const desk = useDesk();
  const [recommended, ...others] = housePrograms(position.scenario);
  const empty = recommendedOrders(position).length;
  const reason = empty === 0 ? 'Every box is filled' : undefined;
  const lay = ({ written, name }: HouseProgram) => {
    const orders = recommendedOrders(position, written);
    if (orders.every((order) => desk.act(order)))
      onLaid(`${count(orders.length, 'box', 'boxes')} filled with ${name}.`);
  };
  return (
    <>
      <Button
        wide
        icon={<Sparkles aria-hidden size={20} />}
        caption={`Fills ${count(empty, 'empty box', 'empty boxes')}; can be undone`}
        reason={reason}
        onPress={() => lay({ ...recommended, name: 'the recommended orders' })}
      >
        Recommended orders
      </Button>
      <details className="fold">
        <summary>Programmes of the house</summary>
        <p className="prepare-note">{`Recommended is ${recommended.name}. ${recommended.words}`}</p>
        <ul className="saved-forces" aria-label="Other programmes">
          {others.map((program) => (
            <li key={program.written}>
              <Button wide caption={program.words} reason={reason} onPress={() => lay(program)}>
                {`Lay ${program.name}`}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
