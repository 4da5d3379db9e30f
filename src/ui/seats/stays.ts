import { reducedMotion } from '../../board/view/motion';
import { settings } from '../shell/settings';
import { staysFor } from './pace';

/** Milliseconds that an act of the computer stays now before the next one; null: until the player goes on. */
export function staysNow(): number | null {
  return staysFor(settings().pace, reducedMotion());
}
