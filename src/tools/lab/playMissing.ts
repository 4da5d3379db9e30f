import { inThreads, tellProgress } from '../threads';
import { ledgerIn } from './ledger';
import type { Job, Trial } from './trial';

/** Plays what the ledger does not hold yet; then the games asked for, in their order. */
export async function playMissing(
  jobs: readonly Job[],
  { file, threads }: { readonly file: string; readonly threads: number },
): Promise<readonly Trial[]> {
  const ledger = ledgerIn(file);
  const missing = ledger.missing(jobs);
  const began = Date.now();
  await inThreads<Job, Trial>(new URL('./ring.ts', import.meta.url), threads, missing, (trial, done) => {
    ledger.add(trial);
    tellProgress(done, missing.length, began);
  });
  return ledger.of(jobs);
}
