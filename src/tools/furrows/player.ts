import type { Player as PlayerOf } from '../../rules/autoplay';
import {
  forecast,
  options,
  sensible,
  type Action,
  type FurrowsTypes,
  type Position,
} from '../../rules/furrows';
import { chanceOf, happens, pick, type Chance } from '../chance';

export type Player = PlayerOf<FurrowsTypes>;

/** In how many of a hundred cases a likely order or shot is taken for one drawn at random. */
const SENSIBLE = 70;

/** Writes each order once, drives at the enemy, fires at what it hurts most, spreads its hits. */
export function sensiblePlayer(seed: number): Player {
  const chance = chanceOf(seed);
  return (position) => {
    const offered = options(position);
    switch (position.phase.name) {
      case 'placement':
        return pick(chance, kindOf(offered, 'endPlacement')) ?? pick(chance, kindOf(offered, 'place'));
      case 'orders':
        return kindOf(offered, 'lockOrders').at(0) ?? nextOrder(position, offered, chance);
      case 'declare':
        return bestShot(position, offered) ?? { type: 'endDeclaring' };
      case 'hits':
        return { type: 'assignHits', hits: sensible(position, position.phase.side) };
      default:
        return pick(chance, offered);
    }
  };
}

function kindOf<Kind extends Action['type']>(
  offered: readonly Action[],
  kind: Kind,
): readonly Extract<Action, { readonly type: Kind }>[] {
  return offered.filter((action): action is Extract<Action, { readonly type: Kind }> => action.type === kind);
}

/** The first order that is still missing, mostly forward and mostly with fire. */
function nextOrder(position: Position, offered: readonly Action[], chance: Chance): Action | undefined {
  const movement = kindOf(offered, 'setMovement').filter(({ base, turn }) =>
    isMissing(position, base, turn, 'movement'),
  );
  const gunnery = kindOf(offered, 'setGunnery').filter(({ base, turn }) =>
    isMissing(position, base, turn, 'gunnery'),
  );
  const [first] = movement;
  if (first) {
    const own = movement.filter(({ base, turn }) => base === first.base && turn === first.turn);
    const ahead = own.filter(
      ({ base, program, facing }) => program.includes('F') && isAhead(position, base, facing),
    );
    return (happens(chance, SENSIBLE) ? pick(chance, ahead) : undefined) ?? pick(chance, own);
  }
  const [second] = gunnery;
  const own = gunnery.filter(({ base, turn }) => base === second?.base && turn === second.turn);
  const firing = own.filter(({ entries }) => entries[0] === 'fire' && ['load', 'fire'].includes(entries[1]));
  return (happens(chance, SENSIBLE) ? pick(chance, firing) : undefined) ?? pick(chance, own);
}

function isMissing(
  position: Position,
  id: keyof Position['bases'],
  turn: number,
  kind: 'movement' | 'gunnery',
): boolean {
  const { queue } = position.bases[id];
  const written: readonly { readonly turn: number }[] = queue === 'hidden' ? [] : queue[kind];
  return !written.some((order) => order.turn === turn);
}

/** A facing towards the enemy's side of the map, or none to choose. */
function isAhead(position: Position, id: keyof Position['bases'], facing: number | null): boolean {
  const towards = position.bases[id].side === 'foundry' ? [2, 3, 4] : [5, 0, 1];
  return facing === null || towards.includes(facing);
}

/** The declaration that destroys or hurts most. */
function bestShot(position: Position, offered: readonly Action[]): Action | undefined {
  const shots = kindOf(offered, 'declare').map((action) => {
    const { odds } = forecast(position, action);
    return { action, worth: odds.destroyed * 10 + odds.meanModels * 2 + odds.meanWear + odds.shaken };
  });
  return shots.sort((a, b) => b.worth - a.worth).find(({ worth }) => worth > 0)?.action;
}
