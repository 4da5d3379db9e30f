/** A piece of a booklet that is not broken, as high as it was measured. */
export interface Measured {
  readonly height: number;
  /** Never the last on its page: a heading. */
  readonly leads: boolean;
  /** Begins a page. */
  readonly breaks: boolean;
  /** Where it does not fit, what follows under the same heading may go before it: a picture or a table. */
  readonly floats: boolean;
}

/** Places in the list of pieces. */
type Group = readonly number[];

/** The pieces page by page, by their places in the list; one that is higher than a page stands alone. */
export function paginated(pieces: readonly Measured[], room: number): readonly Group[] {
  const pages: number[][] = [];
  let left = 0;
  let rest = groups(pieces);
  while (rest.length > 0) {
    const fitting = pieces[rest[0][0]].breaks ? undefined : nextThatFits(rest, pieces, left);
    if (fitting === undefined) {
      pages.push([]);
      left = room;
    }
    const placed = fitting ?? rest[0];
    pages[pages.length - 1].push(...placed);
    left -= heightOf(placed, pieces);
    rest = rest.filter((group) => group !== placed);
  }
  return pages;
}

/** The first of all, or what may go before it because only what floats is passed by, up to the next heading. */
function nextThatFits(rest: readonly Group[], pieces: readonly Measured[], left: number): Group | undefined {
  for (const [at, group] of rest.entries()) {
    const floats = group.every((index) => pieces[index].floats);
    if (at > 0 && !floats && pieces[group[0]].leads) return undefined;
    if (heightOf(group, pieces) <= left) return group;
    if (!floats) return undefined;
  }
  return undefined;
}

function heightOf(group: Group, pieces: readonly Measured[]): number {
  return group.reduce((sum, index) => sum + pieces[index].height, 0);
}

/** Headings with what they lead to. */
function groups(pieces: readonly Measured[]): readonly Group[] {
  const all: number[][] = [];
  pieces.forEach(({ breaks }, index) => {
    const last = all[all.length - 1] as number[] | undefined;
    const led = last !== undefined && pieces[last[last.length - 1]].leads && !breaks;
    if (led) last.push(index);
    else all.push([index]);
  });
  return all;
}
