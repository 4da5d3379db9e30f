import type { Game, Setup, Unit, Variant } from '../types';
import { agreedOf, FREE_NAMES, printedNumber, variedOf, writeVariant } from './variant';

/** What a version of the rules has changed of the printed numbers, as they were before it; the oldest version first. */
const PRINTED_BEFORE: readonly { readonly version: number; readonly numbers: Variant }[] = [
  { version: 3, numbers: { 'orni.speed': 8 } },
];

/** What was printed under a version of the rules and is otherwise now. */
export function printedUnder(version: number): Variant {
  const since = PRINTED_BEFORE.filter((change) => version < change.version);
  return since.reduceRight<Variant>((all, { numbers }) => ({ ...all, ...numbers }), {});
}

/** How a game that was set up under an earlier version is set up now to be the same game. */
export function setupOf(setup: Setup, version: number): Setup {
  const before = printedUnder(version);
  if (Object.keys(before).length === 0) return setup;
  const variant = agreedOf({ ...before, ...setup.variant });
  const { variant: _, ...rest } = setup;
  const line = setup.from === undefined ? {} : { from: lineOf(setup.from, variant) };
  return { ...rest, ...(variant && { variant }), ...line };
}

/** The game as it was written down under an earlier version, when its numbers were the printed ones. */
export function gameOf(game: Game, version: number): Game {
  const before = printedUnder(version);
  const names = FREE_NAMES.filter((name) => before[name] !== undefined || game.variant?.[name] !== undefined);
  if (names.length === 0) return game;
  const differing = names.flatMap((name) => {
    const value = game.variant?.[name] ?? printedNumber(name);
    return value === before[name] ? [] : [[name, value] as const];
  });
  const variant: Variant | undefined = differing.length > 0 ? Object.fromEntries(differing) : undefined;
  const { variant: _, units, ...rest } = game;
  const written = Object.values(units).map((unit) => [unit.id, unitOf(unit, variant)] as const);
  return { ...rest, ...(variant && { variant }), units: Object.fromEntries(written) };
}

function unitOf({ varied: _, ...unit }: Unit, variant: Variant | undefined): Unit {
  const varied = variedOf({ ...(variant && { variant }) }, unit.kind);
  return { ...unit, ...(varied && { varied }) };
}

/** The line of a position with these numbers for its own. */
function lineOf(line: string, variant: Variant | undefined): string {
  const words = line.split(' ').filter((word) => !/^[a-z]+\.[a-z]+=-?\d+$/.test(word));
  return [...words.slice(0, 2), ...writeVariant(variant), ...words.slice(2)].join(' ');
}
