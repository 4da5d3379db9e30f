import type { Explanation, Reckoning, Term } from './contract';
import type { Candidate } from './mind';

/**
 * A candidate written out; terms that came to nothing are left out, and the total is the sum of what is left. Where all came
 * to nothing the first is kept: it says what it was about.
 */
export function reckoned<Action>(
  candidate: Candidate<Action>,
  more: readonly Term[] = [],
): Reckoning<Action> {
  const all = [...candidate.terms(), ...more];
  const counted = all.filter(({ value }) => value !== 0);
  const told = counted.length > 0 ? counted : all.slice(0, 1);
  return { action: candidate.action, terms: told, total: sumOf(told) };
}

/** Added in their order, so that it comes out the same everywhere. */
export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}

/** The term in which a reckoning stands behind another most; null if in none. */
function lackOf(chosen: Reckoning, runnerUp: Reckoning): string | null {
  const codes = new Set([...chosen.terms, ...runnerUp.terms].map(({ code }) => code));
  let [worst, least]: [string | null, number] = [null, 0];
  for (const code of codes) {
    const behind = sumOfCode(runnerUp, code) - sumOfCode(chosen, code);
    if (behind < least) [worst, least] = [code, behind];
  }
  return worst;
}

function sumOfCode({ terms }: Reckoning, code: string): number {
  return sumOf(terms.filter((term) => term.code === code));
}

/** What an explanation tells beside the two reckonings. */
export type Account = Pick<Explanation, 'best' | 'considered' | 'rollouts' | 'manner' | 'told'>;

/** An explanation of what was chosen, with the term in which it stands most behind the runner-up; null without one. */
export function explained<Action>(
  chosen: Reckoning<Action>,
  runnerUp: Reckoning<Action> | null,
  account: Account,
): Explanation<Action> {
  return { chosen, runnerUp, lacked: runnerUp && lackOf(chosen, runnerUp), ...account };
}
