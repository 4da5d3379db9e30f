import { describe, expect, it } from 'vitest';
import { extractors, type Action, type Setup } from '../../../rules/extractors';
import { parseRecord } from '../../../store/schema';
import { openTable } from '../../../store/table';
import { stepsOf } from '../replay';
import { diceAccount, gainOf, strayed, turnAccounts } from './account';
import { reportSheet } from './reportSheet';
import { reportParts, reportText } from './reportText';
import { inHundred, luckSentence, throwWords } from './diceWords';

/** A golden game with some forty shots in it. */
const text = Object.values(
  import.meta.glob<string>('../../../rules/extractors/games/extractors-full-points.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)[0];
const read = parseRecord<Setup, Action>(extractors, text);
if ('fault' in read) throw new Error(read.fault);
const steps = stepsOf(read.record, openTable(extractors, read.record).replay() ?? []);
const last = steps[steps.length - 1].game;

describe('the account of the turns', () => {
  const turns = turnAccounts(steps);

  it('has each turn once, and what is lost does not come back but by a rally', () => {
    expect(turns.map(({ turn }) => turn)).toEqual([...turns.keys()].map((at) => at + 1));
    expect(turns.at(-1)?.turn).toBe(last.turn);
    for (const { lost } of turns) expect(Math.min(lost.dorian, lost.avronian)).toBeGreaterThanOrEqual(0);
  });

  it('§9.3: ends with the score the victory counts', () => {
    const points = (last.victory?.points ?? []).reduce(
      (sum, { side, value }) => sum + (side === 'dorian' ? value : -value),
      0,
    );
    expect(turns.at(-1)?.score).toBe(points);
  });
});

describe('the account of the dice', () => {
  const { throws, luck } = diceAccount(steps);

  it('adds up: what each side gained less what was to be expected is the luck', () => {
    expect(throws.length).toBeGreaterThan(5);
    const [dorian, avronian] = [gainOf(throws, 'dorian'), gainOf(throws, 'avronian')];
    const beyond = dorian.rolled - dorian.expected - (avronian.rolled - avronian.expected);
    expect(beyond).toBeCloseTo(luck.luck / 10);
    const { below, same, above } = luck.standing;
    expect(below + same + above).toBeCloseTo(1);
  });

  it('tells the furthest first, each with its step and its names', () => {
    const [first, second] = strayed(throws, 2);
    expect(Math.abs(first.rolled - first.expected)).toBeGreaterThanOrEqual(
      Math.abs(second.rolled - second.expected),
    );
    expect(
      steps[first.step].events.some(({ type }) => ['shot', 'rallyRoll', 'selfDestruct'].includes(type)),
    ).toBe(true);
    expect(throwWords(last, first)).toMatch(/ at | rallies$| blows up /);
  });

  it('never says none or all where it is not so', () => {
    expect([0, 0.001, 0.34, 0.999, 1].map(inHundred)).toEqual(['0', 'fewer than 1', '34', '99', '100']);
    expect(luckSentence({ below: 0.64, same: 0.001, above: 0.359 }, 'Dorian')).toBe(
      'Of all ways these dice could have fallen, 64 of 100 were worse for Dorian, 36 better.',
    );
  });
});

const textOf = (...of: Parameters<typeof reportParts>) => reportText(reportParts(...of));

describe('the report as text', () => {
  it('tells who won, every turn and every throw, the same each time', () => {
    const report = textOf(steps);
    expect(report).toBe(textOf(steps));
    expect(report).toMatch(/^Extractors: .+\nNot as printed: Orni speed .+\n(Dorian|Avronian) wins/);
    for (const { turn } of turnAccounts(steps)) expect(report).toContain(`Turn ${turn}: Dorian`);
    expect(report.match(/ expected, .* rolled, /g)).toHaveLength(diceAccount(steps).throws.length);
    expect(report).toContain('\n\nLosses and exits\n  ');
  });

  it('tells what was not as printed, and what a match came to', () => {
    const handicap = { dorian: 0, avronian: 0, turns: -2 };
    const agreed = steps.map((step) => ({ ...step, game: { ...step.game, handicap } }));
    const [head] = textOf(agreed, ['You win the match, 2 to 0.']).split('\n\n');
    expect(head).toMatch(/\nNot as printed: \d+ turns instead of \d+\. Orni /);
    expect(head).toMatch(/\nYou win the match, 2 to 0\.$/);
  });

  it('has no heading over nothing, and one of a thing is one', () => {
    const early = textOf(steps.slice(0, 2));
    expect(early).not.toContain('Losses and exits');
    expect(early).toMatch(/ 0 steps, 0 armour; 0 shots, 0 hits, 0 criticals/);
    expect(textOf(steps)).not.toMatch(/\b1 (steps|shots|hits|criticals)\b/);
  });
});

describe('the printed report', () => {
  const parts = reportParts(steps);
  const sheet = reportSheet(parts, last.victory?.winner ?? null);

  it('has every line of the text, the turns and throws as rows under their headings', () => {
    const bare = (text: string) => text.replace(/[\s:,]/g, '');
    const body = bare(sheet.querySelector('tbody')?.textContent ?? '');
    for (const line of parts.flat()) expect(body).toContain(bare(line));
    const headed = [...sheet.querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(headed).toEqual(expect.arrayContaining(['Dorian', 'Avronian', 'Turn 1', 'Turn 2']));
    expect(sheet.querySelectorAll('h3')).toHaveLength(parts.length - 1);
  });
});
