import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the window in which sides change hands. */
export function showSeats(): void {
  show(true);
}

export function hideSeats(): void {
  show(false);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSeatsShown(): boolean {
  return useSyncExternalStore(onChange, () => open);
}
