/** A binary heap, as most path finders bring one. */
export interface Heap<Item> {
  push(item: Item): void;
  pop(): Item | undefined;
}

export function heapOf<Item>(compare: (a: Item, b: Item) => number): Heap<Item> {
  const items: Item[] = [];
  const swap = (a: number, b: number) => ([items[a], items[b]] = [items[b], items[a]]);
  return {
    push(item) {
      let at = items.push(item) - 1;
      for (let above = (at - 1) >> 1; at > 0 && compare(items[at], items[above]) < 0; above = (at - 1) >> 1) {
        swap(at, above);
        at = above;
      }
    },
    pop() {
      const first = items[0];
      const last = items.pop();
      if (items.length === 0 || last === undefined) return first;
      items[0] = last;
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        let least = at;
        if (left < items.length && compare(items[left], items[least]) < 0) least = left;
        if (right < items.length && compare(items[right], items[least]) < 0) least = right;
        if (least === at) return first;
        swap(at, least);
        at = least;
      }
    },
  };
}
