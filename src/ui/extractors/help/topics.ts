import { isPlaced, mustStillExecute, unitsOf, type Position } from '../../../rules/extractors';

/** A moment that is explained the first time it comes. */
export type Topic =
  | 'companyBuildUp'
  | 'machineBuildUp'
  | 'placement'
  | 'programming'
  | 'reset'
  | 'movement'
  | 'entry'
  | 'moveOrder'
  | 'fire'
  | 'combatOrder'
  | 'rally';

const WORDS: Readonly<Record<Topic, string>> = {
  companyBuildUp: 'Press Recommended force, then Finish build-up.',
  machineBuildUp: 'Press the Recommended button, then Finish build-up.',
  placement: 'Press Recommended set-up, or tap a lit hex for each unit. Then Finish set-up.',
  programming: 'Press Recommended orders, or tap a box and pick its order. Then lock the orders.',
  reset: 'Fill the boxes of this cycle anew, then lock them.',
  movement: 'Tap a counter; the hexes it can reach light up. Tap one of them, then move.',
  entry: 'The units wait off the map and have to enter. Press Next, tap a hex that lights up, then move.',
  moveOrder: 'Tap a machine and reveal its Move order; then it moves as the order says.',
  fire: 'Tap a unit, then its target: the card shows the chances before the dice.',
  combatOrder: 'Tap a machine and reveal its Combat order; then it fires as the order says.',
  rally: 'Tap a routed section and roll: it rallies on 5 or more.',
};

export function topicWords(topic: Topic): string {
  return WORDS[topic];
}

/** What this moment would be explained by; null: nothing to explain. */
export function topicOf(position: Position): Topic | null {
  if (position.activation?.type === 'resetting') return 'reset';
  const { name, side } = position.phase;
  switch (name) {
    case 'buildUp':
      return side === 'dorian' ? 'companyBuildUp' : 'machineBuildUp';
    case 'placement':
    case 'programming':
      return name;
    case 'movement':
      if (mustStillExecute(position).length > 0) return 'moveOrder';
      if (position.rules === 'full' && side === 'avronian') return null;
      return unitsOf(position).some((unit) => unit.side === side && isPlaced(unit)) ? 'movement' : 'entry';
    case 'fire':
      if (mustStillExecute(position).length > 0) return 'combatOrder';
      return position.rules === 'full' && side === 'avronian' ? null : 'fire';
    case 'rally':
      return 'rally';
    case 'ended':
      return null;
  }
}
