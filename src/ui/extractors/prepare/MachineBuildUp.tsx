import { useRef, useState } from 'react';
import type { Position, Weapon } from '../../../rules/extractors';
import type { SheetHeight } from '../../widgets/PhoneSheet';
import { NOW } from '../../widgets/ThreeColumns';
import { useColumns } from '../../widgets/useColumns';
import { useDesk } from '../input/deskStore';
import { usePosition } from '../table';
import { count, shortName } from '../wording';
import { buyingForces, type BuyingForce } from './accounts';
import { ChassisChoice } from './ChassisChoice';
import { FinishButton, PrepareFooter } from './FinishButton';
import { fittingActions, nextEmpty, subjectOf, type Pick, type Subject } from './fitting';
import { ForceList } from './ForceList';
import { MachineFitting } from './MachineFitting';
import { MachineStrip } from './MachineStrip';
import { PrepareColumns } from './PrepareColumns';
import { WeaponList } from './WeaponList';

/** The Avronian build-up: machines, and what is fitted on their displays [§3, §5]. */
export function MachineBuildUp() {
  const position = usePosition();
  const desk = useDesk();
  const wide = useColumns() === 'wide';
  const [pick, setPick] = useState<Pick | null>(null);
  const [tab, setTab] = useState(NOW);
  const [height, setHeight] = useState<SheetHeight>('half');
  const forces = buyingForces(position);
  const subject = subjectOf(position, forces, pick);
  if (!subject) return null;

  const choose = (next: Pick) => {
    setPick(next);
    setTab(NOW);
  };
  const fit = (slot: number, weapon: Weapon) => {
    if (!subject.machine) return;
    const { machine, force } = subject;
    const wasEmpty = machine.slots[slot].weapon === null;
    const done = desk.actTogether(fittingActions(force.index, machine, slot, weapon));
    const rest = nextEmpty({
      ...machine,
      slots: machine.slots.map((place, i) => (i === slot ? { ...place, weapon } : place)),
    });
    setPick({
      letter: machine.letter,
      force: force.index,
      slot: done && wasEmpty && rest !== null ? rest : slot,
    });
  };

  return (
    <PrepareColumns
      layout="program"
      leftLabel="Machines and points"
      left={[
        {
          id: 'force',
          label: 'Force',
          content: <ForceList {...{ position, forces, subject }} onPick={choose} />,
        },
      ]}
      middle={
        <>
          {!wide && <MachineStrip {...{ position, forces, subject }} onPick={choose} />}
          <MachineShown {...{ position, subject }} onPick={choose} onFit={fit} />
        </>
      }
      right={{
        label: labelOf(subject),
        short: 'Weapons',
        content: (
          <WeaponList
            position={position}
            forces={forces}
            subject={subject}
            onFit={fit}
            onForce={() => setTab('force')}
          />
        ),
        footer: (
          <PrepareFooter>
            <FinishButton note={unspent(forces)}>Finish build-up</FinishButton>
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

interface MachineShownProps {
  readonly position: Position;
  readonly subject: Subject;
  readonly onPick: (pick: Pick) => void;
  readonly onFit: (slot: number, weapon: Weapon) => void;
}

/** The machine that is fitted, or those to choose from; it keeps the focus when one comes or goes, whose button is gone then. */
function MachineShown({ position, subject, onPick, onFit }: MachineShownProps) {
  const shown = useRef<HTMLDivElement>(null);
  const keepFocus = () => shown.current?.focus({ preventScroll: true });
  return (
    <div ref={shown} tabIndex={-1} role="group" aria-label="Machine">
      {subject.machine ? (
        <MachineFitting {...{ position, subject, onPick, onFit }} onGone={keepFocus} />
      ) : (
        <ChassisChoice
          position={position}
          force={subject.force}
          onBought={(letter) => {
            onPick({ letter, slot: 0, force: subject.force.index });
            keepFocus();
          }}
        />
      )}
    </div>
  );
}

function labelOf({ machine, force, ...rest }: Subject): string {
  const left = force.budget.weapons === 'free' ? '' : `: ${count(force.account.left, 'point')} left`;
  if (!machine || !('slot' in rest)) return `Add a machine${left}`;
  return `${shortName(machine)}, slot ${rest.slot + 1}${left}`;
}

function unspent(forces: readonly BuyingForce[]): string | undefined {
  const left = forces.reduce((sum, { account }) => sum + account.left, 0);
  return left > 0 ? `${count(left, 'point')} unspent` : undefined;
}
