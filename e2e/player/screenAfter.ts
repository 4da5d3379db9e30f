import type { Action, Game } from '../../src/rules/extractors';

/** What the screen is called that an action has led to. */
export function screenAfter({ phase, activation }: Game, { type }: Action): string {
  if (phase.name === 'ended') return 'result';
  const dice = ['fire', 'allocate', 'rally'].includes(type) ? ', dice' : '';
  return `${activation?.type ?? phase.name}${dice}`;
}
