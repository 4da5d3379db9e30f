import type { Memory } from './options';

/** What this tab remembers over a reload, where it may remember anything. */
export function tabMemory(): Memory {
  const values = new Map<string, string>();
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(() => sessionStorage.getItem(key), null) ?? values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      attempt(() => sessionStorage.setItem(key, value), undefined);
    },
    removeItem: (key) => {
      values.delete(key);
      attempt(() => sessionStorage.removeItem(key), undefined);
    },
  };
}
