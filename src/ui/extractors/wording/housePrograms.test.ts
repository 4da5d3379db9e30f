import { expect, test } from 'vitest';
import { programsOffered, SCENARIOS } from '../../../rules/extractors';
import { housePrograms } from './housePrograms';

test.each(SCENARIOS.map(({ id }) => [id]))(
  '%s: three programmes, each with its name and what it has won [§8.1]',
  (scenario) => {
    const programs = housePrograms(scenario);
    expect(programs.map(({ written }) => written)).toEqual(programsOffered(scenario));
    expect(new Set(programs.map(({ name }) => name)).size).toBe(3);
    for (const { words } of programs) expect(words).toMatch(/^[A-Z].*\. Won \d+ of \d+ between Sergeants\.$/);
  },
);
