import type { Aspect, DrmCause, Drm, RuleRef } from '../../../rules/extractors';
import { hexName, orderRule, terrainName } from './names';
import { capital, hexes, signed } from './text';

/** A line of a sum: why, how much, and where the rules say so. Lines of 0 are kept: it was looked at. */
export interface SumLine {
  readonly text: string;
  readonly value: string;
  readonly rule: RuleRef;
}

type Words = Pick<SumLine, 'text' | 'rule'>;
type Causes = {
  readonly [Cause in DrmCause as Cause['code']]: (cause: Cause) => Words;
};

const CAUSES: Causes = {
  range: ({ range }) => ({ text: `Range ${hexes(range)}`, rule: '§7.3.1' }),
  terrain: ({ terrain, hex }) => ({
    text: `${capital(terrainName(terrain))} in ${hexName(hex)}`,
    rule: '§2',
  }),
  profile: () => ({ text: 'Target profile', rule: '§3' }),
  sweep: () => ({ text: 'Sweep', rule: orderRule('sweep') }),
  targetOrder: () => ({ text: 'Target order', rule: orderRule('target') }),
  hold: () => ({ text: 'Hold this turn', rule: orderRule('hold') }),
  reset: () => ({ text: 'Combat reset', rule: '§8.2' }),
  ambush: () => ({ text: 'Revealed in ambush', rule: '§9.4' }),
  chimneys: ({ hex }) => ({ text: `ACV firing from chimneys in ${hexName(hex)}`, rule: '§2' }),
};

/** A die-roll modifier to hit: 'Rough in 1716', '−1' [§7.3.1]. */
export function drmLine({ cause, value }: Drm): SumLine {
  const word = CAUSES[cause.code] as (cause: DrmCause) => Words;
  return { ...word(cause), value: signed(value) };
}

/** All of them after the base roll: 'Range 2 hexes 0, rough in 1716 −1'. */
export function drmList(drms: readonly Drm[]): string {
  return drms
    .filter(({ value }) => value !== 0)
    .map((drm) => {
      const { text, value } = drmLine(drm);
      return `${value} ${inSentence(text)}`;
    })
    .join(', ');
}

const ASPECTS: Readonly<Record<Aspect, string>> = {
  front: 'Through the front',
  flank: 'Through a flank',
  rear: 'Through the rear',
  none: 'No front or rear',
};

export function aspectName(aspect: Aspect): string {
  return ASPECTS[aspect];
}

/** Lower case at the beginning, but not of 'ACV'. */
function inSentence(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
