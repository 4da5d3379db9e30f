import { expect, it } from 'vitest';
import { isFault, readPosition } from '../../../rules/furrows';
import { topicOf, topicWords } from './helpTopics';

function position(line: string, turn = 2) {
  const read = readPosition(
    `furrows firstLight quick T${turn} Lorders | F anvil@1205/S slow; line-1@1206/S slow; line-2@1306/S slow${line} | ` +
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
  expect(topicOf(hurt, undefined)).toBe('furrows.goal');
  expect(topicWords('furrows.harm')).toMatch(/^Losses wait for the end of the turn/);
});

it('§16: once orders have been written, it is said what wins', () => {
  expect(topicOf(position('', 1), undefined)).toBe('furrows.orders');
  expect(topicOf(position('', 2), undefined)).toBe('furrows.goal');
  expect(topicWords('furrows.goal')).toMatch(/^Both middle flags at the end win/);
});
