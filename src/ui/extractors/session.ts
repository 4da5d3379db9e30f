import { extractors } from '../../rules/extractors';
import { openSession } from '../../store/session';
import { settings } from '../shell/settings';

/** The one game on the table and the games kept on this device. */
export const session = openSession(extractors, { alwaysCurtain: () => settings().curtain });
