import { isExposed, unitsIn, type Position, type Shot, type Unit } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Refusal } from '../../widgets/Refusal';
import { RuleLink } from '../../widgets/RuleLink';
import type { Desk } from '../input/desk';
import { useDesk, useDeskState } from '../input/deskStore';
import { usePosition } from '../table';
import { reasonText, shortName } from '../wording';

/** Why the last tap changed nothing; a friend that may not join can be taken in hand instead. */
export function RefusedCard() {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  if (!state.refusal) return null;
  const { text, rule } = reasonText(position, state.refusal);
  const instead = insteadOf(position, state);
  return (
    <div className="card">
      <Refusal>
        {text} <RuleLink rule={rule} />
        {instead && (
          <div className="refusal-act">
            <Button onPress={() => desk.select(instead.id)}>Take {shortName(instead)} instead</Button>
          </div>
        )}
      </Refusal>
    </div>
  );
}

/** The friend in the tapped hex that was refused. */
function insteadOf(position: Position, { plan, focus }: Desk): Unit | undefined {
  if (plan?.kind !== 'shot' || focus === null || position.activation) return undefined;
  const inShot = ({ id }: Unit) => isIn(plan.shot, id);
  return unitsIn(position, focus).find(
    (unit) => unit.side === position.phase.side && isExposed(unit) && !inShot(unit),
  );
}

function isIn({ firers }: Shot, id: Unit['id']): boolean {
  return firers.some(({ unit }) => unit === id);
}
