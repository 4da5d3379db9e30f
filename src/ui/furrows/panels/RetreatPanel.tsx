import { placedBase, retreatFacings } from '../../../rules/furrows';
import { Card } from '../../widgets/Card';
import { RuleLink } from '../../widgets/RuleLink';
import { useDesk, useDeskState } from '../play/desk';
import { usePosition } from '../table';
import { baseName, hexName } from '../wording';
import { BaseHead } from './BaseHead';
import { FacingWheel } from './FacingWheel';

/** A beaten base gives way; its owner may turn it. */
export function RetreatPanel() {
  const position = usePosition();
  const desk = useDesk();
  const turn = useDeskState((state) => state.turn);
  const { phase } = position;
  const to = position.fight?.retreat?.to;
  if (phase.name !== 'retreat' || to === undefined) return null;
  const base = placedBase(position, phase.base);
  return (
    <>
      <BaseHead base={base} />
      <Card title={`Gives way to ${hexName(position, to)}`}>
        <p className="card-note">
          {baseName(position, base.id)} may turn by 60° or 180° <RuleLink rule="§10.6" />
        </p>
        <FacingWheel
          label="Faces after it"
          value={turn ?? base.where.facing}
          open={retreatFacings(base)}
          onChange={(facing) => desk.state.setState({ turn: facing })}
        />
      </Card>
    </>
  );
}
