import type { Position } from '../../../rules/extractors';
import type { Standing } from '../../../rules/spread';
import { listed, nameOf } from '../wording';
import type { ThrowAccount } from './account';

/** 'PGP 1 at Extractor 2', 'Lance of Panza rallies'. */
export function throwWords(position: Position, { thrown }: ThrowAccount): string {
  const name = nameOf(position, thrown.unit);
  if (thrown.type === 'rally') return `${name} rallies`;
  const by = listed([...new Set(thrown.by.map(({ unit }) => nameOf(position, unit)))]);
  return thrown.type === 'blast' ? `${by} blows up beside ${name}` : `${by} at ${name}`;
}

/** Ways out of a hundred in whole numbers, never none or all unless it is so. */
export function inHundred(chance: number): string {
  if (chance <= 0) return '0';
  if (chance < 0.01) return 'fewer than 1';
  if (chance >= 1) return '100';
  return String(Math.min(99, Math.round(chance * 100)));
}

/** 'Of all ways these dice could have fallen, 64 of 100 were worse for Dorian, 36 better.' */
export function luckSentence({ below, above }: Standing, name: string): string {
  return `Of all ways these dice could have fallen, ${inHundred(below)} of 100 were worse for ${name}, ${inHundred(above)} better.`;
}

/** '+2.1', '−0.4', '0.0'. */
export function tenths(value: number): string {
  const rounded = Math.abs(value).toFixed(1);
  if (Number(rounded) === 0) return '0.0';
  return value > 0 ? `+${rounded}` : `−${rounded}`;
}
