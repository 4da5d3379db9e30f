import { CounterSvg } from '../art/CounterSvg';
import { type MachineLetter, type Position } from '../../../rules/extractors';
import { ArcWheel } from '../../widgets/ArcWheel';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import { useDesk } from '../input/deskStore';
import { arcName, count, kindName, listed, movementTypeName, reasonText, signed } from '../wording';
import type { BuyingForce } from './accounts';
import { machineOffers, type MachineOffer } from './machineOffers';
import { machineFace, rowOfMachine } from './pieces';
import '../../theme/paper.css';

interface ChassisChoiceProps {
  readonly position: Position;
  readonly force: BuyingForce;
  readonly onBought: (letter: MachineLetter) => void;
}

/** The chassis to choose from, each with its numbers, arcs and cost [§3]. */
export function ChassisChoice({ position, force, onBought }: ChassisChoiceProps) {
  const free = force.budget.freeMachines.length > 0;
  return (
    <section aria-labelledby="chassis-choice">
      <div className="split chassis-head">
        <h2 id="chassis-choice">{free ? 'Choose the second machine' : 'Add a machine'}</h2>
        <span className="kicker">
          {free ? 'free, any but an Orni' : `${count(force.account.left, 'point')} left`}{' '}
          <RuleLink rule={free ? '§9.4' : '§3'} />
        </span>
      </div>
      <ul className="chassis-list">
        {machineOffers(position, force).map((offer) => (
          <ChassisCard key={offer.chassis} {...{ position, force, offer, onBought }} />
        ))}
      </ul>
    </section>
  );
}

interface ChassisCardProps extends ChassisChoiceProps {
  readonly offer: MachineOffer;
}

function ChassisCard({ position, force, offer, onBought }: ChassisCardProps) {
  const desk = useDesk();
  const { chassis, letter, cost, why } = offer;
  const { armour, speed, profile, movement, slots, extraArmourCost } = rowOfMachine(position, chassis);
  const buy = {
    type: 'buy',
    force: force.index,
    purchase: { item: 'machine', letter, chassis },
  } as const;
  return (
    <li className="chassis-card paper">
      <div className="chassis-card-head">
        <CounterSvg face={machineFace(position, chassis, letter)} size={56} />
        <div>
          <h3>{kindName(chassis)}</h3>
          <p>
            {movementTypeName(movement)}, profile {signed(profile)}. Speed {speed}, armour {armour}
            {force.budget.extraArmour && `, extra at ${extraArmourCost}`}.
          </p>
        </div>
        <span className="row-figure">
          {cost}
          <span className="visually-hidden"> points</span>
        </span>
      </div>
      <div className="chassis-arcs" role="img" aria-label={`Arcs: ${listed(slots.map(arcName))}`}>
        {slots.map((arc, slot) => (
          <ArcWheel key={slot} arc={arc} size={40} />
        ))}
        <span className="kicker">{count(slots.length, 'weapon slot')}</span>
      </div>
      <Button
        wide
        reason={why && reasonText(position, why).text}
        caption={cost === 0 ? 'Free' : `Costs ${cost}, leaves ${force.account.left - cost}`}
        onPress={() => {
          if (desk.act(buy)) onBought(letter);
        }}
      >
        {`Add ${kindName(chassis)} ${letter}`}
      </Button>
    </li>
  );
}
