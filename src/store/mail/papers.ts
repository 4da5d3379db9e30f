import type { Types } from '../../rules/ruleset';
import type { Mail, RecordOf } from '../record';
import { follow } from '../replay';
import { courseOfLetters, whyAstray } from './unfold';
import { playedLetters, type Papers } from './lines';
import { keepsPromises } from './links';
import { otherSide, type Mailable } from './parts';

/**
 * The whole game once both sides have shown their papers, or the other has none to show; null while it has not, 'false'
 * if the papers are not those promised, or do not fit what was told.
 */
export async function opened<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T> & { readonly mail: Mail<T['Action']> },
): Promise<RecordOf<T> | null | 'false'> {
  const { mail } = record;
  const { letters } = mail;
  const side = otherSide(rules, mail.seat);
  const other = String(side);
  const shown = letters.findLast(({ by, papers }) => by === other && papers !== undefined)?.papers;
  // Of a side that never has a secret its letters tell all.
  if (!shown && !(rules.byMail.hidesNothing(record.setup, side) && follow(rules, record).standing.ended))
    return null;
  if (shown && !(await keepsPromises(letters, other, shown))) return 'false';
  const papers: Papers<T['Action']> = new Map([
    [mail.seat, mail.papers],
    ...(shown ? [[other, shown] as const] : []),
  ]);
  const played = await playedLetters(record.id, letters, papers);
  if (!played) return 'false';
  const { actions, dice, begins, deedsEnd } = courseOfLetters(played);
  const { half: _, asked: __, rolls: ___, ...rest } = mail;
  const whole = {
    ...record,
    actions,
    checks: [],
    takeBacks: mail.takeBacks.map((each) => ({ ...each, after: deedsEnd[each.after] ?? 0 })),
    post: { begins, dice },
    mail: { ...rest, facts: [], settled: actions.length, over: true as const },
  };
  return (await whyAstray(rules, whole, played)) === null ? whole : 'false';
}
