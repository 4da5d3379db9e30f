import { GraduationCap, RotateCcw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { parseHex } from '../../../hex';
import { mapOf, type Position } from '../../../rules/extractors';
import { goTo } from '../../shell/route';
import type { MenuItem } from '../../widgets/menuItems';
import { toast } from '../../widgets/toast';
import type { Coached } from '../input/coached';
import { CoachedTable } from './CoachedTable';
import { CoachPanel } from './CoachPanel';
import { LESSONS, wordsOf } from './course';
import type { Lesson } from './lesson';
import { openLesson } from './lessonStore';
import { lessonDone } from './progress';

/** A lesson at the table of the game, a coach beside it. */
export function LessonScreen({ lesson }: { readonly lesson: Lesson }) {
  const [run, setRun] = useState(0);
  return <Run key={run} isAgain={run > 0} lesson={lesson} onRestart={() => setRun(run + 1)} />;
}

interface RunProps {
  readonly lesson: Lesson;
  readonly isAgain: boolean;
  readonly onRestart: () => void;
}

function Run({ lesson, isAgain, onRestart }: RunProps) {
  const [again, setAgain] = useState(isAgain);
  const onShown = useCallback(() => setAgain(false), []);
  const [store] = useState(() => openLesson(lesson));
  const [began] = useState(() => Date.now());
  const onDone = useCallback(() => {
    lessonDone(lesson.id, (Date.now() - began) / 1000);
    toast(`Done: ${wordsOf(lesson.id).title}.`);
    goTo({ screen: 'learn', what: LESSONS.at(LESSONS.indexOf(lesson) + 1)?.id ?? null });
  }, [lesson, began]);
  const step = useStore(store.state, (state) => state.step);
  const met = useStore(store.state, (state) => state.canGoOn);
  const position = useStore(store.table.published, (published) => published.position);
  const marks = useMemo(
    () => (position && !met ? marksOf(position, step.shows ?? []) : []),
    [position, step, met],
  );
  const coached = useMemo((): Coached => {
    const short = `Lesson ${LESSONS.indexOf(lesson) + 1}`;
    return {
      panel: <CoachPanel {...{ store, again, onShown, onRestart, onDone }} />,
      marks,
      items: menuItems(onRestart),
      title: `${short}: ${wordsOf(lesson.id).title}`,
      short,
    };
  }, [store, lesson, again, marks, onShown, onRestart, onDone]);
  return <CoachedTable table={store.table} coached={coached} />;
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
