import { useEffect, useState } from 'react';
import type { Course } from './course';

/** Milliseconds a step is looked at, more for every sentence it tells. */
const LOOK = 900;
const SENTENCE = 500;
const LONGEST = 4000;

interface Playing {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** The replay goes on by itself until it is stopped, moved by hand, at its end or left. */
export function usePlaying(course: Course, at: number, go: (at: number) => void, shown = true): Playing {
  /** The step it has come to. */
  const [come, setCome] = useState<number | null>(null);
  const { last } = course;
  const playing = shown && come === at && at < last;
  const goOn = (to: number) => {
    setCome(to);
    go(to);
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => goOn(at + 1), lookOf(course, at));
    return () => clearTimeout(timer);
  });
  return { playing, toggle: () => (playing ? setCome(null) : goOn(at === last ? 0 : at + 1)) };
}

function lookOf({ tell }: Course, at: number): number {
  return Math.min(LONGEST, LOOK + SENTENCE * tell(at).lines.length);
}
