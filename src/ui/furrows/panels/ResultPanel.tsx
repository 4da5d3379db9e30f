import { Play } from 'lucide-react';
import { basesOf, destroyedBy, worthOf, type Position, type Side } from '../../../rules/furrows';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { SideMark } from '../../widgets/SideMark';
import { usePosition } from '../table';
import { SIDE_NAME, causeText, hexName, winnerText } from '../wording';

/** Who has won and why, and the whole game again. */
export function ResultPanel({ onReplay }: { readonly onReplay: () => void }) {
  const position = usePosition();
  const { victory } = position;
  if (!victory) return null;
  return (
    <>
      <Card
        level="main"
        title={winnerText(victory.winner)}
        picture={victory.winner && <SideMark side={victory.winner} size={36} />}
      >
        <p>{causeText(position, victory.because)}.</p>
      </Card>
      <Card title="As it stands">
        <ul className="plain">
          {position.flags.map(({ hex, side }) => (
            <li key={hex}>
              {hexName(position, hex)}: {side ? `${SIDE_NAME[side]} flag` : 'nobody’s flag'}
            </li>
          ))}
          {(['foundry', 'league'] as const).map((side) => (
            <li key={side}>
              {SIDE_NAME[side]} has destroyed bases worth {destroyedBy(position, side)} of{' '}
              {worthAgainst(position, side)}
            </li>
          ))}
        </ul>
      </Card>
      <div className="card">
        <Button
          wide
          kind="go"
          icon={<Play aria-hidden size={20} />}
          caption="Nothing is hidden any more"
          onPress={onReplay}
        >
          Replay the game
        </Button>
      </div>
    </>
  );
}

/** What all bases of the enemy of a side are worth [§3]. */
function worthAgainst(position: Position, side: Side): number {
  return basesOf(position)
    .filter((base) => base.side !== side)
    .reduce((sum, base) => sum + worthOf(base), 0);
}
