import { CostList } from '../../widgets/CostList';
import type { VictoryWords } from '../wording';
import { ResultCard } from './ResultCard';

/** The points of each side that has any, as a list with its sum. */
export function PointsCard({ words: { points, sums } }: { readonly words: VictoryWords }) {
  if (points.length === 0) return null;
  return (
    <ResultCard title="How the points add up">
      {sums.map(({ side, text, value }) => (
        <CostList
          key={side}
          lines={points
            .filter((line) => line.side === side)
            .map((line) => ({ cause: line.text, value: line.value }))}
          total={{ label: text, value }}
        />
      ))}
    </ResultCard>
  );
}
