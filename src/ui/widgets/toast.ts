import { announce, hush } from './announce';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

let shown: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function show(toasts: readonly Toast[]) {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** What was said on one screen is not read on the next; a message that goes along is. */
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => hush(shown.at(-1)?.text));

/**
 * A short message at the edge of the page, said aloud too; it waits until it is dismissed if it offers an act. Said
 * again, it takes the place of itself; one that goes by itself, of the one before.
 */
export function toast(text: string, action?: Toast['action']): void {
  announce(text);
  const passing = (one: Toast) => one.action === undefined && action === undefined;
  const others = shown.filter((one) => one.text !== text && !passing(one));
  show([...others.slice(-2), { id: next, text, ...(action && { action }) }]);
  next++;
}

/** A toast that the page takes away itself when it is no longer true. */
export function toastWhile(text: string, action: NonNullable<Toast['action']>): () => void {
  const id = next;
  toast(text, action);
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

/** Those that would go by themselves go now. */
export function dismissPassingToasts(): void {
  show(shown.filter(({ action }) => action !== undefined));
}

export function toasts(): readonly Toast[] {
  return shown;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
