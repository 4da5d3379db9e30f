import type { Hearing, Ruleset, Types } from '../rules/ruleset';
import type { GameRecord, Mail, OldMail, RecordOf } from './record';

/** How the actions of a record are played: at one table, or by mail on what is known here. */
export interface Course<T extends Types> {
  /** The side whose knowledge the game is; null: the whole game. */
  readonly seat: T['Side'] | null;
  whyIllegal(game: T['Game'], action: T['Action'], index: number): T['Illegal'] | undefined;
  /** Plays an action in place. */
  play(game: T['Game'], action: T['Action'], index: number): readonly T['Event'][];
  /** What is kept of the game after the action; may be the game itself. */
  hold(game: T['Game']): T['Game'];
}

/** The letters of a game that is still being played by mail. */
export function correspondence<Action>(mail: Mail<Action> | OldMail | undefined): Mail<Action> | null {
  return mail && 'letters' in mail && !mail.over ? mail : null;
}

/** Sealed before each side's secrets were kept apart. */
export function isOld(mail: Mail<unknown> | OldMail | undefined): mail is OldMail {
  return mail !== undefined && 'locks' in mail;
}

/** This side has written the last letter: it stands, and the other side's is waited for. */
export function isSent({ letters, seat }: Pick<Mail<unknown>, 'letters' | 'seat'>): boolean {
  const last = letters.at(-1);
  return last?.by === seat && !last.atTable;
}

/** The file that has been made of the last letter of a game that is over; null: none has. */
export function filedAs(mail: Mail<unknown> | OldMail | undefined): string | null {
  return (mail && 'filed' in mail && mail.filed) || null;
}

export function asFiled<Setup, Action>(
  record: GameRecord<Setup, Action>,
  { name }: { readonly name: string },
): GameRecord<Setup, Action> {
  return { ...record, mail: { ...(record.mail as Mail<Action>), filed: name } };
}

/** How the actions of this record are played: on what is known here where it is played by mail and the rules offer that. */
export function courseOf<T extends Types>(
  rules: Ruleset<T>,
  { post, mail }: Pick<RecordOf<T>, 'post' | 'mail'>,
): Course<T> {
  const whyIllegal = (game: T['Game'], action: T['Action']) => rules.whyIllegal(game, action);
  const { byMail } = rules;
  if (!post || !byMail)
    return { seat: null, whyIllegal, play: (game, action) => rules.play(game, action), hold: (game) => game };
  const letters = correspondence(mail);
  const seat = rules.sides.find((side) => side === letters?.seat) ?? null;
  const seeds = new Map(post.dice.map(({ after, seed }) => [after, seed]));
  const told = new Map(letters?.facts.map(({ after, facts }) => [after, facts]));

  function hearing(index: number): Hearing<T> | undefined {
    if (seat === null) return undefined;
    return { side: seat, facts: told.get(index) ?? null, atTable: index < post!.begins };
  }

  return {
    seat,
    whyIllegal(game, action, index) {
      const heard = rules.sideToDecide(game) === seat ? undefined : hearing(index);
      return heard ? byMail.whyIllegal(game, action, heard) : whyIllegal(game, action);
    },
    play(game, action, index) {
      const seed = seeds.get(index);
      if (seed !== undefined) rules.reseed(game, seed);
      return seat === null && index < post.begins
        ? rules.play(game, action)
        : byMail.play(game, action, hearing(index));
    },
    hold: (game) => (seat === null ? game : byMail.known(game, seat)),
  };
}
