import { SideMark } from '../../widgets/SideMark';
import { sideName } from '../wording';
import type { SideStatistics, Statistics } from './statistics';
import { ResultCard } from './ResultCard';

const SIDES = ['dorian', 'avronian'] as const;

interface Row {
  readonly label: string;
  readonly cell: (side: SideStatistics) => string;
}

const ROWS: readonly Row[] = [
  { label: 'Units lost', cell: ({ unitsLost, units }) => `${unitsLost} of ${units}` },
  { label: 'Steps lost', cell: ({ stepsLost }) => String(stepsLost) },
  { label: 'Armour lost', cell: ({ armourLost }) => String(armourLost) },
  { label: 'Shots', cell: ({ shots }) => String(shots) },
  { label: 'To-hit rolls', cell: ({ rolls }) => String(rolls) },
  { label: 'Hits', cell: ({ hits }) => String(hits) },
  { label: 'Critical rolls', cell: ({ criticals }) => String(criticals) },
  {
    label: 'Rallied, of rally rolls',
    cell: ({ rallied, rallyRolls }) => (rallyRolls === 0 ? '–' : `${rallied} of ${rallyRolls}`),
  },
];

/** What each side lost, fired and rolled. */
export function StatisticsCard({ statistics }: { readonly statistics: Statistics }) {
  return (
    <ResultCard title="The game in numbers">
      <table className="table result-numbers">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <SideMark side={side} size={18} />
                {sideName(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {SIDES.map((side) => (
                <td key={side}>{cell(statistics.sides[side])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ResultCard>
  );
}
