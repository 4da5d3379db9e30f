import { expect, test } from 'vitest';
import type { Requirement } from '../../../rules/extractors';
import { reasonText, requirementLines, requirementText } from '.';
import { POSITION, RESULT, expectPlain, hex, refused } from './testing';

test.each<[Requirement, string]>([
  [
    { code: 'distanceAtMost', from: hex('1512'), unit: null, need: 2, have: 6, met: false },
    'Range 2 or less to 1512: now 6',
  ],
  [
    {
      code: 'distanceAtLeast',
      from: hex('1215'),
      unit: RESULT.forecast.toHit[0].firer.unit,
      need: 4,
      have: 4,
      met: true,
    },
    'Range 4 or more to Shock 1 of Panza in 1215: now 4',
  ],
  [
    { code: 'distanceBetween', from: hex('1512'), unit: null, need: [2, 4], have: 5, met: false },
    'Range 2 to 4 to 1512: now 5',
  ],
  [
    { code: 'inFront', of: hex('1512'), unit: null, sixths: 2, met: false },
    '1512 in the front area: 120° to turn',
  ],
  [
    { code: 'noCloserTo', unit: RESULT.forecast.toHit[0].firer.unit, need: 3, have: 2, met: false },
    'Range 3 or more to Shock 1 of Panza: now 2',
  ],
  [{ code: 'mpsAtMost', need: 4, have: 5, met: false }, 'At most 2 movement points: 2.5 spent'],
  [{ code: 'standStill', met: false }, 'No move, any facing: it moves'],
  [{ code: 'freeTurnOnly', sixths: 2, met: false }, 'A turn of up to 60° only: 120° turned'],
])('§8.3: $code', (requirement, text) => {
  expect(requirementText(POSITION, requirement)).toBe(text);
  const verdict = { requirements: [requirement], shortfall: 0, facingShort: 0, legal: false };
  const [line] = requirementLines(POSITION, verdict, 'broken');
  expect(line.state).toBe(requirement.met ? 'met' : 'broken');
  expectPlain(reasonText(POSITION, refused({ reason: 'againstOrder', order: 'close', verdict })).text);
});
