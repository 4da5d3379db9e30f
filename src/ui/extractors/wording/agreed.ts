import {
  printedNumber,
  scenarioOf,
  FREE_NAMES,
  type CounterKind,
  type FreeNumber,
  type Setup,
} from '../../../rules/extractors';
import { kindName, sideName } from './names';
import { count, signed } from './text';

/** What a game was agreed to have otherwise than printed, a sentence each; none: as printed. */
export function agreedWords(setup: Pick<Setup, 'scenario' | 'handicap' | 'variant'>): readonly string[] {
  return [...handicapWords(setup), ...variantWords(setup)];
}

function handicapWords({ scenario, handicap }: Pick<Setup, 'scenario' | 'handicap'>): readonly string[] {
  if (!handicap) return [];
  const points = (['dorian', 'avronian'] as const).flatMap((side) =>
    handicap[side] > 0 ? [`${sideName(side)} has ${count(handicap[side], 'point')} more to buy with.`] : [],
  );
  const { lastTurn } = scenarioOf({ scenario, handicap });
  const length = `${count(lastTurn, 'turn')} instead of ${scenarioOf(scenario).lastTurn}.`;
  return [...points, ...(handicap.turns === 0 ? [] : [length])];
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
