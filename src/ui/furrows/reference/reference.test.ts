import { describe, expect, it } from 'vitest';
import { sectionFor, sectionsOf } from '../../reference/rulebook';
import { RULEBOOK } from './rulebook';
import { RULINGS } from './rulings';

/** The text of every source of the rules and of their screens. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../rules/furrows/**/*.ts', '../**/*.{ts,tsx}', '!**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

/** Rules of what the first scenario does not bring: they come with the scenarios that do. */
const LATER = /^§(3\.4|11\.[2-5]|12|14|19)/;

describe('the rules of Iron Furrows in the game', () => {
  it('have every § once, each with a title and a text', () => {
    const ids = sectionsOf(RULEBOOK).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, body } of sectionsOf(RULEBOOK)) {
      expect(title).not.toBe('');
      expect(body.length).toBeGreaterThan(0);
      for (const part of body) if (typeof part === 'string') expect(part).toMatch(/^[^a-z,;].*[.:†]$/s);
    }
  });

  it('have every ruling once, under a § that is there', () => {
    const ids = RULINGS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const sections = new Set<string>(sectionsOf(RULEBOOK).map(({ id }) => id));
    for (const { id, under, text } of RULINGS) {
      expect(id).toMatch(/^E-\d\d$/);
      expect(sections).toContain(under);
      expect(text.length).toBeGreaterThan(20);
    }
  });

  it('list every ruling that their text names', () => {
    const listed = new Set<string>(RULINGS.map(({ id }) => id));
    const named = new Set(JSON.stringify(sectionsOf(RULEBOOK)).match(/E-\d\d/g));
    expect([...named].filter((id) => !listed.has(id))).toEqual([]);
  });

  it('answer to every § and ruling that a refusal, a log line or a modifier of the game names', () => {
    // §0 is the guide that only the booklet has.
    const named = Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/['"](§[1-9]\d*(?:\.\d+)?|E-\d\d)['"]/g)].map((match) => match[1]),
    );
    expect(named.length).toBeGreaterThan(60);
    for (const rule of new Set(named))
      if (!LATER.test(rule)) expect(sectionFor(RULEBOOK, rule), rule).toBeDefined();
  });

  it('hold no markup that the reader does not know', () => {
    expect(JSON.stringify(RULEBOOK)).not.toContain('<!--');
  });
});
