import type { Chapter } from '../../../reference/section';

/** §8: the orders of machines. */
export const CYCLING: Chapter = {
  title: 'Operational cycling',
  sections: [
    {
      id: '§8',
      title: 'Machines and their orders',
      body: [
        'Under Full rules machines move and fire by the orders set in their boxes.',
        '**Simple Extractors!** is an option: no orders and none of their modifiers, no Thanis orders, no Self-destruct. Machines move and fire freely, combining is optional, and the Dorian gets the larger points of the scenario.',
      ],
    },
    {
      id: '§8.1',
      title: 'The cycles',
      body: [
        'Each machine has 3 Move and 3 Combat boxes; 1 to 3 of each are filled in secret. An order may be repeated.',
        {
          list: [
            '**Move**: each movement phase the machine reveals and executes its next Move order. Once all are revealed it keeps cycling through them.',
            '**Combat**: the cycle starts when the owner first chooses to fire with that machine. From then on it advances every fire phase and cannot pause.',
            'An order that cannot be executed still advances the marker. The status markers show the last order executed.',
          ],
        },
        {
          picture: 'cycle',
          caption:
            'Four turns of a Move cycle with three orders: each turn the next is carried out; a lock lies face down.',
        },
      ],
    },
    {
      id: '§8.2',
      title: 'Reset',
      body: [
        'At the very start of the movement phase (Move) or of the fire phase (Combat) the owner may reset a machine’s orders, either or both in a turn.',
        {
          list: [
            '**Move reset**: all Move orders are replaced, hidden. The machine does nothing else in this movement phase. The marker comes off at the end of the next Dorian turn.',
            '**Combat reset**: all Combat orders are replaced, hidden. The first is revealed and executed at once, at −2 to hit. Before the machine’s first shot a reset starts its cycle.',
          ],
        },
        {
          picture: 'reset',
          caption:
            'A Combat reset: everything is face down again, and the first new order is carried out at once.',
        },
      ],
    },
    {
      id: '§8.3',
      title: 'Move orders',
      body: [
        '“Half” is half the current speed, rounded down. An order asks something of the end of the move (R-19).',
      ],
    },
    {
      id: '§8.3.1',
      title: 'Vector',
      body: [
        'On reveal a target hex is marked, not the machine’s own. The machine ends at least half closer to it, or on it, with it in the front area.',
        'On reaching it (or a hex adjacent to it if an enemy holds it) the machine stops; the marker and the Vector order being executed come off, even if it was the last. A hex it may not end in counts as reached from an adjacent hex. The marker comes off too when the machine gets there under another order.',
        'While a marker is out no Vector marks again; a later Vector then marks a new hex.',
        { example: 'A vectoring Bipod of speed 4: half is 2.' },
        {
          picture: 'vector',
          caption: 'The Bipod’s ends under Vector: 2 hexes closer to the marked hex at least, facing it.',
        },
      ],
    },
    {
      id: '§8.3.2',
      title: 'Close',
      body: [
        'End at least half closer to the closest enemy, with it in the front area. Stop on becoming adjacent to it. Already adjacent: only turn to face it.',
        {
          example:
            'A Glide of speed 6 at range 5 from the closest enemy has to end at range 2 or less, facing it, and stops when adjacent.',
        },
        { picture: 'close', caption: 'Where that Glide may end.' },
      ],
    },
    {
      id: '§8.3.3',
      title: 'Retire',
      body: [
        'End at least half farther from the closest enemy, with any facing, and never closer to any other enemy than the distance it began at from the one it retires from. The distance may give way (R-19), this does not.',
        {
          picture: 'retire',
          caption: 'Where a Bipod of speed 4 may end that begins beside its enemy: at distance 3 or more.',
        },
      ],
    },
    {
      id: '§8.3.4',
      title: 'Patrol',
      body: [
        'Use at most half the MPs, here rounded up. End within 1 of the starting distance to the closest enemy, with it in the front area.',
        { example: 'A patrolling machine at range 3 has to end at range 2–4, facing its enemy.' },
        { picture: 'patrol', caption: 'Where a Bipod of speed 4 may end at range 3 from its enemy.' },
      ],
    },
    {
      id: '§8.3.5',
      title: 'Hold',
      body: [
        'No move, any facing at any speed and at no cost. +1 to hit in the fire phase of the same turn, also together with a reset’s −2, but not for a machine that entered the map in this turn.',
      ],
    },
    {
      id: '§8.3.6',
      title: 'Free Move and what is left over',
      body: [
        '**Free Move** is a Thanis order (§8.5): no restriction.',
        '**MPs left over** are lost when no reachable end meets the order; otherwise they are free within its requirement (R-19).',
      ],
    },
    {
      id: '§8.4',
      title: 'Combat orders',
      body: ['Every weapon that has a legal target under the order must fire.'],
    },
    {
      id: '§8.4.1',
      title: 'Closest Target',
      body: [
        'Each weapon fires at the closest enemy in its range, arc and line of sight; among equidistant ones at the choice that lets most weapons combine. All targets are chosen before any roll. Weapons at one target combine. Seekers and Streamers ignore enemies at range 1.',
        {
          example:
            'A Transcom stands in the arcs of a Shredder and a particle accelerator, a Walker at the same distance in the arc of the accelerator only. The accelerator has to join the Shredder.',
        },
        { example: 'A Laser ignores a Lance in a depression it cannot see and takes the Shock behind it.' },
      ],
    },
    {
      id: '§8.4.2',
      title: 'Sweep',
      body: [
        'No combining. The weapons fire one after another in the player’s order, each at an enemy not yet fired on in this sweep if it can. −1 to hit for each.',
      ],
    },
    {
      id: '§8.4.3',
      title: 'Optimize',
      body: [
        'Each weapon fires only at the target type, hard or soft, of its higher firepower; with equal ones at either. The declared target’s type matters, not that of others in the area. All targets are chosen before any roll. Weapons at one target combine. Without such a target a weapon does not fire.',
        {
          example:
            'A particle accelerator (hard 8, soft 2) with only soft targets in its arc does not fire. A Laser (4 and 4) may fire at either. A Shredder and a Laser at one target combine.',
        },
      ],
    },
    {
      id: '§8.4.4',
      title: 'Target',
      body: [
        'On reveal one visible enemy is marked, in line of sight or not, but not embarked or sheltered. The machine fires only at it, with all weapons that can, combined and never with an area effect, at +1 to hit; the others do not fire.',
        'While the mark is out no Target marks again. When the marked unit is destroyed or leaves the map, all Target orders come off the display.',
      ],
    },
    {
      id: '§8.4.5',
      title: 'Self-destruct',
      body: [
        'On reveal: a to-hit roll (5–9, the terrain modifier only) at each enemy in the hex or adjacent, line of sight or not, then damage at firepower 7, hard and soft, with no other modifier. Embarked, hidden and sheltered units are not affected. The machine counts as destroyed.',
        {
          picture: 'selfDestruct',
          caption: 'The Shock and the Lance are rolled for; the Walker is too far away.',
        },
      ],
    },
    {
      id: '§8.4.6',
      title: 'Free Target',
      body: ['A Thanis order (§8.5): no restriction, and combining is optional.'],
    },
    {
      id: '§8.5',
      title: 'Thanis orders',
      body: [
        'Free Move and Free Target are bought (§3) and lie in boxes like ordinary orders. They never leave their machine and die with it.',
        'The machine that carries one, even an unused one, is Thanis: a Program hit (§7.3.2) has no effect on any of its order slots.',
      ],
    },
  ],
};
