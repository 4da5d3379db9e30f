import { shared } from '../../widgets/shared';
import { storedAt } from '../../shell/stored';

/** What has been done of the course on this device. */
export interface Progress {
  readonly lessons: readonly string[];
  readonly puzzles: readonly string[];
  /** Seconds spent in lessons that were finished. */
  readonly seconds: number;
  /** Moments of one's own games kept as puzzles, the newest first. */
  readonly kept: readonly KeptMoment[];
}

export interface KeptMoment {
  readonly title: string;
  /** In the notation of one line. */
  readonly line: string;
}

/** Of a list that only grows by hand. */
const MOST_KEPT = 50;

const KEY = 'extractors.course';
const NONE: Progress = { lessons: [], puzzles: [], seconds: 0, kept: [] };

/** The good part of whatever was stored. */
export function readProgress(stored: string | null): Progress {
  try {
    const { lessons, puzzles, seconds, kept } = Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>;
    return {
      lessons: idsOf(lessons),
      puzzles: idsOf(puzzles),
      seconds: typeof seconds === 'number' && seconds >= 0 && Number.isFinite(seconds) ? seconds : 0,
      kept: Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST_KEPT) : [],
    };
  } catch {
    return NONE;
  }
}

function isKept(value: unknown): value is KeptMoment {
  const { title, line } = Object(value) as Record<string, unknown>;
  return typeof title === 'string' && typeof line === 'string';
}

export function keepMoment(moment: KeptMoment): void {
  dropMoment(moment);
  const now = progress();
  keep({ ...now, kept: [moment, ...now.kept].slice(0, MOST_KEPT) });
}

export function dropMoment(gone: KeptMoment): void {
  const now = progress();
  keep({ ...now, kept: now.kept.filter(({ line }) => line !== gone.line) });
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? [...new Set(value.filter((one): one is string => typeof one === 'string'))]
    : [];
}

const stored = storedAt(() => localStorage, KEY);
const done = shared(() => readProgress(stored.read()));
const progress = done.get;
export const useProgress = done.use;

function keep(next: Progress): void {
  stored.write(JSON.stringify(next));
  done.set(next);
}

export function lessonDone(id: string, seconds: number): void {
  const now = progress();
  if (!now.lessons.includes(id))
    keep({ ...now, lessons: [...now.lessons, id], seconds: now.seconds + Math.round(seconds) });
}

export function puzzleSolved(id: string): void {
  const now = progress();
  if (!now.puzzles.includes(id)) keep({ ...now, puzzles: [...now.puzzles, id] });
}

/** All ticks go. */
export function startOver(): void {
  keep({ ...NONE, kept: progress().kept });
}
