import { expect, test } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { DORIAN_FIRE, tableWith } from '../testing';
import { deedOf } from './deeds';
import { lastOf } from './usePlayback';

const id = (text: string) => counterOf(text as CounterId).id;

test('of a shot of the computer the list tells what it brought; the rolls stand in the log', () => {
  const { table } = tableWith(DORIAN_FIRE);
  const firers = [{ unit: id('ehn-etaki-shock'), slot: null }];
  expect(table.act({ type: 'fire', firers, target: id('A'), area: false })).toBeUndefined();
  const { position, log } = table.published.getState();
  const deed = deedOf(position!, { ...log.at(-1)!, level: 'sergeant' });
  expect(deed?.told).toMatch(/Shock .*fires? at Glide A.* Glide A: (missed|hit).*\.$/);
  expect(deed?.told).not.toMatch(/roll \d/);
});

test('of acts that follow fast upon one another only the last are said aloud', () => {
  const acts = (count: number) => Array.from({ length: count }, (_, index) => `Act ${index + 1}.`);
  expect(lastOf(acts(2))).toBe('Act 1. Act 2.');
  expect(lastOf(acts(100))).toMatch(/^96 earlier acts in the log\. Act 97\. .* Act 100\.$/);
});
