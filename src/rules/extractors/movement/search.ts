import { MOST_HEXES } from '../maps/build';
import type { Direction, Hex } from '../../../hex';
import type { MoveConstraint } from '../moveOrders/constraint';
import type { Ending } from '../moveOrders/demands';
import { Notes, type Weighing } from '../moveOrders/verdict';
import { entryHexesOf } from '../scenarios';
import type { End, MachineEnd, OrderVerdict } from '../types';
import { facesHexside } from '../units';
import { EndList, NONE, placeAt, type Ends, type Place } from './ends';
import { isRouted, onEachRoute, type Mover } from './mover';
import { addFoundBefore } from './foundBefore';
import { collectFacing, pathFacing, searchFacing } from './reachFacing';
import { collectOnFoot, pathOnFoot, searchOnFoot } from './reachOnFoot';
import { runDistance } from './routed';

/** One search. A machine under orders has its own from entry hexes of which its order asks something else, and for each of its tied closest enemies. */
interface Run {
  readonly mover: Mover;
  readonly faces: boolean;
  readonly entries: readonly Hex[];
}

/*
 * What was found last. One list, used again by every search: paths are worked out for the ends that are asked for, from
 * the scratch of the run that found them, which is run again if another has used it since.
 */
const ends = new EndList();
const picked = new EndList();
let runs: Run[] = [];
let inScratch: Run | null = null;
/** The legal ones, by index in the list. */
let picks = new Int32Array(4096);
let legal = 0;
let weighing: Weighing | null = null;
const notes = new Notes();
let date = 0;

/** Which search was the last. */
export function dateOfSearch(): number {
  return date;
}

/** Looks for every end the MPs allow, orders and running apart; how many there are. */
export function searchAll(mover: Mover): number {
  begin();
  weighing = null;
  for (const run of runsOf(mover)) carryOut(run);
  return ends.size;
}

/** Looks for the legal ends, each place once by its cheapest path; how many there are [§6.3, §8.3]. */
export function searchLegal(mover: Mover): number {
  begin();
  weighing = mover.constraint?.weighing(notes) ?? null;
  carryOutAll(mover);
  if (picks.length < ends.size) picks = new Int32Array(ends.hex.length);
  if (weighing) pickLegal(weighing);
  else if (isRouted(mover.unit)) pickNearestEdge(mover);
  else for (legal = 0; legal < ends.size; legal++) picks[legal] = legal;
  return legal;
}

/** The verdict on an end that is reached somehow, beside all that the mover could have under its order. */
export function verdictBeside(mover: Mover, end: End): OrderVerdict {
  begin();
  weighing = mover.constraint?.weighing(notes) ?? null;
  if (!weighing) return NOTHING_ASKED;
  carryOutAll(mover);
  const run = runs.find(({ entries }) => entries.includes(end.path[0]));
  weighing.note(end, run?.entries[0] ?? null);
  return weighing.verdictOn(ends.size, end);
}

/** Where the legal end of a number lies. */
export function legalPlace(number: number): Place {
  return placeAt(ends, picks[number]);
}

/** The legal ends, in their order, good until the next search. */
export function legalList(): Ends {
  return legal === ends.size ? ends : picked.pick(ends, picks, legal);
}

/** A cheapest path to the legal end of a number. */
export function legalPath(number: number): readonly Hex[] {
  return pathTo(picks[number]);
}

/** The paths to all legal ends, in their order. */
export function legalPaths(): readonly (readonly Hex[])[] {
  const paths = new Array<readonly Hex[]>(legal);
  // Run by run, so that each is searched again once at most.
  for (let run = 0; run < runs.length; run++)
    for (let number = 0; number < legal; number++)
      if (ends.run[picks[number]] === run) paths[number] = pathTo(picks[number]);
  return paths;
}

/** All that `searchAll` found, with their paths. */
export function allEnds(): readonly End[] {
  const found: End[] = [];
  for (let index = 0; index < ends.size; index++) found.push(endAt(index, pathTo(index)));
  return found;
}

/** All that `searchLegal` found, with their paths. */
export function legalEnds(): readonly End[] {
  const found = new Array<End>(legal);
  const paths = runs.length > 1 ? legalPaths() : null;
  for (let number = 0; number < legal; number++)
    found[number] = endAt(picks[number], paths ? paths[number] : pathTo(picks[number]));
  return found;
}

/** The moves of a machine under orders, each with the verdict of its order. */
export function legalMachineEnds(): readonly MachineEnd[] {
  return legalEnds().map((end, number) =>
    withVerdict(end, weighing ? weighing.verdictOn(picks[number], end) : NOTHING_ASKED),
  );
}

const NOTHING_ASKED: OrderVerdict = { requirements: [], shortfall: 0, facingShort: 0, legal: true };

/** An end with what the order says of it, its fields in the order of an end. */
export function withVerdict(end: End, verdict: OrderVerdict): MachineEnd {
  const { hex, facing, exit, into, path, spent, left, bogRolls } = end;
  return { hex, facing, exit, into, path, spent, left, bogRolls, verdict };
}

