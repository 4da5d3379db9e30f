import { PointsBar } from '../../widgets/PointsBar';
import { capital, count, sideName } from '../wording';
import { boughtLines, machinesOf, paidFor, type BuyingForce } from './accounts';
import type { Position } from '../../../rules/extractors';

interface AccountHeadProps {
  readonly position: Position;
  readonly force: BuyingForce;
}

/** A force, its points and how they are spent; the caps of *Engage!* [§5, §9.6]. */
export function AccountHead({ position, force }: AccountHeadProps) {
  const { account, budget } = force;
  const spent = account.points - account.left;
  const free = budget.weapons === 'free';
  return (
    <div className="account">
      <div className="split">
        <h3>{free ? force.force.name : `${force.force.name}, ${count(account.points, 'point')}`}</h3>
        <span className="kicker">{free ? 'free weapons' : `${spent} spent`}</span>
      </div>
      {!free && <PointsBar side={force.force.side} parts={partsOf(position, force)} total={account.points} />}
      {account.branches.map(({ branch, total, cap }) => (
        <div key={branch} className="account-cap">
          <div className="split">
            <span className="kicker">{capital(branch)}</span>
            <span className="kicker">
              {total} of {cap} at most
            </span>
          </div>
          <PointsBar side={force.force.side} parts={[{ label: branch, value: total }]} total={cap} />
        </div>
      ))}
      {account.branches.length > 0 && (
        <small>
          {sideName(force.force.side)} infantry and vehicles: 65 % of the points each at most, §9.6.
        </small>
      )}
    </div>
  );
}

/** A block a machine, or a line bought. */
function partsOf(position: Position, { index, account }: BuyingForce) {
  const machines = machinesOf(position, index);
  if (machines.length > 0)
    return machines
      .map((machine) => ({ label: `Machine ${machine.letter}`, value: paidFor(account, machine) }))
      .filter(({ value }) => value > 0);
  return boughtLines(account).map(({ name, cost }) => ({ label: name, value: cost }));
}
