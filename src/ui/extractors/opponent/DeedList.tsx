import { Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { levelName } from '../../seats/levels';
import { useHurried } from '../../play/useHurried';
import { Button } from '../../widgets/Button';
import { useDesk } from '../input/deskStore';
import { usePosition, usePublished } from '../table';
import { count, phaseName } from '../wording';
import { deedsByPhase, deedsSince, placeOfDeed, type Deed } from './deeds';

/** So many of its last acts stand in the list, fewer while they pass faster than they are read; the log has them all. */
const SHOWN = 24;
const SHOWN_HURRIED = 4;

/** What the computer has done since a person last did something, each with its reasons a tap away; its moves fold away where it has fired too. */
export function DeedList() {
  const position = usePosition();
  const shown = useHurried() ? SHOWN_HURRIED : SHOWN;
  const log = usePublished((published) => published.log);
  const deeds = useMemo(() => deedsSince(position, log), [position, log]);
  const read = useRead();
  if (deeds.length === 0) return null;
  const earlier = Math.max(0, deeds.length - shown);
  const levels = new Set(deeds.map(({ level }) => level));
  const name = levels.size === 1 ? levelName(deeds[0].level) : 'the computer';
  const phases = deedsByPhase(log, deeds.slice(earlier));
  return (
    <details className="card" open>
      <summary>{`What ${name} did (${deeds.length})`}</summary>
      {earlier > 0 && <p className="note">{`${count(earlier, 'earlier act')} in the log`}</p>}
      {phases.map(({ phase, deeds: done }) =>
        phases.length === 1 || phase === null ? (
          <Deeds key={done[0].index} deeds={done} read={read} />
        ) : (
          <details
            key={done[0].index}
            className="fold"
            open={phase.name !== 'movement' || done.some(({ index }) => index === read)}
          >
            <summary>{`${phaseName(phase)} (${done.length})`}</summary>
            <Deeds deeds={done} read={read} />
          </details>
        ),
      )}
    </details>
  );
}

/** The act whose reasons have just been put away. */
function useRead(): number | null {
  const { state } = useDesk();
  const [read] = useState(() => state.getState().read);
  useEffect(() => state.setState({ read: null }), [state]);
  return read;
}

/** Whatever is new beneath goes to its top first. */
function goTo(button: HTMLButtonElement | null): void {
  requestAnimationFrame(() => button?.focus());
}

function Deeds({ deeds, read }: { readonly deeds: readonly Deed[]; readonly read: number | null }) {
  const desk = useDesk();
  return (
    <ol className="deeds">
      {deeds.map((deed) => (
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
  );
}
