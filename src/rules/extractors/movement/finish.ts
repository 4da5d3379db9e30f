import { neighbour, turnBetween, type Direction, type Hex } from '../../../hex';
import type { Illegal } from '../types';
import { illegal } from '../units';
import { boardingCost, whyCarriedOff, whyNotBoard } from './boarding';
import { EXIT_COST, pay, staysInside, turnCost, type Going } from './going';
import { edgeLeft } from './mover';

/** The turn in the last hex, or the way off the map [§6.1, R-38]. */
export function turnAtEnd(going: Going): Illegal | undefined {
  const { action } = going;
  const hex = going.hex!;
  if (action.exit !== null) return leave(going, hex, action.exit);
  return action.facing === null ? undefined : face(going, hex, action.facing);
}

/** The last turn, any under Hold; one that has just entered takes any facing whose front hex is on the map [R-43, R-42, §8.3.5]. */
function face(going: Going, hex: Hex, facing: Direction): Illegal | undefined {
  const { mover, arrived, stop } = going;
  if (arrived === null)
    return neighbour(mover.chart.map.grid, hex, facing) === undefined
      ? illegal('R-42', { reason: 'facesOffMap', hex, facing })
      : undefined;
  const sixths = turnBetween(arrived, facing);
  if (sixths === 0) return undefined;
  if (mover.constraint?.turnsFreely) return pay(going, { code: 'turn', hex, sixths }, 0);
  const free = stop === 'minimumMove' ? 0 : 1;
  if (sixths > free && (stop === 'minimumMove' || mover.full === 0))
    return illegal('R-44', { reason: 'turnTooFar', sixths, allowed: free });
  return pay(going, { code: 'turn', hex, sixths }, turnCost(sixths));
}

/** Off the map for 1 MP, facing off it. */
function leave(going: Going, hex: Hex, exit: Direction): Illegal | undefined {
  const { mover, action, stop } = going;
  const mayNotLeave = { reason: 'mayNotLeave', unit: mover.unit.id } as const;
  if (stop) return illegal('R-62', { reason: 'mustStop', hex, why: stop });
  if (neighbour(mover.chart.map.grid, hex, exit) !== undefined)
    return illegal('R-38', { reason: 'notAnEdge', hex, direction: exit });
  if (edgeLeft(mover, hex, exit) === undefined) return illegal('R-38', mayNotLeave);
  if (mover.constraint && !mover.constraint.mayLeave(hex, exit)) return illegal('R-56', mayNotLeave);
  const why = action.facing === null ? undefined : face(going, hex, action.facing);
  going.onRoad = false;
  return why ?? pay(going, { code: 'exit', hex }, EXIT_COST);
}

/** Boarding takes 1 MP and ends the move; shelter is free [§6.3.3, R-36]. */
export function board(going: Going): Illegal | undefined {
  const { mover, action, drifted } = going;
  const hex = going.hex!;
  if (action.into === null || staysInside(mover.carrier, action)) return undefined;
  if (action.exit !== null) return illegal('§6.3.3', { reason: 'malformed', field: 'into' });
  const why = whyCarriedOff(mover, action.into, drifted) ?? whyNotBoard(mover, action.into, hex);
  if (why) return why;
  const cost = boardingCost(mover.position, action.into);
  if (cost === 0) return undefined;
  going.onRoad = false;
  return pay(going, { code: 'embark', hex }, cost);
}
