import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, distance, hexesWithin, neighbour, type Direction, type Hex } from '../../../hex';
import { CHASSIS, ENTRY_COST, counterId } from '../data';
import { doriana } from '../maps/doriana';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { MoveConstraint } from '../moveOrders/constraint';
import { markClosed, whyNotStack } from '../stacking';
import type { Chassis, CounterId, End, Game, MoveAction, MoveOrder, Phase, Unit } from '../types';
import { isIllegal, isPlaced, unitOf, unitsOf } from '../units';
import { entryHexesOf } from '../scenarios';
import { movesOf, reachOf, walk, whyNoEnd, whyNotMove } from '.';
import { moverOf } from './mover';
import { endsOf } from './reach';
import { verdictBeside } from './search';

const { grid } = doriana;

/** Units crowded round a hex: sections, vehicles, machines, carriers, forts, some slow, routed, hidden or waiting to enter. */
const crowd = fc.record({
  centre: fc.integer({ min: 0, max: grid.size - 1 }),
  places: fc.array(fc.nat(30), { minLength: 14, maxLength: 14 }),
  facings: fc.array(fc.nat(5), { minLength: 14, maxLength: 14 }),
  chassis: fc.constantFrom<Chassis>('bipod', 'multipod', 'glide', 'orni'),
  hits: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  routed: fc.boolean(),
  aboard: fc.nat(3),
  hidden: fc.boolean(),
  enters: fc.boolean(),
  order: fc.constantFrom<MoveOrder | null>(null, 'vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'),
  scenario: fc.constantFrom<Game['scenario']>('engage', 'incoming', 'ambush', 'dobernStrongpoint'),
});
type Crowd = typeof crowd extends fc.Arbitrary<infer T> ? T : never;

function position(sketch: Crowd): Game {
  const near = hexesWithin(grid, sketch.centre as Hex, 3);
  const hex = (i: number) => near[sketch.places[i] % near.length];
  const facing = (i: number) => sketch.facings[i] as Direction;
  const put = <U extends Unit>(
    unit: U,
    i: number,
    faced: Direction | null,
    inside: string | null = null,
  ): U => ({
    ...unit,
    where: { at: 'map', hex: hex(i), facing: faced, inside: inside === null ? null : counterId(inside) },
  });
  const { speed } = CHASSIS[sketch.chassis];
  const slow = { rest: { speedLost: Math.max(0, speed - 2 - sketch.hits[0]) } };
  const crit = (i: number) => ({ speedHits: (sketch.hits[i] % 3) as 0 | 1 | 2 });
  // No machine is ever in the hex of a fort with a garrison [§6.2], and no fort in a lake.
  const fort =
    sketch.scenario === 'dobernStrongpoint' &&
    hex(0) !== hex(10) &&
    hex(1) !== hex(10) &&
    ENTRY_COST[doriana.terrain[hex(10)]].leg !== 'no';
  const aboard = sketch.aboard;
  const units: Unit[] = [
    put(machine('A', sketch.chassis, ['0101', 0], slow), 0, facing(0)),
    put(machine('B', 'bipod', ['0101', 0]), 1, facing(1)),
    put(vehicle('agrax-1', '0101', 0, crit(1)), 2, facing(2)),
    put(vehicle('walker-1', '0101', 0, crit(2)), 3, facing(3)),
    put(vehicle('floater-1', '0101', 0, { speedHits: 1 }), 4, facing(4)),
    put(section('transcom-1', '0101'), 5, null),
    put(section('transcom-2', '0101', { hidden: sketch.hidden }), 6, null),
    put(section('dagmaton-1', '0101', { routed: sketch.routed }), 7, null),
    put(section('dagmaton-2', '0101'), aboard & 1 ? 4 : 8, null, aboard & 1 ? 'floater-1' : null),
    put(
      section('panza-shock-1', '0101'),
      fort && aboard & 2 ? 10 : 9,
      null,
      fort && aboard & 2 ? 'fort-1' : null,
    ),
    ...(fort ? [put(staticPiece('fort-1', '0101'), 10, null)] : []),
  ];
  const waiting = units.map((unit) => {
    const waits =
      sketch.enters && (unit.id === 'A' || unit.id === 'panza-shock-1') && unit.where.at === 'map';
    if (!waits || (isPlaced(unit) && unit.where.inside)) return unit;
    return { ...unit, where: { at: 'toEnter' as const }, force: forceOf(sketch.scenario, unit) };
  });
  return gameWith(
    waiting.map((unit) => withMark(unit, hex(11))),
    { scenario: sketch.scenario, turn: 8, ...orderOf(sketch) },
  );
}

