import { describe, expect, it } from 'vitest';
import { noticeWords, savedWords } from './problems';

describe('a game that opens earlier than it was left', () => {
  it('of an older version says which, and in which turn it opens', () => {
    expect(noticeWords({ turn: 4, versions: { kept: 1, now: 2 } })).toMatch(
      /^The rules have changed .*\(version 1, now 2\)\. It opens in turn 4,/,
    );
  });

  it('of this version says that a part cannot be read; before turn 1 there is no turn', () => {
    expect(noticeWords({ turn: 0, versions: { kept: 2, now: 2 } })).toMatch(
      /^A part of this saved game cannot be read\. It opens before turn 1,/,
    );
  });
});

it('the curtain says why a game is not saved, each cause in words of its own', () => {
  const causes = ['full', 'absent', 'blocked', 'otherTab'] as const;
  const words = causes.map((why) => savedWords({ state: 'unsaved', why }));
  expect(new Set(words).size).toBe(4);
  expect(words.at(-1)).toBe('No: it is played in another tab');
  expect([savedWords({ state: 'saved' }), savedWords({ state: 'saving' })]).toEqual(['Yes', 'Being saved']);
});
