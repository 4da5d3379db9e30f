import { enemyOf, hasSpecial, knownCostOf, unitsOf, type Side, type Unit } from '../../../rules/extractors';
import { RowGroup } from '../../widgets/RowGroup';
import { SideMark } from '../../widgets/SideMark';
import { lossesOf } from './groups';
import { UnitPicture } from '../art/UnitPicture';
import { useTold } from '../input/told';
import { usePublished } from '../table';
import { capital, count, nameOf, sideName, unitName, whereabouts } from '../wording';
import { ScoreCard } from './ScoreCard';
import './battle.css';

/** Both sides with their losses and the state of each unit, as the looking side knows them; the score as it stands. */
export function OrderOfBattle() {
  const { position } = useTold();
  const { side } = position.phase;
  const first = side ?? 'dorian';
  return (
    <>
      <h2 className="visually-hidden">Order of battle</h2>
      <ScoreCard position={position} />
      <SideBattle side={first} />
      <SideBattle side={enemyOf(first)} />
    </>
  );
}

function SideBattle({ side }: { readonly side: Side }) {
  const { position, log } = useTold();
  const seat = usePublished((published) => published.seat);
  const losses = lossesOf(position, log, side);
  const units = unitsOf(position).filter(
    (unit) => unit.side === side && (unit.where.at === 'map' || unit.where.at === 'toEnter'),
  );
  const cost = units.reduce((sum, unit) => sum + knownCostOf(position, unit), 0);
  // Never whether these are all: that is a secret too [§9.4, R-88].
  const hides = hasSpecial(position, 'hiddenSetUp')
    ? side === 'dorian'
    : hasSpecial(position, 'secretBuildUp');
  const seen = hides && seat !== 'all' && seat !== side;
  const told = `${count(units.length, 'unit')}${seen ? ' seen' : ''}, ${count(cost, 'point')}`;
  return (
    <RowGroup
      title={
        <>
          <SideMark side={side} size={18} /> {sideName(side)}
        </>
      }
      count={`${seen && units.length === 0 ? 'None seen yet' : told}; ${losses.length} gone`}
    >
      {units.map((unit) => (
        <BattleRow key={unit.id} unit={unit} cost={knownCostOf(position, unit)} />
      ))}
      {losses.map(({ unit, turn, why }) => (
        <li key={`${unit} ${turn}`} className="battle-row" data-gone>
          <span />
          <span>
            {why === 'exited' ? nameOf(position, unit) : <s>{nameOf(position, unit)}</s>}
            <small>
              {why === 'exited' ? 'off the map' : 'lost'}, turn {turn}
            </small>
          </span>
        </li>
      ))}
    </RowGroup>
  );
}

function BattleRow({ unit, cost }: { readonly unit: Unit; readonly cost: number }) {
  return (
    <li className="battle-row">
      <UnitPicture unit={unit} size={30} />
      <span>
        {unitName(unit)}
        <small>{capital(whereabouts(unit))}</small>
      </span>
      <b>{cost}</b>
    </li>
  );
}
