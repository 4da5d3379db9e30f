import { announce, hush } from './announce';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: {
    readonly label: string;
    readonly onPress: () => void;
    /** What it is done to: the same words about another are another message. */
    readonly of?: string;
  };
  /** It says why a press did nothing. */
  readonly refusal?: true;
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

/** More that wait would cover a phone. */
const OFFERS = 3;

/**
 * A short message at the edge of the page, said aloud too; it waits until it is dismissed if it offers an act, and few later ones do. Said
 * again, it takes the place of itself.
 */
export function toast(text: string, action?: Toast['action']): void {
  say({ text, ...(action && { action }) }, (one) => one.text === text && one.action?.of === action?.of);
}

/** Why a press did nothing, in place of why the one before did. */
export function refuse(text: string): void {
  say({ text, refusal: true }, (one) => one.refusal === true || one.text === text);
}

/** Something has been done: why a press before it did nothing is old. */
export function forgetRefusal(): void {
  if (shown.some(({ refusal }) => refusal)) show(shown.filter(({ refusal }) => !refusal));
}

function say(message: Omit<Toast, 'id'>, replaced: (one: Toast) => boolean): void {
  announce(message.text);
  const others = shown.filter((one) => !replaced(one));
  const gone = [
    ...others.filter(({ action }) => !action).slice(0, -2),
    ...others.filter(({ action }) => action).slice(0, -OFFERS),
  ];
  show([...others.filter((one) => !gone.includes(one)), { id: next, ...message }]);
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
