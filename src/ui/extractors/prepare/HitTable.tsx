import { chanceOf, WEAPONS, type Machine, type Weapon } from '../../../rules/extractors';
import { hitRange, percent } from '../../widgets/figures';
import { Panel } from '../../widgets/Panel';
import { RuleLink } from '../../widgets/RuleLink';
import { shortName, weaponName } from '../wording';

const RANGES = [1, 2, 3, 4, 5] as const;

/** What the weapons of a machine hit on at each range, before other DRMs [§7.3.1]. */
export function HitTable({ machine }: { readonly machine: Machine }) {
  const weapons = [...new Set(machine.slots.flatMap(({ weapon }) => (weapon ? [weapon] : [])))];
  if (weapons.length === 0) return null;
  return (
    <Panel title={`What ${shortName(machine)} hits on, before other DRMs`} aside={<RuleLink rule="§7.3.1" />}>
      <div className="panel-body">
        <table className="table hit-table" data-centred>
          <thead>
            <tr>
              <th scope="col">Range</th>
              {RANGES.map((range) => (
                <th key={range} scope="col">
                  {range}
                </th>
              ))}
              <th scope="col">Hard</th>
              <th scope="col">Soft</th>
            </tr>
          </thead>
          <tbody>
            {weapons.map((weapon) => (
              <WeaponLine key={weapon} weapon={weapon} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function WeaponLine({ weapon }: { readonly weapon: Weapon }) {
  const { toHit, hard, soft } = WEAPONS[weapon];
  return (
    <tr>
      <th scope="row">{weaponName(weapon)}</th>
      {RANGES.map((range) => {
        const drm = toHit[range - 1];
        return <td key={range}>{drm === null ? 'out' : <Chance drm={drm} />}</td>;
      })}
      <td>{hard}</td>
      <td>{soft}</td>
    </tr>
  );
}

function Chance({ drm }: { readonly drm: number }) {
  const { needed, chance } = chanceOf(drm);
  return (
    <>
      {hitRange(needed)} <small>{percent(chance)}</small>
    </>
  );
}
