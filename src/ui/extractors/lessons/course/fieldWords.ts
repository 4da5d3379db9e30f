import type { LessonWords } from '../lesson';

export const FIELD: Readonly<Record<string, LessonWords>> = {
  facing: {
    title: 'Facing and arcs',
    about: 'Turn, then fire',
    lost: 'The turn is over.',
    steps: {
      turn: {
        say: 'Machines enter only the hex they face; 60° is free, more costs 1. The Laser fires ahead.',
        goal: 'Glide A in 0616, facing N',
        after: 'The Shock is two hexes ahead, in the front arc.',
        lost: 'Its move is over.',
      },
      end: {
        say: 'Only the Avronian fires after its movement. End the phase, top right.',
        goal: 'End the movement phase',
        after: 'Now its weapons may fire.',
      },
      fire: {
        say: 'Pick Glide A and the Shock. Only the Laser bears: the Thermo beam is in the rear slot.',
        goal: 'Fire the Laser at the Shock',
        after: '7 hits, and 5 on damage routs it.',
        lost: 'The fire phase is over.',
      },
      rear: {
        say: 'Which facing in 0616 would have let the Thermo beam fire instead?',
        answers: [
          { text: 'NE', reply: 'Then the Shock is in its flank.' },
          { text: 'S', reply: 'Right: the rear arc opens opposite the front.' },
        ],
      },
    },
    prices: {
      away: 'Allowed, but facing so the Laser does not bear.',
      elsewhere: 'Allowed, but 0616 is where it bears at range 2.',
    },
  },
  sight: {
    title: 'Sight and cover',
    about: 'What blocks, what hides',
    lost: 'The movement phase is over.',
    steps: {
      why: {
        say: 'The PGP in 0414 does not see Bipod A in 0411. Why?',
        answers: [
          { text: 'Rough between', reply: 'Right: rough and build-up block.' },
          { text: 'Too far', reply: 'Sight has no limit; weapons have.' },
          { text: 'It faces away', reply: 'Facing never blocks sight.' },
        ],
      },
      see: {
        say: 'Sight runs from centre to centre. Move the PGP where nothing that blocks lies between.',
        goal: 'PGP sees Bipod A',
        after: 'It sees A, and A sees it: sight is mutual.',
        notNow: 'First the PGP.',
        lost: 'The PGP has moved.',
      },
      cover: {
        say: 'A Leg in build-up is harder to hit: −2. In rough −1. Put the Lance into the town.',
        goal: 'Lance in build-up',
        after: 'Fire at it loses 2 on every die.',
        lost: 'Its move is over.',
      },
      air: {
        say: 'Whom do rough and build-up never hide?',
        answers: [
          { text: 'Infantry', reply: 'It hides best of all.' },
          { text: 'Vehicles', reply: 'They are blocked like all on the ground.' },
          { text: 'Ornis and Flyers', reply: 'Right: they see all and are seen.' },
        ],
      },
    },
    prices: {
      blind: 'Allowed, but from there it still does not see A.',
      open: 'Allowed, but there the dice lose less, or nothing.',
    },
  },
  rally: {
    title: 'Rout and rally',
    about: 'Pinned, routed, back again',
    lost: 'The turn is over.',
    steps: {
      beside: {
        say: 'The Shock is routed: it runs unless it rallies, 5 or more. A Transcom beside it adds 2.',
        goal: 'Transcom beside the Shock',
        after: 'Beside it: 3 and more rally now.',
        lost: 'Its move is over.',
      },
      end: {
        say: 'Rallying comes after fire, which nobody has here. End the movement phase.',
        goal: 'Come to the rally phase',
        after: 'The fire phase was passed over.',
      },
      rally: {
        say: 'Pick the Shock and roll.',
        goal: 'Shock rallied',
        after: '3 and 2 for the Transcom: 5, just enough.',
        lost: 'The rally phase is over.',
      },
      alone: {
        say: 'Without a Transcom, how often would it have rallied?',
        answers: [
          { text: '3 in 10', reply: 'That is with 7 or more.' },
          { text: '5 in 10', reply: 'Right: 5, 6, 7, 8, 9.' },
        ],
      },
      pin: {
        say: 'The Lance is pinned: neither moves nor fires. Pins come off when the rally phase ends.',
        goal: 'End the rally phase',
        after: 'The Lance is free again, without a die.',
      },
    },
    prices: { far: 'Allowed, but two hexes away it adds only 1, farther nothing.' },
  },
  transport: {
    title: 'Transport and forts',
    about: 'Aboard, out, under cover',
    lost: 'Two turns are over.',
    steps: {
      board: {
        say: 'A Floater carries two sections. Boarding costs 1 in its hex and ends the section’s move.',
        goal: 'Lance aboard Floater 1',
        after: 'The Floater has not moved, so it may fly now.',
        notNow: 'First the Lance.',
        lost: 'The Lance has moved.',
      },
      shelter: {
        say: 'A section inside a fort cannot be fired at before the fort falls; it may fire out.',
        goal: 'Dagmaton inside the fort in 1114',
        after: 'Going in is free; only the hex cost.',
        notNow: 'Now the Dagmaton.',
        lost: 'The Dagmaton has moved.',
      },
      fly: {
        say: 'Six movement points, over lake too. Fly beside 1410.',
        goal: 'Floater 1 beside 1410, the Lance aboard',
        after: 'The Lance has not spent a point more.',
        notNow: 'Now the Floater.',
        lost: 'The Floater has moved.',
      },
      same: {
        say: 'May the Lance land in this turn?',
        answers: [
          { text: 'No', reply: 'Right: who boarded has ended its move.' },
          { text: 'Yes, for 1', reply: 'It boarded in this turn.' },
        ],
      },
      end: {
        say: 'The Bipod is far off. End the movement phase; the rest passes.',
        goal: 'Come to your next turn',
        after: 'Turn 3: now it may land.',
      },
      land: {
        say: 'Landing costs 1, whatever the ground; then it may go on. 1410 is rough: 2 more.',
        goal: 'Lance in 1410',
        after: '1 to land and 2 for rough: all 3.',
        notNow: 'Now the Lance.',
        lost: 'The Lance has moved.',
      },
    },
    prices: {
      beside: 'Allowed, but on foot it makes 3 hexes a turn.',
      outside: 'Allowed, but in the open it can be fired at.',
      wide: 'Allowed, but from there the Lance does not reach 1410.',
      passed: 'Allowed, but 1410 was the goal.',
    },
  },
};
