import { memo, useEffect, useRef } from 'react';
import type { Event, Position } from '../../../rules/extractors';
import { EmptyState } from '../../widgets/EmptyState';
import { useDesk, useDeskState } from '../input/deskStore';
import { useScene } from '../input/useScene';
import { usePosition, usePublished } from '../table';
import { logLines } from '../wording';
import { Card } from '../../widgets/Card';
import { RallyDice } from './RallyDice';
import { isFire, isInVain, isRallyRoll } from '../input/result';
import { toldByDice } from '../input/told';
import { ShotCard } from './ShotCard';
import './fire.css';

/** The dice of one log entry, the verdict once they have been played: every shot of it with the dice in the cells, and what else it brought. */
export const ResultPanel = memo(function ResultPanel() {
  const chosen = useDeskState((desk) => desk.result);
  const scene = useScene();
  const index = scene?.past?.why === 'inTurn' ? scene.key : chosen;
  const entry = usePublished(({ log }) => log.find((one) => one.index === index && one.events.length > 0));
  const newest = usePublished(({ log }) => log.at(-1)?.index);
  const position = usePosition();
  const { scenes } = useDesk();
  const playing = scene?.key === index;
  const again = playing && scene?.past !== undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index !== null) box.current?.focus({ preventScroll: true });
  }, [index]);
  if (!entry) return <EmptyState title="These dice have been taken back" />;
  return (
    <div
      ref={box}
      className="fire-result"
      role="group"
      aria-label={entry.events.some(isInVain) ? 'The order' : 'The dice'}
      tabIndex={-1}
      data-fresh={again || entry.index === newest || undefined}
      data-playing={playing || undefined}
      onPointerDown={scenes.end}
    >
      <ResultCards
        key={again ? scene.animation.key : ''}
        position={toldByDice(position, entry.events, playing ? scene : null)}
        events={entry.events}
      />
    </div>
  );
});

/** The dice of some events and what else they brought. */
export function ResultCards({
  position,
  events,
}: {
  readonly position: Position;
  readonly events: readonly Event[];
}) {
  const fired = events.some(isFire);
  // An order that came with its dice is told by their card.
  const others = events.filter(
    (event) => !isFire(event) && !isRallyRoll(event) && !(fired && event.type === 'revealed'),
  );
  const lines = others.flatMap((event) => logLines(position, event));
  return (
    <>
      {events.map((event, i) => {
        if (isFire(event)) return <ShotCard key={i} position={position} result={event} />;
        return isRallyRoll(event) ? <RallyDice key={i} position={position} event={event} /> : null;
      })}
      {lines.length > 0 && (
        <div className="verdict-after">
          <Card title={others.some(isInVain) ? 'Nothing was fired' : 'After it'}>
            {lines.map(({ text }, i) => (
              <p key={i}>{text}</p>
            ))}
          </Card>
        </div>
      )}
    </>
  );
}
