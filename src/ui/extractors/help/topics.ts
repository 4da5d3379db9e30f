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
  companyBuildUp: 'Buy a company within your points: cells hold ground, vehicles break armour.',
  machineBuildUp: 'Weapons decide what a machine can hunt; each slot, where it can fire.',
  placement: 'Where units begin decides who sees whom first; cover makes them harder to hit.',
  programming: 'Orders are laid now and carried out later, over and over; closed boxes stay secret.',
  reset: 'New orders for the whole cycle, hidden again: the price of a plan that is spoilt.',
  movement: 'Each unit moves once: into range, into cover or out of sight, as its points reach.',
  entry: 'These units come onto the map now; each pays for the first hex it enters.',
  moveOrder: 'A machine does what its next order says, not what you would like now.',
  fire: 'Each unit fires once. The card shows the chances before a die is rolled.',
  combatOrder: 'The order says what its weapons fire at; once begun, the cycle never pauses.',
  rally: 'A routed section runs for its edge unless it rallies: 5 or more, a Transcom helps.',
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
