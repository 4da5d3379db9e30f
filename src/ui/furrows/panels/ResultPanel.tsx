import { Play, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import {
  basesOf,
  furrows,
  destroyedBy,
  scenarioOf,
  worthOf,
  type Position,
  type Side,
} from '../../../rules/furrows';
import { LastDecision } from '../../replay/LastDecision';
import { problemWords } from '../../saves/problems';
import { newSeed } from '../../game/seed';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { SideMark } from '../../widgets/SideMark';
import { toast } from '../../widgets/toast';
import { capital, listed } from '../../widgets/words';
import { lastDecisions } from '../playback/lastDecisions';
import { session } from '../session';
import { usePosition, useTable } from '../table';
import { SIDE_NAME, causeText, hexName, winnerText } from '../wording';

/** Who has won and why, and the whole game again. */
export function ResultPanel({ onReplay }: { readonly onReplay: () => void }) {
  const position = usePosition();
  const decisions = useDecisions();
  const { victory } = position;
  if (!victory) return null;
  return (
    <>
      <Card
        level="main"
        title={winnerText(victory.winner)}
        picture={victory.winner && <SideMark side={victory.winner} size={36} />}
      >
        <p>{capital(causeText(position, victory.because))}.</p>
      </Card>
      <Card title="As it stands">
        <ul className="plain">
          {(['foundry', 'league', null] as const).map((side) => {
            const hexes = position.flags.filter((flag) => flag.side === side);
            const whose = side ? `${SIDE_NAME[side]} flags` : 'Nobody’s flags';
            return (
              hexes.length > 0 && (
                <li key={whose}>
                  {whose}: {listed(hexes.map(({ hex }) => hexName(position, hex)))}
                </li>
              )
            );
          })}
          {(['foundry', 'league'] as const).map((side) => (
            <li key={side}>
              The {SIDE_NAME[side]} has destroyed bases worth {destroyedBy(position, side)} of{' '}
              {worthAgainst(position, side)}
            </li>
          ))}
        </ul>
      </Card>
      <div className="card furrows-ways">
        <Button
          kind="go"
          icon={<Play aria-hidden size={20} />}
          caption="Nothing is hidden any more"
          onPress={onReplay}
        >
          Replay the game
        </Button>
        <LastDecision decisions={decisions} />
        <Button
          icon={<RotateCcw aria-hidden size={20} />}
          caption="Other dice"
          onPress={() => void playAgain(position)}
        >
          Play it again
        </Button>
      </div>
    </>
  );
}

/** What each side last decided in the ended game; it changes no more. */
function useDecisions() {
  const table = useTable();
  return useMemo(() => {
    const { setup, seed, version } = table.record();
    return lastDecisions(furrows.setup(setup, seed, version), table.replay() ?? []);
  }, [table]);
}

/** The same scenario and way of orders, other dice. */
async function playAgain(position: Position): Promise<void> {
  const { scenario, orders } = position;
  const done = await session.start({ scenario, orders }, newSeed(), scenarioOf(position).title);
  if (!done.ok) toast(problemWords(done.problem));
}

/** What all bases of the enemy of a side are worth [§3]. */
function worthAgainst(position: Position, side: Side): number {
  return basesOf(position)
    .filter((base) => base.side !== side)
    .reduce((sum, base) => sum + worthOf(base), 0);
}