function forceOf(scenario: Game['scenario'], { side }: Unit): number {
  if (scenario === 'dobernStrongpoint') return side === 'dorian' ? 1 : 2;
  return side === 'dorian' ? 0 : 1;
}

function withMark(unit: Unit, hex: Hex): Unit {
  return unit.id === 'A' && unit.class === 'machine' ? { ...unit, objective: { hex, exit: null } } : unit;
}

function orderOf({ order }: Crowd): Pick<Game, 'rules' | 'activation' | 'phase'> {
  const phase: Phase = { name: 'movement', side: 'avronian' };
  if (!order) return { rules: 'simple', activation: null, phase };
  return {
    rules: 'full',
    activation: { type: 'moving', machine: counterId('A'), order, box: 0, marking: false },
    phase,
  };
}

const keyOf = ({ hex, facing, exit, into }: Pick<End, 'hex' | 'facing' | 'exit' | 'into'>) =>
  [hex, facing, exit, into].join();

/** Every end that legal moves of at most so many hexes have, with its least cost: by trying them all. */
function enumerated(game: Game, id: CounterId, length: number): Map<string, number> {
  const found = new Map<string, number>();
  const unit = unitOf(game, id);
  const carriers = unitsOf(game).filter(({ kind }) => kind === 'floater' || kind === 'fort');
  const intos = unit.class === 'section' ? [null, ...carriers.map((carrier) => carrier.id)] : [null];
  const facings = unit.class === 'section' ? [null] : DIRECTIONS;
  const exits = [null, ...DIRECTIONS];
  const tryEnds = (path: readonly Hex[]) => {
    for (const facing of facings)
      for (const exit of exits)
        for (const into of intos) {
          if (exit !== null && (into !== null || !isAtEdge(path, unit, exit) || (facing ?? exit) !== exit))
            continue;
          const action: MoveAction = { type: 'move', unit: id, path, facing, exit, into };
          const walked = walk(game, action);
          if (isIllegal(walked) || whyNotMove(game, action)) continue;
          const known = found.get(keyOf(walked.end));
          if (known === undefined || walked.spent < known) found.set(keyOf(walked.end), walked.spent);
        }
  };
  const isOpen = (path: readonly Hex[]) =>
    facings.some(
      (facing) => !isIllegal(walk(game, { type: 'move', unit: id, path, facing, exit: null, into: null })),
    );
  const follow = (path: readonly Hex[]) => {
    if (path.length > 0 || isPlaced(unit)) tryEnds(path);
    if (path.length === length) return;
    for (const to of nextHexes(game, unit, path)) if (isOpen([...path, to])) follow([...path, to]);
  };
  follow([]);
  return found;
}

function isAtEdge(path: readonly Hex[], unit: Unit, exit: Direction): boolean {
  const last = path.at(-1) ?? (isPlaced(unit) ? unit.where.hex : undefined);
  return last !== undefined && neighbour(grid, last, exit) === undefined;
}

