import { setupOf, type Match, type Setup, type Side } from '../../../rules/extractors';
import { newSeed } from '../../game/seed';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import { problemWords } from '../../saves/problems';
import { toast } from '../../widgets/toast';
import type { Seating } from '../../../store/seats';
import { session } from '../session';
import { useTable } from '../table';
import { scenarioName, sideName } from '../wording';
import { ResultCard } from './ResultCard';
import { levelsBegun, secondGame } from './match';
import { bothGames, gameWords, matchWords, playerAt } from './matchWords';

/** The scenario is played twice with sides changed: the second game to come, or the sum of both [R-112]. */
export function MatchCard({ winner }: { readonly winner: Side | null }) {
  const { setup: begun, version, seats } = useTable().record();
  // Both games are played with the same numbers.
  const setup = setupOf(begun, version);
  const { match } = setup;
  if (!match) return null;
  const { dorian, avronian } = levelsBegun(seats);
  return match.game === 1 ? (
    <ResultCard title="First of two games">
      <p className="card-note">
        {gameWords('First', winner, playerAt(winner, seats))} Now sides change, and both games are added up.{' '}
        <RuleLink rule="R-112" />
      </p>
      <Button
        kind="go"
        wide
        onPress={() => void playSecond(secondGame(setup, winner), { dorian: avronian, avronian: dorian })}
      >
        Second game, sides changed
      </Button>
    </ResultCard>
  ) : (
    <ResultCard title="Both games">
      <Sum match={match} winner={winner} seats={seats} />
    </ResultCard>
  );
}

function Sum({
  match,
  winner,
  seats,
}: {
  readonly match: Extract<Match, { game: 2 }>;
  readonly winner: Side | null;
  readonly seats: readonly Seating[] | undefined;
}) {
  return (
    <>
      <p>
        <b>{matchWords(match.first, winner, seats)}</b>
      </p>
      <p className="card-note">
        {bothGames(match.first, winner, seats).join(' ')} A game won counts 1, a draw ½.{' '}
        <RuleLink rule="R-112" />
      </p>
    </>
  );
}

async function playSecond(setup: Setup, levels: Readonly<Record<string, string | null>>): Promise<void> {
  const name = `${scenarioName(setup.scenario)}, second game`;
  const done = await session.start(setup, newSeed(), name, levels);
  toast(done.ok ? secondWords(levels) : problemWords(done.problem));
}

/** As it begins nothing but colours would say that sides have changed. */
function secondWords({ dorian, avronian }: Readonly<Record<string, string | null>>): string {
  const alone = (dorian === null) !== (avronian === null);
  return `Second game: sides have changed.${alone ? ` You are ${sideName(dorian === null ? 'dorian' : 'avronian')}.` : ''}`;
}
