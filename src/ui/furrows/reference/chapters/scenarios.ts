import type { Chapter } from '../../../reference/section';

export const SCENARIOS: Chapter = {
  title: 'Set-up, scenario, examples',
  sections: [
    {
      id: '§15',
      title: 'Set-up',
      body: [
        {
          steps: [
            'Works (scenarios 2 and 4): a side places up to 12 points † (4: 18) in its own zone: trench 1, wire 1, gun pit 1, rubble (rough) 1, dugout (building) 3; on clear or rough ground, wire and dugouts not on roads or trenches, a new trench next to a trench. One work a hex. Both roll a d6 (again on a tie); the lower places all of his first (E-12).',
            'Bases, in stages, each finished by both before the next: huge · scouts the owner wants now · bases whose hex is in sight of an enemy scout · other bases that are not hidden · remaining scouts · hidden tokens. For each stage both roll a d6 (again on a tie, E-56): the winner places second. The loser places one base, then they alternate two each; who has none left lets the other finish. A base belongs to stage 3 by the hex it is placed in: in stage 4 no hex in sight of an enemy scout may be chosen unless no other is left. Stages 2, 3 and 5 may be closed with bases in hand. A scout placed in stage 2 or 5 is in the open, not hidden (E-86).',
            'Legal terrain and stacking; any facing; any mode but fast; crews may be set up; all weapons loaded; no enemy within 3 hexes.',
          ],
        },
      ],
    },
    {
      id: '§16',
      title: 'Scenario and victory',
      body: [
        '**Flags**: an objective hex is flagged in Aftermath for the side that has an unshaken ground base, not hidden, in it; it keeps its flag until the enemy takes it. At the start each side holds its own home strongholds. The printed works lie in every scenario; "no works" means that none are added (E-89). Objectives: middle 0608, 1209, 1310, 1911; north strongholds 0605, 1205, 1905; south 1914, 1314, 0614.',
        {
          steps: [
            '**First Light** (first game, 15 minutes). Quick orders. 6 turns. Foundry: Anvil, Line section with sergeant, Line section. League: Heron, League rifles with sergeant, League rifles. Set up, Foundry first then League: Foundry rows 05–06, League rows 13–14, columns 10–15. At the end of turn 6 who flags both 1209 and 1310 wins; else the greater worth destroyed; equal: draw. A side without bases in an Aftermath loses; both without: draw (E-87).',
          ],
        },
      ],
    },
    {
      id: '§17',
      title: 'Worked examples',
      body: [
        {
          example:
            '§8.2: to hit, open-ended: 6, 5, 6, 3 → 8. And 6, 4 → 6. A net −3 hits with 8: chance 1/54.',
        },
        {
          example:
            '§8.2: a slow Heron fires its lance gun at range 3 at a fast Anvil in the clear: 0 −1 +1 = 0: hits on 5+, 1/3. At range 6: −1 more, 6+: 1/6.',
        },
        {
          example:
            '§8.2: a standing Anvil that aimed fires at range 1 at League rifles standing in a trench: +1 +2 +1 +1 −2 = +3: 2+, 5/6.',
        },
        {
          example:
            '§8.2: a fast Line section fires at range 4 (long) at crawling rifles: −1 −1 +1 −2 = −3: 1/54. The same rifles crawling in a trench: still −3, cover does not add up.',
        },
        {
          example:
            "§9: long gun (AP 2, d10) at a Heron's front (3) at range 3: one die; it shows 5: one success, −3; damage d10 = 7 → 4: wear +1. The next hit, die 2: full; 8 + 1 = 9: destroyed, pending; the Heron still fires in Gunnery 2.",
        },
        {
          example:
            "§9.2: a rifle (AP −2) at range 1 at an Anvil's front (4): AP −1, four dice at 4+: 4, 2, 6, 1 → two successes: nothing. At range 2, 3+: 2, 1, 3, 2 → one: d6 6 − 3 = 3: nothing on the tracked table.",
        },
        {
          example:
            "§8.3: an Anvil in 1210 faces N. A target in 1310 (bearing 60°) is in its front-side: the hull autogun (front only) may not fire. A target in 1309 (exactly 30°, between front and front-side): the hull autogun fires at −1, the turret's long gun without.",
        },
        {
          example:
            '§6.4: a fast Anvil with F+F+F, forest ahead, clear behind it: step 1 token, step 2 enters, step 3 goes on. With F+L+F: the L loses the token.',
        },
        {
          example:
            '§6.4: foot at fast with T,F+F+F at wire: tokens 1 and 2, enters in step 3. Sappers: token, enter, and the wire is gone.',
        },
        {
          example:
            "§6.5: Foundry F into the League base's hex, League F into the Foundry's: the League base is a holder to its front in its own hex; if it wins, the Foundry base stays in its origin and nobody moved.",
        },
        {
          example:
            '§6.5: three Line sections enter one empty hex in step 1: all stay; in the next turn all three are shaken, after its Aftermath no more.',
        },
        {
          example:
            "§10: Foundry Anvil and Line section (4) roll 7 successes and 3 deflections, League Heron and rifles (3 models) 3 successes each and no deflection. Left: 7 to 3; Foundry has the advantage, takes away the three strongest (rifles d6 AP 0 before the Heron's d6−1 AP −1). The League gives 3 damage hits, the Foundry 3 on the rifles, 1 on the Heron and 3 support (all on the Heron: +3).",
        },
        {
          example:
            '§11.1: shaken by fire in Gunnery 1 of turn 3: acts normally in turn 3; two tokens in step 7, one off; turn 4 default program, no gunnery; last token off; turn 5 free.',
        },
        {
          example:
            '§5.1: turn 1: an Anvil (fire lead 1) writes movement 1 and 2, gunnery 1 and 2; a Heron (lead 0) movement 1 and 2, gunnery 1. Turn 2: Anvil movement 3, gunnery 3; Heron movement 3, gunnery 2. Turn 10 of 10: Anvil nothing, Heron gunnery 10.',
        },
        {
          example:
            "§9.1: a Line section's rifle at a fast Vat's back (armour 2), range 4 of 2: AP −3: two dice at 2+, damage d6 − 1.",
        },
        {
          example:
            '§6.5: Anvils in 1208 (facing S) and 1109 (facing SE) go F into 1209, the Heron there F into 1208: two large ones are too many, both Anvils stay and are shaken in the next turn; there is no clash; the Heron assaults the Anvil in 1208, front against front.',
        },
        {
          example:
            '§5.3: a fast Anvil in 1001 facing N with F+F+F: part 1 nothing (F of the default F+B+− leads off the map, too), part 2 B: it is slow, part 3 −.',
        },
        {
          example:
            '§6.3: a standing Anvil that went Rev+−+− fires in Gunnery 2 at range 3 at a slow Heron in the clear: 0: 5+, 1/3. Standing still: 4+, 1/2.',
        },
      ],
    },
  ],
};
