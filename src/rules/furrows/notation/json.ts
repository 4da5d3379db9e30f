import { isObject, listOf, oneOf, orNull, shape, type Check } from '../../checks';

/** The shapes of what a line writes as JSON: no value of them may trip up whoever shows it. */
const count: Check = (value) => Number.isInteger(value) && Math.abs(value as number) < 10_000;
const text: Check = (value) => typeof value === 'string' && value.length < 40;
const flag: Check = (value) => typeof value === 'boolean';
const list = (check: Check) => listOf(check, 200);
const side = oneOf('foundry', 'league');
const facet = oneOf('front', 'frontSide', 'backSide', 'back');
const entry = shape({ cause: shape({ code: text }), value: count });
const roll = shape({ sides: count, plus: count });

const profile = shape({
  profile: shape({ toHit: count, ap: count, damage: roll, strength: (value) => Number.isFinite(value) }),
  dice: list(entry),
  count,
});
const force = shape({
  side,
  profiles: list(profile),
  deflections: list(shape({ toHit: count, dice: list(entry), count })),
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

const cause: Check = (value) => {
  if (!isObject(value)) return false;
  if (value.code === 'flags') return list(count)(value.hexes);
  if (value.code === 'worth') return count(value.foundry) && count(value.league);
  return value.code === 'noBases' && list(side)(value.sides);
};

export const isVictory = shape({
  winner: orNull(side),
  because: cause,
  destroyed: shape({ foundry: count, league: count }),
});

/** Every base and hex a fight names, for whoever knows which there are. */
export function namesIn(
  value: unknown,
  key = '',
): { readonly bases: readonly unknown[]; readonly hexes: readonly unknown[] } {
  const bases: unknown[] = [];
  const hexes: unknown[] = [];
  const walk = (each: unknown, name: string): void => {
    if (Array.isArray(each)) return each.forEach((one) => walk(one, name));
    if (isObject(each)) return Object.entries(each).forEach(([field, one]) => walk(one, field));
    if (each === null) return;
    if (name === 'base' || name === 'target' || name === 'again') bases.push(each);
    if (name === 'hex' || name === 'to' || name === 'wire' || name === 'hexes') hexes.push(each);
  };
  walk(value, key);
  return { bases, hexes };
}
