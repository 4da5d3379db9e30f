import { Sparkles } from 'lucide-react';
import { recommendedOrders, type Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { useDesk } from '../input/deskStore';
import { count } from '../wording';
import { housePrograms, type HouseProgram } from '../wording/housePrograms';

interface ProgramsProps {
  readonly position: Position;
  readonly onLaid: (done: string) => void;
}

/** Orders for every empty box in one press [§8.1]. */
export function RecommendedOrders({ position, onLaid }: ProgramsProps) {
  const lay = useLaying(position, onLaid);
  const [recommended] = housePrograms(position.scenario);
  const empty = recommendedOrders(position).length;
  return (
    <Card>
      <Button
        wide
        icon={<Sparkles aria-hidden size={20} />}
        caption={`Fills ${count(empty, 'empty box', 'empty boxes')}; can be undone`}
        reason={whyNone(position)}
        onPress={() => lay(recommended, 'the recommended orders')}
      >
        Recommended orders
      </Button>
    </Card>
  );
}

/** What the recommended orders are for, and what else did well in the laboratory. */
export function HousePrograms({ position, onLaid }: ProgramsProps) {
  const lay = useLaying(position, onLaid);
  const [recommended, ...others] = housePrograms(position.scenario);
  return (
    <Card title="Programmes of the house">
      <p className="prepare-note">{`Recommended is ${recommended.name}. ${recommended.words}`}</p>
      <ul className="saved-forces" aria-label="Other programmes">
        {others.map((program) => (
          <li key={program.written}>
            <Button
              wide
              caption={program.words}
              reason={whyNone(position)}
              onPress={() => lay(program, program.name)}
            >
              {`Lay ${program.name}`}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function whyNone(position: Position): string | undefined {
  return recommendedOrders(position).length === 0 ? 'Every box is filled' : undefined;
}

function useLaying(position: Position, onLaid: ProgramsProps['onLaid']) {
  const desk = useDesk();
  return ({ written }: HouseProgram, name: string) => {
    const orders = recommendedOrders(position, written);
    if (desk.actTogether(orders)) onLaid(`${count(orders.length, 'box', 'boxes')} filled with ${name}.`);
  };
}
