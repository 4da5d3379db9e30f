import type { Types } from '../../rules/ruleset';
import { courseOf } from '../course';
import { moment } from '../moments';
import type { Mail, RecordOf } from '../record';
import { digestOf, newSecret } from './digest';
import type { Deed, Letter, Paper } from './letter';
import { diceOf, linkOf, promiseOf } from './links';
import { otherSide, sideNamed, type Mailable } from './parts';
import { stepsOf, type Step } from './steps';
import { markOf } from './unfold';

/** The record with the next letter of its side written: what has been done since the last one of the other side. */
export async function written<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T> & { readonly mail: Mail<T['Action']> },
): Promise<RecordOf<T>> {
  const { mail } = record;
  const before = mail.letters.at(-1);
  const { deeds, answer, told, ended } = toldOf(rules, record);
  const stands = ended && rules.byMail.hidesNothing(record.setup, otherSide(rules, mail.seat));
  const seed = await diceOf(record.id, mail.letters, mail.letters.length, mail.half);
  const half = typeof seed === 'number' ? mail.half : undefined;
  const next = newSecret();
  const paper: Paper<T['Action']> = {
    acts: [...record.actions.slice(mail.settled), ...(mail.asked === undefined ? [] : [mail.asked])],
    salt: newSecret(),
  };
  const papers = [...mail.papers, paper];
  const unlinked: Omit<Letter<T['Action']>, 'link'> = {
    by: mail.seat,
    version: rules.version,
    deeds,
    ...(mail.asked !== undefined && { asks: true }),
    ...(before?.asks && { answer: answer ?? {} }),
    mark: await markOf(rules, told, record.version),
    promise: await promiseOf(paper),
    ...(half !== undefined && { half }),
    ...(!stands && { lends: newSecret(), binds: await digestOf(next) }),
    ...(mail.twice && { twice: mail.twice }),
    ...(ended && { papers }),
  };
  const letter = { ...unlinked, link: await linkOf(record, before, unlinked) };
  const { twice: _, rolls: __, ...kept } = mail;
  const settled = record.actions.length;
  return { ...record, mail: { ...kept, letters: [...mail.letters, letter], papers, half: next, settled } };
}

/** What the other side has to be told of what was done since, and what was asked by it. */
function toldOf<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T> & { readonly mail: Mail<T['Action']> },
) {
  const { mail } = record;
  const [seat, to] = [sideNamed(rules, mail.seat), otherSide(rules, mail.seat)];
  const deeds: Deed<T['Action']>[] = [];
  let game = rules.setup(record.setup, record.seed, record.version);
  let told = game;
  let answer: unknown;
  const factsOf = ({ before, after, events }: Omit<Step<T>, 'index'>, asked = false) =>
    rules.byMail.factsFor({ told, before, after, events, asked }, to);
  for (const step of stepsOf(rules, record)) {
    const own = rules.sideToDecide(step.before) === seat;
    const facts = own || step.index === mail.settled - 1 ? factsOf(step) : null;
    if (own && facts !== null && step.index >= mail.settled) deeds.push({ action: step.action, facts });
    if (!own && step.index === mail.settled - 1) answer = facts;
    game = step.after;
    if (!own || facts !== null) told = game;
  }
  if (mail.asked !== undefined) {
    const place = { course: courseOf(rules, record), index: record.actions.length };
    const { action, events, game: after } = moment(rules, place, game, mail.asked);
    const facts = factsOf({ before: game, action, after, events }, true);
    deeds.push({ action: mail.asked, facts: facts ?? {} });
  }
  return { deeds, answer, told, ended: rules.standing(game).ended };
}
