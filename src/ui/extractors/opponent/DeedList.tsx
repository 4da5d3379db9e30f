import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { levelName } from '../../seats/levels';
import { Button } from '../../widgets/Button';
import { useDesk } from '../play/deskStore';
import { usePosition, usePublished } from '../table';
import { deedText, deedsSince } from './deeds';

/** What the computer has done since a person last did something, each with its reasons a tap away. */
export function DeedList() {
  const position = usePosition();
  const desk = useDesk();
  const log = usePublished((published) => published.log);
  const deeds = useMemo(() => deedsSince(position, log), [position, log]);
  if (deeds.length === 0) return null;
  const name = levelName(deeds[deeds.length - 1].level);
  return (
    <details className="card" open>
      <summary>{`What ${name} did (${deeds.length})`}</summary>
      <ol className="deeds">
        {deeds.map((deed) => (
          <li key={deed.index}>
            <span>{deedText(deed)}</span>
            {deed.why && (
              <Button
                kind="quiet"
                icon={<Lightbulb aria-hidden size={18} />}
                onPress={() => desk.why(deed.index)}
              >
                Why
                <span className="visually-hidden">{` did it: ${deedText(deed)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
