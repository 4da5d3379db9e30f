import { basesOf, type Position } from '../../../rules/furrows';
import { pendingText } from '../wording';

/** A moment that is explained the first time it comes; the names are its game’s own. */
export type Topic =
  `furrows.${'placement' | 'orders' | 'goal' | 'told' | 'harm' | 'declare' | 'hits' | 'retreat'}`;

/** Two lines of a phone each. */
const WORDS: Readonly<Record<Topic, string>> = {
  'furrows.placement': 'All move at once: do not set tank and foot in each other’s way.',
  'furrows.orders': 'Give each base a program: three parts, for the three steps.',
  'furrows.goal': 'Both middle flags at the end win; else the greater worth destroyed.',
  'furrows.told': 'Next tells on, moment by moment; Skip goes to your next choice.',
  'furrows.harm': 'Losses wait for the end of the turn: till then all act on.',
  'furrows.declare': 'Both sides declare, then all dice roll. A target shows its odds.',
  'furrows.hits': 'How the hits fall is your choice; the bars show what each may do.',
  'furrows.retreat': 'Beaten, it goes back one hex, may turn, and acts on.',
};

export function topicWords(topic: Topic): string {
  return WORDS[topic];
}

/** What this moment would be explained by, `told`: as it is told; null: nothing to explain. */
export function topicOf({ phase, turn }: Position, told: Position | undefined): Topic | null {
  if (told) {
    // A doomed base that fires on looks like a fault to who has not read §9.4.
    const waits = basesOf(told).some(({ pending }) => pendingText(pending) !== '');
    return waits ? 'furrows.harm' : 'furrows.told';
  }
  // The second player has perhaps never seen the card of the scenario.
  if (phase.name === 'orders' && turn > 1) return 'furrows.goal';
  return phase.name === 'ended' ? null : `furrows.${phase.name}`;
}
