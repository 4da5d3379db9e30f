import type { LessonWords } from '../lesson';

export const MACHINES: Readonly<Record<string, LessonWords>> = {
  display: {
    title: 'A machine’s display',
    about: 'Read armour, weapons, boxes',
    lost: 'The turn is over.',
    steps: {
      armour: {
        say: 'Tap Glide A and read its card. A fresh Glide has 13 armour. How much has it lost?',
        answers: [
          { text: 'None', reply: 'Look at its pips again.' },
          { text: '2', reply: 'Right: 11 of 13 stand.' },
          { text: '11', reply: 'That is what it still has.' },
        ],
      },
      boxes: {
        say: 'Its card has three Move boxes and three Combat boxes. How many are open so far?',
        answers: [
          { text: '1', reply: 'Count both rows.' },
          { text: '2', reply: 'Those are the Move boxes alone.' },
          { text: '3', reply: 'Right: Close, Hold and Sweep.' },
        ],
      },
      fire: {
        say: 'The PGP stands behind it: damage through the rear gains 1, and a star rolls a critical hit.',
        goal: 'Fire the PGP at Glide A',
        after: '9 on damage: three armour and a critical, speed −1.',
        notNow: 'The PGP first.',
      },
      speed: {
        say: 'A Glide has speed 6 and had lost 1. The critical took another. What is left?',
        answers: [
          { text: '4', reply: 'Right: its card shows 4 of 6.' },
          { text: '5', reply: 'That was before the shot.' },
        ],
      },
      guess: {
        say: 'Move 1 Close, Move 2 Hold, marker on 2. What comes next turn?',
        answers: [
          { text: 'Box 3, if it is filled', reply: 'Right: unseen, so reckon with the worst.' },
          { text: 'Close again', reply: 'Only if box 3 is empty.' },
        ],
      },
      watch: {
        say: 'End the phase and watch it turn up the third.',
        goal: 'See its third Move order',
        after: 'Patrol. All three are known now: Close, Hold, Patrol, and again.',
      },
    },
    prices: {},
  },
  cycle: {
    title: 'Orders and the cycle',
    about: 'Written first, carried out later',
    lost: 'The turn is over.',
    steps: {
      close: {
        say: 'Orders are laid face down and turned up one a turn. Close: end nearer to the enemy by half its speed.',
        goal: 'Close in Move 1',
        after: 'It will have to come nearer.',
        lost: 'The orders are locked.',
      },
      combat: {
        say: 'Closest Target: every weapon at the nearest enemy it can fire at.',
        goal: 'Closest Target in Combat 1',
        after: 'Both Lasers will join on one target.',
        lost: 'The orders are locked.',
      },
      lock: {
        say: 'One order each is enough; a cycle of one repeats. Lock them; the Dorian turn passes.',
        goal: 'Come to your movement',
        after: 'From now on what lies is what happens.',
        lost: 'Other orders are locked in.',
      },
      reveal: {
        say: 'Pick Bipod A and reveal its Move order.',
        goal: 'Close revealed',
        after: 'Only ends that satisfy it are lit.',
        lost: 'The order is not carried out in this turn.',
      },
      move: {
        say: 'The Shock is 6 away, half of speed 4 is 2: it must end within 4, the Shock ahead. Go within 2.',
        goal: 'Bipod within 2 of the Shock',
        after: 'The path was free, only the end is asked.',
        lost: 'The movement is over.',
      },
      fire: {
        say: 'End the movement, reveal the Combat order and fire.',
        goal: 'Fire as ordered',
        after: 'From now on the Combat cycle turns every fire phase.',
      },
      third: {
        say: 'Boxes 2 and 3 are empty. What does the Dorian know for next turn?',
        answers: [
          { text: 'Nothing', reply: 'Once it comes round again, much.' },
          { text: 'Close, or something new', reply: 'Right: a closed box may be empty.' },
        ],
      },
    },
    prices: {
      retire: 'Allowed, but Retire drives it away from the Shock.',
      hold: 'Allowed, but Hold stands still, six hexes off.',
      patrol: 'Allowed, but Patrol keeps its distance.',
      vector: 'Allowed, but Vector drives at a hex, not at the Shock.',
      reset: 'Allowed, but a reset costs the whole move.',
    },
  },
  reset: {
    title: 'Resets and Thanis',
    about: 'When the plan is spoilt',
    lost: 'The turn is over.',
    steps: {
      next: {
        say: 'Glide A has two Retires and no third order. What does its next reveal bring?',
        answers: [
          { text: 'Nothing', reply: 'Empty boxes are skipped.' },
          { text: 'Retire', reply: 'Right: away from the enemy, again and again.' },
        ],
      },
      reset: {
        say: 'A Move reset replaces all its Move orders, but costs this turn’s movement. Pick Glide A.',
        goal: 'Reset the Move cycle of A',
        after: 'All three boxes are free.',
        notNow: 'Glide A first.',
        lost: 'Retire is revealed and must be carried out.',
      },
      fill: {
        say: 'Lay what you want for next turn.',
        goal: 'Close as the next order, then lock',
        after: 'Hidden again: the Dorian knows nothing of it.',
        lost: 'The orders are locked.',
      },
      free: {
        say: 'Bipod B is Thanis: it holds Free Move, the one order without a condition.',
        goal: 'Reveal the order of B',
        after: 'Every end is lit.',
        lost: 'Its order is gone for this turn.',
      },
      anywhere: {
        say: 'Take it where you like, but towards the Shock.',
        goal: 'Bipod B within 5 of the Shock',
        after: 'No distance, no facing asked.',
        lost: 'Bipod B has moved.',
      },
      program: {
        say: 'A critical Program hit destroys an order box. On a Thanis machine?',
        answers: [
          { text: 'No effect', reply: 'Right, on none of its six boxes.' },
          { text: 'Free Move is lost', reply: 'It never leaves its machine.' },
        ],
      },
    },
    prices: {
      away: 'Allowed, but Retire takes it away once more.',
      same: 'Allowed, but next turn it will not carry out Close.',
      wasted: 'Allowed, but the reset costs it this move.',
      wide: 'Allowed, but it could have come nearer.',
    },
  },
};
