import { ChevronLeft, ChevronRight, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { forecastAssault } from '../../../rules/furrows';
import { useByMail, useTwoPersons } from '../../game/table';
import { announce } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { IconButton } from '../../widgets/IconButton';
import { sideNameOf, useSides } from '../../widgets/sides';
import { useTop } from '../../widgets/useTop';
import { usePlaying } from '../../replay/usePlaying';
import { useReplayKeys } from '../../replay/useReplayKeys';
import { useDesk, useDeskState, type DeskStore } from '../play/desk';
import type { Beat } from '../playback/beats';
import { courseOf } from '../playback/course';
import { usePosition, usePublished } from '../table';
import { AssaultCard } from './AssaultCard';
import { LogLines } from './LogLines';
import { ShotCard } from './ShotCard';

/** What has happened, moment by moment: the words, the dice, and the way through. */
export function TellingPanel() {
  const telling = useDeskState((state) => state.telling);
  return telling && <Told beats={telling.beats} at={telling.at} />;
}

function Told({ beats, at }: { readonly beats: readonly Beat[]; readonly at: number }) {
  const desk = useDesk();
  const [two, byMail] = [useTwoPersons(), useByMail()];
  // Who had to look away is called back.
  const both = two && !byMail;
  const beat = beats[at];
  const course = useMemo(() => courseOf(beats.map((each) => ({ beat: each, actions: 0 }))), [beats]);
  const { playing, toggle } = usePlaying(course, at, desk.goTo);
  const moves = useMemo(() => movesIn(desk, at, course.last), [desk, at, course]);
  useReplayKeys({ ...moves, play: toggle });
  useEffect(() => announce(`${beat.title}. ${beat.lines.map(({ text }) => text).join(' ')}`), [beat]);
  const top = useTop(`${beat.turn} ${at}`);
  return (
    <div ref={top}>
      <section className="card telling" aria-label="What happened">
        <div className="telling-head">
          <div>
            <h2>{beat.title}</h2>
            <small>
              Turn {beat.turn}, {at + 1} of {beats.length}
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
              reason={at === course.last ? 'This is the last' : undefined}
              onPress={toggle}
            />
            <IconButton
              label="Next"
              framed
              icon={<ChevronRight aria-hidden />}
              onPress={() => desk.goTo(at + 1)}
            />
          </div>
        </div>
        <LogLines lines={beat.lines} />
        {both && at === 0 && <p className="card-note">Both of you may look: nothing here is secret.</p>}
      </section>
      <Cards beat={beat} />
    </div>
  );
}

/** Back and on by one moment; past the last lies the map as it is. */
function movesIn(desk: DeskStore, at: number, last: number) {
  return {
    first: () => desk.goTo(0),
    back: () => desk.goTo(at - 1),
    next: () => desk.goTo(at + 1),
    last: () => desk.goTo(last),
    turnBack: () => desk.goTo(0),
    turnNext: () => desk.goTo(last),
  };
}

/** The dice of a moment. */
export function Cards({ beat }: { readonly beat: Beat }) {
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

/** Where two look together, what comes once it is told: one of them takes the screen. */
function useNextAlone(): string | null {
  const together = usePublished(
    ({ seat, seats }) => seat === 'watch' && seats.some(({ level }) => level === null),
  );
  const { side } = usePosition().phase;
  const sides = useSides();
  return together && side ? `Then ${sideNameOf(sides, side)} alone` : null;
}

/** At the foot: on to the next moment, or past all of it. */
export function TellingActions() {
  const desk = useDesk();
  const telling = useDeskState((state) => state.telling);
  const next = useNextAlone();
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
        caption={last ? (next ?? 'To the map as it is') : telling.beats[telling.at + 1].title}
        onPress={() => desk.goTo(telling.at + 1)}
      >
        {last ? 'Done' : 'Next'}
      </Button>
    </div>
  );
}
