import { unitsOf, type Cycle, type Machine, type Order, type Position } from '../../../rules/extractors';
import { cycleName, orderName, shortName } from '../wording';

/** The orders on the displays as they lay after a step, face up; nothing under the Simple rules [§8]. */
export function ReplayOrders({ position }: { readonly position: Position }) {
  const machines = unitsOf(position).filter(
    (unit): unit is Machine => unit.class === 'machine' && isProgrammed(unit),
  );
  if (position.rules === 'simple' || machines.length === 0) return null;
  return (
    <details className="replay-orders fold">
      <summary>Orders on the displays</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Machine</th>
            <th scope="col">{cycleName('move')}</th>
            <th scope="col">{cycleName('combat')}</th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.id}>
              <th scope="row">{shortName(machine)}</th>
              <td>
                <Boxes cycle={machine.move} />
              </td>
              <td>
                <Boxes cycle={machine.combat} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function isProgrammed({ move, combat }: Machine): boolean {
  return [...move.boxes, ...combat.boxes].some(({ order }) => order !== null);
}

function Boxes<O extends Order>({ cycle }: { readonly cycle: Cycle<O> }) {
  return (
    <ol>
      {cycle.boxes.map(({ order, lost }, box) => (
        <li key={box}>
          {lost ? 'lost' : order === null || order === 'hidden' ? '–' : orderName(order)}
          {cycle.marker === box && <b> (last)</b>}
        </li>
      ))}
    </ol>
  );
}
