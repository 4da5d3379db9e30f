import type { DragEvent } from 'react';
import type { BoxIndex, CycleName, Machine } from '../../../rules/extractors';
import { OrderBox } from '../../widgets/OrderBox';
import { OrderCycle } from '../../widgets/OrderCycle';
import { cycleName } from '../wording';
import { seenBox } from './seenBox';

export interface BoxPlace {
  readonly cycle: CycleName;
  readonly box: BoxIndex;
}

/** What can be done with the order boxes of a display. */
export interface BoxActs {
  /** The box the palette fills. */
  readonly choosing: BoxPlace | null;
  readonly onPick: (place: BoxPlace) => void;
  /** Why a box cannot be filled now. */
  readonly reason?: (place: BoxPlace) => string | undefined;
  /** An order of the palette was dropped here. */
  readonly onDropped?: (place: BoxPlace, drag: string) => void;
}

interface DisplayCycleProps {
  readonly machine: Machine;
  readonly cycle: CycleName;
  readonly hiddenOrders: 'show' | 'faceDown';
  readonly acts: BoxActs | undefined;
}

/** Three boxes and the way round them [§8.1]. */
export function DisplayCycle({ machine, cycle, hiddenOrders, acts }: DisplayCycleProps) {
  const { boxes, marker } = machine[cycle];
  const needed = boxes.every(({ order }) => order === null);
  const firstOpen = boxes.findIndex(({ lost }) => !lost);
  return (
    <OrderCycle title={`${cycleName(cycle)} orders`} note={cycleNote(machine, cycle)}>
      {boxes.map((one, index) => {
        const place = { cycle, box: index as BoxIndex };
        return (
          <PlacedBox
            key={index}
            place={place}
            acts={acts}
            seen={seenBox(one, hiddenOrders)}
            marker={marker === index ? 'last executed' : undefined}
            wanted={needed && index === firstOpen ? 'one is needed' : 'optional'}
          />
        );
      })}
    </OrderCycle>
  );
}

interface PlacedBoxProps {
  readonly place: BoxPlace;
  readonly seen: Pick<Parameters<typeof OrderBox>[0], 'order' | 'state'>;
  readonly marker: string | undefined;
  /** Whether an empty box has to be filled [§8.1]. */
  readonly wanted: string;
  readonly acts: BoxActs | undefined;
}

function PlacedBox({ place, seen, marker, wanted, acts }: PlacedBoxProps) {
  const { cycle, box } = place;
  const reason = acts?.reason?.(place);
  const open = acts !== undefined && reason === undefined;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    acts?.onDropped?.(place, event.dataTransfer.getData('text/plain'));
  };
  return (
    <div
      className="display-box"
      {...(open && { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop })}
    >
      <OrderBox
        name={`${cycleName(cycle)} ${box + 1}`}
        {...seen}
        detail={seen.state === 'empty' && open ? wanted : undefined}
        marker={marker}
        {...(acts && {
          choosing: acts.choosing?.cycle === cycle && acts.choosing.box === box,
          reason,
          onPick: () => acts.onPick(place),
        })}
      />
    </div>
  );
}

/** Where the cycle stands, in words [§8.1]. */
export function cycleNote(machine: Machine, cycle: CycleName): string {
  const { reset, marker, running } = machine[cycle];
  if (reset) return 'reset: starts again at the first';
  if (cycle === 'move') return marker === null ? 'one each movement phase' : 'goes on after the marker';
  return running ? 'one each fire phase' : 'starts with its first fire';
}
