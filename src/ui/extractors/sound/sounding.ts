import type { Event } from '../../../rules/extractors';
import { speaker } from '../../sound/loudspeaker';
import type { SoundPlayer } from '../../sound/player';
import type { Change } from '../input/motion';
import type { ExtractorsPublished, ExtractorsTable } from '../table';
import { cuesOf } from './cues';

export function hear(change: Change, events: readonly Event[], sounds: SoundPlayer = speaker()): void {
  const cues = cuesOf(change, events);
  if (cues.length > 0) sounds.play(cues);
}

/** What the side that looks witnesses of the game on the table; nothing of what it did not see happen. */
export function hearTable(table: ExtractorsTable, sounds: SoundPlayer = speaker()): () => void {
  return table.published.subscribe((now, last) => {
    if (now.curtain !== null && last.curtain === null) return sounds.play([{ sound: 'curtain', at: 0 }]);
    const happened = newest(now, last);
    if (happened !== undefined) hear(happened.change, happened.events, sounds);
  });
}

/** The last action, where one and the same side saw the table before and after it. */
function newest(
  now: ExtractorsPublished,
  last: ExtractorsPublished,
): { readonly change: Change; readonly events: readonly Event[] } | undefined {
  if (now.position === null || last.position === null) return undefined;
  const entry = now.log.at(-1);
  if (entry === undefined || now.log.length <= last.log.length) return undefined;
  const change = { before: last.position, after: now.position };
  const samePair = now.seat === last.seat || now.seat === 'all';
  return { change, events: samePair ? entry.events : entry.events.filter(isPublic) };
}

/** Of a hand-over without a curtain: the next phase is there for both to hear. */
function isPublic({ type }: Event): boolean {
  return type === 'phaseBegan' || type === 'ended';
}
