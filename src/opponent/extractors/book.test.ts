import { describe, expect, it } from 'vitest';
import { armiesOf, extractors, SCENARIOS, type Game, type Setup, type Side } from '../../rules/extractors';
import { ANSWERED } from './answered';
import { answeredAs, looksAhead, playsToEnd, replyFromBook, styleFromBook } from './book';
import { FARED } from './fared';
import { STYLES } from './styles';

const styleOf = (...[setup, side]: [Parameters<typeof extractors.setup>[0], Side]) =>
  STYLES[styleFromBook(extractors.setup(setup, 1), side)].name;

/** Against a Captain, with the recommended army: a Sergeant, whom the book is of, plays otherwise. */
const isFoundOtherwise = (...of: readonly string[]) =>
  ['threePodAttack simple avronian', 'ambush simple avronian'].includes(of.join(' '));

/** A game for each army of the house a side may take, as it then stands. */
function withArmies(setup: Setup, side: Side): readonly Game[] {
  const armies = armiesOf(setup, side);
  if (armies.length === 0) return [extractors.setup(setup, 1)];
  return armies.map((_, army) => {
    const game = extractors.setup(setup, 1);
    while (extractors.sideToDecide(game) !== side) {
      extractors.play(game, { type: 'recommend', army: 0 });
      extractors.play(game, { type: 'endPhase' });
    }
    extractors.play(game, { type: 'recommend', army: army as 0 | 1 | 2 });
    return game;
  });
}

describe('the book of styles', () => {
  it('names only styles there are, and no more wins than games', () => {
    const known = STYLES.map(({ name }) => name);
    const fared = Object.values(FARED).flatMap((sides) => Object.values(sides));
    for (const tallies of [...fared, ...Object.values(ANSWERED)])
      for (const [style, [won, of]] of Object.entries(tallies)) {
        expect(known).toContain(style);
        expect(won).toBeLessThanOrEqual(of);
      }
  });

  it('replies to the style of the other side with one that won more against it, with the army it has', () => {
    for (const { id: scenario } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const)
        for (const side of ['dorian', 'avronian'] as const)
          for (const [army, game] of withArmies({ scenario, rules }, side).entries()) {
            const [own, reply] = [styleFromBook(game, side), replyFromBook(game, side)];
            if (reply === own) continue;
            const tallies = ANSWERED[answeredAs(game, side, army)];
            const [better, usual] = [reply, own].map((style) => tallies[STYLES[style].name]);
            expect(better[0] / better[1]).toBeGreaterThan(usual[0] / usual[1]);
          }
  });

  it('has machines rush the Post of Three-Pod Attack Simple, whose company keeps its distance', () => {
    const setup = { scenario: 'threePodAttack', rules: 'simple' } as const;
    expect([styleOf(setup, 'dorian'), styleOf(setup, 'avronian')]).toEqual(['shy', 'rush']);
  });

  it('has machines rush through the block of Ambush Simple', () => {
    expect(styleOf({ scenario: 'ambush', rules: 'simple' }, 'avronian')).toBe('rush');
  });

  it('has a style only where it won more games than the plain one', () => {
    for (const { id: scenario } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const)
        for (const side of ['dorian', 'avronian'] as const) {
          const tallies = FARED[`${scenario} ${rules}`]?.[side];
          const style = styleOf({ scenario, rules }, side);
          if (!tallies || style === 'steady' || isFoundOtherwise(scenario, rules, side)) continue;
          const [better, plain] = [tallies[style], tallies.steady];
          expect(better[0] / better[1]).toBeGreaterThan(plain[0] / plain[1]);
        }
  });

  it('plays no style that wins against the recommended set-up alone', () => {
    const { stand, steady } = FARED['threePodAttack full'].avronian;
    expect(stand[0] / stand[1]).toBeGreaterThan(steady[0] / steady[1] + 1 / 8);
    expect(styleOf({ scenario: 'threePodAttack', rules: 'full' }, 'avronian')).toBe('steady');
  });

  it('plays no style that wins against a Sergeant alone', () => {
    const { wary, fierce } = FARED['incoming full'].dorian;
    expect(wary[0] / wary[1]).toBeGreaterThan(fierce[0] / fierce[1]);
    expect(styleOf({ scenario: 'incoming', rules: 'full' }, 'dorian')).toBe('fierce');
  });

  it('leaves looking ahead to others where runners win more at sight', () => {
    const who = (['dorian', 'avronian'] as const).flatMap((side) =>
      SCENARIOS.flatMap(({ id: scenario }) =>
        (['full', 'simple'] as const)
          .filter((rules) => !looksAhead({ scenario, rules }, side))
          .map((rules) => `${scenario} ${rules} ${side}`),
      ),
    );
    expect(who).toEqual(['incoming full dorian', 'ambush simple avronian']);
  });

  it('plays Incoming! to its end in thought where shorter looks made its runners timid', () => {
    const pairs = SCENARIOS.flatMap(({ id: scenario }) =>
      (['full', 'simple'] as const).map((rules) => ({ scenario, rules })),
    );
    expect(pairs.filter(playsToEnd)).toEqual([{ scenario: 'incoming', rules: 'simple' }]);
  });

  it('keeps to the plain style where the numbers are others than those it was measured with', () => {
    const setup = { scenario: 'threePodAttack', rules: 'full' } as const;
    expect(styleOf(setup, 'dorian')).not.toBe('steady');
    expect(styleOf({ ...setup, variant: { 'orni.speed': 8 } }, 'dorian')).toBe('steady');
  });

  it('R-110: keeps its style with a handicap: what won with the printed points wins with others', () => {
    const setup = { scenario: 'threePodAttack', rules: 'full' } as const;
    const handicap = { dorian: 5, avronian: 0, turns: -1 } as const;
    expect(styleOf({ ...setup, handicap }, 'dorian')).toBe(styleOf(setup, 'dorian'));
  });
});
