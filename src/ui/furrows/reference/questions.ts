import type { Question } from '../../reference/section';

/** What players ask in the middle of a game, the commonest reason first. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Why can my base not fire?',
    words: "cannot can't could not fire shoot shot target attack no may allowed gunnery",
    answers: [
      'It was told something else in this part: its two gunnery entries are written before the turn (§5.5).',
      'It is shaken: the default program and no gunnery (§5.6).',
      'Its weapon is not loaded: long and lance guns and long rifles load in a part of their own (§3.3).',
      'Fast or crawling it has fired in this turn already (§5.5).',
      'The target is out of range, arc or sight (§8.1, §6.1, §7).',
    ],
  },
  {
    asks: 'Why did my base not go where I told it to?',
    words: 'did not move stopped stays order program failed difficult token stuck',
    answers: [
      'It took a difficult token: ground of cost 2 or 3 is tried for more than once (§6.4).',
      'Too many of its own side tried for the hex: all stay and are shaken in the next turn (§6.5).',
      'It was in another mode than its program needs: the default is done (§5.3).',
      'The hex is off the map or barred: the part of the default is done instead (§5.3).',
      'It is shaken, or the swamp held it (§5.6, §2).',
    ],
  },
  {
    asks: 'Why is my destroyed base still on the map?',
    words: 'doomed destroyed dead still acts pending damage apply cross',
    answers: [
      'Everything but wear waits for the end of the turn: a doomed base moves, fires and fights on until Apply (§9.4).',
    ],
  },
  {
    asks: 'How do I win?',
    words: 'win victory flag objective points worth end',
    answers: [
      'At the end of turn 6 who flags both 1209 and 1310 wins; else who has destroyed the greater worth (§16).',
      'A flag is raised in the Aftermath by an unshaken base in the hex, and stays until the enemy takes it (§16).',
    ],
  },
];
