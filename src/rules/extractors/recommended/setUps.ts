import type { Position, Side } from '../types';
import type { WrittenSetUp } from './writtenSetUp';

/**
 * Where each unit of the recommended army stands, found by search among set-ups that leave both sides as many games:
 * `npm run lab:setups -- --even --own sergeant,captain --other sergeant,captain` (docs/balance.md).
 */
const SET_UPS: Readonly<Record<string, WrittenSetUp>> = {
  'incoming full dorian': 'ehn-etaki-commando@1921, ehn-etaki-shock@0626, ehn-etaki-lance@1421',
  'incoming simple dorian': 'ehn-etaki-shock@1221, ehn-etaki-lance@2420, ehn-etaki-commando@0520',
  'threePodAttack full dorian':
    'urcado-walker@1326/SE, flyer-1@1621/SW, ferl-erlop-lance@1323, ferl-erlop-commando-1@1323, ferl-erlop-commando-2@1323, urcado-shock@1223, comar-hart-lance-1@1223, comar-hart-lance-2@1223, comar-hart-lance-3@1022, comar-ehn-shock-1@1424, comar-ehn-shock-2@1424, ferl-edrid-lance-1@1224, ferl-edrid-lance-2@1224, ferl-edrid-lance-3@1224, connakti-shock@1422, connakti-lance-1@1422, connakti-lance-2@1522, reubark-shock@1522, reubark-lance-1@1522, reubark-lance-2@1324, dagmaton-1@1324',
  'threePodAttack simple dorian':
    'floater-1@1422/N, revil-1@1223/N, panza-shock-1@1520, comar-hart-lance-1@1223, comar-hart-lance-2@1223, comar-hart-lance-3@1127, ferl-edrid-lance-1@1324, ferl-edrid-lance-2@1224, ferl-edrid-lance-3@1123, ehn-ark-shock-1@1224, ehn-ark-shock-2@1422, ehn-ark-lance@1422, dagmaton-2@1622, flyer-1@0820/NW, dagmaton-1@1517, panza-shock-2@1725, walker-1@0724/NE, panza-lance@1421, agrax-1@0422/S',
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

/** What else has stood its ground, in its order in the wording: `npm run lab:setups -- --own sergeant --other sergeant`. */
const OTHERS: Readonly<Record<string, readonly WrittenSetUp[]>> = {
  'incoming full dorian': [
    'ehn-etaki-shock@2025, ehn-etaki-lance@0420, ehn-etaki-commando@0823',
    'ehn-etaki-shock@2025, ehn-etaki-lance@0420, ehn-etaki-commando@1024',
  ],
  'incoming simple dorian': [
    'ehn-etaki-commando@0520, ehn-etaki-shock@1727, ehn-etaki-lance@1923',
    'ehn-etaki-lance@1923, ehn-etaki-commando@0120, ehn-etaki-shock@0224',
  ],
  'threePodAttack full dorian': [
    'urcado-walker@1326/SE, flyer-1@1621/SW, ferl-erlop-lance@1323, ferl-erlop-commando-1@1323, ferl-erlop-commando-2@1323, urcado-shock@1223, comar-hart-lance-1@1223, comar-hart-lance-2@1223, comar-hart-lance-3@1022, comar-ehn-shock-1@1424, ferl-edrid-lance-1@1224, ferl-edrid-lance-2@1224, ferl-edrid-lance-3@1224, connakti-shock@1422, connakti-lance-1@1422, connakti-lance-2@1522, reubark-shock@1522, reubark-lance-2@1324, dagmaton-1@1324, reubark-lance-1@0426, comar-ehn-shock-2@2027',
    'urcado-walker@1326/SE, flyer-1@1621/SW, ferl-erlop-commando-1@1323, urcado-shock@1223, comar-hart-lance-1@1223, comar-ehn-shock-1@1424, comar-ehn-shock-2@1424, ferl-edrid-lance-1@1224, ferl-edrid-lance-2@1224, connakti-shock@1422, connakti-lance-1@1422, connakti-lance-2@1522, reubark-shock@1522, reubark-lance-1@1522, reubark-lance-2@1324, ferl-edrid-lance-3@0127, dagmaton-1@1524, comar-hart-lance-3@1320, ferl-erlop-lance@1424, ferl-erlop-commando-2@1419, comar-hart-lance-2@1323',
  ],
  'threePodAttack simple dorian': [
    'floater-1@1422/N, walker-1@0724/NE, revil-1@1223/N, flyer-1@0820/NW, agrax-1@0422/S, panza-shock-1@1520, panza-shock-2@1725, panza-lance@1421, comar-hart-lance-1@1223, comar-hart-lance-2@1223, comar-hart-lance-3@1127, ferl-edrid-lance-1@1324, ferl-edrid-lance-2@1224, ehn-ark-shock-1@1224, ehn-ark-shock-2@1422, dagmaton-1@1517, dagmaton-2@1622, ehn-ark-lance@1021, ferl-edrid-lance-3@0418',
    'panza-shock-1@1825, panza-shock-2@2223, panza-lance@1820, comar-hart-lance-1@0426, comar-hart-lance-2@1515, comar-hart-lance-3@0615, ferl-edrid-lance-1@1925, ferl-edrid-lance-2@1122, ferl-edrid-lance-3@0417, ehn-ark-shock-1@1316, ehn-ark-shock-2@0516, ehn-ark-lance@0624, dagmaton-1@2320, dagmaton-2@1115, floater-1@1627/S, walker-1@2027/SE, revil-1@0818/NE, flyer-1@2224/N, agrax-1@1026/NW',
  ],
  'extractors full avronian': [
    'extractor-1@1818/SE, extractor-2@1005/NW, extractor-3@0521/SW, A@1322/NW, extractor-4@1912/SE',
    'extractor-1@1818/SE, extractor-2@1005/NW, extractor-4@2010/SE, extractor-3@0620/S, A@1420/S',
  ],
  'extractors simple avronian': [
    'extractor-4@0911/NW, A@1421/NE, extractor-3@1919/N, extractor-2@1912/NW, extractor-1@0520/SW',
    'extractor-1@0520/SE, extractor-2@1818/NW, extractor-3@1911/N, A@1421/NE, extractor-4@1105/N',
  ],
  'ambush full dorian': [
    'panza-shock-2@1012, panza-lance@1012, comar-ehn-shock-2@1011, ehn-ark-shock-1@1011, ehn-ark-shock-2@1711, dagmaton-1@1711, dagmaton-2@1611, ehn-ark-lance@1513, panza-shock-1@0812, comar-ehn-shock-1@1005, walker-1@1212/NE',
    'panza-shock-2@1012, panza-lance@1012, comar-ehn-shock-1@1011, comar-ehn-shock-2@1011, ehn-ark-shock-1@1011, ehn-ark-shock-2@1711, dagmaton-1@1711, dagmaton-2@1611, ehn-ark-lance@1224, panza-shock-1@0911, walker-1@1513/NE',
  ],
  'ambush simple dorian': [
    'walker-3@1811/N, agrax-1@1410/N, xibalem-shock-1@1012, xibalem-shock-2@1012, xibalem-commando@1012, ehn-ark-shock-1@1011, ehn-ark-shock-2@1011, walker-2@1013/NE, ehn-ark-lance@0814, walker-1@0914/SW',
    'agrax-1@1410/N, xibalem-shock-1@1012, xibalem-shock-2@1012, xibalem-commando@1012, ehn-ark-shock-2@1011, ehn-ark-lance@0814, walker-1@0914/SW, ehn-ark-shock-1@1013, walker-2@2318/NE, walker-3@1812/SW',
  ],
  'dobernStrongpoint full dorian': [
    'fort-1@1315, reubark-shock@1315>fort-1, fort-2@1317, reubark-lance-1@1317>fort-2, fort-3@1213, reubark-lance-2@1213>fort-3, fort-4@1117, dagmaton-1@1117>fort-4, fort-5@1014, dagmaton-2@1014',
    'fort-1@1316, reubark-shock@1316>fort-1, fort-2@1214, reubark-lance-1@1214, fort-3@1117, reubark-lance-2@1117, fort-4@1414, dagmaton-1@1414, fort-5@1014, dagmaton-2@1014>fort-5',
  ],
  'dobernStrongpoint simple dorian': [
    'fort-1@1414, reubark-shock@1414, fort-2@1416, reubark-lance-1@1416>fort-2, fort-3@1116, reubark-lance-2@1116, fort-4@1213, dagmaton-1@1213>fort-4, fort-5@1217, dagmaton-2@1217',
    'fort-1@1117, reubark-shock@1117>fort-1, fort-2@1213, reubark-lance-1@1213>fort-2, fort-3@1415, reubark-lance-2@1415>fort-3, fort-4@1014, dagmaton-1@1014>fort-4, fort-5@1317, dagmaton-2@1317>fort-5',
  ],
};

/** The set-ups of the house for the recommended army of a side beside the recommended one; none: it places nothing [§5]. */
export function otherSetUps(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): readonly WrittenSetUp[] {
  return OTHERS[`${scenario} ${rules} ${side}`] ?? [];
}
