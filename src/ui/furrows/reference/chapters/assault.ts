import type { Chapter } from '../../../reference/section';

export const ASSAULT: Chapter = {
  title: 'Assault and its states',
  sections: [
    {
      id: '§10.1',
      title: 'Who fights',
      body: [
        "In a contested hex stand the holders (one side's bases that stay, a clashing League base included) and the entrants, who fight beside holders of their own side if there are any (E-79); with no holders it is a meeting.",
      ],
    },
    {
      id: '§10.2',
      title: 'Before the assault',
      body: [
        "Pre-assault retreat: bases with the ability may roll, the Foundry's first; success: a holder retreats as in §10.6, but not into a contested hex, and with no hex it stays and fights; an entrant drops out and counts from then on as a beaten entrant (E-83). If one side is gone, the others enter. Then hex effects trigger for all who stand in or try to enter the hex, then Fear.",
      ],
    },
    {
      id: '§10.3',
      title: 'Dice',
      body: [
        'Entrants use front values, or back if they reversed. Holders use the side they are attacked from; of several sides the one with most assault dice, then most deflection dice, then armour (E-37); a clashing holder as in §6.5. Each side adds the dice of all its bases and rolls them by profile (to hit, AP, damage, traits). A base that is shaken or crawling rolls half its assault dice, rounded down, its weakest left out (E-84), and the crawling one does not deflect (E-08, E-63). Foot or crew holding a trench, but not after a clash (E-79): two more deflection dice at 5+ for the side †.',
      ],
    },
    {
      id: '§10.4',
      title: 'Deflection',
      body: [
        "Each success removes one enemy success. More successes left = advantage; equal: the Foundry (E-54). The advantaged side's deflections take the strongest enemy hits and the enemy's take its own weakest (strength = mean damage + AP; equal: with an assault trait or Cunning before without, then in the order of the army list; E-38). Psychic hits do not occur (E-47).",
      ],
    },
    {
      id: '§10.5',
      title: 'Hits',
      body: [
        "Each side distributes its remaining successes: first one damage hit for each living model of the enemy bases, while they last, to bases of its choice; the rest is support, each +1 to the damage of a hit of its choice (E-39). Cunning assault[1 per N]: N hits of its bearers, damage or support, given to one base with a light table may be turned into one d6 roll on it (+ wear, no armour; E-40). The Foundry distributes first, then the League; then all is rolled, the Foundry's first, each side's in the order given (E-92). Each damage hit: armour (assault AP, side of §10.3), then the damage roll; no range modifiers. Traits of assault weapons: one token each damage hit (Fire: once).",
      ],
    },
    {
      id: '§10.6',
      title: 'Outcome',
      body: [
        "When all assaults of the step are fought (E-67): first all winning entrants enter (advantage with the entrants, or the winners of a meeting); beaten entrants stay in their origins; beaten holders have to go. Then, the Foundry's before the League's, by hex number, in one hex the larger base first, then as in the army list: a beaten holder retreats into the hex at its back; a beaten entrant whose origin is now held by an enemy or over the limit also retreats. Bases that still have to go are not counted (E-93). If that hex is off the map, barred, enemy-held or full: the closest possible hex, distance 1, then 2 (through hexes not enemy-held); ties: least angle from backwards, then clockwise; entry costs do not matter (E-41). With every retreat (staying in the origin is none) the owner may turn the base by 60° or 180°. No hex within 2: it fights once more, as an entrant, into the adjacent enemy hex nearest to backwards; losing again, or with no such enemy, it is destroyed at once (E-42); so is whoever it beats there and finds no hex (E-91). So is an immobilised base that has to retreat (E-64). Whoever retreats standing, crawling or set up becomes slow; a crew takes its gun along (E-65). Difficult tokens are lost. Then hex effects trigger. The programs go on with the next part (E-43).",
      ],
    },
    {
      id: '§11.1',
      title: 'Shaken',
      body: [
        'Two tokens when placed (a shaken base goes back to two, E-07); one comes off each Aftermath; while any is left §5.6 and §10.3 apply. From fire: placed in step 7, so it costs exactly the next turn (E-06).',
      ],
    },
    {
      id: '§13',
      title: 'Abilities',
      body: [
        '**Take cover[mode, −n]**: in that mode the base is n harder to hit; of all covers only the best counts. **Good shot**: +1 to hit. **Nimble**: more programs when fast. **Chase** and **Follow**: see §5.4.',
      ],
    },
  ],
};
