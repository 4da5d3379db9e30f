import type { LessonWords } from '../lesson';

export const INCOMING_WORDS: Readonly<Record<string, LessonWords>> = {
  incoming: {
    title: 'Incoming!, three turns with a coach',
    about: 'Everything at once',
    lost: 'Three turns are over, or nobody is left.',
    steps: {
      run: {
        say: 'One unrouted section must leave by the north edge by turn 8. The road gives legs 1 more hex.',
        goal: 'Lance to 1216, along the road',
        after: 'Four hexes: 3 points and the road’s 1.',
        notNow: 'First the Lance.',
        lost: 'The Lance has moved.',
      },
      apart: {
        say: 'Now Shock and Commando. The Orni’s Streamer strikes a hex and all beside it; keep a hex between any two.',
        goal: 'Both moved, nobody beside another',
        after: 'Now each shot strikes one.',
        lost: 'Their move is over.',
      },
      enters: {
        say: 'The Orni enters from the south: it flies 6 hexes and sees everybody. End the movement.',
        goal: 'Come to turn 2',
        after: 'It flew close and held its fire: it had just entered.',
      },
      cover: {
        say: 'This turn it fires. It sees into rough too, but there its dice lose 1.',
        goal: 'Lance on, and in rough again',
        after: 'The massif is the best road north.',
        notNow: 'First the Lance.',
        lost: 'The Lance has moved.',
      },
      fire: {
        say: 'Move the others as you like, end the phase. The Shock reaches two hexes: fire if it can.',
        goal: 'Fire at the Orni, or let the turn pass',
        after: 'Its profile takes 2 from each die: a small chance, but free.',
      },
      answer: {
        say: 'Its turn: it moves after you, so it picks the range. End your phases.',
        goal: 'Come to turn 3',
        after: 'It saw your moves and chose its place. It cannot follow two who are far apart.',
      },
      on: {
        say: 'Who is pinned waits, who is routed runs north by itself. Who can, runs on.',
        goal: 'Move somebody north',
        after: 'While it hunts one, the others can run.',
        lost: 'Nobody moved in turn 3.',
      },
      third: {
        say: 'Finish turn 3: fire, rally whoever is routed, and let the Orni answer.',
        goal: 'Come to turn 4',
        after: 'Three turns done; five are left for the edge.',
      },
      rest: {
        say: 'What wins from here?',
        answers: [
          { text: 'Shooting the Orni down', reply: 'Nine armour, small chances: rarely.' },
          { text: 'One section north, the rest as bait', reply: 'Right: it cannot hunt all three.' },
        ],
      },
    },
    prices: {
      slow: 'Allowed, but 1216 by the road was farther.',
      crowd: 'Allowed, but one blast now strikes two.',
      bare: 'Allowed, but in the open its dice lose nothing.',
    },
  },
};
