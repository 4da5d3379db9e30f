import {
  counterOf,
  printedNumber,
  scenarioOf,
  FREE_NAMES,
  type CounterKind,
  type FreeNumber,
  type ScenarioId,
  type Setup,
  type Side,
} from '../../../rules/extractors';
import { kindName, sideName } from './names';
import { count, listed, signed } from './text';

/** What a game was agreed to have otherwise than printed, a sentence each; none: as printed. */
export function agreedWords(setup: Pick<Setup, 'scenario' | 'handicap' | 'variant'>): readonly string[] {
  return [...handicapWords(setup), ...variantWords(setup)];
}

function handicapWords({ scenario, handicap }: Pick<Setup, 'scenario' | 'handicap'>): readonly string[] {
  if (!handicap) return [];
  const points = (['dorian', 'avronian'] as const).flatMap((side) => {
    if (handicap[side] === 0) return [];
    const words = pointsWords(scenario, side, handicap[side]);
    return [
      words.startsWith('without')
        ? `${sideName(side)} is ${words}.`
        : `${sideName(side)} has ${words} to buy with.`,
    ];
  });
  const { lastTurn } = scenarioOf({ scenario, handicap });
  const length = `${count(lastTurn, 'turn')} instead of ${scenarioOf(scenario).lastTurn}.`;
  return [...points, ...(handicap.turns === 0 ? [] : [length])];
}

/** '15 points more', '5 points fewer', 'without its Lance' where a side buys nothing, 'as printed'. */
export function pointsWords(scenario: ScenarioId, side: Side, points: number): string {
  if (points === 0) return 'as printed';
  const handicap = { dorian: 0, avronian: 0, turns: 0, [side]: points };
  const given = (of: Pick<Setup, 'scenario' | 'handicap'>) =>
    scenarioOf(of).forces.flatMap((force) => force.given);
  const kept = given({ scenario, handicap });
  const missing = given({ scenario }).filter((id) => !kept.includes(id));
  if (missing.length > 0) return `without its ${listed(missing.map((id) => kindName(counterOf(id).kind!)))}`;
  return `${count(Math.abs(points), 'point')} ${points < 0 ? 'fewer' : 'more'}`;
}

function variantWords({ variant }: Pick<Setup, 'variant'>): readonly string[] {
  if (!variant) return [];
  return FREE_NAMES.flatMap((name) => {
    const value = variant[name];
    return value === undefined
      ? []
      : [`${numberWords(name, value)} instead of ${shown(name, printedNumber(name))}.`];
  });
}

/** 'Orni speed 6', '5 white Revils'. */
function numberWords(name: FreeNumber, value: number): string {
  const [kind, figure] = name.split('.') as [CounterKind, string];
  if (figure === 'mix') return count(value, `white ${kindName(kind)}`);
  return `${kindName(kind)} ${figure} ${shown(name, value)}`;
}

function shown(name: FreeNumber, value: number): string {
  return name.endsWith('.profile') ? signed(value) : String(value);
}
