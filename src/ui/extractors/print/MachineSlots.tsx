import { CHASSIS, WEAPONS, type Arc, type Machine, type WeaponSlot } from '../../../rules/extractors';
import { ArcWheel } from '../../widgets/ArcWheel';
import { arcName, between, capital, weaponName } from '../wording';
import { hitsByRange, RECONSTRUCTED } from './machineWords';
import type { Ink } from '../../print/ink';
import { Cross, TickBox } from '../../print/SheetParts';

const RANGES = [1, 2, 3, 4, 5] as const;

interface MachineSlotsProps {
  readonly machine: Machine;
  readonly blank: boolean;
  readonly ink: Ink;
}

/** Where each weapon bears, what it does and what it hits on [§6.1, §7.3.1]. */
export function MachineSlots({ machine, blank, ink }: MachineSlotsProps) {
  return (
    <section className="slots">
      <h3>
        Weapons and arcs {RECONSTRUCTED}
        <small>
          the arrow is the faced hexside; the weapon bears where it is{' '}
          {ink === 'colour' ? 'shaded' : 'hatched'}
          {!blank && '. Rows: range, and what hits on 1d10 before other DRMs, §7.3.1'}
        </small>
      </h3>
      <div className="slot-cards">
        {machine.slots.map((slot, index) => (
          <SlotCard
            key={index}
            {...{ slot, blank, ink }}
            number={index + 1}
            arc={CHASSIS[machine.kind].slots[index]}
          />
        ))}
      </div>
    </section>
  );
}

interface SlotCardProps {
  readonly slot: WeaponSlot;
  readonly number: number;
  readonly arc: Arc;
  readonly blank: boolean;
  readonly ink: Ink;
}

function SlotCard({ slot: { weapon, lost }, number, arc, blank, ink }: SlotCardProps) {
  return (
    <article className="slot-card">
      <ArcWheel arc={arc} mono={ink !== 'colour'} />
      <div>
        <p className="slot-number">
          <span>
            Slot {number}. {capital(arcName(arc))}
          </span>
          <span>
            lost <TickBox crossed={lost} />
          </span>
        </p>
        {weapon ? <WeaponWords {...WEAPONS[weapon]} name={weaponName(weapon)} /> : <WriteIn blank={blank} />}
      </div>
      {weapon && <HitRow toHit={WEAPONS[weapon].toHit} />}
      {lost && <Cross />}
    </article>
  );
}

const REACH = { none: '', hex: ', area: the target hex', around: ', area' } as const;

function WeaponWords({ name, hard, soft, minRange, maxRange, area }: (typeof WEAPONS)['laser']) {
  return (
    <>
      <h4>{name}</h4>
      <p className="slot-figures">
        Hard {hard}, soft {soft}
      </p>
      <p>
        Range {between(minRange === 1 ? maxRange : minRange, maxRange)}
        {REACH[area]}
      </p>
    </>
  );
}

function WriteIn({ blank }: { readonly blank: boolean }) {
  if (!blank) return <h4>Empty</h4>;
  return (
    <>
      <p className="write-in" />
      <p className="slot-figures write-figures">
        <span>Hard</span>
        <span>Soft</span>
        <span>Range</span>
      </p>
    </>
  );
}

function HitRow({ toHit }: Pick<(typeof WEAPONS)['laser'], 'toHit'>) {
  return (
    <table className="hit-row">
      <thead>
        <tr>
          {RANGES.map((range) => (
            <th key={range} scope="col">
              {range}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {hitsByRange(toHit).map((cell, index) => (
            <td key={index}>{cell}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
