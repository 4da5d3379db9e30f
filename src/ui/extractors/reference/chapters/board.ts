import type { Chapter } from '../../../reference/section';
import { TERRAIN_CHART } from '../tables/terrain';
import {
  CELL_TABLE,
  CHASSIS_TABLE,
  MIX_TABLE,
  PIECE_TABLE,
  SECTION_TABLE,
  VEHICLE_TABLE,
  WEAPON_TABLE,
} from '../tables/units';

/** §1 to §3: the board, terrain, units. */
export const BOARD: Chapter = {
  title: 'Board and units',
  sections: [
    {
      id: '§1',
      title: 'The board',
      body: [
        'Two sides play. The **Dorian** leads infantry sections grouped in cells, support sections and vehicles. The **Avronian** leads up to 5 machines, A to E, each with a display of its speed, armour, weapon slots, 3 Move and 3 Combat order slots.',
        'The die has ten sides; 0 counts as zero. **DRM** is a die-roll modifier, **MP** a movement point.',
        'The map has 24 columns and 27 rows of flat-topped hexes. A hex number is CCRR, column then row; 0101 is at the top left. Even columns sit half a hex lower. North is up; the six directions are N, NE, SE, S, SW and NW.',
        {
          list: [
            '**Edges**: west is column 01, east is column 24, north is row 01, south is row 27. “The xx27 hexrow” is row 27, “the 01xx hexrow” is column 01.',
            '**Range and distance** are the same: the least number of hexsides crossed. The same hex is 0, an adjacent hex is 1.',
          ],
        },
        '**†** marks what is reconstructed: the printed counters, map and machine displays were not at hand. The map † keeps every landmark the scenarios name: roads at the edge in 0102, 2404 and 2425; the bridge in 1308; the rough massif of all hexes within 2 of 1215; three separate depression areas; a town in 1324.',
      ],
    },
    {
      id: '§2',
      title: 'Terrain',
      body: [
        'The chart gives what each movement type pays to enter a hex, the modifier on fire at a unit in it, and what the hex does to line of sight.',
        { table: TERRAIN_CHART },
        {
          list: [
            '**(A) Leaving bog**: a leg unit that tries to leave a bog hex rolls one die. On 7–9 it is stuck and its move is finished.',
            '**(B) Road**: only when moving along the road into a connected road hex; else the other terrain applies (§6.3.1).',
            'Terrain modifiers do not add up: the defender takes the one best for the defender.',
            'On our map flux and chimneys lie on clear ground. A bridge is a road over lake.',
          ],
        },
        { picture: 'bog', caption: 'The roll is made when the section tries to leave.' },
      ],
    },
    {
      id: '§3',
      title: 'Units and cost lists',
      body: [
        'Sections move on foot (Leg) and are **soft** targets. Vehicles and machines are **hard** targets. The **profile** is the to-hit modifier when the unit is fired at.',
        { table: SECTION_TABLE },
        { table: VEHICLE_TABLE },
        { table: CELL_TABLE },
        { table: MIX_TABLE },
        { table: CHASSIS_TABLE },
        { table: WEAPON_TABLE },
        '**Extra armour**: up to 5 points a machine. **Thanis orders** (§8.5): Free Move and Free Target, 6 points each.',
        { table: PIECE_TABLE },
      ],
    },
  ],
};
