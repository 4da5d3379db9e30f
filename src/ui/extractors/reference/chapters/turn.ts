import type { Chapter } from '../../../reference/section';

/** §4 and §5: the turn, build-up, placement, entry. */
export const TURN: Chapter = {
  title: 'Turn and set-up',
  sections: [
    {
      id: '§4',
      title: 'Sequence of play',
      body: [
        'Before turn 1: army build-up; initial placement, the Dorian first; then the Avronian sets his Move and Combat orders in secret. Orders of machines that enter later are set before they enter.',
        {
          steps: ['Dorian movement', 'Dorian fire', 'Dorian rally', 'Avronian movement', 'Avronian fire'],
        },
      ],
    },
    {
      id: '§5',
      title: 'Build-up, placement and entry',
      body: [
        '**Build-up**: each player spends up to the points of the scenario on the lists of §3. At most 5 machines; one weapon a slot. Where the scenario imposes a force, nothing is bought for it. Of Free Move and Free Target there is one each for the whole army, both on the same machine.',
        '**Placement**: on legal terrain, within the stacking limit (§6.2), with any facing. Infantry may start embarked, whether its Floater is placed or enters: it then comes in with the Floater at no cost of its own, has not boarded in that turn, and may land in it.',
        '**Entry**: units that enter come on by the hexes the scenario names, as part of their move, on turn 1 unless a later turn is named. Whoever is due has to enter if there is a hex in which its move can end; nobody is kept off the map (R-41).',
      ],
    },
  ],
};
