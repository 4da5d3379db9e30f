import { CHASSIS, SECTIONS, STATICS, VEHICLES, WHITE_MIX, findCounter, type Counter } from '../data';
import type { CounterKind, FreeNumber, Position, Setup, Varied, Variant } from '../types';
import { FREE_NUMBERS, type Bounds } from './chart';

/** Why numbers are no variant. */
export type VariantFault =
  /** Printed for sure, or no number of this game. */
  | { readonly fault: 'notFree'; readonly number: string }
  | { readonly fault: 'outside'; readonly number: FreeNumber; readonly bounds: Bounds }
  /** §6.3.3 speaks of a section with 2 MPs: the Shock or the Dagmaton stays one. */
  | { readonly fault: 'noSlowSection' }
  | { readonly fault: 'empty' };

type Has = Pick<Position, 'variant'>;
type Figure = keyof Varied | 'mix';

/** All numbers that may be set otherwise, in the order in which they are written. */
export const FREE_NAMES = Object.keys(FREE_NUMBERS) as readonly FreeNumber[];

/** Why a value from outside is no variant; undefined: it is one. */
export function whyNotVariant(value: unknown): VariantFault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: 'empty' };
  const entries = Object.entries(value);
  for (const [name, number] of entries) {
    const fault = whyNotNumber(name, number);
    if (fault) return fault;
  }
  if (entries.length === 0) return { fault: 'empty' };
  const isSlow = (kind: 'shock' | 'dagmaton') => numberIn(value, `${kind}.speed`) === 2;
  return isSlow('shock') || isSlow('dagmaton') ? undefined : { fault: 'noSlowSection' };
}

function whyNotNumber(name: string, value: unknown): VariantFault | undefined {
  if (!isFreeNumber(name)) return { fault: 'notFree', number: name };
  const bounds = FREE_NUMBERS[name];
  const [from, to] = bounds;
  if (!Number.isInteger(value) || (value as number) < from || (value as number) > to)
    return { fault: 'outside', number: name, bounds };
  return undefined;
}

function isFreeNumber(name: string): name is FreeNumber {
  return Object.hasOwn(FREE_NUMBERS, name);
}

/** What of the numbers is not as printed, in the order of the chart, so that equal games are written the same way. */
export function agreedOf(variant: Variant | undefined): Variant | undefined {
  if (!variant) return undefined;
  const agreed = FREE_NAMES.flatMap((name) => {
    const value = variant[name];
    return value === undefined || value === printedNumber(name) ? [] : [[name, value] as const];
  });
  return agreed.length > 0 ? Object.fromEntries(agreed) : undefined;
}

/** What differs from the print, such as 'orni.speed=6'. */
export function writeVariant(variant: Setup['variant']): readonly string[] {
  return Object.entries(agreedOf(variant) ?? {}).map(([name, value]) => `${name}=${value}`);
}

/** The number printed on the counters, or how many of them there are. */
export function printedNumber(name: FreeNumber): number {
  const [kind, figure] = name.split('.') as [CounterKind, Figure];
  if (figure === 'mix') return WHITE_MIX.find(([white]) => white === kind)?.[1] ?? 0;
  return (rowOf(kind) as Varied)[figure]!;
}

/** How many white counters of a kind there are to buy. */
export function mixOf(position: Has, kind: CounterKind): number {
  return numberIn(position.variant ?? {}, `${kind}.mix` as FreeNumber);
}

/** The counter of an id, if this game has it. */
export function counterInMix(position: Has, id: string): Counter | undefined {
  const counter = findCounter(id);
  const isWhite = counter?.kind && counter.cell === null && isFreeNumber(`${counter.kind}.mix`);
  return isWhite && (counter.rank ?? 1) > mixOf(position, counter.kind) ? undefined : counter;
}

/** What the counters of a kind have otherwise than printed; undefined: nothing. */
export function variedOf({ variant }: Has, kind: CounterKind): Varied | undefined {
  if (variant === undefined) return undefined;
  const own = Object.entries(variant).flatMap(([name, value]): [string, number][] => {
    const [unit, figure] = name.split('.') as [CounterKind, Figure];
    return unit === kind && figure !== 'mix' ? [[figure, value]] : [];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function numberIn(variant: Variant, name: FreeNumber): number {
  return variant[name] ?? printedNumber(name);
}

function rowOf(kind: CounterKind): object {
  const rows: Readonly<Record<string, object>> = { ...SECTIONS, ...VEHICLES, ...STATICS, ...CHASSIS };
  return rows[kind];
}

/** The printed row of a kind of counter with the numbers that are in force [§3, R-111]. */
export function inForce<Row extends object>(position: Has, kind: CounterKind, printed: Row): Row {
  const varied = variedOf(position, kind);
  return varied ? { ...printed, ...varied } : printed;
}
