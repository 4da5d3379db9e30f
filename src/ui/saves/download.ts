import type { SavedFile } from '../../store/commands';

/** Hands a file to the player. */
export function download({ name, text }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
