import type { Event } from '../../rules/furrows';

/** Only these are worth stopping the game for; the rest is in the log. */
const TOLD: readonly Event['type'][] = [
  'fired',
  'moved',
  'assaultRolled',
  'assaultFought',
  'applied',
  'destroyed',
  'recovered',
  'flagged',
  'ended',
  'revealed',
];

/** Whether what happened is told moment by moment. */
export function isTold(events: readonly Event[]): boolean {
  return events.some(({ type }) => TOLD.includes(type));
}
