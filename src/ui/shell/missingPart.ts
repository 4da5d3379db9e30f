/** What the browsers say of a chunk that does not load: Chromium, Firefox, Safari; and Vite of a style. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A part of the program has not been loaded, as against one that failed. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

export type WhyMissing = 'newVersion' | 'noConnection' | 'unknown';

/** Looks whether the address holds another build than the one that runs here. Never fails. */
export async function whyMissing(): Promise<WhyMissing> {
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (!answer.ok) return 'unknown';
    const page = await answer.text();
    // Some of its files may be the same in the next build, React for one.
    const isThere = ({ src }: HTMLScriptElement) => page.includes(new URL(src).pathname.split('/').at(-1)!);
    return own.every(isThere) ? 'unknown' : 'newVersion';
  } catch {
    return 'noConnection';
  }
}

export const AGAIN = 'Open the page again: your game is kept and goes on at its last save.';

export const MISSING_WORDS: Readonly<Record<WhyMissing, { readonly title: string; readonly text: string }>> =
  {
    newVersion: { title: 'A new version of the program is there', text: AGAIN },
    noConnection: {
      title: 'A part of the program could not be loaded',
      text: 'No connection. Your game is kept: open the page again when there is one.',
    },
    unknown: { title: 'A part of the program could not be loaded', text: AGAIN },
  };
