/** A thread that plays matches: what it is sent and what it sends back. */
import { parentPort } from 'node:worker_threads';
import type { Setup } from '../../rules/extractors';
import { playMatch, type Match, type Pairing } from './match';

export interface Fixture {
  readonly setup: Setup;
  readonly seed: number;
  readonly pairing: Pairing;
}

export type Played = Match;

parentPort?.on('message', ({ setup, seed, pairing }: Fixture) => {
  parentPort!.postMessage(playMatch(setup, seed, pairing));
});
