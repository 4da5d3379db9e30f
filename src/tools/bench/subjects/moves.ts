import { reachOf, type Game, type MoveOrder } from '../../../rules/extractors';
import { rangeOverComb } from '../peers/honeycomb';
import { rangeByMap } from '../peers/mapHeap';
import { freeGlide, GLIDE, orderedGlide, RANGE } from '../scene';
import { inUnits, MICROSECONDS, timed, type Subject } from '../timing';

const ORDERS: readonly MoveOrder[] = ['vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'];

function each(work: (turn: number) => number): Subject {
  return () =>
    inUnits(
      timed((times) => {
        let sum = 0;
        for (let i = 0; i < times; i++) sum += work(i);
        return sum;
      }),
      MICROSECONDS,
    );
}

/** The work on one game after another. */
function inTurn(games: readonly Game[]): Subject {
  return each((turn) => reachOf(games[turn % games.length], GLIDE).ends.length);
}

const free = freeGlide();

export const MOVES: Readonly<Record<string, Subject>> = {
  range: inTurn([free]),
  'range honeycomb': each(() => rangeOverComb(RANGE).length),
  'range map': each(() => rangeByMap(RANGE).length),
  orders: inTurn(ORDERS.map(orderedGlide)),
  ...Object.fromEntries(ORDERS.map((order) => [`orders ${order}`, inTurn([orderedGlide(order)])])),
};
