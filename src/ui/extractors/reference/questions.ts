import type { Question } from '../../reference/section';

/** What players ask in the middle of a game, the commonest reason first. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Why can my unit not fire?',
    words: "cannot can't could not fire shoot shot target attack no may allowed",
    answers: [
      'It cannot see the target: rough or build-up lies between, or one of them stands in a depression (§7.2).',
      'The target is out of range, or too near: Seekers, Streamers and the like have a least range (§3).',
      'A facing unit’s weapon does not bear: the target is outside its arc (§6.1).',
      'A section that is pinned or routed does not fire, nor does a passenger; each unit fires once a phase (§7.3.2, §7).',
      'A machine fires as its Combat order says, and in Incoming! not in the turn it enters (§8.4, §9.1).',
    ],
  },
  {
    asks: 'Why can my unit not move there?',
    words: "cannot can't could not move end stop hex reach go may allowed",
    answers: [
      'The ground is closed to it, or costs more than it has left (§2).',
      'A vehicle or machine enters only the hex it faces; a turn beyond 60° costs a point (§6.3).',
      'The hex is full: 3 units, 1 of them a vehicle or machine; or an enemy stands there (§6.2).',
      'A machine must end as its Move order asks (§8.3).',
      'A pinned section stays; a routed one runs for its edge (§7.3.2, §6.3.5).',
    ],
  },
  {
    asks: 'What did my shot do?',
    words: 'damage result hit letter pinned routed step loss star what does mean',
    answers: [
      'P pinned, R routed, SL a step lost, E eliminated; a figure is armour lost (§7.3.2).',
      'A star means one more roll, on the critical table (§7.3.2).',
      'Through the front the roll has −1, through the rear +1, on the hard and machine tables (§7.3.2).',
    ],
  },
  {
    asks: 'What will the machine do next?',
    words: 'next order cycle guess predict will machine do hidden box',
    answers: [
      'The box to the right of the status marker; after the last one the first (§8.1).',
      'What has been turned up once stays known until a reset (§8.2).',
      'Its Combat cycle stands still until its first shot, and never after it (§8.1).',
    ],
  },
  {
    asks: 'Why did the machine not do what I ordered?',
    words: 'order lost not executed spoilt cannot plan failed nothing happened',
    answers: [
      'No end it can reach meets the order: it stays, and the marker still moves on (§8.1, R-19).',
      'No weapon has a legal target under the order (§8.4).',
      'The order lay in a box that a Program hit destroyed (§7.3.2).',
    ],
  },
  {
    asks: 'How do I get a section back into the fight?',
    words: 'rally routed pinned recover rout back marker off',
    answers: [
      'Pinned: the marker comes off in the next rally phase by itself (§6.3.4).',
      'Routed: it rallies on 5 to 9; a Transcom near it helps (§6.3.4).',
      'Until then it runs for its friendly edge (§6.3.5).',
    ],
  },
];
