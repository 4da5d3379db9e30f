/** A thread that plays matches: what it is sent and what it sends back. */
import { parentPort } from 'node:worker_threads';
import { playMatch, type Fixture, type Match } from './match';

export type { Fixture };

export type Played = Match;

parentPort?.on('message', (fixture: Fixture) => parentPort!.postMessage(playMatch(fixture)));
