import { defineConfig } from 'vitest/config';

/** The tests beside what is mutated: a mutant should not wait for random games and pages. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? 'src/{hex,rules}/**/*.test.ts').split(' '),
    pool: 'threads',
    testTimeout: 20_000,
  },
});
