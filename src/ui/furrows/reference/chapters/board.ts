import type { Chapter } from '../../../reference/section';

export const BOARD: Chapter = {
  title: 'The board',
  sections: [
    {
      id: '§1',
      title: 'Purpose and feel',
      body: [
        'Everybody moves at once, on orders written a turn ago. A tank that was told to roll on rolls on, into the wire or past the gun it wanted; foot under fire does nothing but duck; two companies meet in a hex neither knew the other wanted. Nobody is removed before the turn is over: whoever was there when it began acts to its end. The skill is guessing, not reacting: shape the ground, aim the arcs, time the assault. Components: the map; about ten bases a side with a unit card each; movement and gunnery orders; markers for shaken, hits to come, loaded, aim, difficult ground, fire, acid, poison, bleeding, smoke, clouds; flags on objectives.',
      ],
    },
    {
      id: '§2',
      title: 'Board, terrain, works',
      body: [
        {
          list: [
            "Flat-topped hexes, 24 columns × 18 rows, number CCRR, 0101 top left; even columns half a hex lower; directions N NE SE S SW NW. Rows 01–06 are the Foundry's home zone, 07–12 No-Man's-Land, 13–18 the League's (E-11). The map equals itself turned by 180° (hex CCRR ↔ (25−CC)(19−RR)): neither side has the better ground. No hill, mountain, forest or building stands in No-Man's-Land. Distance: least number of hexsides crossed.",
            'Terrain, one a hex: clear, forest, hill, mountain, swamp, building, ruins, rough. Works †, over the terrain: trench (a hex on a trench chain), wire, gun pit; and roads (chains). Markers in a hex: smoke, fire, poison cloud, acid cloud (§12).',
            'Height: hill 1, mountain 2, all else 0. A flyer is always at height 2.',
          ],
        },
        'Movement cost to enter, in attempts (§6.4); ✗ not allowed:',
        {
          table: {
            caption: 'Board, terrain, works',
            columns: [
              '',
              'Foot, crew',
              'Riders',
              'Wheeled',
              'Tracked',
              'Great, beast',
              'Sight',
              'To be hit in it',
            ],
            rows: [
              ['Clear', '1', '1', '1', '1', '1', '', ''],
              ['Rough', '2', '2', '2', '2', '2', '', ''],
              ['Ruins', '2', '2', '2', '2', '2', '', '−1'],
              ['Forest', '1', '1', '2', '2', '2 (beast 1, E-69)', 'blocks, level 0', '−1'],
              ['Building', '2', '✗', '✗', '✗', '✗', 'blocks, level 0 (E-03)', '−1'],
              ['Hill, from a lower hex (E-31)', '2', '2', '2', '2', '2', 'blocks, level 1', ''],
              ['Mountain, from a lower hex', '2', '2', '2', '2', '2', 'blocks, level 2', ''],
              ['Hill, mountain, from as high or higher', '1', '1', '1', '1', '1', 'the same', ''],
              ['Swamp', '1', '1', '1', '1', '1', '', ''],
              ['leaving swamp', '', '', '+1 if large', '+1', '+2', '', ''],
              ['Trench †', '1', '2', '3', '2', '1', '', 'foot, crew −2'],
              ['Wire †', '3 (sappers 2)', '3', '2', '1', '1', '', ''],
              ['Gun pit †', '1', '1', '1', '1', '1', '', 'vehicles, crew −1 while they stand or are set up'],
              [
                'Smoke',
                '+1',
                '+1',
                '+1',
                '+1',
                '+1',
                'blocks, level 0 (E-03)',
                '−1; also −1 for the firer in it',
              ],
              ['Road †', '1', '1', '1', '1', '1', '', 'of the hex'],
            ],
          },
        },
        {
          list: [
            'The dearest of terrain and works counts, not their sum; leaving swamp and smoke are added. From one road hex to the next along a chain the cost is 1 whatever lies there, buildings and trenches included (E-32); smoke and leaving swamp are still added. Flyers pay 1 for every hex. Barred to a base: ground that is ✗ for its class, unless it comes along a road link (E-70).',
            'Swamp: a tracked, wheeled or great base that begins a movement step in swamp and would go forward or back in that step rolls a d6; 1–2: it stays in its hex (E-30). The turns and speed changes of its part stand; tokens (§6.4) are kept.',
            'Wire entered by tracked, great or beast, or by sappers, is crushed: removed at the end of the step. A base in wire has no other drawback.',
            'Cover for the target: of terrain, works, Camouflage and Take cover only the best single one counts; smoke is added (E-26). Flyers have no cover and are never in smoke (E-71).',
          ],
        },
      ],
    },
  ],
};
