import { isObject, listOf, oneOf, orNull, shape, type Check } from '../../checks';
import { ELITES } from '../types';

/** The shapes of what a line writes as JSON: no value of them may trip up whoever shows it. */
const count: Check = (value) => Number.isInteger(value) && Math.abs(value as number) < 10_000;
const text: Check = (value) => typeof value === 'string' && value.length < 40;
const flag: Check = (value) => typeof value === 'boolean';
const list = (check: Check) => listOf(check, 200);
const side = oneOf('foundry', 'league');
const facet = oneOf('front', 'frontSide', 'backSide', 'back');
const anyOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const entryOf = (...causes: readonly Check[]) => shape({ cause: anyOf(...causes), value: count });
const ofBase = shape({ code: oneOf('base'), base: text, facet, models: count });
const ofElite = shape({ code: oneOf('elite'), base: text, elite: oneOf(...ELITES) });
const halved = shape({ code: oneOf('halved'), base: text, why: oneOf('shaken', 'crawling') });
const ofTrench = shape({ code: oneOf('trench') });
const roll = shape({ sides: count, plus: count });

const profile = shape({
  profile: shape({ toHit: count, ap: count, damage: roll, strength: (value) => Number.isFinite(value) }),
  dice: list(entryOf(ofBase, ofElite, halved)),
  count,
});
const force = shape({
  side,
  profiles: list(profile),
  deflections: list(shape({ toHit: count, dice: list(entryOf(ofBase, ofTrench)), count })),
});
const forceRoll = shape({
  side,
  rolls: list(list(count)),
  deflections: list(list(count)),
  successes: list(count),
  deflected: count,
  left: list(count),
});
const two =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(check);
const assault = shape({
  hex: count,
  fighters: list(shape({ base: text, role: oneOf('holds', 'stands', 'enters'), facet })),
  again: orNull(text),
});
const hits = orNull(list(shape({ profile: count, target: text, support: count })));

export const isFight = shape({
  step: oneOf(1, 2, 3),
  assaults: list(assault),
  roll: orNull(shape({ forces: two(force), rolls: two(forceRoll), advantage: side })),
  assigned: shape({ foundry: hits, league: hits }),
  winners: list(shape({ base: text, hex: count })),
  beaten: list(shape({ base: text, as: oneOf('holder', 'entrant'), last: flag })),
  retreating: flag,
  retreat: orNull(shape({ base: text, to: count })),
  wire: list(count),
});

export const isDeclared = list(
  shape({ base: text, weapon: text, models: count, elites: list(text), target: text }),
);

const won = anyOf(
  shape({ code: oneOf('flags'), hexes: list(count) }),
  shape({ code: oneOf('worth'), foundry: count, league: count }),
  shape({ code: oneOf('noBases'), sides: list(side) }),
);

export const isVictory = shape({
  winner: orNull(side),
  because: won,
  destroyed: shape({ foundry: count, league: count }),
});

/** Fields that name bases, and those that name hexes. */
const OF_BASES: readonly string[] = ['base', 'target', 'again'];
const OF_HEXES: readonly string[] = ['hex', 'to', 'wire', 'hexes'];

/** Every base and hex named by values of the shapes above, for whoever knows which there are. */
export function namesIn(value: readonly unknown[]): {
  readonly bases: readonly string[];
  readonly hexes: readonly number[];
} {
  const bases: string[] = [];
  const hexes: number[] = [];
  const walk = (each: unknown, name?: string): void => {
    if (Array.isArray(each)) return each.forEach((one) => walk(one, name));
    if (isObject(each)) return Object.entries(each).forEach(([field, one]) => walk(one, field));
    if (name === undefined || each === null) return;
    if (OF_BASES.includes(name)) bases.push(each as string);
    if (OF_HEXES.includes(name)) hexes.push(each as number);
  };
  walk(value);
  return { bases, hexes };
}
