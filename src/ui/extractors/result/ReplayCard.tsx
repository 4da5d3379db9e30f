import { Play } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../widgets/Button';
import { count } from '../wording';
import type { TurnStart } from '../../replay/course';
import { ResultCard } from './ResultCard';

interface ReplayCardProps {
  readonly steps: number;
  readonly turns: readonly TurnStart[];
  readonly onReplay: (from: number) => void;
  readonly onAgain: () => void;
  /** Further ways on from here. */
  readonly children?: ReactNode;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The way into the replay, at its beginning or at a turn; and out of this game. */
export function ReplayCard({ steps, turns, onReplay, onAgain, children, ref }: ReplayCardProps) {
  const played = turns.filter(({ turn }) => turn > 0);
  return (
    <ResultCard title="Replay" aside={count(steps, 'step')}>
      <div className="result-turns" role="group" aria-label="Replay from a turn">
        <span aria-hidden>Turn</span>
        {played.map(({ turn, step }) => (
          <button
            key={step}
            type="button"
            className="button"
            aria-label={`Replay from turn ${turn}`}
            onClick={() => onReplay(step)}
          >
            {turn}
          </button>
        ))}
      </div>
      <div className="result-acts">
        <Button ref={ref} kind="go" icon={<Play aria-hidden size={20} />} onPress={() => onReplay(0)}>
          Replay from the start
        </Button>
        <Button onPress={onAgain}>Play again, new seed</Button>
        <a className="button" href="#/">
          Choose a scenario
        </a>
        {children}
      </div>
    </ResultCard>
  );
}
