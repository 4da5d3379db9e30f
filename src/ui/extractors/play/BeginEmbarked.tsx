import { embarkOptions, type Position, type Unit } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { briefName } from '../wording';
import { useDesk } from '../input/deskStore';

/** A section that waits may begin embarked in a Floater that enters with it, until that does [§5, R-107]. */
export function BeginEmbarked({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const desk = useDesk();
  const choices = embarkOptions(position, unit);
  if (choices.length === 0) return null;
  const aboard = choices.some(({ into }) => into === null);
  return (
    <Card title={aboard ? 'It comes in with its Floater' : 'Or in a Floater that enters'}>
      {choices.map((action) => (
        <Button
          key={action.into}
          wide
          caption={action.into === null ? 'It enters by itself' : 'Costs it no movement points'}
          onPress={() => desk.act(action)}
        >
          {action.into === null ? 'On foot' : `Begin in ${briefName(position, action.into)}`}
        </Button>
      ))}
    </Card>
  );
}
