import { turnsOver, type CounterPlan } from './counters/grid';
import { mapPaperOf, type CommonSheet, type Page } from './page';

type Sheets = { readonly type: string } | CommonSheet;

/** The chosen pages as they leave the printer: the contents first, listing all, and blank pages where a sheet stays empty. */
export function collated<Sheet extends Sheets>(
  pages: readonly Page<Sheet | CommonSheet>[],
  { backs }: Pick<CounterPlan, 'backs'>,
): readonly Page<Sheet | CommonSheet>[] {
  const [first, ...rest] = [...pages].sort((a, b) => isContents(b) - isContents(a));
  if (!first || isContents(first) === 0) return withBlanks(pages, backs);
  // The contents tell the places of the other pages, blank ones counted.
  const all = withBlanks([first, ...rest], backs);
  return [{ ...first, sheet: { type: 'contents', pages: all, backs } }, ...all.slice(1)];
}

function isContents({ sheet }: Page<Sheets>): 0 | 1 {
  return sheet.type === 'contents' ? 1 : 0;
}

/** Printed on both sides, blank pages come between, so that every back lies behind its own front. */
function withBlanks<Sheet extends Sheets>(
  pages: readonly Page<Sheet | CommonSheet>[],
  backs: CounterPlan['backs'],
): readonly Page<Sheet | CommonSheet>[] {
  if (!turnsOver(backs)) return pages;
  return pages.reduce<readonly Page<Sheet | CommonSheet>[]>((done, page) => {
    const onBack = done.length % 2 === 1;
    const away = page.side === 'alone' || page.side === 'front' || done.at(-1)?.side === 'alone';
    return onBack && away ? [...done, backOf(done), page] : [...done, page];
  }, []);
}

/** The empty other side of the last of these pages, on the same paper. */
function backOf<Sheet extends Sheets>(done: readonly Page<Sheet | CommonSheet>[]): Page<CommonSheet> {
  const plan = mapPaperOf(done[done.length - 1]);
  return {
    key: `blank ${done.length}`,
    title: 'Blank',
    use: '',
    side: 'either',
    sheet: { type: 'blank', plan },
  };
}

/** Sheets of paper a print takes. */
export function paperSheets(pages: number, { backs }: Pick<CounterPlan, 'backs'>): number {
  return turnsOver(backs) ? Math.ceil(pages / 2) : pages;
}

/** How the printer is set: 'both sides, long edge'. */
export function sidesOf({ backs }: Pick<CounterPlan, 'backs'>): string {
  return turnsOver(backs) ? `both sides, ${backs} edge` : 'one side';
}
