import type { Chapter } from '../../../reference/section';
import {
  CRITICAL_TABLE,
  DRM_TABLE,
  HARD_TABLE,
  MACHINE_TABLE,
  RANGE_TABLE,
  SOFT_TABLE,
} from '../tables/combat';

/** §7: combat. */
export const COMBAT: Chapter = {
  title: 'Combat',
  sections: [
    {
      id: '§7',
      title: 'Fire',
      body: [
        'Each unit’s fire is finished before the next (but see §7.5). Each unit, and each weapon of a machine, fires at most once a fire phase.',
        {
          steps: [
            'A valid target: range, arc (§6.1), line of sight (§7.2), orders (§8.4).',
            'A to-hit roll for each weapon (§7.3.1).',
            'One damage roll with the summed firepower of those that hit (§7.3.2).',
            'A critical roll if the result has a star.',
          ],
        },
      ],
    },
    {
      id: '§7.2',
      title: 'Line of sight',
      body: [
        'The line runs from hex centre to hex centre. A hex lies between if the line passes through its interior; touching a corner is nothing. A rough or build-up hex between blocks.',
        {
          list: [
            'Orni-type units (the Orni and the Flyer) are always visible and see every target.',
            'Depressions: a unit in one sees, and is seen from, only its own area and the hexes adjacent to it (R-48).',
            'Units never block. Line of sight is the same in both directions.',
          ],
        },
        {
          picture: 'sight',
          caption:
            'Dashes: clear. Dots with a cross: cut off by the rough between. Rough at either end does not block.',
        },
        {
          picture: 'hexside',
          caption:
            'The line runs along a hexside. Only one of the two hexes beside it is rough: it stays clear (R-11).',
        },
        { picture: 'depression', caption: 'All that the section in the depression sees, and is seen from.' },
      ],
    },
    {
      id: '§7.3',
      title: 'Resolving fire',
      body: [
        'Each weapon rolls to hit (§7.3.1); what hit rolls for damage (§7.3.2), and for a star on the critical table.',
      ],
    },
    {
      id: '§7.3.1',
      title: 'To hit',
      body: ['A shot hits on 5–9 on one die, as modified.', { table: RANGE_TABLE }, { table: DRM_TABLE }],
    },
    {
      id: '§7.3.2',
      title: 'Damage',
      body: [
        'Soft targets use the soft table with soft firepower. Vehicles, forts, the Command Post and Extractors use the hard table, machines the machine table, both with hard firepower. On the hard and machine tables the roll has −1 if the target is fired at through its front and +1 through its rear.',
        { table: SOFT_TABLE },
        { table: HARD_TABLE },
        { table: MACHINE_TABLE },
        {
          picture: 'sides',
          caption:
            'The side is that of the target the line comes in through. On the boundary the firer takes the better (R-05).',
        },
        {
          list: [
            '**Pinned**: neither moves nor fires in its turn; the marker comes off in the next rally phase. A further P routs it.',
            '**Routed**: does not fire and runs for its friendly edge (§6.3.5). A further P or R costs a step; a further SL/R eliminates it.',
            '**Steps**: a section without steps left is eliminated. A rout replaces a pin; a step loss leaves it.',
            '**Armour**: a machine or vehicle at armour 0 is destroyed.',
          ],
        },
        { table: CRITICAL_TABLE },
        {
          list: [
            '**Armour**: one more armour point is lost.',
            '**Vehicle, Firepower**: halved, rounded up; the second destroys the weapon. **Speed**: halved, rounded up; the second immobilises it.',
            '**Machine, Firepower**: one random weapon slot whose arc bears on the attacker is lost. **Speed**: −1. **Speed ***: no effect on Multipods, −2 on Ornis and Glides, −1 on Bipods.',
            '**Machine, Program**: one random undestroyed order slot of the six, empty or not, is lost with the order in it. No effect on Thanis (§8.5), which is said openly. No effect under Simple rules.',
          ],
        },
        {
          example:
            'A Glide that has lost 1 speed has speed 5; its armour is 12 after one hit for 1. With its middle Combat slot destroyed the cycle skips it.',
        },
      ],
    },
    {
      id: '§7.4',
      title: 'Area fire',
      body: [
        'The firer declares a valid enemy target; its hex is the target hex. A **Streamer** or **Dagmaton** may affect the target hex and the six around it, beyond its range and arc too: each unit there to which line of sight can be traced, friends included. A **Shredder** may affect every unit in the target hex alone.',
        'Each unit has a to-hit roll of its own, with the range modifier of the target hex for all and its own other modifiers, and each hit has its own damage roll. Instead, the firer may choose a single unit.',
        {
          picture: 'area',
          caption:
            'The Streamer’s area: the target’s hex and the six around it. The Walker in it is rolled for as well.',
        },
        {
          example:
            'An Orni’s Streamer cannot choose an adjacent Lance as its target. It chooses a Shock in the open at range 2–4: −1. A Transcom in rough beside the Shock, itself beyond range 4, is fired at with −3: range −1, terrain −1, profile −1.',
        },
      ],
    },
    {
      id: '§7.5',
      title: 'Combined fire',
      body: [
        'Several weapons may fire at one target as one: each rolls to hit by itself, and the firepower of those that hit is summed for one damage roll.',
        'Dorian: only units of one cell, plus Transcoms, which combine with any one cell or with each other. It is optional.',
      ],
    },
    {
      id: '§7.6',
      title: 'Commandos',
      body: [
        'When a Commando’s to-hit roll succeeds against a hard target or machine, it also rolls once on the critical table, whatever the damage roll did. That can make two critical rolls.',
      ],
    },
    {
      id: '§7.7',
      title: 'Examples of fire',
      body: [
        {
          example:
            'A Walker fires at a Glide through its front and rolls 5: a hit. Damage roll 6, −1 for the front: 5, 2 armour lost.',
        },
        {
          example:
            'A Lance and a Commando combine at range 1 against a Glide. One rolls 3, a miss; the Commando rolls 7, a hit. Damage roll 3 at firepower 1: nothing. The Commando’s critical roll is 5: speed −1.',
        },
        {
          example:
            'A Multipod sweeps. Laser at a Dagmaton at range 3: 7 − 1 = 6, a hit; damage 7 on the row 3–4: step loss. Shredder at a Shock: 3, a miss. Nothing at a Floater in a depression, without line of sight. Thermo beam, for which the Dagmaton is no legal target, at the Shock: 2, a miss. The particle accelerator goes back to the Dagmaton: 6, a hit; 6 on the row 1–2: routed.',
        },
      ],
    },
  ],
};
