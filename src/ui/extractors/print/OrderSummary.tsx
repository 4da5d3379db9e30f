import { ordersOf, type Machine } from '../../../rules/extractors';
import { orderName } from '../wording';
import { orderLines } from './machineWords';
import { OrderSign } from './Figures';

interface OrderSummaryProps {
  /** Thanis orders are told where they were bought [§8.5]. */
  readonly thanis: Machine['thanis'];
}

/** What each order asks, with the sign on its counter [§8.3, §8.4]. */
export function OrderSummary({ thanis }: OrderSummaryProps) {
  return (
    <div className="order-summary" role="group" aria-label="Orders">
      {(['move', 'combat'] as const).map((cycle) => (
        <ul key={cycle}>
          {orderLines(cycle)
            .filter(({ order }) => (order !== 'freeMove' && order !== 'freeTarget') || thanis[order])
            .map(({ order, meaning }) => (
              <li key={order}>
                <OrderSign order={order} />
                <b>{orderName(order)}</b>
                <span>{meaning}</span>
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}

/** Which order a sign on a counter is: displays without tables do not tell. */
export function OrderKey() {
  return (
    <section className="order-key">
      <h3>Order counters</h3>
      <div>
        {(['move', 'combat'] as const).map((cycle) => (
          <ul key={cycle}>
            {ordersOf(cycle).map((order) => (
              <li key={order}>
                <OrderSign order={order} />
                {orderName(order)}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
