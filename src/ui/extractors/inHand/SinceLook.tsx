import { Play } from 'lucide-react';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import type { Event, Position } from '../../../rules/extractors';
import { toldOf } from '../input/result';
import { useTable, type ExtractorsTable } from '../table';
import { useDesk } from '../input/deskStore';

/** More acts than these are counted. */
const SHOWN = 5;

/** What is told before all else. */
const TELLING: readonly Event['type'][] = [
  'shot',
  'selfDestruct',
  'uncovered',
  'eliminated',
  'exited',
  'ended',
];

/** The acts of the other side since this one looked of which there is something to tell. */
export function newsFor({ sinceLastLook }: Pick<ExtractorsTable, 'sinceLastLook'>) {
  return sinceLastLook().flatMap(({ after, events }) => {
    const text = toldOf(after, events) + answered(after, events);
    return text === '' ? [] : [{ text, telling: events.some(({ type }) => TELLING.includes(type)) }];
  });
}

/** By mail the last move of one's own is told, once the other side has answered whom it came upon. */
function answered(after: Position, events: readonly Event[]): string {
  const own = events.some(
    (event) => event.type === 'moved' && after.units[event.unit]?.side === after.phase.side,
  );
  return own && !events.some(({ type }) => type === 'uncovered') ? ' Nobody hidden was met.' : '';
}

/** What the other side has done since this one looked, and the way to see it again on the map. */
export function SinceLook() {
  const table = useTable();
  const desk = useDesk();
  const acts = newsFor(table);
  if (acts.length === 0) return null;
  const ranked = [...acts.filter(({ telling }) => !telling), ...acts.filter(({ telling }) => telling)];
  const shown = ranked.slice(-SHOWN);
  return (
    <Card level="first" title="Since your last look">
      <ul className="since-look">
        {acts
          .filter((act) => shown.includes(act))
          .map(({ text }, i) => (
            <li key={i}>{text}</li>
          ))}
      </ul>
      {acts.length > SHOWN && <p className="card-note">The log has {acts.length - SHOWN} more.</p>}
      <Button
        wide
        icon={<Play aria-hidden size={20} />}
        caption="On the map, as it was seen"
        onPress={() => desk.scenes.playBack(table.sinceLastLook())}
      >
        Play it back
      </Button>
    </Card>
  );
}
