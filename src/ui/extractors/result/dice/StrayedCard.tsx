import { useState } from 'react';
import type { Position } from '../../../../rules/extractors';
import { Button } from '../../../widgets/Button';
import { SideMark } from '../../../widgets/SideMark';
import { strayed, type ThrowAccount } from '../account';
import { tenths, throwWords } from '../diceWords';
import { ResultCard } from '../ResultCard';

interface StrayedCardProps {
  readonly throws: readonly ThrowAccount[];
  readonly nameAt: (one: ThrowAccount) => Position;
  readonly onLook: (step: number) => void;
}

const FEW = 6;

/** What was expected of each throw and what was rolled: those that strayed most, or all in their order. */
export function StrayedCard({ throws, nameAt, onLook }: StrayedCardProps) {
  const [all, setAll] = useState(false);
  if (throws.length === 0) return null;
  const shown = all ? throws : strayed(throws, FEW);
  return (
    <ResultCard
      title={all ? 'All throws, in their order' : 'The throws that strayed most'}
      aside={
        throws.length > FEW && (
          <Button kind="quiet" onPress={() => setAll(!all)}>
            {all ? 'Those that strayed most' : `All ${throws.length}`}
          </Button>
        )
      }
    >
      <table className="table result-throws">
        <thead>
          <tr>
            <th scope="col">Throw, turn</th>
            <th scope="col">Expected</th>
            <th scope="col">Rolled</th>
            <th scope="col">Worth</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, index) => (
            <tr key={index}>
              <th scope="row">
                <button type="button" className="result-throw" onClick={() => onLook(one.step)}>
                  <SideMark side={one.gains} size={16} />
                  {`${throwWords(nameAt(one), one)}, ${one.turn}`}
                </button>
              </th>
              <td>{one.expected.toFixed(1)}</td>
              <td>{one.rolled.toFixed(1)}</td>
              <td>{tenths(one.rolled - one.expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="card-note">
        Worth of what was hit, in points of price. A throw is a way into the replay.
      </p>
    </ResultCard>
  );
}
