import { orderName } from '../wording';
import { orderLines } from './machineWords';
import { OrderSign } from './SheetParts';

/** What each order asks, with the sign on its counter [§8.3, §8.4]. */
export function OrderSummary() {
  return (
    <section className="order-summary" aria-label="Orders">
      {(['move', 'combat'] as const).map((cycle) => (
        <ul key={cycle}>
          {orderLines(cycle).map(({ order, meaning }) => (
            <li key={order}>
              <OrderSign order={order} />
              <b>{orderName(order)}</b>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
