import type { Chapter } from '../../../reference/section';
import { QUESTIONS } from '../questions';

/** §0: what a newcomer wants to know before the rules themselves. */
export const GUIDE: Chapter = {
  title: 'Begin here',
  sections: [
    {
      id: '§0.1',
      title: 'What the game is about',
      body: [
        'The Avronian sends walking and flying machines to Doriana-5: few, armoured, and each able to strike half the map. The Dorian has soldiers, a few vehicles, and numbers.',
        'A machine does not do what its player wants now, but what he wrote down before. Three **Move orders** and three **Combat orders** lie face down beside it and are carried out in turn, over and over: that is its **cycle**. The Dorian watches the orders turn up, works out what comes next, and is not there when it comes. The Avronian writes a cycle that is hard to read, and pays with a **reset** when it no longer fits.',
        'So there are two games in one. The Dorian moves and fires freely with weak units, and must choose where to be. The Avronian has the better weapons, and must know three turns ahead what he will need.',
        {
          list: [
            '**A turn**: the Dorian moves, fires, rallies; then the Avronian moves and fires (§4).',
            '**A shot**: one die to hit, 5 or more as a rule; if it hits, a second die for the damage (§7.3).',
            '**The end**: each scenario says who wins (§9). Begin with Incoming!: one machine, a quarter of an hour.',
          ],
        },
      ],
    },
    {
      id: '§0.2',
      title: 'How to read a counter',
      body: [
        'Every counter says by shape and colour whose it is and what it is, and by figures what it can do. Losses change the figures at once: what stands there is what counts.',
        {
          picture: 'counter-section',
          caption:
            'A section: soft, on foot, without facing. The pips are its steps; a filled one has been lost. P on it means pinned, R routed (§7.3.2).',
        },
        {
          picture: 'counter-vehicle',
          caption:
            'A vehicle: hard, with armour and a facing. The point of its hexagon’s arrow is its front (§6.1).',
        },
        {
          picture: 'counter-machine',
          caption:
            'A machine: its letter, its speed and its armour as they are now. Its weapons and orders lie on its display (§0.3).',
        },
      ],
    },
    {
      id: '§0.3',
      title: 'How to read a display',
      body: [
        'Each machine has a display beside the map; a tap on the machine shows it.',
        {
          list: [
            '**Speed and armour** now, of what it began with. A critical hit on speed takes points off for good (§7.3.2).',
            '**Weapons**: one a slot. The slot gives the arc; the weapon its range and two firepowers, against soft and against hard targets (§3).',
            '**Six boxes**: three Move orders above, three Combat orders below. Hatched with a lock: face down. Dark: revealed. Amber: being carried out. Dashed: nothing lies there, and everybody knows. Struck through: destroyed.',
            'The **amber mark** under a box is the status marker: it lies at the order carried out last. The next box to the right comes next; after the last the first again (§8.1).',
          ],
        },
        {
          picture: 'cycle',
          caption:
            'The Move boxes of one machine over four turns. From turn 4 on its enemy knows the whole cycle: Close, Patrol, Hold, Close … until it is reset (§8.2).',
        },
      ],
    },
    {
      id: '§0.4',
      title: 'Words',
      body: [
        {
          list: [
            '**Adjacent**: at distance 1. **Range** and distance are the same (§1).',
            '**Arc**: the hexes a weapon of a facing unit may fire into (§6.1).',
            '**Cell**: the infantry bought and combined together, in one colour (§3, §7.5). **White**: a section or vehicle of no cell.',
            '**Critical**: a star in a damage table; one more roll on the critical table (§7.3.2).',
            '**Cycle**: the way through the boxes of a machine (§8.1). **Reset**: new orders for a cycle (§8.2).',
            '**DRM**: a modifier to a die roll. **MP**: a movement point (§1).',
            '**E**: eliminated. **SL**: a step lost; SL/R: and routed. **P**: pinned. **R**: routed (§7.3.2).',
            '**Embarked**: aboard a Floater (§6.3.3). **Sheltered**: inside a fort (§9.5).',
            '**Execute**: do what an order says. An order that cannot be executed still advances the marker (§8.1).',
            '**Friendly edge**: the edge a routed section runs for (§6.3.5, §9).',
            '**Hard**: vehicles, machines, forts, posts, Extractors. **Soft**: sections (§3).',
            '**Profile**: how hard a unit is to hit; a modifier of the one who fires (§3, §7.3.1).',
            '**Rally**: the Dorian phase in which routed sections try to recover (§6.3.4).',
            '**Ruling**: what this house plays where the rulebook is silent or contradicts itself, such as R-11.',
            '**Thanis**: the machine that carries Free Move or Free Target (§8.5).',
          ],
        },
      ],
    },
    {
      id: '§0.5',
      title: 'Questions often asked',
      body: QUESTIONS.flatMap(({ asks, answers }) => [`**${asks}**`, { list: answers }]),
    },
  ],
};
