import type { LessonWords } from '../lesson';

export const BASICS: Readonly<Record<string, LessonWords>> = {
  road: {
    title: 'Move and road',
    about: 'What a hex costs, and what a road gives',
    lost: 'The movement phase is over.',
    steps: {
      foot: {
        say: 'The Lance has 3 movement points: clear ground costs 1, rough 2. Tap it, tap a lit hex, confirm.',
        goal: 'Lance in the rough of 0712',
        after: '1 for clear, 2 for rough: all 3 are spent.',
        notNow: 'First the Lance, to 0712.',
        lost: 'A unit moves once a turn. Take it back.',
      },
      road: {
        say: 'The Walker has 4 points. On a road every hex costs 1, and all points spent there bring 2 more.',
        goal: 'Walker in 1014, along the road',
        after: 'Six hexes with four points, into rough too.',
        lost: 'A unit moves once a turn. Take it back.',
      },
      clear: {
        say: 'How many clear hexes straight ahead would the same Walker have made?',
        answers: [
          { text: 'Six', reply: 'Only a road gives the two extra points.' },
          { text: 'Four', reply: 'Right: 4 points, 1 each, no bonus.' },
          { text: 'Two', reply: 'Clear ground costs it 1, not 2.' },
        ],
      },
    },
    prices: {
      once: 'Allowed, but a unit moves only once a turn: 0712 is gone.',
      offRoad: 'Allowed, but off the road the 2 extra points are gone.',
      short: 'Allowed, but road points are left unspent.',
    },
  },
  shot: {
    title: 'A shot: odds and damage',
    about: 'Five or more hits; then a second die',
    lost: 'The fire phase is over.',
    steps: {
      first: {
        say: 'Tap the PGP, then Bipod A. The card adds up what helps and hinders. Then fire.',
        goal: 'Fire the PGP at Bipod A',
        after: '7 hits, for 5 was needed. The second die took armour.',
        notNow: 'First the PGP.',
      },
      read: {
        say: 'The Walker will hit on 4 or more. What is its chance on a die of 0 to 9?',
        answers: [
          { text: '40 %', reply: 'That counts the misses: 0, 1, 2, 3.' },
          { text: '50 %', reply: 'That is 5 or more.' },
          { text: '60 %', reply: 'Right: 4, 5, 6, 7, 8 and 9.' },
        ],
      },
      rear: {
        say: 'Through the rear a damage roll gains 1, through the front it loses 1. The Walker stands behind A.',
        goal: 'Fire the Walker at Bipod A',
        after: 'The same die does more from behind.',
      },
      again: {
        say: 'Why did the Lance not fire?',
        answers: [
          { text: 'Out of range', reply: 'Right: it reaches 1 hex, A is at 2.' },
          { text: 'Blocked sight', reply: 'Nothing lies between; count the hexes.' },
        ],
      },
    },
    prices: {},
  },
};
