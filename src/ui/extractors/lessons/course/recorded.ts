/** What was recorded of a lesson: a solution, and tries that go wrong with what comes of each. For its tests. */
interface Recorded {
  readonly solution: readonly string[];
  readonly wrong: readonly Wrong[];
}

interface Wrong {
  readonly tries: readonly string[];
  /** 'refused' by the rules, 'barred' in this step, 'lost', or the price that is shown. */
  readonly comes: string;
}

const wrong = (comes: string, ...tries: readonly string[]): Wrong => ({ tries, comes });

export const RECORDED: Readonly<Record<string, Recorded>> = {
  road: {
    solution: ['move panza-lance 0712', 'move walker-1 1014'],
    wrong: [
      wrong('once', 'move panza-lance 0612'),
      wrong('refused', 'move panza-lance 0812'),
      wrong('barred', 'move walker-1 0515'),
      wrong('offRoad', 'move panza-lance 0712', 'move walker-1 0514'),
      wrong('short', 'move panza-lance 0712', 'move walker-1 0614'),
      wrong('lost', 'move panza-lance 0712', 'end'),
    ],
  },
  shot: {
    solution: ['fire pgp-1 A', 'fire walker-1 A'],
    wrong: [
      wrong('barred', 'fire walker-1 A'),
      wrong('refused', 'fire panza-lance A'),
      wrong('lost', 'fire pgp-1 A', 'end'),
    ],
  },
};
