import { describe, expect, it, test } from 'vitest';
import { POSITION, REASON_SAMPLES, expectPlain, read, refused } from '../testing';
import { REASONS, reasonLine, reasonText } from '.';

describe('reasons', () => {
  it('has a wording and a sample for every reason', () => {
    expect(Object.keys(REASONS).sort()).toEqual(Object.keys(REASON_SAMPLES).sort());
  });

  test.each(Object.values(REASON_SAMPLES))('$reason is plain and holds its rule', (reason) => {
    const { text, rule } = reasonText(POSITION, refused(reason, '§7.2'));
    expectPlain(text);
    expect(text).not.toMatch(/[.:]$/);
    expect(rule).toBe('§7.2');
    expect(reasonLine(POSITION, refused(reason, '§7.2'))).toBe(`${text} [§7.2]`);
  });

  test.each<[keyof typeof REASON_SAMPLES, string]>([
    ['outOfRange', 'Out of range: 3 hexes, Shock 1 of Panza reaches 2'],
    ['noSight', 'No line of sight: rough in 1716 blocks'],
    ['pinned', 'Pinned until the rally phase'],
    ['firerInside', 'Embarked in Floater 1'],
    ['otherCell', 'Other cell: Urcado and Ehn Etaki do not combine'],
    ['mpsShort', '1716: 6.5 movement points needed, 6 available'],
    ['againstOrder', 'Range 6, Close asks for 2 or less'],
    ['pointsShort', '1 short: costs 5, 4 left'],
    ['stackFull', 'Full: 3 units in 1816 already'],
    ['classCap', 'Over the limit: infantry 170 points, at most 162'],
    ['notClosest', 'Not the closest: range 3, the closest is at 2'],
    ['mustCombine', 'More weapons can combine: groups of 1 + 1, 2 possible'],
    ['mustChoose', 'Still to choose: 2 weapons'],
    ['entryTurn', 'Enters on turn 6: now turn 3'],
    ['turnTooFar', 'Turn too far: 120°, at most 60°'],
    ['mustRun', 'Routed: 5 from its friendly edge, 3 can be reached'],
    ['unplaced', 'Still to place: Shock 1 of Panza, Lance of Panza and 3 more'],
    ['slotTaken', 'One weapon a slot: slot 1 holds a Laser'],
  ])('%s: %s', (reason, text) => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES[reason])).text).toBe(text);
  });

  it('R-38: a facing unit that leaves has to face off the map; R-46: a routed one cannot embark', () => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES.facingNeeded, 'R-38')).text).toContain('face off it');
    expect(reasonText(POSITION, refused(REASON_SAMPLES.routed, 'R-46')).text).toContain('cannot embark');
  });

  it('R-42: who finds no hex to enter waits; who is on the map hears that no way leads there', () => {
    const nowhere = refused(REASON_SAMPLES.noLegalEnd);
    expect(reasonText(POSITION, nowhere).text).toBe('No way there for Glide A');
    const waiting = read('engage full T3 Amovement | A glide A@waiting');
    expect(reasonText(waiting, nowhere).text).toBe('No hex to end in: Glide A waits');
  });

  it('R-93: a routed section takes no shelter', () => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES.routed, 'R-93')).text).toContain('takes no shelter');
    expect(reasonText(POSITION, refused(REASON_SAMPLES.routed, '§7.3.2')).text).toContain('does not fire');
  });

  it('does not name a hidden unit', () => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES.targetHidden)).text).not.toMatch(/Shock|Panza/);
  });
});
