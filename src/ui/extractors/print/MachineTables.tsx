import { FRONT_DRM, HITS_FROM, REAR_DRM, WEAPONS, type Machine } from '../../../rules/extractors';
import { hitRange } from '../../widgets/figures';
import { MACHINE_TABLE } from '../reference/tables/combat';
import { between, signed } from '../wording';
import { criticalCells, drmLines, hitsByRange } from './machineWords';
import { SheetTable } from '../../print/SheetParts';

const ROLLS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** What fire does to it, and what changes its own [§7.3]. */
export function MachineTables({ machine: { kind } }: { readonly machine: Machine }) {
  return (
    <div className="machine-tables">
      <div>
        <SheetTable
          table={{
            ...MACHINE_TABLE,
            caption: 'Damage to this machine',
            note: `Armour lost; * critical hit. Through the front ${signed(FRONT_DRM)}, the rear ${signed(REAR_DRM)}, held to 0–9. §7.3.2`,
          }}
        />
        <section className="sheet-table criticals">
          <h3>Critical hits on this machine</h3>
          <table role="img" aria-label="Critical hits">
            <thead aria-hidden>
              <tr>
                {ROLLS.map((roll) => (
                  <th key={roll} scope="col">
                    {roll}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody aria-hidden>
              <tr>
                {criticalCells(kind).map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            </tbody>
          </table>
          <p className="sheet-note">
            Weapon: one random slot bearing on the attacker. Order box: one random box.
          </p>
        </section>
      </div>
      <section className="drm-list">
        <h3>
          To hit: {hitRange(HITS_FROM)}
          <small>DRMs add up</small>
        </h3>
        <dl>
          {drmLines(kind).map(({ cause, drm }) => (
            <div key={cause}>
              <dt>{cause}</dt>
              <dd>{drm}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** For a display whose weapons are still to be chosen [§3, §7.3.1]. */
export function WeaponTable() {
  return (
    <SheetTable
      table={{
        caption: 'Weapons: cost, firepower, range, and what hits by range',
        columns: ['Weapon', 'Cost', 'Hard', 'Soft', 'Range', '1', '2', '3', '4', '5', 'Area'],
        rows: Object.values(WEAPONS).map(({ name, cost, hard, soft, minRange, maxRange, toHit, area }) => [
          name,
          String(cost),
          String(hard),
          String(soft),
          between(minRange, maxRange),
          ...hitsByRange(toHit),
          { none: '', hex: 'its hex', around: 'its hex and around' }[area],
        ]),
      }}
    />
  );
}
