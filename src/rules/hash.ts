/**
 * A short fingerprint of plain JSON data: equal data, equal text of 14 hex digits (53 bits, cyrb53),
 * in whatever order their fields were written. Not for secrets.
 */
export function hashOf(data: unknown): string {
  const text = JSON.stringify(data, inOrder);
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return ((high >>> 0) & 0x1fffff).toString(16).padStart(6, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
