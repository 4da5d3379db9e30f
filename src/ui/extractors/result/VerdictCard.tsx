import type { Side } from '../../../rules/extractors';
import { RuleLink } from '../../widgets/RuleLink';
import { SideMark } from '../../widgets/SideMark';
import type { VictoryWords } from '../wording';

/** Who has won and the condition that decided it. */
export function VerdictCard({
  winner,
  words,
}: {
  readonly winner: Side | null;
  readonly words: VictoryWords;
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
    </section>
  );
}
