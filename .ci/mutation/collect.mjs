// What of vitest the tests of the rules use, to collect them once and run them again and again in one process.
import { format } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';

/** The tests of a file in their order, each with its name below those of its groups. */
export function collector() {
  const tests = [];
  const names = [];
  const seen = new Map();
  let file = '';

  function test(name, run) {
    const path = [...names, name].join(' > ');
    const count = (seen.get(file + path) ?? 0) + 1;
    seen.set(file + path, count);
    tests.push({ id: `${file} > ${path}${count > 1 ? ` (${count})` : ''}`, file, run });
  }
  function describe(name, body) {
    names.push(name);
    body();
    names.pop();
  }
  test.each = each(test);
  test.prop = (arbitraries, parameters) => (name, run) =>
    test(name, () => fc.assert(fc.property(...arbitraries, run), parameters));
  describe.each = each(describe);
  return { tests, api: { test, it: test, describe, expect }, enter: (path) => (file = path) };
}

const each = (declare) => (rows) => (name, body) =>
  rows.forEach((row) => {
    const values = Array.isArray(row) ? row : [row];
    declare(titled(name, values), () => body(...values));
  });

function titled(name, values) {
  const named = name.replace(/\$(\w+)/g, (text, key) => values[0]?.[key] ?? text);
  const places = named.match(/%[sdifjo]/g)?.length ?? 0;
  return places > 0 ? format(named, ...values.slice(0, places)) : named;
}
