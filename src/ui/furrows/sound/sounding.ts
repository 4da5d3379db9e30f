import { speaker } from '../../sound/loudspeaker';
import type { SoundPlayer } from '../../sound/player';
import type { Beat } from '../playback/beats';
import type { FurrowsTable } from '../table';
import { cuesOf, cuesOfAct } from './cues';

/** A moment that is told, on the table or in the replay. */
export function hearBeat(beat: Beat, sounds: SoundPlayer = speaker()): void {
  const cues = cuesOf(beat);
  if (cues.length > 0) sounds.play(cues);
}

/** The curtain, and the side’s own acts; what the turn brings is heard as it is told. */
export function hearTable(table: FurrowsTable, sounds: SoundPlayer = speaker()): () => void {
  return table.published.subscribe((now, last) => {
    if (now.curtain !== null && last.curtain === null) return sounds.play([{ sound: 'curtain', at: 0 }]);
    if (now.position === null || last.position === null || now.log.length <= last.log.length) return;
    const cues = cuesOfAct(now.log[now.log.length - 1].events);
    if (cues.length > 0) sounds.play(cues);
  });
}
