import { describe, expect, it } from 'vitest';
import { extractors, SCENARIOS, type Side } from '../../rules/extractors';
import { ANSWERED } from './answered';
import { replyFromBook, styleFromBook } from './book';
import { FARED } from './fared';
import { STYLES } from './styles';

const styleOf = (...[setup, side]: [Parameters<typeof extractors.setup>[0], Side]) =>
  STYLES[styleFromBook(extractors.setup(setup, 1), side)].name;

describe('the book of styles', () => {
  it('names only styles there are, and no more wins than games', () => {
    const known = STYLES.map(({ name }) => name);
    for (const sides of Object.values(FARED.wins))
      for (const wins of Object.values(sides))
        for (const [style, won] of Object.entries(wins)) {
          expect(known).toContain(style);
          expect(won).toBeLessThanOrEqual(FARED.games);
        }
    for (const sides of Object.values(ANSWERED))
      for (const tallies of Object.values(sides))
        for (const [style, [won, of]] of Object.entries(tallies)) {
          expect(known).toContain(style);
          expect(won).toBeLessThanOrEqual(of);
        }
  });

  it('replies to the style of the other side with one that won more against it than the own', () => {
    for (const { id: scenario } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const)
        for (const side of ['dorian', 'avronian'] as const) {
          const position = extractors.setup({ scenario, rules }, 1);
          const [own, reply] = [styleFromBook(position, side), replyFromBook(position, side)];
          if (reply === own) continue;
          const tallies = ANSWERED[`${scenario} ${rules}`][side];
          const [better, usual] = [reply, own].map((style) => tallies[STYLES[style].name]);
          expect(better[0] / better[1]).toBeGreaterThan(usual[0] / usual[1]);
        }
  });

  it('has a style only where it won more games than the plain one', () => {
    for (const { id: scenario } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const)
        for (const side of ['dorian', 'avronian'] as const) {
          const wins = FARED.wins[`${scenario} ${rules}`]?.[side];
          const style = styleOf({ scenario, rules }, side);
          if (!wins || style === 'steady') continue;
          expect(wins[style]).toBeGreaterThan(wins.steady);
        }
  });

  it('keeps to the plain style where the numbers or the points are others than those it was measured with', () => {
    const setup = { scenario: 'threePodAttack', rules: 'simple' } as const;
    expect(styleOf(setup, 'avronian')).not.toBe('steady');
    expect(styleOf({ ...setup, variant: { 'orni.speed': 8 } }, 'avronian')).toBe('steady');
    const handicap = { dorian: 5, avronian: 0, turns: 0 } as const;
    expect(styleOf({ ...setup, handicap }, 'avronian')).toBe('steady');
  });
});
