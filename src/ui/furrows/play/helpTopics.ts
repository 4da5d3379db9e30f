import { basesOf, type Position } from '../../../rules/furrows';
import { pendingText } from '../wording';

/** A moment that is explained the first time it comes; the names are its game’s own. */
export type Topic = `furrows.${'placement' | 'orders' | 'told' | 'harm' | 'declare' | 'hits' | 'retreat'}`;

/** Two lines of a phone each. */
const WORDS: Readonly<Record<Topic, string>> = {
  'furrows.placement': 'Both middle flags at the end win; else the greater worth destroyed.',
  'furrows.orders': 'All move at once, each by a program. The default hardly moves.',
  'furrows.told': 'Next tells on, moment by moment; Skip goes to your next choice.',
  'furrows.harm': 'Losses wait for the end of the turn: till then all act on.',
  'furrows.declare': 'Both sides declare, then all dice roll. A target shows its odds.',
  'furrows.hits': 'How the hits fall is your choice: what each way may do is shown.',
  'furrows.retreat': 'Beaten, it goes back one hex, may turn, and acts on.',
};

export function topicWords(topic: Topic): string {
  return WORDS[topic];
}

/** What this moment would be explained by, `told`: as it is told; null: nothing to explain. */
export function topicOf({ phase }: Position, told: Position | undefined): Topic | null {
  if (told) {
    // A doomed base that fires on looks like a fault to who has not read §9.4.
    const waits = basesOf(told).some(({ pending }) => pendingText(pending) !== '');
    return waits ? 'furrows.harm' : 'furrows.told';
  }
  return phase.name === 'ended' ? null : `furrows.${phase.name}`;
}