function nextHexes(game: Game, unit: Unit, path: readonly Hex[]): readonly Hex[] {
  if (path.length === 0 && !isPlaced(unit)) return entryHexesOf(game, unit);
  const last = walk(game, {
    type: 'move',
    unit: unit.id,
    path,
    facing: unit.class === 'section' ? null : facingAfter(unit, path),
    exit: null,
    into: null,
  });
  const from = isIllegal(last) ? path.at(-1) : last.end.hex;
  if (from === undefined) return [];
  return DIRECTIONS.map((direction) => neighbour(grid, from, direction)).filter((hex) => hex !== undefined);
}

function facingAfter(unit: Unit, path: readonly Hex[]): Direction | null {
  const hexes = isPlaced(unit) ? [unit.where.hex, ...path] : path;
  if (hexes.length < 2) return isPlaced(unit) ? unit.where.facing : null;
  const [from, to] = hexes.slice(-2);
  return DIRECTIONS.find((direction) => neighbour(grid, from, direction) === to) ?? null;
}

/** What `differences` finds in random positions is nothing. */
function always(runs: number, differences: (game: Game, sketch: Crowd) => readonly unknown[]): void {
  fc.assert(
    fc.property(crowd, (sketch) => {
      expect(differences(position(sketch), sketch)).toEqual([]);
    }),
    { numRuns: runs },
  );
}

const asAction = (unit: CounterId, { path, facing, exit, into }: End): MoveAction => ({
  type: 'move',
  unit,
  path,
  facing,
  exit,
  into,
});

