import { Play } from 'lucide-react';
import { armyOf, destroyedBy, type Position } from '../../../rules/furrows';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { SideMark } from '../../widgets/SideMark';
import { beatsOf } from '../playback/beats';
import { useDesk } from '../play/desk';
import { usePosition, useTable } from '../table';
import { SIDE_NAME, causeText, hexName, winnerText } from '../wording';

/** Who has won and why, and the whole game again. */
export function ResultPanel() {
  const position = usePosition();
  const desk = useDesk();
  const table = useTable();
  const { victory } = position;
  if (!victory) return null;
  const again = () => {
    const moments = table.replay() ?? [];
    const [first, ...rest] = moments;
    if (!first) return;
    desk.tell([...rest.flatMap(({ events }, index) => beatsOf(moments[index].game, events))]);
  };
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
              {SIDE_NAME[side]} has destroyed worth {destroyedBy(position, side)} of{' '}
              {worthAgainst(position, side)} bases
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
          onPress={again}
        >
          Replay the game
        </Button>
      </div>
    </>
  );
}

function worthAgainst(position: Position, side: 'foundry' | 'league'): number {
  return armyOf(position, side === 'foundry' ? 'league' : 'foundry').given.length;
}
