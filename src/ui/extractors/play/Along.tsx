import { Layers } from 'lucide-react';
import type { Position, Unit } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { listed, shortName } from '../wording';
import type { MovePlan } from '../input/desk';
import { useDesk } from '../input/deskStore';
import { alongOf } from '../input/modes/moving';

interface AlongProps {
  readonly position: Position;
  readonly unit: Unit;
  readonly plan: MovePlan;
}

/** The rest of the stack goes to the same hex, those who may. */
export function Along({ position, unit, plan }: AlongProps) {
  const desk = useDesk();
  const others = alongOf(position, unit.id, plan.end.hex).map((action) => action.unit);
  if (others.length === 0) return null;
  const taken = (plan.along ?? []).length > 0;
  return (
    <Card>
      <Button
        wide
        pressed={taken}
        icon={<Layers aria-hidden size={20} />}
        caption={listed(others.map((id) => shortName(position.units[id])))}
        onPress={() => desk.plan({ ...plan, along: taken ? [] : others })}
      >
        {taken ? 'The stack comes along' : 'Take the stack along'}
      </Button>
    </Card>
  );
}
