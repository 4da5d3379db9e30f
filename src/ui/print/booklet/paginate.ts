/** A piece of a booklet that is not broken, as high as it was measured. */
export interface Measured {
  readonly height: number;
  /** Never the last on its page: a heading. */
  readonly leads: boolean;
  /** Begins a page. */
  readonly breaks: boolean;
}

/** The pieces page by page, by their places in the list; one that is higher than a page stands alone. */
export function paginated(pieces: readonly Measured[], room: number): readonly (readonly number[])[] {
  const pages: number[][] = [];
  let left = 0;
  for (const group of groups(pieces)) {
    const height = group.reduce((sum, index) => sum + pieces[index].height, 0);
    if (pages.length === 0 || pieces[group[0]].breaks || height > left) {
      pages.push([]);
      left = room;
    }
    pages[pages.length - 1].push(...group);
    left -= height;
  }
  return pages;
}

/** Headings with what they lead to. */
function groups(pieces: readonly Measured[]): readonly (readonly number[])[] {
  const all: number[][] = [];
  pieces.forEach(({ breaks }, index) => {
    const last = all[all.length - 1] as number[] | undefined;
    const led = last !== undefined && pieces[last[last.length - 1]].leads && !breaks;
    if (led) last.push(index);
    else all.push([index]);
  });
  return all;
}
