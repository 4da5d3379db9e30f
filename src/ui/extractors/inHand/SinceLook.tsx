import { Play } from 'lucide-react';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { logLines } from '../wording';
import { useTable } from '../table';
import { useDesk } from '../input/deskStore';

/** More lines than this are counted. */
const SHOWN = 5;

/** What the other side has done since this one looked, and the way to see it again on the map. */
export function SinceLook() {
  const table = useTable();
  const desk = useDesk();
  const missed = table.sinceLastLook();
  const lines = missed.flatMap(({ after, events }) => events.flatMap((event) => logLines(after, event)));
  if (lines.length === 0) return null;
  return (
    <Card level="first" title="Since your last look">
      <ul className="since-look">
        {lines.slice(0, SHOWN).map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      {lines.length > SHOWN && <p className="card-note">The log has {lines.length - SHOWN} more.</p>}
      <Button
        wide
        icon={<Play aria-hidden size={20} />}
        caption="On the map, as it was seen"
        onPress={() => desk.scenes.playBack(missed)}
      >
        Play it back
      </Button>
    </Card>
  );
}
