import type { Change, Review, TurningPoint } from '../../../../opponent/review/contract';
import type { Action, Side } from '../../../../rules/extractors';
import { deedName } from '../../opponent/reasons';
import type { Step } from '../../replay';
import { sideName } from '../../wording';
import { strayed, type ThrowAccount } from '../account';
import { throwWords } from '../diceWords';

/** What made a turning point, in words. */
export interface PointWords {
  /** 'Turn 6: PGP 1 at Extractor 2' */
  readonly title: string;
  readonly text: string;
  /** '+22' */
  readonly change: string;
}

export interface Told {
  readonly steps: readonly Step[];
  readonly actions: readonly Action[];
  readonly throws: readonly ThrowAccount[];
}

export function pointWords(point: TurningPoint<Action>, { steps, actions, throws }: Told): PointWords {
  const { game } = steps[point.step];
  const turn = `Turn ${game.turn}`;
  const change = hundredths(point.change);
  if (point.type === 'die') {
    const [most] = strayed(
      throws.filter(({ step }) => step === point.step + 1),
      1,
    );
    return {
      title: `${turn}: ${throwWords(steps[most.step].game, most)}`,
      text: `A die. ${most.expected.toFixed(1)} points expected, ${most.rolled.toFixed(1)} rolled.`,
      change,
    };
  }
  const side: Side = game.phase.side ?? 'dorian';
  const of = (chance: number) => whole(side === 'dorian' ? chance : 1 - chance);
  const [instead, played] = [of(point.instead.chance), of(point.played.chance)];
  return {
    title: `${turn}: ${deedName(game, actions[point.step])}`,
    text: `A decision. Better: ${deedName(game, point.better)}, ${instead} % for ${sideName(side)} instead of ${played}.`,
    // Of the numbers that stand beside it.
    change: hundredths((Math.sign(point.change) * Math.abs(instead - played)) / 100),
  };
}

/** A chance in whole hundredths, never 0 or 100 unless it is. */
export function whole(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.max(1, Math.min(99, Math.round(chance * 100)));
}

/** '+22', '−12', '0'. */
export function hundredths(change: number): string {
  const rounded = Math.round(Math.abs(change) * 100);
  return rounded === 0 ? '0' : `${change > 0 ? '+' : '−'}${rounded}`;
}

/** A turn of which the chances changed by so much is told even if no one thing in it did that. */
const MUCH = 0.15;

/** 'Most changed in turn 5 …', where no turning point of that turn goes the same way; null: none changed much. */
export function greatestTurn({ turns, end, points }: Review<Action>): string | null {
  const changes = turns.map(({ turn, step, chance }, at) => {
    const { chance: then, step: until } = turns.at(at + 1) ?? { chance: end, step: Infinity };
    const change = then - chance;
    const told = points.some(
      (point) => point.step >= step && point.step < until && point.change * change > 0,
    );
    return { turn, chance, then, size: Math.abs(change), told };
  });
  const [most] = changes.sort((a, b) => b.size - a.size);
  if (!most || most.told || most.size < MUCH) return null;
  return `Most changed in turn ${most.turn}: ${whole(most.chance)} → ${whole(most.then)} %, by no one die or move alone.`;
}

/** '+3 to +15'. */
export function bounds({ low, high }: Change): string {
  return `${hundredths(low)} to ${hundredths(high)}`;
}

/** The chances as lines of the report. */
export function chanceLines(review: Review<Action>, game: Told): readonly string[] {
  const { turns, end, luck, play, tries, points } = review;
  const most = greatestTurn(review);
  const told = (change: Change) => `${hundredths(change.change)} (${bounds(change)})`;
  return [
    `Chance that ${sideName('dorian')} wins, ${tries} tries at each turn’s start`,
    ...turns.map(
      ({ turn, chance, low, high }) => `  Turn ${turn}: ${whole(chance)} % (${whole(low)} to ${whole(high)})`,
    ),
    `  ${whole(turns.at(0)?.chance ?? end)} at the start, ${whole(end)} at the end: ${told(luck)} by dice, ${told(play)} by play of both`,
    ...points.map((point, index) => {
      const { title, text, change } = pointWords(point, game);
      return `  ${index + 1}. ${title} (${change}). ${text}`;
    }),
    ...(most === null ? [] : [`  ${most}`]),
  ];
}

/** Below this part the first turn alone has been looked at: too little to go by. */
const TELLING = 0.05;

/** Milliseconds left after so many for a share of the work; null: too early to say. */
export function leftAt(share: number, passed: number): number | null {
  return share < TELLING ? null : (passed / share) * (1 - share);
}

/** '40 s left', '3 min left' */
export function leftText(left: number): string {
  const seconds = left / 1000;
  return `${seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`} left`;
}
