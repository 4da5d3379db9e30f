import type { Chapter } from '../../../reference/section';

export const GUNNERY: Chapter = {
  title: 'Sight, gunnery, damage',
  sections: [
    {
      id: '§7',
      title: 'Line of sight',
      body: [
        'Centre to centre; the two end hexes never matter; a hex lies between if the line passes through its interior. Levels of what lies between: forest, building, smoke 0; hill 1; mountain 2. Heights of the ends, higher first:',
        {
          table: {
            caption: 'Line of sight',
            columns: ['Ends', 'Level 0 between', 'Level 1', 'Level 2'],
            rows: [
              ['0 – 0', 'blocks', 'blocks', 'blocks'],
              ['1 – 0', '2 blind hexes', 'blocks', 'blocks'],
              ['2 – 0', '1 blind hex', '2 blind hexes', 'blocks'],
              ['1 – 1', 'nothing', 'nothing', 'blocks'],
              ['2 – 1', 'nothing', '2 blind hexes', 'blocks'],
              ['2 – 2', 'nothing', 'nothing', 'nothing'],
            ],
          },
        },
        {
          list: [
            'n blind hexes: the lower end is not seen if it is at most n hexes from that obstacle (on its far side from the higher end); beyond them it is (E-01, E-02).',
            'A line along a hexside: that stretch counts as an obstacle only if both hexes beside it are, with the lower of their levels; a hex off the map counts as level 2 (E-04). Its distance for blind hexes is that of the hexes beside it.',
            'Bases never block. Sight is symmetric.',
          ],
        },
      ],
    },
    {
      id: '§8.1',
      title: 'Declaring',
      body: [
        "Every base with Fire may fire each weapon that is loaded, not jammed, with a target in sight, arc and range; each model chooses a target for each weapon, or holds. A foot, crew or riders model uses one weapon a part, anything else all it has. First all of the Foundry's declarations, then the League's, then everything is rolled, in the order declared (E-58). A weapon with several shots fires them at one base, a fixed mounting at one base for each sector. Friends are no targets. All is judged as it stands when the part begins: what is placed, revealed or burnt in it counts from the next step on (E-80).",
      ],
    },
    {
      id: '§8.2',
      title: 'To hit',
      body: [
        'Open-ended d6 + modifiers ≥ 5. Open-ended: a 6 is followed by another d6; each further 5 or 6 adds 1 and rolls again (E-60). There is no automatic hit or miss (E-23).',
        {
          table: {
            caption: 'To hit',
            columns: ['Modifier', 'Firer', 'Target'],
            rows: [
              ['stand, crawl, set up', '+1', '+1'],
              ['slow', '0', '0'],
              ['fast', '−1', '−1'],
              ['flying (adds to speed)', '−1', '−1'],
              ['in smoke', '−1', '−1'],
              ['best cover (§2; Camouflage −1, Take cover −2)', '', '−1 or −2'],
              ['aim (§8.4)', '+2', ''],
              ['range 0 or 1 / up to range / up to twice the range', '+1 / 0 / −1', ''],
              ['on the edge of the arc', '−1', ''],
              ['huge', '', '+1'],
              ['Good shot / Excellent shot / Bad shot', '+1 / +2 / −1', ''],
              ['Steady', '+1', '+1'],
              ['enhanced accuracy (weapon)', '+1', ''],
            ],
          },
        },
      ],
    },
    {
      id: '§8.3',
      title: 'Sides',
      body: [
        "The edge modifier applies when the target lies on a sector boundary and only one of the two sectors is in the arc (E-24). The armour used is the sector of the target in which the firer lies; on a boundary the lower armour counts (E-81). Range 0 (a flyer above, or below one): any arc, no edge, the lowest armour (E-25). Fixed mountings: each sector's shots into that sector, boundary included at −1 (E-61).",
      ],
    },
    {
      id: '§8.4',
      title: 'Aim',
      body: [
        'In Gunnery 1 helps Gunnery 2 of the same turn, only at targets that are then also in sight from the hex where the base aimed; not area weapons, not Spot.',
      ],
    },
    {
      id: '§8.5',
      title: 'Area(n+)',
      body: [
        'Choose a hex in range, arc and sight (it may be empty); every enemy ground model in it, hidden ones too, rolls a d6, n or more is hit. Identical area weapons of one base at the same hex make one such roll together, every further one improving n by 1; trench (foot, crew) and building make it 1 worse, unless lobbed; never better than 2+; worse than 6+ never hits. No other to-hit modifier applies; range changes AP and damage as usual (E-27). Indirect †: sight from the firer or from any friendly unshaken base within 6 hexes of the target hex. A mortar may fire a smoke shell instead (3 a game): smoke in the hex. The bombard places poison cloud [6](5+) in the hex (E-82). A flame projector sets the hex on fire if it is forest, building or ruins (E-49).',
      ],
    },
    {
      id: '§8.6',
      title: 'Spot',
      body: [
        "Choose a hidden token in sight within twice the base's longest range (unarmed: 8); one to-hit roll with its best model, arcs and weapon modifiers ignored; a success reveals it after this part (E-45).",
      ],
    },
    { id: '§9.1', title: 'Range', body: ['Range changes AP and damage: range 0–1 +1/+1; long −1/−1.'] },
    {
      id: '§9.2',
      title: 'Armour dice',
      body: [
        'Against the modified AP (E-29):',
        {
          table: {
            caption: 'Armour dice',
            columns: ['AP', 'Dice', 'Success'],
            rows: [
              ['0 or more', 'armour − AP, at least 0', '5+'],
              ['−1', 'armour', '4+'],
              ['−2', 'armour', '3+'],
              ['−3', 'armour', '2+'],
              ['−4 or less', 'armour', '1+'],
            ],
          },
        },
        'Two successes or more: no damage. One: damage −3. None: full.',
      ],
    },
    {
      id: '§9.3',
      title: 'Damage roll',
      body: [
        "Die + weapon's bonus + range + wear (+ support, §10.5) (−3), looked up in the base's regular table. Under its first number: nothing. Resistance[n] of the type subtracts n. Wear changes at once and counts for the next roll, also in the same step.",
      ],
    },
    {
      id: '§9.4',
      title: 'Apply',
      body: [
        'Every other effect is pending until step 7: until then losses, destruction, shaken, jams, running gear and over-stack shaking change nothing (E-05, E-59): a doomed base still moves, fires and fights with all its models. More losses than models are wasted. Exceptions: Fear (§13), destruction in a retreat (E-42, E-64) and everything from step 8 on take effect at once.',
      ],
    },
    {
      id: '§9.5',
      title: 'Typed damage',
      body: ['A weapon with psychic damage[dN] rolls dN on that table, no armour, no range, no wear.'],
    },
    {
      id: '§9.6',
      title: 'Tokens with the hit',
      body: [
        "A hit (not a damage roll) also carries the weapon's **Fire** (base set on fire once per attack), **Acid** or **minor Acid** (one each hit), **Poison[N]** (one each hit), even if armour stops the damage (E-28). These tokens lie at once and bite in step 8.",
      ],
    },
  ],
};
