import { setupOf, type Match, type Setup, type Side } from '../../../rules/extractors';
import { newSeed } from '../../game/seed';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import { problemWords } from '../../saves/problems';
import { toast } from '../../widgets/toast';
import { session } from '../session';
import { usePublished, useTable } from '../table';
import { scenarioName, sideName } from '../wording';
import { ResultCard } from './ResultCard';
import { matchPoints, otherSide, secondGame } from './match';

/** The scenario is played twice with sides changed: the second game to come, or the sum of both [R-112]. */
export function MatchCard({ winner }: { readonly winner: Side | null }) {
  const { setup: begun, version } = useTable().record();
  // Both games are played with the same numbers.
  const setup = setupOf(begun, version);
  const seats = usePublished(({ seats: all }) => all);
  const { match } = setup;
  if (!match) return null;
  const levels = Object.fromEntries(seats.map(({ side, level }) => [otherSide(side), level]));
  return match.game === 1 ? (
    <ResultCard title="First of two games">
      <p className="card-note">
        {firstWords(winner)} Now sides change, and both games are added up. <RuleLink rule="R-112" />
      </p>
      <Button kind="go" wide onPress={() => void playSecond(secondGame(setup, winner), levels)}>
        Second game, sides changed
      </Button>
    </ResultCard>
  ) : (
    <ResultCard title="Both games">
      <Sum match={match} winner={winner} />
    </ResultCard>
  );
}

function Sum({
  match,
  winner,
}: {
  readonly match: Extract<Match, { game: 2 }>;
  readonly winner: Side | null;
}) {
  const points = matchPoints(match.first, winner);
  const [dorianFirst, avronianFirst] = [points.dorian, points.avronian].map(halves);
  const ahead = points.dorian - points.avronian;
  const who = ahead > 0 ? 'dorian' : 'avronian';
  return (
    <>
      <p>
        <b>
          {ahead === 0
            ? `The match is drawn, ${dorianFirst} to ${avronianFirst}.`
            : `Who was ${sideName(who)} first wins the match, ${halves(points[who])} to ${halves(points[otherSide(who)])}.`}
        </b>
      </p>
      <p className="card-note">
        {firstWords(match.first)} Second game: {winner === null ? 'a draw' : `${sideName(winner)} won`}. A
        game won counts 1, a draw ½. <RuleLink rule="R-112" />
      </p>
    </>
  );
}

function firstWords(winner: Side | null): string {
  return `First game: ${winner === null ? 'a draw' : `${sideName(winner)} won`}.`;
}

/** '1½'. */
function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

async function playSecond(setup: Setup, levels: Readonly<Record<string, string | null>>): Promise<void> {
  const name = `${scenarioName(setup.scenario)}, second game`;
  const done = await session.start(setup, newSeed(), name, levels);
  if (!done.ok) toast(problemWords(done.problem));
}
