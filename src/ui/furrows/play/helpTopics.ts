import type { Position } from '../../../rules/furrows';

/** A moment that is explained the first time it comes; the names are its game’s own. */
export type Topic = `furrows.${'placement' | 'orders' | 'told' | 'declare' | 'hits' | 'retreat'}`;

/** Two lines of a phone each. */
const WORDS: Readonly<Record<Topic, string>> = {
  'furrows.placement': 'All move at once: do not set tank and foot in each other’s way.',
  'furrows.orders': 'Give each base a program: three parts, for the three steps.',
  'furrows.told': 'Next tells on, moment by moment; Skip goes to your next choice.',
  'furrows.declare': 'Both sides declare, then all dice roll. Aim to see the odds.',
  'furrows.hits': 'How the hits fall is your choice; the bars show what each may do.',
  'furrows.retreat': 'Beaten, it goes back one hex, may turn, and acts on.',
};

export function topicWords(topic: Topic): string {
  return WORDS[topic];
}

/** What this moment would be explained by; null: nothing to explain. */
export function topicOf({ phase }: Position, told: 'told' | 'deciding'): Topic | null {
  if (told === 'told') return 'furrows.told';
  return phase.name === 'ended' ? null : `furrows.${phase.name}`;
}
