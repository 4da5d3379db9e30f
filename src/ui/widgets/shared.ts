import { useSyncExternalStore } from 'react';

/** A value of the whole page, made when it is first asked for; who uses it is drawn anew when it changes. */
export function shared<Value>(make: () => Value) {
  let now: { readonly value: Value } | undefined;
  const listeners = new Set<() => void>();
  const get = (): Value => (now ??= { value: make() }).value;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(value: Value): void {
      now = { value };
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(listen, get),
  };
}
