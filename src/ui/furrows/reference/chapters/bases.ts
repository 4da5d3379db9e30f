import type { Chapter } from '../../../reference/section';

export const BASES: Chapter = {
  title: 'Bases, weapons, damage',
  sections: [
    {
      id: '§3',
      title: 'Bases and data',
      body: [
        "A **base** has 1, 2 or 4 models, one facing, one speed mode, one pair of orders, and moves as one. Each living model fires its own weapons and adds its assault and deflection dice. Statistics with four figures are front / front-side / back-side / back; left and right are alike; one figure means all round. Classes: tracked, wheeled, great (vehicles, with a biological crew), flyer (likewise), foot, crew, riders, beast (biological). Size: medium, large, huge. Cost in industry / manpower / craft / experience; worth = 3 × industry + the other three †(one industry is about one of each: the source's own point totals). Most = how many an army may have. Fire lead §5.1.",
      ],
    },
    {
      id: '§3.1',
      title: 'Foundry',
      body: [
        {
          table: {
            caption: 'Foundry',
            columns: [
              'Unit',
              'Class, size',
              'Models',
              'Armour',
              'Assault: dice, to hit, AP, damage',
              'Deflection',
              'Fire lead',
              'Cost I/M/C/X',
              'Worth',
              'Most',
              'Abilities',
              'Why',
            ],
            rows: [
              [
                'Anvil',
                'tracked, large',
                '1',
                '4/3/3/2',
                '4/3/3/2 at 5+, −1, d6−1',
                '2/−/−/− at 5+',
                '1',
                '6/0/0/0',
                '18',
                '4',
                '−',
                'the yardstick: thick front, one big shot a turn',
              ],
              [
                'Line section',
                'foot, medium',
                '4',
                '0',
                '1 at 4+, 0, d6',
                '1/−/−/− at 6+',
                '0',
                '0/4/2/0',
                '6',
                '6',
                'Take cover[crawl, −2]',
                'short reach, good in assault',
              ],
            ],
          },
        },
      ],
    },
    {
      id: '§3.2',
      title: 'League',
      body: [
        {
          table: {
            caption: 'League',
            columns: [
              'Unit',
              'Class, size',
              'Models',
              'Armour',
              'Assault: dice, to hit, AP, damage',
              'Deflection',
              'Fire lead',
              'Cost I/M/C/X',
              'Worth',
              'Most',
              'Abilities',
              'Why',
            ],
            rows: [
              [
                'Heron',
                'tracked, large',
                '1',
                '3/3/2/2',
                '3/3/2/2 at 5+, −1, d6−1',
                '1/−/−/− at 5+',
                '0',
                '6/0/0/0',
                '18',
                '4',
                'Nimble',
                'thinner than the Anvil, hits more often, gunners answer at once (fire lead 0)',
              ],
              [
                'League rifles',
                'foot, medium',
                '4',
                '0',
                '1 at 5+, 0, d6',
                '1/−/−/− at 6+',
                '0',
                '0/4/2/0',
                '6',
                '6',
                'Take cover[crawl, −2]',
                'one aimed shot a turn, one hex farther than the Line; weak in assault',
              ],
            ],
          },
        },
      ],
    },
    {
      id: '§3.3',
      title: 'Weapons',
      body: [
        'In a firing arc * means may fire, − may not; ×n is a fixed mounting that fires n shots into that sector (left and right each). Range in hexes; long range is up to twice that (mortar and bombard: none). AP is armour penetration.',
        {
          table: {
            caption: 'Weapons',
            columns: ['Weapon', 'Unit', 'Arc f/fs/bs/b', 'Range', 'AP', 'Damage', 'Shots', 'Notes'],
            rows: [
              ['Long gun', 'Anvil', '*/*/*/*', '4', '2', 'd10', '1', 'load (stand, slow)'],
              ['Hull autogun', 'Anvil', '*/−/−/−', '3', '−1', 'd6', '2', '−'],
              ['Rifle', 'Line section', '*/*/−/−', '2', '−2', 'd6', '1 a model', '−'],
              [
                'Lance gun',
                'Heron',
                '*/*/*/*',
                '4',
                '2',
                'd8+1',
                '1',
                'enhanced accuracy, load (stand, slow)',
              ],
              ['Autogun', 'Heron', '*/−/−/−', '3', '−1', 'd6', '2', '−'],
              [
                'Long rifle',
                'League rifles',
                '*/*/−/−',
                '3',
                '−2',
                'd6',
                '1 a model',
                'enhanced accuracy, load (stand, slow, crawl)',
              ],
            ],
          },
        },
        {
          list: [
            "load (…): needs a load token to fire, loses it by firing; may load only in the modes named. load[5]: one loading gives five. No more than one loading at a time; every weapon starts loaded (E-22). Tokens are the base's: one Fire uses one, however many models fire. A weapon without load never needs it (E-94). limited(n): fires in n gunnery parts a game. burst(n): fires n shots at one base at once, and only so.",
            "lobbed †: trench and building do not help against it. indirect †: §8.5. A crew gun is the base's, and one living model is enough to fire it (E-46).",
          ],
        },
      ],
    },
    {
      id: '§3.4',
      title: 'Upgrades',
      body: [
        'An **elite** replaces one ordinary model. In First Light one base of foot on each side has a **Sergeant**: this model is a Good shot and has one assault die more.',
      ],
    },
    {
      id: '§3.5',
      title: 'Damage tables',
      body: [
        {
          table: {
            caption: 'Damage tables',
            columns: ['Table', 'Used by', 'Result → effect (below the first number: nothing)'],
            rows: [
              [
                'regular',
                'tracked',
                '4–5 +1 · 6 +1, shaken · 7 +2, running gear · 8 +2, weapon jam · 9+ destroyed',
              ],
              [
                'regular',
                'foot, crew',
                '3 shaken · 4–5 one model lost · 6–7 one model lost, shaken · 8+ two models lost',
              ],
              ['light', 'tracked', '3–4 +1 · 5 +1, shaken · 6–7 +2, running gear · 8+ destroyed'],
              ['psychic', 'foot, crew, riders', '4–5 shaken · 6–7 shaken, flees · 8+ one model lost, shaken'],
            ],
          },
        },
        {
          list: [
            "+n: n is added to every later damage roll on this base (its **wear**). shaken §11.1. flees: its next turn's movement order becomes Flee. running gear: the first time the base may not be Fast any more and, if it is, becomes slow (a great one: it is immobilised); the second time immobilised: it stands, with no F, Rev, L, R, T, A, B; a flyer comes down, destroyed (E-73). weapon jam: its first-named weapon neither fires nor loads through the next turn. bleeding §11.4. model lost: living models −1 (ordinary ones first, then Sergeant, Champion, Deadeye, Captain, E-66); then, when the loss takes effect and for each model, wear is halved, rounding down, if the base began the game with more than one model. No model left, or destroyed: the base is removed.",
            'A base without a table of a type is immune to it: no light table: foot, crew, riders, flyer, beast; no psychic table: vehicles, flyers, beast.',
          ],
        },
      ],
    },
  ],
};
