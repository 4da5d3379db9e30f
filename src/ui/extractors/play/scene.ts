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
}

export interface Scenes {
  readonly state: StoreApi<{ readonly scene: Scene | null }>;
  /** It has been played, or the player would rather go on. */
  readonly end: () => void;
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
  table.published.subscribe((now, last) => {
    if (now.log !== last.log || now.position !== last.position) set(sceneOf(now, last));
  });
  return { state, end: () => set(null) };
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

function isStill(): boolean {
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
    if (event.type === 'passengersHit') for (const { unit } of event.effects) struck.add(unit);
  }
  return struck;
}
