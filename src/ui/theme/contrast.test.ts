import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, tokensOf, VISIONS } from './testing';

const css = ['tokens', 'paper'].map((name) => readFileSync(`src/ui/theme/${name}.css`, 'utf8')).join('\n');
const dark = "[data-theme='dark']";
const TEXT = 4.5;
const MARK = 3;
/** What is told apart by colour alone differs so much at a glance. */
const APART = 10;

const CHROME = ['bg', 'panel', 'panel-2', 'panel-3', 'att-soft', 'dor-soft', 'avr-soft'];
const SHEET = ['panel', 'panel-2', 'panel-3', 'att-soft', 'dor-soft', 'avr-soft', 'paper', 'paper-2'];
const BAR = ['bar', 'bar-2', 'panel', 'panel-2'];
const WORDS = ['ink', 'ink-2', 'dor', 'avr', 'no', 'ok', 'att-ink'];
const LINES = ['line-strong', 'focus'];

/** Each surface in each theme: what is written on it and what it is written on. */
const SURFACES = [
  { name: 'light', tokens: tokensOf(css, ':root'), grounds: CHROME, words: WORDS },
  { name: 'dark', tokens: tokensOf(css, ':root', dark), grounds: CHROME, words: WORDS },
  { name: 'light paper', tokens: tokensOf(css, ':root', '.paper'), grounds: SHEET, words: WORDS },
  {
    name: 'dark paper',
    tokens: tokensOf(css, ':root', dark, '.paper', `${dark} .paper`),
    grounds: SHEET,
    words: WORDS,
  },
  {
    name: 'light bar',
    tokens: tokensOf(css, ':root', '.on-bar'),
    grounds: BAR,
    words: ['ink', 'ink-2', 'dor', 'avr', 'no', 'att'],
  },
  {
    name: 'dark bar',
    tokens: tokensOf(css, ':root', dark, '.on-bar'),
    grounds: BAR,
    words: ['ink', 'ink-2', 'dor', 'avr', 'no', 'att'],
  },
] as const;

/** Words on a fill of their own. */
const FILLED = [
  ['on-dor', 'dor'],
  ['on-avr', 'avr'],
  ['on-att', 'att'],
  ['bar-ink', 'bar'],
  ['bar-ink-2', 'bar'],
  ['bar-ink-2', 'bar-2'],
  ['paper-ink-2', 'paper'],
  ['paper-ink-2', 'paper-2'],
  ['paper-ink-2', 'paper-panel'],
] as const;

const SIDE_LINES = [
  ['dor-line', 'panel'],
  ['avr-line', 'panel'],
  ['paper-edge', 'paper'],
] as const;

describe('the colour functions', () => {
  it('agree with the published numbers', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(difference('#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(difference('#336699', '#336699', 'protanopia')).toBe(0);
    // Sharma, Wu and Dalal, as near as eight bits come to their Lab pairs.
    expect(difference('#ff0000', '#00ff00')).toBeCloseTo(86.6, 0);
  });

  it('grey has no hue, and a red-green pair comes near for protan and deutan eyes alone', () => {
    expect(difference('#c00000', '#555555', 'greyscale')).toBeLessThan(12);
    const [normal, protan, deutan, tritan] = VISIONS.map((vision) =>
      difference('#a65e2e', '#6b7a2e', vision),
    );
    expect(normal).toBeGreaterThan(30);
    expect(protan).toBeLessThan(normal / 2);
    expect(deutan).toBeLessThan(normal / 2);
    expect(tritan).toBeGreaterThan(normal / 2);
  });
});

describe.each(SURFACES)('$name', ({ name, tokens, grounds, words }) => {
  const pairs = (inks: readonly string[], on: readonly string[]) =>
    inks.flatMap((ink) => on.map((ground) => [ink, ground] as const));

  it.each(VISIONS)('words keep 4.5 to 1 [%s]', (vision) => {
    for (const [ink, ground] of [...pairs(words, grounds), ...FILLED])
      expect(contrast(tokens[ink], tokens[ground], vision), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
        TEXT,
      );
  });

  it.each(VISIONS)('lines that mean something and the focus ring keep 3 to 1 [%s]', (vision) => {
    const lines = [
      ...pairs(
        LINES,
        grounds.filter((ground) => ground !== 'bg'),
      ),
      ...(name.endsWith('bar') ? [] : SIDE_LINES),
    ];
    for (const [line, ground] of lines)
      expect(contrast(tokens[line], tokens[ground], vision), `${line} on ${ground}`).toBeGreaterThanOrEqual(
        MARK,
      );
  });

  it('the sides differ at a glance by colour in every vision but grey, where their marks tell them apart', () => {
    for (const vision of VISIONS.filter((one) => one !== 'greyscale'))
      expect(difference(tokens.dor, tokens.avr, vision), vision).toBeGreaterThan(APART);
  });
});
