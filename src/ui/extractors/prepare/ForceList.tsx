import { Plus } from 'lucide-react';
import { CounterSvg } from '../art/CounterSvg';
import { CHASSIS, THANIS_COST, WEAPONS, type Machine, type Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { CostList } from '../../widgets/CostList';
import { MachineRow } from '../../widgets/MachineRow';
import { faceOf } from '../art/counterFace';
import { listed, orderName, shortName, weaponName } from '../wording';
import { AccountHead } from './AccountHead';
import { boughtLines, machinesOf, paidFor, type BuyingForce } from './accounts';
import { BuildUpRules } from './BuildUpRules';
import { nextEmpty, type Pick, type Subject } from './fitting';
import { sellsMachines } from './machineOffers';

export interface ForceListProps {
  readonly position: Position;
  readonly forces: readonly BuyingForce[];
  readonly subject: Subject;
  readonly onPick: (pick: Pick) => void;
}

/** Every force with its points, its machines and the running total. */
export function ForceList({ position, forces, subject, onPick }: ForceListProps) {
  return (
    <>
      <h2 className="visually-hidden">Machines and points</h2>
      {forces.map((force) => (
        <section key={force.index} aria-label={force.force.name}>
          <AccountHead position={position} force={force} />
          <ul>
            {machinesOf(position, force.index).map((machine) => (
              <MachineRow
                key={machine.id}
                picture={<CounterSvg face={faceOf(machine)} size={44} />}
                name={shortName(machine)}
                detail={fittedWords(machine, force)}
                figure={force.budget.weapons === 'free' ? undefined : paidFor(force.account, machine)}
                selected={subject.machine?.id === machine.id}
                onSelect={() =>
                  onPick({ letter: machine.letter, slot: nextEmpty(machine) ?? 0, force: force.index })
                }
              />
            ))}
          </ul>
          {sellsMachines(force) && (
            <div className="add-machine">
              <Button
                wide
                icon={<Plus aria-hidden size={20} />}
                pressed={subject.machine === null && subject.force.index === force.index}
                onPress={() => onPick({ letter: null, slot: 0, force: force.index })}
              >
                Add a machine
              </Button>
            </div>
          )}
        </section>
      ))}
      <RunningTotal forces={forces} />
      <BuildUpRules position={position} forces={forces} />
    </>
  );
}

/** 'Particle accelerator 7, Laser 4, slot 3 empty, armour +3: 9'. */
function fittedWords({ kind, slots, extraArmour, thanis }: Machine, { budget }: BuyingForce): string {
  const price = (cost: number) => (budget.weapons === 'free' ? '' : ` ${cost}`);
  const weapons = slots.map(({ weapon }, slot) =>
    weapon ? `${weaponName(weapon)}${price(WEAPONS[weapon].cost)}` : `slot ${slot + 1} empty`,
  );
  const armour = extraArmour * CHASSIS[kind].extraArmourCost;
  return [
    ...weapons,
    ...(extraArmour > 0 ? [`armour +${extraArmour}: ${armour}`] : []),
    ...(['freeMove', 'freeTarget'] as const)
      .filter((order) => thanis[order])
      .map((order) => `${orderName(order)} ${THANIS_COST}`),
  ].join(', ');
}

/** Everything bought, a line a thing, and the sum [§5]. */
function RunningTotal({ forces }: { readonly forces: readonly BuyingForce[] }) {
  const lines = forces
    .filter(({ budget }) => budget.weapons !== 'free')
    .flatMap(({ account }) => boughtLines(account));
  if (lines.length === 0) return null;
  const sum = (of: (force: BuyingForce) => number) => forces.reduce((all, force) => all + of(force), 0);
  const left = sum(({ account }) => account.left);
  const points = listed(forces.map(({ account }) => String(account.points)));
  return (
    <Card title="Running total">
      <CostList
        lines={lines.map(({ name, cost }) => ({ cause: name, value: cost }))}
        total={{
          label: `Spent of ${points}, ${left} left`,
          value: sum(({ account }) => account.points - account.left),
        }}
      />
    </Card>
  );
}
