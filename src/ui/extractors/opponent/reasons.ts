import type { Reckoning, Term } from '../../../opponent/contract';
import type { Action, CounterId, Position } from '../../../rules/extractors';
import type { Rule } from '../../widgets/ruleLinks';
import { actionName, capital, directionName, hexName, listed, nameOf, slotName, uncapital } from '../wording';
import { reasonWords } from './reasonWords';
import { endOf, type Why } from './why';

/** One line of the table of reasons: what it came to for what was done and for the runner-up, in tenths of a point. */
export interface ReasonRow {
  readonly code: string;
  readonly text: string;
  /** What the runner-up's value is about, where that is something else. */
  readonly second: string | null;
  readonly rule: Rule | null;
  readonly chosen: number;
  readonly runnerUp: number;
}

/** The reasons with their values, and the sums as they stand under them. */
export interface ReasonTable {
  readonly rows: readonly ReasonRow[];
  readonly chosen: number;
  /** Null: there was nothing else to do. */
  readonly runnerUp: number | null;
}

/** The reasons in tenths of a point; the sum is that of the lines above it. */
export function reasonTable(position: Position, { chosen, runnerUp }: Why): ReasonTable {
  const codes = new Set([...chosen.terms, ...(runnerUp?.terms ?? [])].map(({ code }) => code));
  const rows = [...codes]
    .map((code): ReasonRow => {
      const other = leading(runnerUp, code);
      const term = leading(chosen, code) ?? other!;
      const [text, second] = [term, other ?? term].map((each) => reasonWords(each, position));
      return {
        code,
        text,
        second: second === text ? null : second,
        rule: ruleOf(term),
        chosen: tenths(chosen, code),
        runnerUp: tenths(runnerUp, code),
      };
    })
    .filter((row) => row.chosen !== 0 || row.runnerUp !== 0);
  const sum = (values: readonly number[]) => inTenths(values.reduce((all, value) => all + value, 0));
  return {
    rows,
    chosen: sum(rows.map((row) => row.chosen)),
    runnerUp: runnerUp && sum(rows.map((row) => row.runnerUp)),
  };
}

/** A reason with so small a share in the decision is not told. */
const TRIFLE = 0.04;

/** Why it did that, in a sentence or two: only what stands in the table. */
export function whySentence(position: Position, why: Why): string {
  const { rows } = reasonTable(position, why);
  const told = (row: ReasonRow) => `${uncapital(row.text)} (${points(row.chosen)})`;
  const most = Math.max(...rows.map(({ chosen }) => Math.abs(chosen)));
  const telling = rows.filter(({ chosen }) => Math.abs(chosen) >= TRIFLE * most);
  const forIt = telling.filter(({ chosen }) => chosen > 0).sort((a, b) => b.chosen - a.chosen);
  const against = telling.filter(({ chosen }) => chosen < 0).sort((a, b) => a.chosen - b.chosen);
  const [only] = why.chosen.terms;
  if (forIt.length + against.length === 0)
    return only && (only.value === 0 || why.considered === 1)
      ? `${reasonWords(only, position)}.`
      : 'One choice was as good as another.';
  if (forIt.length === 0)
    return `${why.considered === 1 ? 'There was no other choice' : 'The lesser evil'}: ${told(against[0])}.`;
  const parts = [
    `For it: ${listed(forIt.slice(0, 2).map(told))}`,
    ...against.slice(0, 1).map((row) => `against it: ${told(row)}`),
  ];
  return `${parts.join('; ')}.`;
}

/** What came second and what it lacked; null: there was nothing else to do. */
export function runnerUpWords(
  position: Position,
  why: Why,
): { readonly name: string; readonly text: string } | null {
  const { runnerUp, lacked } = why;
  if (runnerUp === null) return null;
  const { rows, chosen, runnerUp: sum } = reasonTable(position, why);
  // Rounding makes no better one of what came second.
  const isBetter = runnerUp.total > why.chosen.total;
  const apart = inTenths(chosen - (sum ?? 0));
  const less = apart < 0 === isBetter ? apart : 0;
  const row = rows.find(({ code }) => code === lacked);
  const lack =
    row && less !== 0 && row.runnerUp !== row.chosen
      ? ` It lacked most: ${uncapital(row.second ?? row.text)} (${points(row.runnerUp)} against ${points(row.chosen)}).`
      : '';
  const by =
    less > 0
      ? `${less.toFixed(1)} less.`
      : less < 0
        ? `${(-less).toFixed(1)} more, and yet not taken: nearly as good is good enough for this level.`
        : 'As good; one had to be taken.';
  return { name: besideName(position, runnerUp.action, why.chosen.action), text: `${by}${lack}` };
}

