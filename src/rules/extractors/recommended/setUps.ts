import type { Position, Side } from '../types';
import type { WrittenSetUp } from './writtenSetUp';

/**
 * Where each unit of the recommended army stands, found by search among set-ups that leave both sides as many games:
 * `npm run lab:setups -- --even --own captain --other captain` (docs/balance.md).
 */
const SET_UPS: Readonly<Record<string, WrittenSetUp>> = {
  'incoming full dorian': 'ehn-etaki-lance@0420, ehn-etaki-commando@1024, ehn-etaki-shock@2025',
  'extractors full avronian':
    'extractor-3@0521/SW, A@1322/NW, extractor-4@2010/SE, extractor-2@1005/NW, extractor-1@1818/SE',
};

/** Undefined: none is known that is better than filling the hexes of the layout. */
export function setUpFor(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): WrittenSetUp | undefined {
  return SET_UPS[`${scenario} ${rules} ${side}`];
}
