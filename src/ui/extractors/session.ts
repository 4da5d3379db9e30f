import { extractors } from '../../rules/extractors';
import { readerApart, readerHere } from '../../store/reading';
import { openSession } from '../../store/session';
import { afterFrame } from '../game/afterFrame';
import { settings } from '../shell/settings';
import { thinker } from './opponent/thinker';
import readingWorker from './readingWorker.ts?shared-worker';

/** The one game on the table and the games kept on this device. */
export const session = openSession(extractors, {
  thinker,
  afterFrame,
  passesOn: () => settings().pace === 'instant',
  alwaysCurtain: () => settings().curtain,
  reader: readerApart(() => new Worker(readingWorker, { type: 'module' }), readerHere(extractors)),
});
