import { Check, Trash2 } from 'lucide-react';
import {
  CHASSIS,
  EXTRA_ARMOUR_LIMIT,
  THANIS_COST,
  WEAPONS,
  whyIllegal,
  type Machine,
  type Position,
  type Purchase,
  type Weapon,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import { Stepper } from '../../widgets/Stepper';
import { MachineDisplay, printedWords, weaponFigures } from '../display';
import { useDesk } from '../input/deskStore';
import { count, orderName, reasonText, shortName } from '../wording';
import { isGiven, paidFor } from './accounts';
import type { Pick, Subject } from './fitting';
import { HitTable } from './HitTable';

interface MachineFittingProps {
  readonly position: Position;
  readonly subject: Extract<Subject, { readonly machine: Machine }>;
  readonly onPick: (pick: Pick) => void;
  readonly onFit: (slot: number, weapon: Weapon) => void;
  /** The machine has been given back, and its button with it. */
  readonly onGone: () => void;
}

/** A machine fitted on its display: slots, extra armour, Thanis orders [§3, §5]. */
export function MachineFitting({ position, subject, onPick, onFit, onGone }: MachineFittingProps) {
  const { machine, slot, force } = subject;
  const { budget } = force;
  const { letter } = machine;
  return (
    <div className="stack fitting">
      <MachineDisplay
        machine={machine}
        hiddenOrders="show"
        use="fit"
        orders="none"
        detail={<>{`${printedWords(machine)}. ${costWords(position, subject)}`}</>}
        slots={{
          selected: slot,
          onPick: (picked) => onPick({ letter, slot: picked, force: force.index }),
          onDropped: (place, drag) => {
            if (drag in WEAPONS) onFit(place, drag as Weapon);
          },
          detail: (place) => slotDetail(subject, place),
        }}
      >
        {(budget.extraArmour || budget.thanis) && (
          <div className="display-extras">
            {budget.extraArmour && <ExtraArmour {...{ position, subject }} />}
            {budget.thanis && position.rules === 'full' && <Thanis {...{ position, subject }} />}
          </div>
        )}
      </MachineDisplay>
      <HitTable machine={machine} />
      {!isGiven(position, machine) && <GiveBack {...{ subject, onGone }} />}
    </div>
  );
}

function costWords(position: Position, { machine, force }: MachineFittingProps['subject']): string {
  const given = isGiven(position, machine);
  if (force.budget.weapons === 'free') return 'Given by the scenario; any weapons, free.';
  const paid = count(paidFor(force.account, machine), 'point');
  return given ? `Given by the scenario; ${paid} of equipment.` : `${paid} in all.`;
}

function slotDetail({ machine, force }: MachineFittingProps['subject'], slot: number): string {
  const { weapon } = machine.slots[slot];
  if (!weapon) return 'pick a weapon';
  return force.budget.weapons === 'free' ? weaponFigures(weapon) : count(WEAPONS[weapon].cost, 'point');
}

interface PartProps {
  readonly position: Position;
  readonly subject: MachineFittingProps['subject'];
}

/** Up to 5 points, each for 3 or 4 [§3]. */
function ExtraArmour({ position, subject }: PartProps) {
  const desk = useDesk();
  const { machine, force } = subject;
  const purchase: Purchase = { item: 'extraArmour', letter: machine.letter };
  const buy = { type: 'buy', force: force.index, purchase } as const;
  const sell = { ...buy, type: 'sell' } as const;
  const [noMore, noLess] = [whyIllegal(position, buy), whyIllegal(position, sell)];
  const cost = CHASSIS[machine.kind].extraArmourCost;
  return (
    <div>
      <span className="kicker">
        Extra armour, up to {EXTRA_ARMOUR_LIMIT} at {count(cost, 'point')} <RuleLink rule="§3" />
      </span>
      <Stepper
        less={{ label: 'One extra armour less', reason: noLess && reasonText(position, noLess).text }}
        more={{ label: 'One extra armour more', reason: noMore && reasonText(position, noMore).text }}
        onStep={(by) => desk.act(by === 1 ? buy : sell)}
      >
        <span className="armour-count">
          <b>{machine.extraArmour}</b>
          <small>{machine.extraArmour === 0 ? 'none' : count(machine.extraArmour * cost, 'point')}</small>
        </span>
      </Stepper>
      {noMore && <p className="reason">{reasonText(position, noMore).text}</p>}
    </div>
  );
}

/** One Free Move and one Free Target for the army, on one machine [§5, §8.5]. */
function Thanis({ position, subject }: PartProps) {
  const desk = useDesk();
  const { machine, force } = subject;
  return (
    <div>
      <span className="kicker">
        Thanis orders, {THANIS_COST} each, one machine <RuleLink rule="§8.5" />
      </span>
      <div className="thanis-row">
        {(['freeMove', 'freeTarget'] as const).map((order) => {
          const fitted = machine.thanis[order];
          const purchase = { item: 'thanis', letter: machine.letter, order } as const;
          const buy = { type: 'buy', force: force.index, purchase } as const;
          const why = fitted ? undefined : whyIllegal(position, buy);
          return (
            <Button
              key={order}
              pressed={fitted}
              icon={fitted ? <Check aria-hidden size={20} /> : undefined}
              caption={fitted ? `Fitted, ${THANIS_COST}` : `Costs ${THANIS_COST}`}
              reason={why && reasonText(position, why).text}
              onPress={() => desk.act(fitted ? { ...buy, type: 'sell' } : buy)}
            >
              {orderName(order)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

function GiveBack({ subject, onGone }: Omit<MachineFittingProps, 'position' | 'onPick' | 'onFit'>) {
  const desk = useDesk();
  const { machine, force } = subject;
  const purchase = { item: 'machine', letter: machine.letter, chassis: machine.kind } as const;
  const paid = paidFor(force.account, machine);
  return (
    <Button
      icon={<Trash2 aria-hidden size={20} />}
      caption={`${count(paid, 'point')} back, its equipment with it; can be undone`}
      onPress={() => {
        if (desk.act({ type: 'sell', force: force.index, purchase })) onGone();
      }}
    >
      {`Give back ${shortName(machine)}`}
    </Button>
  );
}
