import { readFileSync } from 'node:fs';

/** A browser with one page, whatever the protocol it is driven by. */
export interface Driver {
  /** Such as 'Firefox 153.7.0'. */
  readonly name: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  value(expression: string): Promise<unknown>;
  /** A press of the mouse, in CSS px of the window. */
  tap(x: number, y: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  /** What it would send to the printer; null: it cannot be asked for it. */
  readonly pdf: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

/** Starts a browser, or says in a word why it cannot be had here. */
export type Start = () => Promise<Driver | { readonly missing: string }>;

const IN_PAGE = readFileSync(new URL('inPage.js', import.meta.url), 'utf8')
  .replace(/^\/\/.*$/gm, '')
  .trim()
  .replace(/;$/, '');

/** What inPage.js can be asked. */
export function asked(act: string, ...given: readonly unknown[]): string {
  return `(${IN_PAGE})(${[act, ...given].map((value) => JSON.stringify(value)).join(', ')})`;
}
