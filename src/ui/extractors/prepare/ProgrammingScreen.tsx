import { useState } from 'react';
import { ordersOf, type CounterId, type Machine, type Order } from '../../../rules/extractors';
import { usePlainKeys } from '../../play/keys';
import { useSettings } from '../../shell/settings';
import { announce } from '../../widgets/announce';
import { EmptyState } from '../../widgets/EmptyState';
import type { SheetHeight } from '../../widgets/PhoneSheet';
import { NOW } from '../../widgets/ThreeColumns';
import { useColumns } from '../../widgets/useColumns';
import { MachineDisplay, printedWords, type BoxPlace } from '../display';
import { useCoached } from '../input/coached';
import { useDesk } from '../input/deskStore';
import { usePosition } from '../table';
import { boxName, cycleName, orderName, reasonText, shortName } from '../wording';
import { DisplayOrMap } from './DisplayOrMap';
import { ComingTurns } from './ComingTurns';
import { arrivalWords } from './arrivalWords';
import { OrderPalette } from './OrderPalette';
import { PrepareFooter } from './FinishButton';
import { PrepareColumns } from './PrepareColumns';
import { PrepareScreen } from './PrepareScreen';
import { ProgramEnd } from './ProgramEnd';
import { ProgramList, ProgramStrip } from './ProgramList';
import { firstOpenBox, nextEmptyBox, openMachines, orderAction, whyBoxClosed } from './programming';
import './prepare.css';

/** Orders laid into boxes: before the machines act, and when a cycle is reset [§8.1, §8.2]. */
export function ProgrammingScreen() {
  const position = usePosition();
  const machines = openMachines(position);
  const [picked, setPicked] = useState<CounterId | null>(null);
  const machine = machines.find(({ id }) => id === picked) ?? machines.at(0);
  const { activation } = position;
  const title = activation?.type === 'resetting' ? `${cycleName(activation.cycle)} reset` : undefined;
  return (
    <PrepareScreen side="avronian" on="o" {...(title !== undefined && { title })}>
      {machine ? (
        <Program key={machine.id} {...{ machines, machine }} onPick={setPicked} />
      ) : (
        <EmptyState title="No machine to program" />
      )}
    </PrepareScreen>
  );
}

interface ProgramProps {
  readonly machines: readonly Machine[];
  readonly machine: Machine;
  readonly onPick: (machine: CounterId) => void;
}

function Program({ machines, machine, onPick }: ProgramProps) {
  const position = usePosition();
  const coached = useCoached();
  const desk = useDesk();
  const columns = useColumns();
  const [chosen, setChosen] = useState<BoxPlace | null>(() => nextEmptyBox(position, machine, null));
  const [tab, setTab] = useState(NOW);
  const [height, setHeight] = useState<SheetHeight>(coached ? 'full' : 'half');
  const place = chosen ?? firstOpenBox(position, machine);
  const name = place ? boxLabel(place) : 'Orders';

  const put = (where: BoxPlace, order: Order | null) => {
    const held = machine[where.cycle].boxes[where.box].order;
    if (!desk.act(orderAction(machine.id, where, order))) return;
    const filled = withOrder(machine, where, order);
    const next = held === null ? (nextEmptyBox(position, filled, where) ?? where) : where;
    setChosen(next);
    const said = `${boxLabel(where)}: ${order === null ? 'empty' : orderName(order)}.`;
    announce(next === where ? said : `${said} Now ${boxLabel(next)}.`);
  };
  useOrderKeys({ machines, machine, onPick }, (number) => {
    const order = place && ordersOf(place.cycle).at(number - 1);
    if (place && order) put(place, order);
  });

  return (
    <PrepareColumns
      layout="program"
      leftLabel="Machines"
      left={[
        {
          id: 'machines',
          label: 'Machines',
          content: <ProgramList {...{ position, machines, machine }} onPick={onPick} />,
        },
      ]}
      middle={
        <DisplayOrMap>
          {columns !== 'wide' && <ProgramStrip {...{ position, machines, machine }} onPick={onPick} />}
          <MachineDisplay
            machine={machine}
            hiddenOrders="show"
            use="program"
            detail={`${printedWords(machine)}. ${arrivalWords(position, machine)}`}
            boxes={{
              choosing: place,
              onPick: (next) => {
                setChosen(next);
                setTab(NOW);
                if (height === 'peek') setHeight('half');
              },
              reason: (where) => {
                const why = whyBoxClosed(position, machine.id, where);
                return why && reasonText(position, why).text;
              },
              onDropped: (where, drag) => {
                const order = ordersOf(where.cycle).find((one) => one === drag);
                if (order) put(where, order);
                else announce(`That order does not go into ${boxName(where.cycle, where.box)}.`);
              },
            }}
          />
          <ComingTurns position={position} machine={machine} />
        </DisplayOrMap>
      }
      right={{
        label: `${name}: choose an order`,
        short: name,
        content: (
          <>
            {coached?.panel}
            <OrderPalette
              {...{ position, machine, place }}
              onPut={put}
              onMachines={() => setTab('machines')}
              onRecommended={(done) => {
                setChosen(null);
                announce(done);
              }}
            />
          </>
        ),
        footer: (
          <PrepareFooter>
            <ProgramEnd {...{ position, machines, machine }} onPick={onPick} />
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

/** 'Move 2'. */
function boxLabel({ cycle, box }: BoxPlace): string {
  return `${cycleName(cycle)} ${box + 1}`;
}

function withOrder(machine: Machine, { cycle, box }: BoxPlace, order: Order | null): Machine {
  const boxes = machine[cycle].boxes.map((one, index) => (index === box ? { ...one, order } : one));
  return { ...machine, [cycle]: { ...machine[cycle], boxes } };
}

/** 1 to 6 choose an order of the palette, N goes to the next machine; a player may have them switched off [WCAG 2.1.4]. */
function useOrderKeys({ machines, machine, onPick }: ProgramProps, onNumber: (number: number) => void) {
  const { letterKeys } = useSettings();
  usePlainKeys((event) => {
    if (!letterKeys || event.defaultPrevented) return;
    if (/^[1-6]$/.test(event.key)) {
      event.preventDefault();
      if (!event.repeat) onNumber(Number(event.key));
    } else if (event.key.toLowerCase() === 'n') {
      const by = event.shiftKey ? -1 : 1;
      const next = machines.at((machines.indexOf(machine) + by) % machines.length)!;
      onPick(next.id);
      announce(shortName(next));
    }
  });
}
