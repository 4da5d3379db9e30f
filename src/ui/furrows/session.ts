import { furrows } from '../../rules/furrows';
import { readerApart, readerHere } from '../../store/reading';
import { openSession } from '../../store/session';
import { settings } from '../shell/settings';
import { isTold } from './told';
import readingWorker from './readingWorker.ts?shared-worker';

/** The one game on the table and the games kept on this device. */
export const session = openSession(furrows, {
  alwaysCurtain: () => settings().curtain,
  tellsBoth: isTold,
  reader: readerApart(() => new Worker(readingWorker, { type: 'module' }), readerHere(furrows)),
});
