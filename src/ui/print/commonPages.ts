import { imposed, inOrder } from './booklet/impose';
import type { Card } from './counters/card';
import { turnsOver } from './counters/grid';
import type { GameOnPaper } from './game';
import type { Ink } from './ink';
import type { Layout } from './layout';
import type { MapPlan } from './map/plan';
import type { AnyPage, CommonSheet, OnMap, Page } from './page';
import { copies, type Offers } from './sheets';
import type { Standing } from './standing/standing';

type CommonPage = Page<CommonSheet>;

/** The pages of what is chosen, in the order it is offered. */
export function chosenPages<P extends AnyPage>(
  { groups }: Offers,
  chosen: ReadonlySet<string>,
  pagesOf: (id: string) => readonly P[],
): readonly P[] {
  return groups.flatMap(({ offers, now }) => {
    const ids = offers.flatMap(({ id, most = 1 }) => copies(id, most));
    const pages = ids.filter((id) => chosen.has(id)).flatMap(pagesOf);
    return now ? pages.map((page) => ({ ...page, now })) : pages;
  });
}

/** What there is, how to cut it, and a ruler: it comes first and lists the others. */
export function contentsPage(): CommonPage {
  return {
    key: 'contents',
    title: 'Contents',
    use: '',
    side: 'either',
    sheet: { type: 'contents', pages: [], backs: 'none' },
  };
}

export function dicePage(): CommonPage {
  const use = 'cross the rolls off in order';
  return { key: 'dice', title: 'Dice table', use, side: 'either', sheet: { type: 'dice' } };
}

/** The pages of the map; of more than one, first how they go together. */
export function mapPages(plan: MapPlan, name: string, counters: readonly OnMap[]): readonly CommonPage[] {
  const pages = plan.tiles.map((tile, index): CommonPage => ({
    key: `${name} ${tile.name}`,
    title: plan.tiles.length > 1 ? `${name}, page ${tile.name}` : name,
    use: 'cut and glue, as its first page shows',
    side: 'alone',
    sheet: { type: 'map', plan, tile, index, counters },
  }));
  if (pages.length === 1) return pages.map((page) => ({ ...page, use: 'lay it on the table' }));
  const assembly: CommonPage = {
    key: `${name} assembly`,
    title: `${name}, how it goes together`,
    use: pages[0].use,
    side: 'alone',
    sheet: { type: 'assembly', plan },
  };
  return [assembly, ...pages];
}

/** Lines of a page that also holds the notation. */
const LINES = 30;

export function standingPages(standing: Standing): readonly CommonPage[] {
  const { lines } = standing;
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  return Array.from({ length: pages }, (_, index) => ({
    key: `standing ${index}`,
    title: `Where everything stands${pages > 1 ? `, ${index + 1} of ${pages}` : ''}`,
    use: 'set the counters up by it',
    side: 'either',
    sheet: {
      type: 'standing',
      standing,
      lines: lines.slice(index * LINES, (index + 1) * LINES),
      last: index === pages - 1,
    },
  }));
}

interface CounterSet {
  /** 'Order counters'. */
  readonly name: string;
  readonly cards: (ink: Ink) => readonly Card[];
  /** What is done with them once they are cut: 'keep face down'. */
  readonly then?: string;
}

/** Fronts, each with its backs behind it where they have pages of their own. */
export function counterPages({ name, cards, then }: CounterSet, { counters: plan }: Layout) {
  const parts = Math.ceil(cards('mono').length / plan.holds);
  const { backs } = plan;
  const use = ['cut, as below', ...(then === undefined ? [] : [then])].join(', ');
  const faces = turnsOver(backs) ? (['front', 'back'] as const) : (['front'] as const);
  return Array.from({ length: parts }, (_, part) =>
    faces.map((face): CommonPage => ({
      key: `${name} ${part} ${face}`,
      title: `${name}, ${parts > 1 ? `${part + 1} of ${parts}, ` : ''}${backs === 'fold' ? 'fronts and backs' : `${face}s`}`,
      use,
      side: face,
      sheet: { type: 'counters', cards, face, part, plan },
    })),
  ).flat();
}

/** Imposed for folding; a printer of one side has its pages in order, to be cut and stapled. */
export function bookletPages(
  { books }: GameOnPaper,
  book: string,
  { booklets, counters: { backs } }: Layout,
): readonly CommonPage[] {
  const pages = booklets?.[book].length ?? 0;
  const folded = turnsOver(backs);
  const sides = folded ? imposed(pages, backs) : inOrder(pages);
  return sides.map((side, index) => ({
    key: `${book} ${index}`,
    title: `${books[book].title}, side ${index + 1} of ${sides.length}`,
    use: folded ? 'fold and staple' : 'cut in two and staple',
    side: side.face,
    sheet: { type: 'booklet', book, side },
  }));
}
