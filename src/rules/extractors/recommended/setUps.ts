import type { Position, Side } from '../types';
import type { WrittenSetUp } from './writtenSetUp';

/**
 * Where each unit of the recommended army stands, found by search among set-ups that leave both sides as many games:
 * `npm run lab:setups -- --even --own sergeant,captain --other sergeant,captain` (docs/balance.md).
 */
const SET_UPS: Readonly<Record<string, WrittenSetUp>> = {
  'incoming full dorian': 'ehn-etaki-shock@1725, ehn-etaki-lance@1224, ehn-etaki-commando@1722',
  'incoming simple dorian': 'ehn-etaki-shock@1221, ehn-etaki-lance@2420, ehn-etaki-commando@0520',
  'threePodAttack full dorian':
    'urcado-walker@1326/SE, flyer-1@1621/SW, ferl-erlop-lance@1323, ferl-erlop-commando-1@1323, ferl-erlop-commando-2@1323, urcado-shock@1223, comar-hart-lance-1@1223, comar-hart-lance-2@1223, comar-hart-lance-3@1022, comar-ehn-shock-1@1424, comar-ehn-shock-2@1424, ferl-edrid-lance-1@1224, ferl-edrid-lance-2@1224, ferl-edrid-lance-3@1224, connakti-shock@1422, connakti-lance-1@1422, connakti-lance-2@1522, reubark-shock@1522, reubark-lance-1@1522, reubark-lance-2@1324, dagmaton-1@1324',
  'threePodAttack simple dorian':
    'panza-shock-1@1825, panza-shock-2@2223, panza-lance@1820, comar-hart-lance-1@0426, comar-hart-lance-2@1515, comar-hart-lance-3@0615, ferl-edrid-lance-1@1925, ferl-edrid-lance-2@1122, ferl-edrid-lance-3@0417, ehn-ark-shock-1@1316, ehn-ark-shock-2@0516, ehn-ark-lance@0624, dagmaton-1@2320, dagmaton-2@1115, floater-1@1627/S, walker-1@2027/SE, revil-1@0818/NE, flyer-1@2224/N, agrax-1@1026/NW',
  'extractors full avronian':
    'extractor-3@0521/SW, A@1322/NW, extractor-4@2010/SE, extractor-2@1005/NW, extractor-1@1818/SE',
  'extractors simple avronian':
    'extractor-1@0520/SE, A@1421/NE, extractor-2@1818/NW, extractor-4@0911/NW, extractor-3@1911/N',
};

/** Undefined: none is known that is better than filling the hexes of the layout. */
export function setUpFor(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): WrittenSetUp | undefined {
  return SET_UPS[`${scenario} ${rules} ${side}`];
}