function begin(): void {
  date++;
  ends.size = legal = 0;
  runs = [];
}

function runsOf(mover: Mover): readonly Run[] {
  const { from, constraint, position, unit } = mover;
  if (from !== null)
    return (constraint ? onEachRoute(mover, null) : [mover]).map((route) => runOf(route, []));
  const entries = entryHexesOf(position, unit);
  return constraint ? entryRuns(mover, constraint, entries) : [runOf(mover, entries)];
}

function runOf(mover: Mover, entries: readonly Hex[]): Run {
  return { mover, entries, faces: facesHexside(mover.unit) };
}

/** One for each of its tied closest enemies, and for all the entry hexes together from which the same is asked. */
function entryRuns(mover: Mover, constraint: MoveConstraint, entries: readonly Hex[]): readonly Run[] {
  const together = new Map<string | number, Hex[]>();
  for (const entry of entries) {
    const key = constraint.origin(entry);
    const others = together.get(key);
    if (others) others.push(entry);
    else together.set(key, [entry]);
  }
  return [...together.values()].flatMap((group) =>
    onEachRoute(mover, group[0]).map((route) => runOf(route, group)),
  );
}

/** Finds the ends of every run, and weighs them where an order asks for it. */
function carryOutAll(mover: Mover): void {
  for (const run of runsOf(mover)) {
    const start = ends.size;
    carryOut(run);
    weighing?.noteAll(ends, start, run.entries[0] ?? null, endingAt);
  }
}

function carryOut(run: Run): void {
  runs.push(run);
  if (run.faces && addFoundBefore(run.mover, ends, runs.length - 1)) return;
  search(run);
  if (run.faces) collectFacing(ends, runs.length - 1);
  else collectOnFoot(ends, runs.length - 1);
}

function search(run: Run): void {
  inScratch = run;
  if (run.faces) searchFacing(run.mover, run.entries);
  else searchOnFoot(run.mover, run.entries);
}

function endAt(index: number, path: readonly Hex[]): End {
  const facing = ends.facing[index];
  const exit = ends.exit[index];
  return {
    hex: ends.hex[index] as Hex,
    facing: facing === NONE ? null : (facing as Direction),
    exit: exit === NONE ? null : (exit as Direction),
    into: ends.into[index],
    path,
    spent: ends.spent[index],
    left: ends.left[index],
    bogRolls: ends.bogRolls[index],
  };
}

function pathTo(index: number): readonly Hex[] {
  const from = ends.from[index];
  const run = runs[ends.run[index]];
  if (run !== inScratch && from !== NONE) search(run);
  if (run.faces) return from === NONE ? [ends.hex[index] as Hex] : pathFacing(from);
  // Without a way there the section stays where it is.
  return from === NONE ? [] : pathOnFoot(from);
}

/** An end of the list as an order looks at it, one after another: its path is worked out for an order that asks for it. */
const ending = {
  index: 0,
  hex: 0 as Hex,
  facing: 0 as End['facing'],
  exit: null as End['exit'],
  get path(): readonly Hex[] {
    return pathTo(this.index);
  },
};

function endingAt(index: number): Ending {
  ending.index = index;
  ending.hex = ends.hex[index] as Hex;
  ending.facing = ends.facing[index] as End['facing'];
  ending.exit = ends.exit[index] === NONE ? null : (ends.exit[index] as End['exit']);
  return ending;
}

/** Scratch: which number the end in a place has, counted from 1. */
const numbers = new Int32Array(MOST_HEXES * 6 * 2);

/** Picks the cheapest legal end of each place; among equals the one with its road bonus left. */
function pickLegal(by: Weighing): void {
  for (let index = 0; index < ends.size; index++) {
    if (!by.isLegal(index)) continue;
    // One search finds each place once.
    if (runs.length === 1) {
      picks[legal++] = index;
      continue;
    }
    const place = placeOf(index);
    const number = numbers[place] - 1;
    if (number < 0) {
      picks[legal++] = index;
      numbers[place] = legal;
    } else if (isCheaper(index, picks[number])) picks[number] = index;
  }
  if (runs.length > 1) for (let number = 0; number < legal; number++) numbers[placeOf(picks[number])] = 0;
}

function isCheaper(a: number, b: number): boolean {
  return (ends.spent[a] - ends.spent[b] || ends.left[b] - ends.left[a]) < 0;
}

/** A number for hex, facing and exit, all that sets a machine's ends apart. */
function placeOf(index: number): number {
  return (ends.hex[index] * 6 + ends.facing[index]) * 2 + (ends.exit[index] === NONE ? 0 : 1);
}

/** A routed section runs as near to its friendly edge as it can. */
function pickNearestEdge({ position, unit }: Mover): void {
  let least = Infinity;
  for (let index = 0; index < ends.size; index++) {
    const away = runDistance(position, unit, placeAt(ends, index));
    if (away > least) continue;
    if (away < least) [least, legal] = [away, 0];
    picks[legal++] = index;
  }
}
