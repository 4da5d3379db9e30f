import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { UsageError } from '../arguments';
import { writeHandicap, writeVariant, type Setup } from '../../rules/extractors';
import { nameOfDraw } from './drawnArmy';
import type { Job, Trial } from './trial';

/** The games of a laboratory run, a line of JSON each: whoever begins it again goes on where it stopped. */
export interface Ledger {
  /** Those of the games asked for that have been played, in their order. */
  of(jobs: readonly Job[]): readonly Trial[];
  /** All that have been played, in the order they were. */
  readonly all: readonly Trial[];
  /** Those that have not been played yet. */
  missing<J extends Job>(jobs: readonly J[]): readonly J[];
  add(trial: Trial): void;
}

/** Opens a file, or begins one; packed, where its name ends in .gz. Throws UsageError for a file that is not a ledger. */
export function ledgerIn(file: string): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  const played = new Map((existsSync(file) ? readTrials(file) : []).map((trial) => [nameOf(trial), trial]));
  return {
    get all() {
      return [...played.values()];
    },
    of: (jobs) => jobs.flatMap((job) => played.get(nameOf(job)) ?? []),
    missing: (jobs) => jobs.filter((job) => !played.has(nameOf(job))),
    add(trial) {
      played.set(nameOf(trial), trial);
      appendFileSync(file, packed(file, `${JSON.stringify(trial)}\n`));
    },
  };
}

/** Packed parts may follow one another. */
function packed(file: string, text: string): string | Buffer {
  return isPacked(file) ? gzipSync(text, { level: 9 }) : text;
}

function isPacked(file: string): boolean {
  return file.endsWith('.gz');
}

/** A part that was being written when the run stopped ends where it ends. */
function textIn(file: string): string {
  const bytes = readFileSync(file);
  return (isPacked(file) ? gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) : bytes).toString(
    'utf8',
  );
}

function readTrials(file: string): readonly Trial[] {
  const text = textIn(file);
  // What follows the last line's end was being written when the run stopped: it is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const trials = whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => trialIn(line, `${file}, line ${index + 1}`));
  const tidy = packed(file, whole);
  if (tidy.length < statSync(file).size) writeFileSync(file, tidy);
  return trials;
}

function trialIn(line: string, place: string): Trial {
  try {
    return JSON.parse(line) as Trial;
  } catch {
    throw new UsageError(`Not a game of the laboratory: ${place}`);
  }
}

/** 'engage full', or 'engage full avronian+15 orni.speed=6'. */
export function nameOfSetup({ scenario, rules, handicap, variant }: Setup): string {
  return [scenario, rules, ...writeHandicap(handicap), ...writeVariant(variant)].join(' ');
}

function nameOf({ setup, pairing, seed, army, setUp, program, programmed, armies, setUps }: Job): string {
  const written = [armies, setUps].flatMap((each) =>
    each ? [`${each.dorian ?? ''} : ${each.avronian ?? ''}`] : [],
  );
  const own = [
    ...(army ? [nameOfDraw(army)] : []),
    ...(setUp ? [`${nameOfDraw(setUp)} set up`] : []),
    ...(program ? [`${nameOfDraw(program)} programmed`] : []),
    ...(programmed === undefined ? [] : [programmed]),
    ...written,
  ];
  return [nameOfSetup(setup), ...own, pairing.dorian, pairing.avronian, seed].join(' ');
}
