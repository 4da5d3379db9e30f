import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesIn } from './coverage';

const RULES = new URL('../rules/', import.meta.url);
const TESTS = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, RULES), 'utf8'))
  .join('\n');

describe('every reason', () => {
  it('has a test that produces it', () => {
    const missing = namesIn('reasons', 'reason').filter((name) => !TESTS.includes(`'${name}'`));
    expect(missing).toEqual([]);
  });
});
