import { expect, test } from 'vitest';
import { fileHolds, takeBackWords } from './words';

test.each([
  [[], 'Nothing in it is secret'],
  [['avronian'], 'what Avronian keeps from the other side'],
  [['dorian', 'avronian'], 'what each side keeps from the other side'],
] as const)('a file with the secrets of %j says so', (secret, words) => {
  expect(fileHolds(secret)).toContain(words);
});

test('a request to take back tells no number: how much the other side did since is secret', () => {
  const words = takeBackWords('dorian');
  expect(words).toContain('Dorian asks to take back its last action and everything since.');
  expect(words).not.toMatch(/\d/);
});
