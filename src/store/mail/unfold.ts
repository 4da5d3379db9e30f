import type { Types } from '../../rules/ruleset';
import type { GameRecord, Mail, RecordOf } from '../record';
import { digestOf } from './digest';
import type { Letter } from './letter';
import { playedLetters, type Played } from './lines';
import { diceOf, isLinked, keepsPromises } from './links';
import type { CommonPart, Mailable } from './parts';
import { stepsOf } from './steps';

/** What is wrong with letters. */
export type LetterFault = 'broken' | 'notMine' | 'newerRules' | 'astray' | 'badDice' | 'differs';

/** What only the device of one side has. */
export type OwnPart<Action> = Pick<Mail<Action>, 'seat' | 'key' | 'own' | 'other' | 'papers' | 'half'>;

/** The letters as the record of the side that reads them, held against each other, or what is wrong with them. */
export async function unfold<T extends Types>(
  rules: Mailable<T>,
  common: CommonPart<T['Setup'], T['Action']>,
  own: OwnPart<T['Action']>,
): Promise<RecordOf<T> | LetterFault> {
  const { letters } = common;
  if (!(await isLinked(common)) || !takeTurns(letters)) return 'broken';
  if (letters.some(({ version }) => version > rules.version)) return 'newerRules';
  if (!(await keepsPromises(letters, own.seat, own.papers))) return 'notMine';
  const played = await playedLetters(common.id, letters, new Map([[own.seat, own.papers]]));
  if (!played) return 'badDice';
  // A game under way keeps the numbers it began with.
  const begun = (letters.at(0) ?? rules).version;
  const record = { ...(await recordOf(common, own, played)), version: begun };
  return (await whyAstray(rules, record, played)) ?? record;
}

/** After the table, the sides write in turns. */
function takeTurns(letters: readonly Letter<unknown>[]): boolean {
  return letters.every(({ by, atTable }, number) => {
    const before = letters[number - 1] as Letter<unknown> | undefined;
    return !before || before.atTable === true || (!atTable && before.by !== by);
  });
}

async function recordOf<Setup, Action>(
  { letters, takeBacks, ...common }: CommonPart<Setup, Action>,
  own: OwnPart<Action>,
  played: readonly Played<Action>[],
): Promise<Omit<GameRecord<Setup, Action>, 'version'>> {
  const course = courseOfLetters(played);
  const { actions } = course;
  const last = letters.at(-1);
  const asked = last?.by === own.seat && last.asks ? own.papers.at(-1)?.acts.at(-1) : undefined;
  // The dice for the letter this side writes next.
  const seed = await diceOf(common.id, letters, letters.length, own.half);
  const dice = typeof seed === 'number' ? [...course.dice, { after: actions.length, seed }] : course.dice;
  const mail: Mail<Action> = {
    ...own,
    letters,
    takeBacks,
    ...(typeof seed === 'number' && { rolls: true as const }),
    facts: course.facts,
    settled: actions.length,
    ...(asked !== undefined && { asked }),
  };
  return {
    ...common,
    actions,
    takeBacks: takeBacks.map((each) => ({ ...each, after: course.deedsEnd[each.after] ?? 0 })),
    post: { begins: course.begins, dice },
    mail,
  };
}

/** The letters one after the other. */
export function courseOfLetters<Action>(played: readonly Played<Action>[]) {
  const actions: Action[] = [];
  const facts: { after: number; facts: unknown }[] = [];
  const dice: { after: number; seed: number }[] = [];
  /** How many actions had been done after so many deeds. */
  const deedsEnd = [0];
  let begins = 0;
  for (const { letter, lines, seed } of played) {
    if (seed !== null) dice.push({ after: actions.length, seed });
    for (const line of lines) {
      if (line.facts !== undefined) facts.push({ after: actions.length, facts: line.facts });
      actions.push(line.action);
      if (line.isDeed) deedsEnd.push(actions.length);
    }
    if (letter.atTable) begins = actions.length;
  }
  return { actions, facts, dice, deedsEnd, begins };
}

/** What does not follow the rules, rolls dice it does not have, or leads elsewhere than its letter says. */
export async function whyAstray<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T>,
  played: readonly Played<T['Action']>[],
): Promise<LetterFault | null> {
  const steps = stepsOf(rules, record);
  let told = rules.setup(record.setup, record.seed, record.version);
  for (const { letter, lines, marked, seed } of played) {
    for (let count = 0; count <= lines.length; count++) {
      if (count === marked && letter.mark !== (await markOf(rules, told, record.version))) return 'differs';
      if (count === lines.length) break;
      const step = next(steps);
      if (!step) return 'astray';
      const rolled = rules.finality(step.before, step.after, step.events) === 'dice';
      if (rolled && seed === null && !letter.atTable) return 'badDice';
      if (lines[count].isDeed) told = step.after;
    }
  }
  return null;
}

function next<Value>(steps: Generator<Value, void>): Value | null {
  try {
    const step = steps.next();
    return step.done ? null : step.value;
  } catch {
    return null;
  }
}

/** A digest of what both sides know of a game that began under a version of the rules. */
export async function markOf<T extends Types>(
  { asWrittenUnder, byMail }: Mailable<T>,
  game: T['Game'],
  version: number,
): Promise<string> {
  return digestOf(byMail.common(asWrittenUnder?.(game, version) ?? game));
}
