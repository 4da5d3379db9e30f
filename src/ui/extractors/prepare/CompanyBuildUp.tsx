import { useState } from 'react';
import type { SheetHeight } from '../../widgets/PhoneSheet';
import { NOW } from '../../widgets/ThreeColumns';
import { usePosition } from '../table';
import { count } from '../wording';
import { AccountHead } from './AccountHead';
import { buyingForces } from './accounts';
import { BuildUpRules } from './BuildUpRules';
import { Catalogue } from './Catalogue';
import { CompanyList } from './CompanyList';
import { FinishButton, PrepareFooter } from './FinishButton';
import { PrepareColumns } from './PrepareColumns';

/** The Dorian build-up: cells and white units for the points of the scenario [§3, §5]. */
export function CompanyBuildUp() {
  const position = usePosition();
  const [tab, setTab] = useState(NOW);
  const forces = buyingForces(position);
  const [force] = forces;
  const [height, setHeight] = useState<SheetHeight>(force?.account.spent.length ? 'peek' : 'half');
  if (!force) return null;
  const { left, points } = force.account;
  return (
    <PrepareColumns
      layout="program"
      leftLabel="Points and rules"
      left={[
        {
          id: 'points',
          label: 'Points',
          content: (
            <>
              <h2 className="visually-hidden">Points and rules</h2>
              <AccountHead position={position} force={force} />
              <BuildUpRules position={position} forces={forces} />
            </>
          ),
        },
      ]}
      middle={<Catalogue position={position} force={force} />}
      right={{
        label: `${left} of ${count(points, 'point')} left`,
        short: 'Company',
        content: <CompanyList position={position} force={force} onPoints={() => setTab('points')} />,
        footer: (
          <PrepareFooter>
            <FinishButton note={left > 0 ? `${count(left, 'point')} unspent` : undefined}>
              Finish build-up
            </FinishButton>
          </PrepareFooter>
        ),
      }}
      tab={tab}
      onTab={setTab}
      height={height}
      onHeight={setHeight}
    />
  );
}
