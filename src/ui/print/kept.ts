import { storedAt } from '../shell/stored';
import { FITS, readFit, type BackFit } from './counters/backFit';
import type { Backs } from './counters/grid';
import type { Ink } from './ink';

/** What a printer and its owner want of every print; kept on this device. */
export interface Kept {
  readonly paper: 'a4' | 'letter';
  readonly ink: Ink;
  readonly tables: boolean;
  readonly backs: Backs;
  readonly fit: BackFit;
}

const stored = storedAt(() => localStorage, 'extractors.print');
const BACKS: readonly unknown[] = ['long', 'short', 'fold', 'none'];
const INKS: readonly unknown[] = ['colour', 'low', 'mono'];

/** What was kept, the good part of it; Letter where it is used. */
export function readKept(text: string | null, language: string): Kept {
  const { paper, ink, tables, backs, fit } = fieldsOf(text);
  const local = /-(US|CA|MX|PH|CL|CO)\b/.test(language) ? 'letter' : 'a4';
  return {
    paper: paper === 'a4' || paper === 'letter' ? paper : local,
    ink: INKS.includes(ink) ? (ink as Ink) : 'colour',
    tables: typeof tables === 'boolean' ? tables : true,
    backs: BACKS.includes(backs) ? (backs as Backs) : 'long',
    fit: fit === undefined ? FITS : readFit(fit),
  };
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

export function kept(): Kept {
  return readKept(stored.read(), navigator.language);
}

export function keep(choices: Kept): void {
  stored.write(JSON.stringify(choices));
}
