import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isLeisurely, paceBy, staysFor } from '../../seats/pace';
import { levelName } from '../../seats/levels';
import { changeSettings, settings, useSettings } from '../../shell/settings';
import { announce } from '../../widgets/announce';
import { hasDice, resultSentence } from '../input/result';
import type { DeskStore } from '../input/deskStore';
import type { ExtractorsPublished, ExtractorsTable } from '../table';
import { count, phaseName } from '../wording';
import { deedOf, placeOfDeed } from './deeds';

/** Shows what the computer does: each act stays as long as the pace says, its place comes into sight, and it is said aloud. */
export function usePlayback(table: ExtractorsTable, desk: DeskStore): void {
  const { pace } = useSettings();
  const state = useStore(table.published, ({ computer }) => computer?.state ?? null);
  // A new one with every change that is seen.
  const position = useStore(table.published, (published) => published.position);
  const playing = useStore(desk.scenes.state, ({ scene }) => scene !== null);
  useEffect(() => {
    if (state !== 'shown') return;
    const { log, position: now } = table.published.getState();
    const shows = now !== null && deedOf(now, log.at(-1)) !== null;
    const stays = shows ? staysFor(pace, isStill()) : 0;
    // What is played at leisure is played to its end first.
    if (stays === null || (playing && shows && isLeisurely(pace))) return;
    const timer = setTimeout(() => {
      desk.scenes.end();
      table.goOn();
    }, stays);
    return () => clearTimeout(timer);
  }, [table, desk, state, position, pace, playing]);
  useLastDice(table, desk, playing);
  useTelling(table, desk);
}

/** Where nobody plays, the dice that ended the game give way to the result by themselves, at the pace of any other act. */
function useLastDice(table: ExtractorsTable, desk: DeskStore, playing: boolean): void {
  const { pace } = useSettings();
  const watched = useStore(
    table.published,
    ({ position, seats }) => position?.phase.name === 'ended' && seats.every(({ level }) => level !== null),
  );
  const lie = useStore(desk.state, ({ result }) => result !== null);
  useEffect(() => {
    const stays = staysFor(pace, isStill());
    if (!watched || !lie || stays === null || (playing && isLeisurely(pace))) return;
    const timer = setTimeout(() => desk.show(null), stays);
    return () => clearTimeout(timer);
  }, [desk, pace, watched, lie, playing]);
}

/** Lights up what was done, and says it; what follows fast upon one another is said together, and who is next when it ends. */
function useTelling(table: ExtractorsTable, desk: DeskStore): void {
  const told = useRef<string[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, 250);
    };
    const say = (text: string) => {
      told.current.push(text);
      soon();
    };
    // Not before the dice have come to rest.
    const tell = () => {
      if (desk.scenes.state.getState().scene !== null) return soon();
      const { computer } = table.published.getState();
      if (told.current.length > 0) announce(lastOf(told.current));
      else if (computer?.state === 'thinking') announce(`${levelName(computer.level)} is thinking.`);
      told.current = [];
    };
    const stop = table.published.subscribe((now, last) => {
      if (now.computer?.state === 'thinking' && last.computer === null) soon();
      // What has been taken back is not told any more, nor that the computer is done with it.
      if (backAt(now) !== undefined && backAt(now) !== backAt(last)) {
        clearTimeout(timer);
        told.current = [];
        return;
      }
      // Whoever comes from behind the curtain, or looks as another side, does not hear old acts once more.
      if (now.position === null || last.position === null) return;
      const heard = last.log.at(-1)?.index ?? -1;
      for (const entry of now.log.slice(now.log.findLastIndex(({ index }) => index <= heard) + 1)) {
        const deed = deedOf(now.position, entry);
        if (!deed) continue;
        const dice = hasDice(entry.events);
        say(`${levelName(deed.level)}: ${dice ? resultSentence(now.position, entry.events) : deed.told}`);
      }
      if (now.computer === null && last.computer !== null)
        say(`${levelName(last.computer.level)} is done: ${phaseName(now.position.phase)}.`);
      if (now.computer !== null && now.log.length > last.log.length) light(desk, now);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [table, desk]);
}

/** When something was taken back, where that was the last thing done. */
function backAt({ log }: ExtractorsPublished): string | undefined {
  return log.at(-1)?.takeBack?.at;
}

/** What an instant pace brings is more than anybody wants to hear: so many of the last, the log has them all. */
const HEARD = 4;

/** What is said of many acts at once. */
export function lastOf(told: readonly string[]): string {
  const earlier = told.length - HEARD;
  return [
    ...(earlier > 0 ? [`${count(earlier, 'earlier act')} in the log.`] : []),
    ...told.slice(-HEARD),
  ].join(' ');
}

/** The place of the last act comes into sight, if it is not; the camera stays the player's. */
function light(desk: DeskStore, { position, log }: ExtractorsPublished): void {
  const deed = position && deedOf(position, log.at(-1));
  if (!deed) return;
  const hex = placeOfDeed(deed);
  desk.state.setState({ why: deed.index, ...(hex !== null && { centre: hex }) });
}

/** The keys of the computer's turn: on, stop, slower and faster. True if it was one. */
export function playbackKey(table: ExtractorsTable, key: string): boolean {
  const { computer } = table.published.getState();
  if (key === ',' || key === '.') {
    changeSettings({ pace: paceBy(settings().pace, key === '.' ? 1 : -1) });
    return true;
  }
  if (computer === null) return false;
  if (key === 'Escape' && computer.state === 'thinking') table.hurry();
  else if (key === ' ' && computer.state !== 'thinking') table.goOn();
  else return false;
  return true;
}

/** The player wants nothing to move. */
function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
