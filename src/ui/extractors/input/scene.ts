import { createStore, type StoreApi } from 'zustand';
import type { BoardAnimation } from '../../../board/model';
import { durationOf } from '../../../board/timing';
import { reducedMotion } from '../../../board/view/motion';
import type { CounterId, Event } from '../../../rules/extractors';
import type { ExtractorsPublished, ExtractorsTable } from '../table';
import { motionOf, type Change } from './motion';

/** What has just been done, while it is being played to the side that looks: dice, shot, hit, counter, verdict. */
export interface Scene extends Change {
  /** Of the log entry. */
  readonly key: number;
  readonly events: readonly Event[];
  readonly animation: BoardAnimation;
  /** Played over the map as it was then: its place among those of its kind, from 1. */
  readonly past?: Past;
}

/** Missed while the side did not look; once more at the player's wish; or one of several shots let go in one press. */
export interface Past {
  readonly why: 'missed' | 'again' | 'inTurn';
  readonly at: number;
  readonly of: number;
}

/** What was done while a side did not look, as it may see it. */
type Missed = Change & { readonly events: readonly Event[] };

export interface Scenes {
  readonly state: StoreApi<{ readonly scene: Scene | null }>;
  /** It has been played, or the player would rather go on. */
  readonly end: () => void;
  /** What was missed is played one after another on the map; what shows nothing there is left out. */
  readonly playBack: (missed: readonly Missed[]) => void;
  /** An entry of the log is played once more, its dice beside it. */
  readonly again: (entry: number) => void;
  /** What this does is played one after the other. */
  readonly inTurn: (doing: () => void) => void;
  /** Nothing more of it. */
  readonly skip: () => void;
}

/** Milliseconds after which a scene that nobody has played, in a hidden tab say, is over. */
const PATIENCE = 1500;

/** Each new entry of the log is a scene where one side has seen the table before and after it. */
export function createScenes(table: ExtractorsTable): Scenes {
  const state = createStore<{ readonly scene: Scene | null }>(() => ({ scene: null }));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const set = (scene: Scene | null) => {
    clearTimeout(waiting);
    if (scene !== state.getState().scene) state.setState({ scene });
    if (scene) waiting = setTimeout(() => set(null), lengthOf(scene.animation) + PATIENCE);
  };
  let waits: readonly Scene[] = [];
  /** What is to be played once all of it has been done. */
  let together: Scene[] | null = null;
  const play = (scenes: readonly Scene[]) => {
    waits = scenes.slice(1);
    set(scenes.at(0) ?? null);
  };
  table.published.subscribe((now, last) => {
    if (now.log === last.log && now.position === last.position) return;
    const scene = sceneOf(now, last);
    if (together) {
      if (scene) together.push(scene);
      return;
    }
    if (!scene && goesOn(now, last)) return;
    play(scene ? [scene] : []);
  });
  return {
    state,
    end: () => play(waits),
    playBack: (missed) => play(isStill() ? [] : pastScenes(missed, 'missed')),
    again: (entry) => {
      const told = isStill() ? null : table.pastOf(entry);
      play((told ? pastScenes([told], 'again') : []).map((scene) => ({ ...scene, key: entry })));
    },
    inTurn: (doing) => {
      const several: Scene[] = [];
      together = several;
      doing();
      together = null;
      const of = several.length;
      play(
        of < 2 ? several : several.map((scene, i) => ({ ...scene, past: { why: 'inTurn', at: i + 1, of } })),
      );
    },
    skip: () => play([]),
  };
}

/** Between two scenes of the past, in milliseconds. */
const BREATH = 500;
let played = 0;

/** Their keys are no entries of the log: the dice of those stay as they are. */
function pastScenes(missed: readonly Missed[], why: Past['why']): readonly Scene[] {
  const scenes = missed.flatMap((change) => {
    const steps = change.events.flatMap((event) => motionOf(change, event));
    return steps.some(({ kind }) => kind !== 'pause')
      ? [{ change, steps: [...steps, { kind: 'pause', time: BREATH } as const] }]
      : [];
  });
  return scenes.map(({ change, steps }, i) => {
    const key = -++played;
    return { ...change, key, animation: { key, steps }, past: { why, at: i + 1, of: scenes.length } };
  });
}

function sceneOf(now: ExtractorsPublished, last: ExtractorsPublished): Scene | null {
  const entry = now.log.at(-1);
  if (now.position === null || last.position === null || entry === undefined) return null;
  if (now.log.length <= last.log.length || isStill()) return null;
  const change = { before: last.position, after: now.position };
  const steps = entry.events.flatMap((event) => motionOf(change, event));
  if (steps.length === 0) return null;
  return { ...change, key: entry.index, events: entry.events, animation: { key: entry.index, steps } };
}

/** Nothing to be played came after it, such as the end of the phase, and the same side looks on: what is playing plays out. */
function goesOn(now: ExtractorsPublished, last: ExtractorsPublished): boolean {
  return now.seat === last.seat && now.position !== null && now.log.length > last.log.length;
}

/** Nothing is to move. */
export function isStill(): boolean {
  return typeof matchMedia !== 'function' || reducedMotion();
}

function lengthOf({ steps }: BoardAnimation): number {
  return steps.reduce((sum, step) => sum + durationOf(step), 0);
}

/** Whom the dice of some events fall for: until they have landed the board shows them as they were. */
export function struckIn(events: readonly Event[]): ReadonlySet<CounterId> {
  const struck = new Set<CounterId>();
  for (const event of events) {
    if (event.type === 'shot') for (const { forecast } of event.results) struck.add(forecast.target);
    if (event.type === 'selfDestruct') {
      struck.add(event.machine);
      for (const { forecast } of event.results) struck.add(forecast.target);
    }
    if (event.type === 'rallyRoll') struck.add(event.unit);
    if (event.type === 'passengersHit') for (const { unit } of event.effects) struck.add(unit);
  }
  return struck;
}
