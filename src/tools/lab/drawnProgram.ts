import { chanceOf, drawn, type Weighted } from '../../rules/chance';
import { recommendedOrders, type Setup, type WrittenProgram } from '../../rules/extractors';
import type { Player } from '../arena/players';
import type { Draw } from './drawnArmy';

/** To draw from: mostly orders that come nearer. */
const MOVES: Weighted<string> = [
  [4, 'C'],
  [4, 'V'],
  [1, 'P'],
  [1, 'H'],
  [1, 'R'],
];
const COMBATS: Weighted<string> = [
  [1, 'C'],
  [1, 'S'],
  [1, 'O'],
  [1, 'T'],
];

/** A programme by lot: the same number is the same programme. */
export function drawnProgram({ number }: Draw): WrittenProgram {
  const chance = chanceOf(Math.imul(number, 0x9e3779b1));
  const three = (letters: Weighted<string>) => [1, 2, 3].map(() => drawn(chance, letters)!).join('');
  return `${three(MOVES)} ${three(COMBATS)}`;
}

/** Whether a side has anything to program [§8.1]. */
export function programs({ rules }: Setup, side: Draw['side']): boolean {
  return rules === 'full' && side === 'avronian';
}

/** The player, but all displays are programmed with this, resets too. */
export function programming(written: WrittenProgram, player: Player): Player {
  return (game) => {
    const isOpen = game.activation?.type === 'resetting' || game.phase.name === 'programming';
    const [action] = isOpen ? recommendedOrders(game, written) : [];
    return action ? { action } : player(game);
  };
}
