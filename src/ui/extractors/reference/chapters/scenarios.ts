import type { Chapter } from '../../../reference/section';
import { SCENARIO_TABLE } from '../tables/scenarios';

/** §9: the six scenarios. */
export const SCENARIOS: Chapter = {
  title: 'Scenarios',
  sections: [
    {
      id: '§9',
      title: 'The scenarios',
      body: ['Routed sections run for the friendly edge of their side.', { table: SCENARIO_TABLE }],
    },
    {
      id: '§9.1',
      title: '1 Incoming!',
      body: [
        '**Avronian**: one Orni with any two weapons, free; no extra armour, no Thanis orders. It enters by any hex of row 27 and cannot fire in the turn it enters. **Dorian**: the cell Ehn Etaki, set up within 7 hexes of row 27, in rows 20–27.',
        '**Victory**: the Dorian wins as soon as an unrouted Dorian section has left by row 01, by the end of turn 8; else the Avronian wins.',
      ],
    },
    {
      id: '§9.2',
      title: '2 Three-Pod Attack',
      body: [
        '**Avronian**: three Bipods with 65 points of equipment in all (weapons, extra armour, Thanis orders). They enter by 2404, 0102 or both. **Dorian**: 180 points (Simple 200) set up in rows 15–27, and the Command Post in 1324.',
        '**Victory**: the Avronian wins if the Command Post is destroyed and at most one Bipod is lost. The scenario ends when the Post or a second Bipod falls.',
      ],
    },
    {
      id: '§9.3',
      title: '3 Extractors',
      body: [
        '**Avronian**: one Extractor in each depression area and a fourth within 5 hexes of 1308; one Glide anywhere with up to 17 points of weapons and nothing else; 145 points that enter by 0102 on turn 4. Five machines at most, the Glide included. **Dorian**: 180 points (Simple 220) that enter by 2404 or 2425.',
        '**Victory**: each destroyed Extractor gives 25 points, less the cost of Dorian losses. The Dorian wins above 0. Other Avronian losses count nothing.',
      ],
    },
    {
      id: '§9.4',
      title: '4 Ambush',
      body: [
        '**Avronian**: one Bipod and one other machine, not an Orni, with 20 points of weapons; they enter by the north edge. **Dorian**: 140 points (Simple 150) set up anywhere, all hidden, their positions written down.',
        {
          list: [
            'Hidden units are revealed at the end of the Avronian turn if a machine ended within 4 hexes. So revealed they have +3 to hit in their next fire phase.',
            'At the start of his turn the Dorian may activate up to two hidden units, at most one of them a vehicle, without that modifier.',
          ],
        },
        '**Victory**: the scenario ends when every machine has left or is destroyed, after 12 turns at most. The Avronian wins if both machines leave by the south edge.',
      ],
    },
    {
      id: '§9.5',
      title: '5 The Dobern Strongpoint',
      body: [
        '**Dorian**: five forts in the rough massif round 1215, no two adjacent, with a garrison of 2 Dagmatons and the Reub’Ark cell; 150 points (Simple 170) that enter by the east edge on turn 6. **Avronian**: 170 points that enter by the west edge on turn 1.',
        {
          list: [
            'A fort shelters one section. A section inside a fort may not be fired at before the fort is destroyed.',
            'An empty fort, with no section in it or on it, is destroyed by a machine that enters its hex. It is a target and counts as an enemy, but does not block the hex.',
          ],
        },
        { picture: 'fort', caption: 'The Dagmaton is inside: the fort is fired at, not the section.' },
        '**Victory**: the Avronian wins if all five forts are destroyed, at most 2 garrison sections are within 2 hexes of the massif (4 of 1215) at the end, and he has lost less than half his machines.',
      ],
    },
    {
      id: '§9.6',
      title: '6 Engage!',
      body: [
        'Both sides buy 250 points in secret (Dorian Simple 290). Dorian infantry and Dorian vehicles may each take at most 65 % of the points allowed: 162, Simple 188. The Dorian enters first, by column 01; the Avronian by column 24.',
        '**Victory**: at the end of turn 12 each side adds the cost of its surviving units within 5 hexes of 1214. A machine counts with its weapons, extra armour and Thanis orders, less 3 for each armour point, speed point and order slot it has lost, but not under 0; under Simple rules order slots do not count. The higher total wins.',
      ],
    },
  ],
};
