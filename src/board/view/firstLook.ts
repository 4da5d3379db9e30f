import { HEX_APOTHEM } from '../overlays/hexes';
import { fitted, type Camera, type Window } from './camera';

/** Narrower than this the board is a phone's: it starts close, and the small map goes. */
export const NARROW = 640;
/** Counters are tapped from here up on a phone; their figures are read from here up on a desk. */
const CLOSE = { phone: 0.9, desk: 0.72 };

/** Hexes of 44 pixels from side to side: the least a finger hits. */
export const LEAST = 44 / (2 * HEX_APOTHEM);

/** The scale from which counters are large enough, in CSS pixels a world unit. */
export const closest = ({ width }: Window): number => (width < NARROW ? CLOSE.phone : CLOSE.desk);

/** What a board shows before anybody has asked for anything. */
export function firstLook(window: Window): Camera {
  const whole = fitted(window);
  return window.width < NARROW ? { ...whole, scale: CLOSE.phone } : whole;
}
