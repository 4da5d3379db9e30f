import {
  CHASSIS,
  EXTRA_ARMOUR_LIMIT,
  fullCostOf,
  fullSpeedOf,
  speedOf,
  type Machine,
} from '../../../rules/extractors';
import { kindName, movementTypeName, signed } from '../wording';
import { seenThanis } from '../display';
import { costWords, speedDagger } from './machineWords';
import { MachineCycle } from './MachineCycle';
import { MachineSlots } from './MachineSlots';
import { MachineTables, WeaponTable } from './MachineTables';
import type { MachineMarks } from './page';
import { OrderSummary } from './OrderSummary';
import type { Ink } from '../../print/ink';
import { Cross, TickBox } from '../../print/SheetParts';
import { Figure } from './Figures';

export interface MachineSheetProps {
  readonly machine: Machine;
  /** As printed: the letter, the weapons and the orders are written by hand. */
  readonly blank: boolean;
  readonly marks: MachineMarks;
  readonly hiddenOrders: 'show' | 'faceDown';
  /** Simple rules have none [§8]. */
  readonly orders: 'shown' | 'none';
  readonly tables: boolean;
  readonly ink: Ink;
  /** Two of them share the page. */
  readonly halves?: boolean;
}

/** On a blank display they may still be bought. */
const BOTH = { freeMove: true, freeTarget: true };

/** The display of one machine on one page [§8]. */
export function MachineSheet(props: MachineSheetProps) {
  const { machine, blank, marks, hiddenOrders, orders, tables, ink, halves = false } = props;
  const many = machine.slots.length > 3;
  return (
    <div
      className="machine-sheet"
      data-many={many || undefined}
      data-tables={tables || undefined}
      data-blank={blank || undefined}
      data-half={halves || undefined}
    >
      <Head {...props} />
      <div className="tracks">
        <SpeedTrack machine={machine} />
        <ArmourTrack machine={machine} blank={blank} />
      </div>
      <MachineSlots machine={machine} blank={blank} ink={ink} />
      {orders === 'shown' && (
        <div className="cycles">
          <MachineCycle machine={machine} cycle="move" mark={marks.move} hiddenOrders={hiddenOrders} />
          <MachineCycle machine={machine} cycle="combat" mark={marks.combat} hiddenOrders={hiddenOrders} />
        </div>
      )}
      {tables && orders === 'shown' && (
        <OrderSummary thanis={blank ? BOTH : seenThanis(machine, hiddenOrders)} />
      )}
      {tables && blank && <WeaponTable />}
      {tables && <MachineTables machine={machine} />}
      {!tables && !halves && (
        <div className="notes">
          <h3>Notes</h3>
        </div>
      )}
    </div>
  );
}

function Head({ machine, blank, hiddenOrders, orders }: MachineSheetProps) {
  const { kind, letter } = machine;
  const { movement, profile } = CHASSIS[kind];
  const thanis = seenThanis(machine, hiddenOrders);
  const cost = costWords(machine, fullCostOf({ ...machine, thanis }));
  return (
    <header className="machine-head">
      <div className="machine-id">
        <b>{blank ? '' : letter}</b>
        <small>ID</small>
      </div>
      <div>
        <h2>{kindName(kind)}</h2>
        <p>
          {movementTypeName(movement)}. Profile {signed(profile)} when fired at.
        </p>
        {orders === 'shown' && (
          <p className="thanis">
            Thanis orders: <TickBox crossed={thanis.freeMove} /> Free Move{' '}
            <TickBox crossed={thanis.freeTarget} /> Free Target
          </p>
        )}
      </div>
      <div className="machine-figure">
        <Figure kind={kind} className="figure" />
      </div>
      <div className="machine-points">
        Points
        <b>{blank ? cost.chassis : cost.total}</b>
        <span>{blank ? 'without equipment' : `chassis ${cost.chassis}`}</span>
        {!blank && <span>equipment {cost.equipment}</span>}
      </div>
    </header>
  );
}

/** Counted down to 0, half of it in small [§8.3]. */
function SpeedTrack({ machine }: { readonly machine: Machine }) {
  const speed = fullSpeedOf(machine);
  const now = speedOf(machine);
  return (
    <section>
      <h3>
        Speed{speedDagger(machine.kind)}
        <small>small figure: half, rounded down</small>
      </h3>
      <div className="sheet-track" data-track="speed">
        {countdown(speed, 0).map((value) => (
          <span key={value} className="track-box">
            {value}
            <small>{Math.floor(value / 2)}</small>
            {value > now && <Cross />}
          </span>
        ))}
      </div>
    </section>
  );
}

/** Extra armour first, in dashed boxes: numbered where it is there or may still be bought [§3]. */
function ArmourTrack({ machine, blank }: Pick<MachineSheetProps, 'machine' | 'blank'>) {
  const { armour } = CHASSIS[machine.kind];
  const bought = blank ? EXTRA_ARMOUR_LIMIT : machine.extraArmour;
  const left = blank ? armour + bought : machine.armour;
  return (
    <section>
      <h3>
        Armour
        <small>
          {blank ? 'dashed: extra armour; cross out what is not bought' : 'dashed: extra armour'}. Cross off
          from the left.
        </small>
      </h3>
      <div className="sheet-track" data-track="armour">
        {countdown(armour + bought, 1).map((value) => (
          <span key={value} className="track-box" data-extra={value > armour || undefined}>
            {value}
            {value > left && <Cross />}
          </span>
        ))}
      </div>
    </section>
  );
}

function countdown(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}
