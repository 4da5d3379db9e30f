import { shared } from '../widgets/shared';

/** The windows about keeping, sending and taking back. */
export type SavesDialog = 'name' | 'file' | 'link' | 'takeBack';

const open = shared<SavesDialog | null>(() => null);

export const showDialog = open.set;
export const useDialog = open.use;

/** A dialog belongs to the screen it was opened on: going elsewhere, by a link too, closes it. */
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => showDialog(null));
