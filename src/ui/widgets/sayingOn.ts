import { announce, announcements } from './announce';

/** Does something that nobody asked for: what it says is heard after what was said last, not in its place. */
export function sayingOn(doIt: () => void): void {
  const { polite: before } = announcements();
  doIt();
  const { polite: now } = announcements();
  if (now !== before && before.text !== '') announce(`${before.text.replace(/\.$/, '')}. ${now.text}`);
}
