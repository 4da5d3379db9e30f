import {
  hasSpecial,
  ordersOf,
  whyIllegal,
  type Machine,
  type Order,
  type Position,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { OrderPips } from '../../widgets/MachineRow';
import { OrderRow } from '../../widgets/OrderRow';
import { useColumns } from '../../widgets/useColumns';
import type { BoxPlace } from '../display';
import { useCoached } from '../input/coached';
import { orderMeaning } from '../input/orderMeaning';
import { cycleName, orderName, orderRule, reasonText, shortName } from '../wording';
import { HousePrograms, RecommendedOrders } from './HousePrograms';
import { orderPips } from './pips';
import { isProgrammed, orderAction } from './programming';

interface OrderPaletteProps {
  readonly position: Position;
  readonly machine: Machine;
  readonly place: BoxPlace | null;
  readonly onPut: (place: BoxPlace, order: Order | null) => void;
  readonly onRecommended: (done: string) => void;
  /** To the list of machines, where it has no column. */
  readonly onMachines: () => void;
}

/** The orders for the picked box, what the other side will see, and orders for everything in one press. */
export function OrderPalette({
  position,
  machine,
  place,
  onPut,
  onRecommended,
  onMachines,
}: OrderPaletteProps) {
  const phone = useColumns() === 'phone';
  // A lesson asks for one order after the other.
  const coached = useCoached() !== null;
  return (
    <>
      {!coached && <RecommendedOrders position={position} onLaid={onRecommended} />}
      {place && (
        <Card
          level="main"
          kicker={`${shortName(machine)}, ${cycleName(place.cycle)} ${place.box + 1}`}
          title="Choose an order"
        >
          <ul className="order-list">
            {ordersOf(place.cycle).map((order, index) => (
              <Row key={order} {...{ position, machine, place, order, onPut }} number={index + 1} />
            ))}
          </ul>
          <EmptyBox {...{ machine, place, onPut }} />
        </Card>
      )}
      {!coached && <HousePrograms {...{ position, machine }} onLaid={onRecommended} />}
      <WhatTheySee position={position} machine={machine} />
      {phone && (
        <Card>
          <Button wide onPress={onMachines}>
            Machines and key
          </Button>
        </Card>
      )}
    </>
  );
}

interface RowProps extends Pick<OrderPaletteProps, 'position' | 'machine' | 'onPut'> {
  readonly place: BoxPlace;
  readonly order: Order;
  readonly number: number;
}

function Row({ position, machine, place, order, number, onPut }: RowProps) {
  const why = whyIllegal(position, orderAction(machine.id, place, order));
  return (
    <OrderRow
      name={orderName(order)}
      rule={orderRule(order)}
      meaning={
        <>
          <kbd className="order-key">{number}</kbd>
          {orderMeaning(machine, order)}
        </>
      }
      chosen={machine[place.cycle].boxes[place.box].order === order}
      reason={why && reasonText(position, why).text}
      drag={order}
      onPick={() => onPut(place, order)}
    />
  );
}

function EmptyBox({ machine, place, onPut }: Pick<RowProps, 'machine' | 'place' | 'onPut'>) {
  const { cycle, box } = place;
  const empty = machine[cycle].boxes[box].order === null;
  const name = `${cycleName(cycle)} ${box + 1}`;
  return (
    <Button
      wide
      reason={empty ? `1 to 3 ${cycleName(cycle)} orders are filled; it may stay empty` : undefined}
      onPress={() => onPut(place, null)}
    >
      {empty ? `${name} is empty` : `Empty ${name}`}
    </Button>
  );
}

/** What the other side learns of this, and when [§8.1, §9.6]. */
function WhatTheySee({ position, machine }: Pick<OrderPaletteProps, 'position' | 'machine'>) {
  const secret = hasSpecial(position, 'secretBuildUp') && machine.where.at === 'toEnter';
  const name = shortName(machine);
  return (
    <Card title="What Dorian will see">
      {secret ? (
        <p className="prepare-note">
          Nothing of {name} before it shows itself. Then its weapons and arcs; its boxes stay face down.
        </p>
      ) : (
        <>
          <p className="prepare-note">
            {name}, its weapons and arcs, and its boxes like this: face down, filled or not, until an order is
            executed.
          </p>
          <OrderPips label="Move boxes as Dorian sees them" pips={orderPips(machine.move, 'faceDown')} />
          <OrderPips label="Combat boxes as Dorian sees them" pips={orderPips(machine.combat, 'faceDown')} />
        </>
      )}
      {!isProgrammed(position, machine) && (
        <p className="prepare-note">A changed order costs a reset once the machine is locked.</p>
      )}
    </Card>
  );
}
