import { Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { levelName } from '../../seats/levels';
import { useHurried } from '../../play/useHurried';
import { Button } from '../../widgets/Button';
import { useDesk } from '../input/deskStore';
import { usePosition, usePublished } from '../table';
import { count, phaseName } from '../wording';
import { deedsByPhase, deedsSince, placeOfDeed } from './deeds';

/** So many of its last acts stand in the list, fewer while they pass faster than they are read; the log has them all. */
const SHOWN = 24;
const SHOWN_HURRIED = 4;

/** What the computer has done since a person last did something, each with its reasons a tap away; its moves fold away where it has fired too. */
export function DeedList() {
  const position = usePosition();
  const desk = useDesk();
  /** The act whose reasons have just been put away. */
  const [read] = useState(() => desk.state.getState().read);
  useEffect(() => desk.state.setState({ read: null }), [desk]);
  const shown = useHurried() ? SHOWN_HURRIED : SHOWN;
  const log = usePublished((published) => published.log);
  const deeds = useMemo(() => deedsSince(position, log), [position, log]);
  if (deeds.length === 0) return null;
  const earlier = Math.max(0, deeds.length - shown);
  const [{ level }] = deeds;
  const name = deeds.every((deed) => deed.level === level) ? levelName(level) : 'the computer';
  const phases = deedsByPhase(log, deeds.slice(earlier));
  return (
    <details className="card" open>
      <summary>{`What ${name} did (${deeds.length})`}</summary>
      {earlier > 0 && <p className="note">{`${count(earlier, 'earlier act')} in the log`}</p>}
      {phases.map(({ began, phase, deeds: done }) => (
        <details
          key={began}
          className="fold"
          open={phases.length === 1 || phase?.name !== 'movement' || done.some(({ index }) => index === read)}
        >
          <summary>{`${phase ? phaseName(phase) : 'Before'} (${done.length})`}</summary>
          <ol className="deeds">
            {done.map((deed) => (
              <li key={deed.index}>
                <span>{deed.told}</span>
                {deed.why && (
                  <Button
                    ref={deed.index === read ? goTo : undefined}
                    kind="quiet"
                    icon={<Lightbulb aria-hidden size={18} />}
                    onPress={() => desk.why(deed.index, placeOfDeed(deed))}
                  >
                    Why
                    <span className="visually-hidden">{` did it: ${deed.told}`}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </details>
  );
}

/** Whatever is new beneath goes to its top first. */
function goTo(button: HTMLButtonElement | null): void {
  requestAnimationFrame(() => button?.focus());
}
