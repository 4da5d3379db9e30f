import { Check, House, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { hashOf } from '../../shell/route';
import { Screen } from '../../shell/Screen';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { ABOUT_LINK, RULES_LINK, SCENARIOS_LINK } from '../../shell/links';
import { Bar } from '../../widgets/Bar';
import { SideMark } from '../../widgets/SideMark';
import { Button } from '../../widgets/Button';
import { IconButton } from '../../widgets/IconButton';
import { toast } from '../../widgets/toast';
import { useTakesUpFocus } from '../../widgets/useTakesUpFocus';
import { LESSONS, wordsOf } from '../lessons/course';
import { LessonScreen } from '../lessons/LessonScreen';
import { dropMoment, keepMoment, startOver, useProgress, type KeptMoment } from '../lessons/progress';
import { problemWords } from '../../saves/problems';
import { EmptyScreen } from '../../shell/EmptyScreen';
import { momentHash, momentIn } from '../puzzles/moment';
import { MomentScreen } from '../puzzles/MomentScreen';
import { PUZZLES } from '../puzzles/puzzles';
import { PuzzleScreen } from '../puzzles/PuzzleScreen';
import '../lessons/lessons.css';

const PUZZLE = 'puzzle/';

/** The course: its list, or the lesson or puzzle the address names. */
export function LearnScreen({ what }: { readonly what: string | null }) {
  const lesson = LESSONS.find(({ id }) => id === what);
  const puzzle = PUZZLES.find(({ id }) => what === `${PUZZLE}${id}`);
  const moment = momentIn(what);
  if (moment === null) return <EmptyScreen title={problemWords('damaged')} />;
  if (moment !== undefined) return <MomentScreen key={what} position={moment} />;
  if (puzzle) return <PuzzleScreen key={puzzle.id} puzzle={puzzle} />;
  return lesson ? <LessonScreen key={lesson.id} lesson={lesson} /> : <CourseList />;
}

function CourseList() {
  const { lessons, seconds } = useProgress();
  const minutes = LESSONS.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const done = LESSONS.filter(({ id }) => lessons.includes(id)).length;
  const now = LESSONS.find(({ id }) => !lessons.includes(id));
  return (
    <Screen
      title="Learn, Extractors"
      layout="page"
      bar={
        <Bar mark={<SideMark side="dorian" size={32} />} title="Learn" detail="Extractors">
          <a className="button bar-roomy-flex" href={SCENARIOS_LINK.href}>
            <House aria-hidden size={20} />
            All scenarios
          </a>
          <SettingsMenu items={[SCENARIOS_LINK, RULES_LINK, ABOUT_LINK]} />
        </Bar>
      }
    >
      <div className="page">
        <h1>Learn by playing</h1>
        <p>{`One idea each, at the table itself. ${minutes} minutes in all; stop anywhere. The dice are laid out beforehand.`}</p>
        <div className="course">
          <section className="course-card" aria-labelledby="course-lessons">
            <header>
              <h2 id="course-lessons">{`Lessons: ${done} of ${LESSONS.length} done`}</h2>
              {seconds > 0 && <p>{`${Math.max(1, Math.round(seconds / 60))} min so far`}</p>}
              {done > 0 && (
                <Button kind="quiet" onPress={startOver}>
                  Forget the ticks
                </Button>
              )}
            </header>
            <ol className="course-rows">
              {LESSONS.map((lesson, index) => (
                <LessonRow
                  key={lesson.id}
                  {...{ lesson, index }}
                  done={lessons.includes(lesson.id)}
                  now={lesson === now}
                />
              ))}
            </ol>
          </section>
          <PuzzleCard />
        </div>
      </div>
    </Screen>
  );
}

interface LessonRowProps {
  readonly lesson: (typeof LESSONS)[number];
  readonly index: number;
  readonly done: boolean;
  readonly now: boolean;
}

function LessonRow({ lesson, index, done, now }: LessonRowProps) {
  const { title, about } = wordsOf(lesson.id);
  return (
    <li>
      <a
        className="course-row"
        data-done={done || undefined}
        data-now={now || undefined}
        href={hashOf({ screen: 'learn', what: lesson.id })}
      >
        <span>{done ? <Check aria-hidden size={20} /> : index + 1}</span>
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
        <small>{done ? 'done' : `${lesson.minutes} min`}</small>
      </a>
    </li>
  );
}

function PuzzleCard() {
  const { puzzles, kept } = useProgress();
  const head = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState(false);
  useTakesUpFocus(head, kept);
  const remove = (moment: KeptMoment) => {
    setRemoved(true);
    dropMoment(moment);
    const { title, line } = moment;
    toast(`“${title}” removed.`, { label: 'Bring it back', onPress: () => keepMoment(moment), of: line });
  };
  const solved = PUZZLES.filter(({ id }) => puzzles.includes(id)).length;
  return (
    <section className="course-card" aria-labelledby="course-puzzles">
      <header>
        <h2 ref={removed ? head : undefined} tabIndex={-1} id="course-puzzles">
          {`Puzzles: ${solved} of ${PUZZLES.length} solved`}
        </h2>
        <p>One clearly best answer each, checked by the computer’s search.</p>
      </header>
      <ul className="course-puzzles">
        {PUZZLES.map(({ id, grade }, index) => (
          <li key={id}>
            <a
              data-done={puzzles.includes(id) || undefined}
              href={hashOf({ screen: 'learn', what: `${PUZZLE}${id}` })}
            >
              <b>
                <span className="visually-hidden">Puzzle </span>
                {index + 1}
              </b>
              <small>{puzzles.includes(id) ? 'solved' : `grade ${grade}`}</small>
            </a>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <h3 className="course-kept">Kept from your games</h3>
          <ul className="course-rows">
            {kept.map((moment) => (
              <li key={moment.line} className="split">
                <a className="course-row" href={momentHash(moment.line)}>
                  <span aria-hidden>?</span>
                  <b>{moment.title}</b>
                </a>
                <IconButton
                  label={`Remove ${moment.title}`}
                  icon={<Trash2 aria-hidden size={20} />}
                  onPress={() => remove(moment)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
