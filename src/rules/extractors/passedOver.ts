import { whyHoldsFire } from './fire/whyNotShot';
import type { Game, PassedOver } from './types';
import { isPlaced, unitsOf } from './units';

/** Why nobody can act in the phase that has just begun; asked only where nobody can. */
export function whyPassedOver(game: Game): PassedOver {
  const { name, side } = game.phase;
  if (name === 'rally') return { why: 'noneRouted', rule: '§6.3.4' };
  if (name !== 'fire') return { why: 'nobodyCan', rule: 'R-87' };
  const seen = unitsOf(game).filter((unit) => unit.side === side && isPlaced(unit) && !unit.hidden);
  const reason = seen.length > 0 ? whyHoldsFire(game, seen[0]) : undefined;
  return reason && seen.every((unit) => whyHoldsFire(game, unit))
    ? { why: 'holdsFireOnEntry', units: seen.map(({ id }) => id), rule: reason.rule }
    : { why: 'noTarget', rule: '§7' };
}
