import { expect, test } from 'vitest';
import { SIDES } from '../extractors/sides';
import { awayWords, fileHolds, sealedFor, takeBackWords } from './words';

test.each([
  [[], 'No side has a secret in it, but the seed tells the dice to come'],
  [['avronian'], 'what Avronian keeps from the other side'],
  [['dorian', 'avronian'], 'what each side keeps from the other side'],
] as const)('a file with the secrets of %j says so', (secret, words) => {
  expect(fileHolds(secret, SIDES)).toContain(words);
});

test('of an ended game no die is to come', () =>
  expect(fileHolds([], SIDES, true)).not.toContain('dice to come'));

test('a request to take back tells no number: how much the other side did since is secret', () => {
  const words = takeBackWords('dorian', SIDES);
  expect(words).toContain('Dorian asks to take back its last action and everything since.');
  expect(words).not.toMatch(/\d/);
});

test.each([
  ['passphrase', 'First, Avronian sets a passphrase', 'then Dorian goes on'],
  ['decision', 'Avronian decides next, at another device', 'when it is Dorian’s turn'],
  ['answer', 'Only Avronian knows what comes of this', 'something Avronian keeps secret'],
  ['end', 'The game may end here', 'its device answers'],
  ['dice', 'The dice need Avronian’s half', 'nobody can choose them'],
  ['papers', 'The game has ended', 'what they kept secret'],
  ['answered', 'This device has answered Avronian', 'Nothing is to be decided here'],
  ['passed', 'Avronian decides next, at another device', 'only send the game back to Avronian'],
] as const)('by mail, why the other device is needed: %s', (needs, title, text) => {
  const words = awayWords('avronian', needs, SIDES);
  expect(words.title).toBe(title);
  expect(words.text).toContain(text);
});

test('a sealed file says for whom it is, and that a game that has just gone by mail goes out first', () => {
  const file = { seat: 'dorian', goes: true, begins: true, first: false, decides: true } as const;
  expect(sealedFor(file, SIDES)).toContain('The file goes to Avronian first');
  expect(sealedFor({ ...file, decides: false }, SIDES)).not.toContain('first');
  expect(sealedFor({ ...file, begins: false }, SIDES)).toContain('Avronian opens it with its own');
  expect(sealedFor({ ...file, begins: false, first: true }, SIDES)).toContain('with the opening word');
  expect(sealedFor({ ...file, goes: false, begins: false }, SIDES)).toContain('which Dorian alone opens');
});
