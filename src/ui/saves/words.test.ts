import { expect, test } from 'vitest';
import { fileHolds, passphraseFault, takeBackWords } from './words';

test.each([
  [[], 'Nothing in it is secret'],
  [['avronian'], 'what Avronian keeps from the other side'],
  [['dorian', 'avronian'], 'what each side keeps from the other side'],
] as const)('a file with the secrets of %j says so', (secret, words) => {
  expect(fileHolds(secret)).toContain(words);
});

test.each([
  ['', 'long enough', 'Give each side a passphrase'],
  ['short', 'long enough', '5 characters, at least 8 needed'],
  ['long enough', 'long enough', 'Both sides have the same passphrase: give each its own'],
  ['long enough', 'as long as that', null],
])('the passphrases %j and %j', (dorian, avronian, fault) => {
  expect(passphraseFault({ dorian, avronian })).toBe(fault);
});

test('a request to take back tells no number: how much the other side did since is secret', () => {
  const words = takeBackWords('dorian');
  expect(words).toContain('Dorian asks to take back its last action and everything since.');
  expect(words).not.toMatch(/\d/);
});
