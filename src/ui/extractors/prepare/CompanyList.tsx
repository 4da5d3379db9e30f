import { X } from 'lucide-react';
import { useRef } from 'react';
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
import { boughtLines, countBought, type BuyingForce } from './accounts';
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
  const phone = useColumns() === 'phone';
  const lines = boughtLines(force.account);
  const { points, left } = force.account;
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
      <Bought position={position} force={force} />
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

function Bought({ position, force }: Pick<CompanyListProps, 'position' | 'force'>) {
  const desk = useDesk();
  const lines = boughtLines(force.account);
  const rows = useRef<HTMLUListElement>(null);
  const giveBack = (purchase: Purchase, row: number) => {
    // The row below moves up to the finger and the focus; the last one has none.
    if (row === lines.length - 1 && countBought(force.account, purchase) === 1) rows.current?.focus();
    desk.act({ type: 'sell', force: force.index, purchase });
  };
  return (
    <ul ref={rows} tabIndex={-1} aria-label="Bought">
      {lines.map(({ purchase, name, cost }, row) => (
        <li key={row} className="bought-row">
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
            onPress={() => giveBack(purchase, row)}
          />
        </li>
      ))}
    </ul>
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
