import { hexNumber, type Direction } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { reachOf } from '../movement/reach';
import { inFrontArea, machine, section } from '../testing';
import type {
  Chassis,
  End,
  Game,
  MachineEnd,
  Machine,
  MoveAction,
  MoveOrder,
  Requirement,
  Unit,
} from '../types';
import { rangeTo } from './closest';
import { constraintOf } from './constraint';
import { A, machineIn, moving, reveal } from '../orders/testing';
import type { Placed } from '../units';

export const SE: Direction = 2;

export const S: Direction = 3;

export interface Scene {
  readonly order: MoveOrder;
  readonly chassis?: Chassis;
  readonly from?: string;
  readonly facing?: Direction;
  readonly enemies?: readonly Unit[];
  readonly rest?: Partial<Machine>;
  readonly game?: Partial<Game>;
}

/** Machine A has just revealed the order. */
export function revealed({
  order,
  chassis = 'glide',
  from = '0704',
  facing = SE,
  rest,
  ...scene
}: Scene): Game {
  const game = moving(
    [
      ...(scene.enemies ?? [shock('1204')]),
      machine('A', chassis, [from, facing], { move: [order], rest: rest ?? {} }),
    ],
    scene.game,
  );
  reveal(game);
  return game;
}

export function shock(hex: string, id = 'panza-shock-1') {
  return section(id, hex);
}

export function range(hex: string, other: string): number {
  return rangeTo(doriana.grid, at(hex), shock(other) as Placed);
}

export function name(end: End): string {
  return hexNumber(doriana.grid, end.hex);
}

export const endsOf = (game: Game) => reachOf(game, A).ends;

export function ruledOut(game: Game, hex: string, facing?: Direction): MachineEnd {
  const ends = reachOf(game, A).ruledOut.filter(
    (end) => name(end) === hex && (facing === undefined || end.facing === facing),
  );
  if (!ends.length) throw new Error(`${hex} is not ruled out`);
  return ends[0];
}

export function requirement<C extends Requirement['code']>(end: MachineEnd, code: C) {
  return end.verdict.requirements.find((each) => each.code === code) as Extract<Requirement, { code: C }>;
}

export function verdictAt(game: Game, hex: string, facing: Direction) {
  const constraint = constraintOf(game, machineIn(game))!;
  const { ends, ruledOut: others } = reachOf(game, A);
  const all = [...ends, ...others];
  return constraint.weigh(all).verdictOn(all.findIndex((end) => name(end) === hex && end.facing === facing));
}

export function move(path: readonly string[], facing: Direction): MoveAction {
  return { type: 'move', unit: A, path: path.map(at), facing, exit: null, into: null };
}

export const faces = (end: End, hex: string) => inFrontArea(doriana.grid, end.hex, end.facing!, at(hex));
