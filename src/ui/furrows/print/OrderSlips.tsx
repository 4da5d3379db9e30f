import { UNITS, type Army } from '../../../rules/furrows';
import { SIDE_NAME } from '../wording';

interface OrderSlipsProps {
  readonly army: Army;
  readonly turns: number;
}

/** A row a base, two turns a slip: folded and handed over face down. */
export function OrderSlips({ army, turns }: OrderSlipsProps) {
  const pairs = Array.from({ length: Math.ceil(turns / 2) }, (_, index) => [2 * index + 1, 2 * index + 2]);
  return (
    <section className="order-slips">
      <h2>{SIDE_NAME[army.side]}, order slips</h2>
      {pairs.map((pair) => (
        <table key={pair[0]} className="order-slip">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Base
              </th>
              {pair.map((turn) => (
                <th key={turn} scope="colgroup" colSpan={5}>
                  Turn {turn}
                </th>
              ))}
            </tr>
            <tr>
              {pair.flatMap((turn) =>
                ['G1', 'Step 1', 'Step 2', 'Step 3', 'G2'].map((part) => (
                  <th key={`${turn} ${part}`} scope="col">
                    {part}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {army.given.map(({ id, unit }) => (
              <tr key={id}>
                <th scope="row">{`${UNITS[unit].name}\u00a0${/\d/.exec(id)?.[0] ?? ''}`}</th>
                {pair.flatMap((turn) => [1, 2, 3, 4, 5].map((cell) => <td key={`${turn} ${cell}`} />))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
