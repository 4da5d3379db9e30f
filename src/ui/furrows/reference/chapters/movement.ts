import type { Chapter } from '../../../reference/section';

export const MOVEMENT: Chapter = {
  title: 'Movement',
  sections: [
    {
      id: '§6.1',
      title: 'Facing and sectors',
      body: [
        'Towards a hexside. **Sectors** of 60° about the hexside directions: front, front-side (two), back-side (two), back. A centre exactly on a boundary lies in both sectors.',
      ],
    },
    {
      id: '§6.2',
      title: 'Stacking',
      body: [
        'Per hex and side two bases, at most one of them large; or one huge alone. Flyers count among themselves only, two a hex. Enemies never share a hex on the ground at the end of a step; a flyer may share a hex with enemies (E-62).',
      ],
    },
    {
      id: '§6.3',
      title: 'Speed',
      body: [
        'Changes take effect in their part. Fire modifiers use the mode at that moment; but a standing base that has left its hex in this turn counts as slow, firing and fired at, in Gunnery 2 (E-88 †).',
      ],
    },
    {
      id: '§6.4',
      title: 'Difficult ground',
      body: [
        'To enter a hex of cost n a base needs n − 1 difficult tokens: an attempt with fewer gives one token and it stays; with enough it enters and loses them all. Tokens belong to the hex tried for; trying for another hex, turning (L, R, T by 60° or more; T to the same facing is no turn) or any other movement loses them; − and A, B do not (E-33). They last over turns. Who is stopped in step 5 or stands for a clash keeps them; entrants of an assault and who retreats lose them (E-77).',
      ],
    },
    {
      id: '§6.5',
      title: 'A movement step',
      body: [
        'A step goes in this order:',
        {
          steps: [
            "Each base's part is fixed (own program, default, Chase, Follow, Flee). Turns and speed changes are done.",
            'A base with F or Rev determines its hex. It cannot try for a hex off the map, for barred ground, or when immobilised: replace the part (§5.3). Then the bases in swamp roll (§2); who is stuck stays.',
            'Attempts: with too few tokens it takes one and stays; the others are entering.',
            "**Clash** (worked once, after step 5 has come to rest; then step 5 again, E-78): where a ground base of the Foundry and one of the League enter each other's hexes, the League base does not leave: it stands, fighting to its front, or to its back if it was reversing (E-35).",
            '**Over-stacking**: for each side and hex, if those who stay plus those who enter (ground and flyers apart) exceed §6.2, all who enter stay where they are and are shaken in the next turn (pending, §9.4). Repeat until nothing changes; who has once been stopped stays stopped (E-34).',
            "**Contested** is every hex in which, staying or entering, ground bases of both sides would be. Entering a hidden enemy's hex reveals it. Flyers never contest (E-36).",
            'Everybody entering an uncontested hex enters. Contested hexes: §10. All assaults of the step are fought from this situation, in the order of hex numbers, before anybody of them moves.',
          ],
        },
      ],
    },
  ],
};
