import { useSyncExternalStore } from 'react';

/** The windows about keeping, sending and taking back. */
export type SavesDialog = 'name' | 'file' | 'link' | 'takeBack';

let open: SavesDialog | null = null;
const listeners = new Set<() => void>();

/** A dialog belongs to the screen it was opened on: going elsewhere, by a link too, closes it. */
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => showDialog(null));

export function showDialog(dialog: SavesDialog | null): void {
  open = dialog;
  for (const listener of listeners) listener();
}

function onDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDialog(): SavesDialog | null {
  return useSyncExternalStore(onDialog, () => open);
}
