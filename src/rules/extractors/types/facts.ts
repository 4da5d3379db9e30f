import type { CounterId } from './units';

/** What a device has to be told beside an action of a side: what the outcome rests on and only that side knew. */
export interface Facts {
  /** Units of the side that tells, as they stand before the action, each in its notation. */
  readonly units?: readonly string[];
  /** Units of the side that tells that are no longer to be seen. */
  readonly gone?: readonly CounterId[];
  /** The turn and phase that stand after the action, such as 'T3 Dfire', where the action has ended one. */
  readonly until?: string;
}
