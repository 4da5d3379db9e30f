import { describe, expect, it, test } from 'vitest';
import type { Position } from '../../../../rules/extractors';
import { EVENT_SAMPLES, POSITION, expectPlain } from '../testing';
import { EVENTS, logLines } from '.';

describe('the log', () => {
  it('has a wording and a sample for every event', () => {
    expect(Object.keys(EVENTS).sort()).toEqual(Object.keys(EVENT_SAMPLES).sort());
  });

  test.each(Object.values(EVENT_SAMPLES))('$type is told in sentences with a rule', (event) => {
    const lines = logLines(POSITION, event);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text, rule } of lines) {
      expectPlain(text);
      expect(text).toMatch(/\.$/);
      expect(rule).toMatch(/^(§|R-)\d/);
    }
  });

  test.each<[keyof typeof EVENT_SAMPLES, readonly string[]]>([
    ['moved', ['Shock 1 of Panza moves from 1215 to 1216, drifts to 1217 for 1.5 movement points.']],
    ['rallyRoll', ['Shock 1 of Panza, rally roll 3 +2 for Transcom 1: rallies on 5 or more.']],
    ['bogRoll', ['Shock 1 of Panza leaves bog in 1215: roll 7, stuck on 7 to 9, its move ends.']],
    ['revealed', ['Glide A reveals Move order 2: Close.']],
    ['marked', ['Glide A marks the space off the map, south of 1227, as the objective of its Vector.']],
    ['selfDestruct', ['Glide A destroys itself. No enemy is in its hex or adjacent.']],
    ['pinRemoved', ['Pinned markers come off: Shock 1 of Panza and Lance of Panza.']],
  ])('%s', (type, sentences) => {
    expect(logLines(POSITION, EVENT_SAMPLES[type]).map(({ text }) => text)).toEqual(sentences);
  });

  it('§7: tells a shot with its dice, modifiers, damage row, criticals and effect', () => {
    const lines = logLines(POSITION, EVENT_SAMPLES.shot);
    expect(lines[0]).toMatchObject({ side: 'dorian', rule: '§7.5', card: EVENT_SAMPLES.shot });
    expect(lines[0].units).toEqual(['panza-shock-1', 'panza-lance', 'A']);
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toContain('Shock 1 of Panza and Lance of Panza fire at Glide A combined.');
    expect(text).toContain('roll 7, 5 or more hits (−1 rough in 1716, ');
    expect(text).toContain(
      'Damage roll 6 −1 for the facing, firepower 3 (row 3): 2 armour lost and a critical hit.',
    );
    expect(text).toContain('Critical roll 3, drawn 1: Shredder in slot 3 lost.');
    expect(text).toContain('Commando critical roll 5: speed −1.');
  });

  it('§8.1: keeps hidden orders face down', () => {
    const [line] = logLines(POSITION, { ...EVENT_SAMPLES.ordered, order: 'hidden' });
    expect(line.text).toBe('Glide A, Move order slot 1: face down.');
  });

  it('names a unit the view does not hold by its counter', () => {
    const empty: Position = { ...POSITION, units: {} };
    expect(logLines(empty, EVENT_SAMPLES.eliminated)[0].text).toBe('Shock 1 of Panza is eliminated.');
    expect(logLines(empty, EVENT_SAMPLES.reset)[0].text).toMatch(/^Machine A resets/);
  });
});
