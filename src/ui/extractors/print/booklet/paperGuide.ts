import type { Block } from '../../../reference/section';

/** Sections whose text on the screen speaks of the screen: what they say on paper. */
export const ON_PAPER: Readonly<Record<string, readonly Block[]>> = {
  '§0.2': [
    'Every counter says by shape and colour whose it is and what it is, and by figures what it can do. What it has lost since is crossed off on the roster or on its display.',
    {
      picture: 'counter-section',
      caption:
        'A section: soft, on foot, without facing. The pips are its steps; turned over it shows the figures it has with one step left. The markers P and R lie on it while it is pinned or routed (§7.3.2).',
    },
    {
      picture: 'counter-vehicle',
      caption: 'A vehicle: hard, with armour and a facing. The edge with the arrow is its front (§6.1).',
    },
    {
      picture: 'counter-machine',
      caption:
        'A machine: its letter, its armour and its speed as they are printed. What it has lost, its weapons and its orders are on its display (§0.3).',
    },
  ],
  '§0.3': [
    'Each machine has a display: a sheet that lies before its owner, its letter in the corner.',
    {
      list: [
        '**Speed and armour**: boxes that are crossed off from the left. The first box without a cross is what it has now; the small figure is half of it. Dashed armour boxes are extra armour: those not bought are crossed off before the game (§3).',
        '**Weapons**: one a slot. The wheel gives the arc, the arrow on it is the front; write in what is bought. The row below gives what hits on one die at each range (§7.3.1).',
        '**Six boxes**: three Move orders and three Combat orders. The order counters lie on them face down until they are revealed (§8.1).',
        'The **marker with the tick** lies on the circle of the order carried out last. The box to the right comes next; after the last the first again.',
      ],
    },
    {
      picture: 'cycle',
      caption:
        'The Move boxes of one machine over four turns; heavy: being carried out, dashed: face down. From turn 4 on its enemy knows the whole cycle until it is reset (§8.2).',
    },
  ],
};
