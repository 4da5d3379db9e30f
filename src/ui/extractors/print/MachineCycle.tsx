import { Fragment } from 'react';
import type { CycleName, Machine, Order, OrderBox } from '../../../rules/extractors';
import { seenBox } from '../display';
import { cycleName } from '../wording';
import { Cross } from '../../print/SheetParts';
import { OrderSign } from './Figures';

interface MachineCycleProps {
  readonly machine: Machine;
  readonly cycle: CycleName;
  /** What it has marked on the map, in words. */
  readonly mark: string;
  readonly hiddenOrders: 'show' | 'faceDown';
}

const NOTES = {
  move: 'one each movement phase',
  combat: 'starts with the first fire, then every fire phase',
} as const;

/** Three boxes, the way round them, and a disc in each to lay the status marker on [§8.1]. */
export function MachineCycle({ machine, cycle, mark, hiddenOrders }: MachineCycleProps) {
  const { boxes, marker, reset } = machine[cycle];
  return (
    <section>
      <h3>
        {cycleName(cycle)} orders
        <small>{mark || (reset ? 'reset: starts again at the first' : NOTES[cycle])}</small>
      </h3>
      <div className="cycle-boxes">
        {boxes.map((box, index) => (
          <Fragment key={index}>
            {index > 0 && <Arrow />}
            <Box
              name={`${cycleName(cycle)} ${index + 1}`}
              box={box}
              marked={marker === index}
              hiddenOrders={hiddenOrders}
            />
          </Fragment>
        ))}
      </div>
      <Loop />
    </section>
  );
}

interface BoxProps {
  readonly name: string;
  readonly box: OrderBox;
  readonly marked: boolean;
  readonly hiddenOrders: 'show' | 'faceDown';
}

function Box({ name, box, marked, hiddenOrders }: BoxProps) {
  const { order, state } = seenBox(box, hiddenOrders);
  const sign = order === null ? null : (box.order as Order);
  return (
    <div className="cycle-box" data-state={state}>
      <span className="cycle-box-name">
        {name}
        {state === 'hidden' && order !== null && <em>hidden</em>}
        {state === 'lost' && <em>lost</em>}
      </span>
      {order !== null && <b>{order}</b>}
      {sign && <OrderSign order={sign} />}
      <svg className="marker" viewBox="-5 -5 10 10" aria-hidden data-on={marked || undefined}>
        <circle r="4.5" />
      </svg>
      {marked && <span className="marker-words">last executed</span>}
      {state === 'lost' && <Cross twice />}
    </div>
  );
}

function Arrow() {
  return (
    <svg className="cycle-arrow" viewBox="0 0 24 24" aria-hidden>
      <path d="M2 12h18M12 4l8 8-8 8" />
    </svg>
  );
}

/** From the third box back to the first. */
function Loop() {
  return (
    <svg className="cycle-loop" viewBox="0 0 930 44" preserveAspectRatio="none" aria-hidden>
      <path d="M780 0V34H150V14" vectorEffect="non-scaling-stroke" />
      <path d="M138 16L150 2L162 16Z" className="cycle-loop-tip" />
    </svg>
  );
}