describe('reach', () => {
  it('§6.3: every end is a legal move that costs what it says', () => {
    always(25, (game) =>
      unitsOf(game).flatMap(({ id }) =>
        reachOf(game, id)
          .ends.map((end) => ({ end, walked: walk(game, asAction(id, end)) }))
          .filter(({ end, walked }) => isIllegal(walked) || JSON.stringify(walked.end) !== plain(end)),
      ),
    );
  });

  it('§6.3: and every end is a legal move', () => {
    always(12, (game) =>
      unitsOf(game).flatMap(({ id }) =>
        reachOf(game, id)
          .ends.map((end) => whyNotMove(game, asAction(id, end)))
          .filter((why) => why !== undefined),
      ),
    );
  });

  it('§6.3: trying every path finds the same ends at the same least cost', () => {
    always(5, (game, sketch) =>
      ['A', 'agrax-1', 'transcom-1', 'dagmaton-1', 'dagmaton-2', 'panza-shock-1'].flatMap((name) => {
        const id = counterId(name);
        const length = name !== 'A' ? 3 : sketch.enters && sketch.order ? 1 : 2;
        const tried = enumerated(game, id, length);
        const { ends } = reachOf(game, id);
        const said = new Map(ends.map((end) => [keyOf(end), end]));
        const missed = [...tried].filter(([key, spent]) => !((said.get(key)?.spent ?? Infinity) <= spent));
        const short = ends.filter(({ path }) => path.length <= length);
        const invented = short.filter((end) => tried.get(keyOf(end)) !== end.spent);
        return [...missed, ...invented].map((difference) => [name, difference]);
      }),
    );
  });

  it('a move is written out when it is taken, whatever was looked for since', () => {
    always(12, (game) =>
      unitsOf(game).flatMap(({ id }) => {
        const moves = movesOf(game, id);
        const { ends } = reachOf(game, id);
        reachOf(game, counterId('agrax-1'));
        const taken = ends.map((_, index) => moves.take(index));
        expect(moves.all()).toEqual(taken);
        expect(() => moves.take(moves.size)).toThrow(RangeError);
        return moves.size !== ends.length ||
          plainAll(taken) !== plainAll(ends.map((end) => asAction(id, end)))
          ? [id]
          : [];
      }),
    );
  });

  it('R-83: entry hexes of which an order asks the same are searched together, as if each were alone', () => {
    always(40, (sketched, { scenario }) => {
      const unit = unitOf(sketched, counterId('A'));
      const where = { at: 'toEnter' as const };
      const force = forceOf(scenario, unit);
      const game = { ...sketched, units: { ...sketched.units, A: { ...unit, where, force } } } as Game;
      const mover = moverOf(game, unit.id);
      if (isIllegal(mover) || !mover.constraint) return [];
      const { constraint } = mover;
      const all = endsOf({ ...mover, constraint: changed(constraint, { origin: (entry: Hex) => entry }) });
      const { isLegal } = constraint.weigh(all);
      const least = new Map<string, number>();
      all.forEach((end, index) => {
        if (isLegal(index)) least.set(keyOf(end), Math.min(end.spent, least.get(keyOf(end)) ?? Infinity));
      });
      const said = new Map(reachOf(game, unit.id).ends.map((end) => [keyOf(end), end.spent]));
      return [...least, ...said].filter(([key]) => least.get(key) !== said.get(key));
    });
  });

  it('§8.3: an end is judged beside those that a search has found as beside them written out', () => {
    always(20, (game, { centre }) => {
      const mover = moverOf(game, counterId('A'));
      if (isIllegal(mover) || !mover.constraint) return [];
      const { constraint } = mover;
      const all = endsOf(mover);
      const near = all.filter(({ hex }) => distance(grid, hex, centre as Hex) <= 1);
      return near.filter(
        (end) =>
          JSON.stringify(verdictBeside(mover, end)) !==
          JSON.stringify(constraint.weigh([...all, end]).verdictOn(all.length)),
      );
    });
  });

  it('§8.3: an order that bars no way finds in what was found before the ends of a search of its own', () => {
    always(40, (game) => {
      const mover = moverOf(game, counterId('A'));
      if (isIllegal(mover) || !mover.constraint) return [];
      const own = endsOf({ ...mover, constraint: searchedAnew(mover.constraint) });
      // Found by who has no order, and by this one.
      endsOf({ ...mover, constraint: null });
      return plainEnds(endsOf(mover)) === plainEnds(own) ? [] : [mover.constraint.order];
    });
  });

  it('§6.2: the closed hexes of the search are those the stacking rule closes', () => {
    const closed = new Uint8Array(grid.size);
    always(25, (game, { centre }) =>
      unitsOf(game).flatMap((unit) => {
        markClosed(game, unit, closed);
        return hexesWithin(grid, centre as Hex, 4).filter(
          (hex) => (closed[hex] === 1) !== (whyNotStack(game, unit, hex) !== undefined),
        );
      }),
    );
  });

  it('§6.3: a hex has an end or a reason why not', () => {
    always(3, (game, { centre }) =>
      ['A', 'agrax-1', 'transcom-1', 'dagmaton-1', 'dagmaton-2'].map(counterId).flatMap((id) => {
        const staying = reachOf(game, id).ends.filter(({ exit }) => exit === null);
        const ends = new Set(staying.map(({ hex }) => hex));
        return hexesWithin(grid, centre as Hex, 3).filter(
          (hex) => (whyNoEnd(game, id, hex) === undefined) !== ends.has(hex),
        );
      }),
    );
  });
});

function plain({ hex, facing, exit, into, path, spent, left, bogRolls }: End): string {
  return JSON.stringify({ hex, facing, exit, into, path, spent, left, bogRolls });
}

function plainEnds(ends: readonly End[]): string {
  return JSON.stringify(ends.map(plain).sort());
}

function plainAll(actions: readonly MoveAction[]): string {
  return JSON.stringify(actions);
}

/** The same order, as if it barred some way. */
function searchedAnew(constraint: MoveConstraint): MoveConstraint {
  const routes = (entry: Hex | null) =>
    constraint.routes(entry).map((route) => changed(route, { waysAreFree: false }));
  return changed(constraint, { routes });
}

/** The same order, but for this. */
function changed(constraint: MoveConstraint, change: Partial<MoveConstraint>): MoveConstraint {
  return new Proxy(constraint, {
    get: (of, name: keyof MoveConstraint) => {
      if (Object.hasOwn(change, name)) return change[name];
      const value = of[name];
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}
