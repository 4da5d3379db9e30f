import { expect, it, test } from 'vitest';
import type { CriticalEffect } from '../../../rules/extractors';
import { criticalEffectText, damageText, drmLine, firepowerRow } from '.';
import { POSITION, RESULT, expectPlain } from './testing';

test.each(RESULT.forecast.toHit[0].drms)('DRM $cause.code has a line', (drm) => {
  const { text, value, rule } = drmLine(drm);
  expectPlain(text);
  expect(value).toMatch(/^([+−]\d|0)$/);
  expect(rule).toMatch(/^§/);
});

it('§7.3.2: reads the damage row and words the result', () => {
  expect(firepowerRow('hard', 4)).toBe('3–4');
  expect(firepowerRow('machine', 9)).toBe('7+');
  expect(firepowerRow('soft', 11)).toBe('11+');
  expect(damageText({ table: 'soft', result: 'SL/R' })).toBe('step loss and rout');
});

it('§7.3.2: words every critical effect', () => {
  const seen = new Set<CriticalEffect['effect']>();
  for (const { effect } of RESULT.criticals) {
    seen.add(effect.effect);
    expect(criticalEffectText(POSITION, RESULT.forecast.target, effect)).toMatch(/^[A-Za-z0-9].*[a-z0-9]$/);
  }
  expect(seen.size).toBe(8);
});
