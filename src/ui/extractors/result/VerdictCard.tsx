import type { Side } from '../../../rules/extractors';
import { RuleLink } from '../../widgets/RuleLink';
import { SideMark } from '../../widgets/SideMark';
import type { VictoryWords } from '../wording';

/** Who has won and the condition that decided it. */
export function VerdictCard({
  winner,
  words,
  agreed,
}: {
  readonly winner: Side | null;
  readonly words: VictoryWords;
  /** What the game had otherwise than printed, in sentences. */
  readonly agreed: readonly string[];
}) {
  return (
    <section className="panel result-verdict" data-side={winner ?? undefined} aria-labelledby="verdict">
      {winner !== null && <SideMark side={winner} size={56} />}
      <div>
        <p className="kicker">
          Decided by <RuleLink rule={words.rule} />
        </p>
        <h1 id="verdict">{words.heading}</h1>
      </div>
      <p>{words.condition}</p>
      {agreed.length > 0 && <p>Not as printed: {agreed.join(' ')}</p>}
    </section>
  );
}
