import { Undo2 } from 'lucide-react';
import { hasPlace, inTheWay, isPlaced, type Position, type Unit } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { useDesk } from '../input/deskStore';
import { hexName, listed, unitName } from '../wording';

/** The unit in hand has no place left: who stands in the way, and the way to take one of them up [§5]. */
export function NoPlaceLeft({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const desk = useDesk();
  if (isPlaced(unit) || hasPlace(position, unit.id)) return null;
  const others = inTheWay(position, unit.id).map((id) => position.units[id]);
  return (
    <Card title={`No place is left for ${unitName(unit)}`}>
      {others.length === 0 ? (
        <p>One unit less makes no room: take up two of its kind and place them farther apart.</p>
      ) : (
        <p>
          {listed(others.map((other) => `${unitName(other)}${placeOf(other)}`))}{' '}
          {others.length === 1 ? 'stands' : 'stand'} in the way: take {others.length === 1 ? 'it' : 'one'} up
          and place it elsewhere.
        </p>
      )}
      <div className="placement-acts">
        {others.map((other) => (
          <Button
            key={other.id}
            icon={<Undo2 aria-hidden size={20} />}
            onPress={() => {
              if (desk.act({ type: 'unplace', unit: other.id })) desk.select(unit.id);
            }}
          >
            Take up {unitName(other)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

function placeOf({ where }: Unit): string {
  return where.at === 'map' ? ` in ${hexName(where.hex)}` : '';
}
