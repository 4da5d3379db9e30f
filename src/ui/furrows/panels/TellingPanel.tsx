import { ChevronLeft, ChevronRight, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forecastAssault } from '../../../rules/furrows';
import { announce } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { IconButton } from '../../widgets/IconButton';
import { useTop } from '../../widgets/useTop';
import { useDesk, useDeskState } from '../play/desk';
import type { Beat } from '../playback/beats';
import { AssaultCard } from './AssaultCard';
import { LogLines } from './LogLines';
import { ShotCard } from './ShotCard';

/** Milliseconds a moment stays while the turn plays by itself. */
const STAYS = 2600;

/** What has happened, moment by moment: the words, the dice, and the way through. */
export function TellingPanel() {
  const desk = useDesk();
  const telling = useDeskState((state) => state.telling);
  const [playing, setPlaying] = useState(false);
  const at = telling?.at ?? 0;
  const beat = telling?.beats[at];
  useEffect(() => {
    if (beat) announce(`${beat.title}. ${beat.lines.map(({ text }) => text).join(' ')}`);
  }, [beat]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => desk.goTo(at + 1), STAYS);
    return () => clearTimeout(timer);
  }, [playing, at, desk]);
  const top = useTop(`${beat?.turn} ${at}`);
  if (!telling || !beat) return null;
  return (
    <div ref={top}>
      <section className="card telling" aria-label="What happened">
        <div className="telling-head">
          <h2>{beat.title}</h2>
          <small>
            Turn {beat.turn}, {at + 1} of {telling.beats.length}
          </small>
        </div>
        <div className="telling-ways">
          <IconButton
            label="Back"
            framed
            icon={<ChevronLeft aria-hidden />}
            reason={at === 0 ? 'This is the first' : undefined}
            onPress={() => desk.goTo(at - 1)}
          />
          <IconButton
            label={playing ? 'Stop' : 'Play by itself'}
            framed
            pressed={playing}
            icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
            onPress={() => setPlaying(!playing)}
          />
          <IconButton
            label="Next"
            framed
            icon={<ChevronRight aria-hidden />}
            onPress={() => desk.goTo(at + 1)}
          />
        </div>
        <LogLines lines={beat.lines} />
      </section>
      <Cards beat={beat} />
    </div>
  );
}

function Cards({ beat }: { readonly beat: Beat }) {
  return beat.events.map((event, index) => {
    if (event.type === 'fired')
      return <ShotCard key={index} forecast={event.volley.forecast} shots={event.volley.shots} />;
    if (event.type === 'assaultRolled')
      return (
        <AssaultCard key={index} forecast={forecastAssault(beat.before, event.assault)} roll={event.roll} />
      );
    return null;
  });
}

/** At the foot: on to the next moment, or past all of it. */
export function TellingActions() {
  const desk = useDesk();
  const telling = useDeskState((state) => state.telling);
  if (!telling) return null;
  const last = telling.at === telling.beats.length - 1;
  return (
    <div className="action-bar">
      <Button icon={<SkipForward aria-hidden size={20} />} onPress={() => desk.goTo(telling.beats.length)}>
        Skip
      </Button>
      <Button
        kind="go"
        icon={<ChevronRight aria-hidden size={22} />}
        caption={last ? 'To the map as it is' : telling.beats[telling.at + 1].title}
        onPress={() => desk.goTo(telling.at + 1)}
      >
        {last ? 'Done' : 'Next'}
      </Button>
    </div>
  );
}
