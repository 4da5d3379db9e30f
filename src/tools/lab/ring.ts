/** A thread that plays the laboratory's games: what it is sent and what it sends back. */
import { parentPort } from 'node:worker_threads';
import { tryOut, type Job } from './trial';

parentPort?.on('message', (job: Job) => parentPort!.postMessage(tryOut(job)));
