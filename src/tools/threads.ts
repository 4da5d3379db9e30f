import { Worker } from 'node:worker_threads';

/** Does jobs in so many threads of one module, each job's answer heard as it comes. Rejects when a thread fails. */
export async function inThreads<Job, Answer>(
  module: URL,
  threads: number,
  jobs: readonly Job[],
  hear: (answer: Answer, done: number) => void,
): Promise<void> {
  let [next, done] = [0, 0];
  const busy = Array.from({ length: Math.min(threads, jobs.length) }, async () => {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: module.href });
    while (next < jobs.length) hear(await answerOf<Job, Answer>(worker, jobs[next++]), ++done);
    await worker.terminate();
  });
  await Promise.all(busy);
}

function answerOf<Job, Answer>(worker: Worker, job: Job): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(job);
  });
}

/** Says on the error stream how far a long run is: in place on a terminal, else every so often. */
export function tellProgress(done: number, of: number, began: number): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${of} games, ${seconds} s  ${done === of ? '\n' : ''}`);
  else if (done % 50 === 0) console.error(`${done} of ${of} games, ${seconds} s`);
}