/** An action beside another: by what sets it apart, where it would be called the same. */
function besideName(position: Position, action: Action, other: Action): string {
  const name = deedName(position, action);
  if (name !== deedName(position, other)) return name;
  switch (action.type) {
    case 'move':
      return action.facing === null
        ? `${name}, by another way`
        : `${name}, facing ${directionName(action.facing)}`;
    case 'fire': {
      if (other.type === 'fire' && action.area !== other.area)
        return `${name}, ${action.area ? 'with' : 'without'} its area effect`;
      const weapons = action.firers.map(({ unit, slot }) =>
        slot === null ? nameOf(position, unit) : slotName(position, unit, slot),
      );
      return `${name}, with ${listed([...new Set(weapons)])}`;
    }
    case 'allocate':
      return `${name}, shared out otherwise`;
    default:
      return `${name}, otherwise`;
  }
}

/** An action by what it leads to: 'Orni A to 1316', 'The fire of Orni A at Shock 1'. */
export function deedName(position: Position, action: Action): string {
  switch (action.type) {
    case 'move': {
      const end = endOf(action);
      const name = nameOf(position, action.unit);
      if (action.exit !== null) return `${name} off the map${end === null ? '' : ` from ${hexName(end)}`}`;
      const inside = action.into === null ? '' : `, in ${nameOf(position, action.into)}`;
      if (end !== null) return `${name} to ${hexName(end)}${inside}`;
      if (inside !== '') return `${name} stays in its hex${inside}`;
      return `${name} stays${couldRide(position, action.unit) ? ' on foot' : ''}`;
    }
    case 'fire':
      return `${capital(actionName(position, action))} at ${nameOf(position, action.target)}`;
    case 'allocate': {
      const targets = [...new Set(action.shots.map(({ target }) => nameOf(position, target)))];
      const at = targets.length > 0 ? ` at ${listed(targets)}` : '';
      return `${capital(actionName(position, action))}${at}`;
    }
    case 'markHex': {
      const off = action.exit === null ? '' : `, off the map to the ${directionName(action.exit)}`;
      return `${capital(actionName(position, action))}: ${hexName(action.hex)}${off}`;
    }
    case 'markTarget':
      return `${capital(actionName(position, action))}: ${nameOf(position, action.target)}`;
    default:
      return capital(actionName(position, action));
  }
}

/** A section with a vehicle of its side beside it in its hex, or around it [§6.3.3]. */
function couldRide({ units }: Position, id: CounterId): boolean {
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  if (unit?.class !== 'section' || unit.where.at !== 'map') return false;
  const { hex } = unit.where;
  return Object.values(units).some(
    ({ kind, side, where }) =>
      kind === 'floater' && side === unit.side && where.at === 'map' && where.hex === hex,
  );
}

/** '+4.9', '−0.6'. */
export function points(value: number): string {
  if (value === 0) return '0.0';
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}

/** The term of this code that counts most. */
function leading(reckoning: Reckoning | null, code: string): Term | null {
  const terms = reckoning?.terms.filter((term) => term.code === code) ?? [];
  return terms.length === 0
    ? null
    : terms.reduce((most, term) => (Math.abs(term.value) > Math.abs(most.value) ? term : most));
}

function tenths(reckoning: Reckoning | null, code: string): number {
  const terms = reckoning?.terms.filter((term) => term.code === code) ?? [];
  return inTenths(terms.reduce((sum, { value }) => sum + value, 0));
}

function inTenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

function ruleOf({ rule }: Term): Rule | null {
  return /^(§|R-)/.test(rule) ? (rule as Rule) : null;
}
