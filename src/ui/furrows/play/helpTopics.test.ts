import { expect, it } from 'vitest';
import { furrows, isFault, readPosition } from '../../../rules/furrows';
import { topicOf, topicWords } from './helpTopics';

function position(line: string) {
  const read = readPosition(
    `furrows firstLight quick T2 Lorders | F anvil@1205/S slow; line-1@1206/S slow; line-2@1306/S slow${line} | ` +
      'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | ' +
      'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
  );
  if (isFault(read)) throw new Error(read.error);
  return read;
}

it('§8.4: Aim is an order, and no word for picking a target', () => {
  expect(topicWords('furrows.declare')).not.toMatch(/aim/i);
});

it('§9.4: with the first losses it is said that they wait', () => {
  const [whole, hurt] = [position(''), position(' due:models1')];
  expect(topicOf(whole, whole)).toBe('furrows.told');
  expect(topicOf(whole, hurt)).toBe('furrows.harm');
  expect(topicOf(hurt, undefined)).toBe('furrows.orders');
  expect(topicWords('furrows.harm')).toMatch(/^Losses wait for the end of the turn/);
});

it('§16: as a side sets up it is said what wins; it has perhaps not seen the card of the scenario', () => {
  const { phase } = furrows.setup({ scenario: 'firstLight', orders: 'quick' }, 1);
  expect(topicOf({ ...position(''), phase }, undefined)).toBe('furrows.placement');
  expect(topicWords('furrows.placement')).toMatch(/^Both middle flags at the end win/);
});
