import { X } from 'lucide-react';
import { CounterSvg } from '../art/CounterSvg';
import { scenarioOf, unitsOf, type Position, type Purchase } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { CostList } from '../../widgets/CostList';
import { IconButton } from '../../widgets/IconButton';
import { useColumns } from '../../widgets/useColumns';
import { useDesk } from '../input/deskStore';
import { faceOf } from '../art/counterFace';
import { unitName } from '../wording';
import { AccountHead } from './AccountHead';
import { boughtLines, type BuyingForce } from './accounts';
import { piecesOf } from './pieces';
import { RecommendedForce } from './RecommendedForce';
import { SavedForces } from './SavedForces';

interface CompanyListProps {
  readonly position: Position;
  readonly force: BuyingForce;
  readonly onPoints: () => void;
}

/** What has been bought, each line with its way back, and the sum. */
export function CompanyList({ position, force, onPoints }: CompanyListProps) {
  const desk = useDesk();
  const phone = useColumns() === 'phone';
  const lines = boughtLines(force.account);
  const { points, left } = force.account;
  const giveBack = (purchase: Purchase) => desk.act({ type: 'sell', force: force.index, purchase });
  return (
    <>
      <Card level="main" kicker={force.force.name} title="Your force">
        <RecommendedForce forces={[force]} />
        <SavedForces />
      </Card>
      {phone && <AccountHead position={position} force={force} />}
      {lines.length === 0 && (
        <Card>
          <p className="prepare-note">
            Nothing bought yet. Take cells and white units from the lists, or the recommended force.
          </p>
        </Card>
      )}
      <ul>
        {lines.map(({ purchase, name, cost }) => (
          <li key={name} className="bought-row">
            <span className="piece-row" aria-hidden>
              {piecesOf(position, purchase).map((face, i) => (
                <CounterSvg key={i} face={face} size={34} />
              ))}
            </span>
            <b>{name}</b>
            <span className="row-figure">{cost}</span>
            <IconButton
              framed
              label={`Give back ${name}`}
              icon={<X aria-hidden size={20} />}
              onPress={() => giveBack(purchase)}
            />
          </li>
        ))}
      </ul>
      <GivenUnits position={position} />
      {lines.length > 0 && (
        <Card title="Running total">
          <CostList
            lines={lines.map(({ name, cost }) => ({ cause: name, value: cost }))}
            total={{ label: `Spent of ${points}, ${left} left`, value: points - left }}
          />
        </Card>
      )}
      {phone && (
        <Card>
          <Button wide onPress={onPoints}>
            Rules of this purchase
          </Button>
        </Card>
      )}
    </>
  );
}

/** What the scenario gives besides [§9]. */
function GivenUnits({ position }: { readonly position: Position }) {
  const { forces } = scenarioOf(position);
  const given = unitsOf(position).filter(
    ({ side, force }) => side === position.phase.side && forces[force].budget === null,
  );
  if (given.length === 0) return null;
  return (
    <Card title="Given by the scenario">
      <span className="piece-row">
        {given.map((unit) => (
          <CounterSvg key={unit.id} face={faceOf(unit)} size={34} label={unitName(unit)} />
        ))}
      </span>
    </Card>
  );
}
