import { GraduationCap, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { parseHex } from '../../../hex';
import { mapOf, type Position } from '../../../rules/extractors';
import { goTo } from '../../shell/route';
import type { MenuItem } from '../../widgets/menuItems';
import { AtTable } from '../../play/AtTable';
import { useHandOver } from '../../play/useHandOver';
import { toast } from '../../widgets/toast';
import { usePlayback } from '../opponent';
import { PlayScreen } from '../play';
import { CoachedContext, type Coached } from '../input/coached';
import { createDesk } from '../input/deskStore';
import { ProgrammingScreen } from '../prepare';
import { usePublished } from '../table';
import { CoachPanel } from './CoachPanel';
import { LESSONS, wordsOf } from './course';
import type { Lesson } from './lesson';
import { openLesson, type LessonStore } from './lessonStore';
import { lessonDone } from './progress';
import '../play/play.css';

/** A lesson at the table of the game, a coach beside it. */
export function LessonScreen({ lesson }: { readonly lesson: Lesson }) {
  const [run, setRun] = useState(0);
  return <Run key={run} lesson={lesson} onRestart={() => setRun(run + 1)} />;
}

interface RunProps {
  readonly lesson: Lesson;
  readonly onRestart: () => void;
}

function Run({ lesson, onRestart }: RunProps) {
  const [store] = useState(() => openLesson(lesson));
  const [began] = useState(() => Date.now());
  const { table } = store;
  const desk = useMemo(() => createDesk(table), [table]);
  useHandOver(table, desk);
  usePlayback(table, desk);
  useEffect(() => () => table.leave(), [table]);
  const onDone = useCallback(() => {
    lessonDone(lesson.id, (Date.now() - began) / 1000);
    toast(`Done: ${wordsOf(lesson.id).title}.`);
    goTo({ screen: 'learn', what: LESSONS.at(LESSONS.indexOf(lesson) + 1)?.id ?? null });
  }, [lesson, began]);
  return (
    <AtTable {...{ table, desk }}>
      <Coached {...{ store, onRestart, onDone }} />
    </AtTable>
  );
}

interface CoachedProps {
  readonly store: LessonStore;
  readonly onRestart: () => void;
  readonly onDone: () => void;
}

function Coached({ store, onRestart, onDone }: CoachedProps) {
  const { lesson } = store;
  const step = useStore(store.state, (state) => state.step);
  const met = useStore(store.state, (state) => state.canGoOn);
  const position = usePublished((published) => published.position);
  const marks = useMemo(
    () => (position && !met ? marksOf(position, step.shows ?? []) : []),
    [position, step, met],
  );
  const coached = useMemo(
    (): Coached => ({
      panel: <CoachPanel {...{ store, onRestart, onDone }} />,
      marks,
      items: menuItems(onRestart),
      title: `Lesson ${LESSONS.indexOf(lesson) + 1}: ${wordsOf(lesson.id).title}`,
    }),
    [store, lesson, marks, onRestart, onDone],
  );
  if (!position) return null;
  const lays = position.phase.name === 'programming' || position.activation?.type === 'resetting';
  return (
    <CoachedContext.Provider value={coached}>
      {lays && position.phase.side === lesson.seat ? <ProgrammingScreen /> : <PlayScreen />}
    </CoachedContext.Provider>
  );
}

function marksOf(position: Position, shows: readonly string[]): Coached['marks'] {
  return shows.flatMap((number) => {
    const hex = parseHex(mapOf(position).grid, number);
    return hex === undefined ? [] : [{ kind: 'objective', hex, label: '!' } as const];
  });
}

function menuItems(onRestart: () => void): readonly MenuItem[] {
  return [
    {
      type: 'act',
      label: 'Restart the lesson',
      icon: <RotateCcw aria-hidden size={20} />,
      onSelect: onRestart,
    },
    {
      type: 'link',
      label: 'All lessons',
      href: '#/learn',
      icon: <GraduationCap aria-hidden size={20} />,
    },
  ];
}
