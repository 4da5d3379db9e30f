import type { Position } from '../../../rules/furrows';

/** A moment that is explained the first time it comes; the names are its game’s own. */
export type Topic = `furrows.${'placement' | 'orders' | 'told' | 'declare' | 'hits' | 'retreat'}`;

const WORDS: Readonly<Record<Topic, string>> = {
  'furrows.placement': 'Everybody moves at once: set up so that tanks and foot do not want the same hex.',
  'furrows.orders': 'Give each base a program: three parts for the three steps. The map shows its path.',
  'furrows.told': 'Both sides act at once. Next goes on moment by moment; Skip leads to your next choice.',
  'furrows.declare': 'Targets are declared first by both sides, then all dice roll. Aim to see the odds.',
  'furrows.hits': 'You hit more: choose who takes the damage. The bars show what each choice may do.',
  'furrows.retreat': 'Beaten in assault, a base goes back one hex and may turn; it acts on after that.',
};

export function topicWords(topic: Topic): string {
  return WORDS[topic];
}

/** What this moment would be explained by; null: nothing to explain. */
export function topicOf({ phase }: Position, told: 'told' | 'deciding'): Topic | null {
  if (told === 'told') return 'furrows.told';
  return phase.name === 'ended' ? null : `furrows.${phase.name}`;
}
