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
  facing: {
    solution: ['move A 0616 facing N', 'end', 'fire A.1 panza-shock-1'],
    wrong: [
      wrong('away', 'move A 0616 facing S'),
      wrong('elsewhere', 'move A 0516'),
      wrong('refused', 'move A 0614'),
      wrong('lost', 'end', 'end'),
    ],
  },
  sight: {
    solution: ['move pgp-1 0513', 'move panza-lance 0315'],
    wrong: [
      wrong('blind', 'move pgp-1 0413'),
      wrong('barred', 'move panza-lance 0315'),
      wrong('open', 'move pgp-1 0613', 'move panza-lance 0514'),
      wrong('lost', 'move pgp-1 0613', 'end'),
    ],
  },
  rally: {
    solution: ['move transcom-1 0615', 'end', 'rally panza-shock-1', 'end'],
    wrong: [
      wrong('far', 'move transcom-1 0717'),
      wrong('lost', 'end'),
      wrong('refused', 'move panza-lance 0417'),
      wrong('lost', 'move transcom-1 0615', 'end', 'end'),
    ],
  },
  transport: {
    solution: [
      'move panza-lance 1413 into floater-1',
      'move dagmaton-1 1114 into fort-1',
      'move floater-1 1411',
      'end',
      'move panza-lance 1410',
    ],
    wrong: [
      wrong('beside', 'move panza-lance 1413'),
      wrong('barred', 'move floater-1 1411'),
      wrong('outside', 'move panza-lance 1413 into floater-1', 'move dagmaton-1 1114'),
      wrong(
        'wide',
        'move panza-lance 1413 into floater-1',
        'move dagmaton-1 1114 into fort-1',
        'move floater-1 1414',
      ),
    ],
  },
  display: {
    solution: ['fire pgp-1 A', 'end'],
    wrong: [wrong('barred', 'end'), wrong('refused', 'fire panza-lance A'), wrong('refused', 'move pgp-1')],
  },
  cycle: {
    solution: [
      'order A move 1 close',
      'order A combat 1 closestTarget',
      'end',
      'reveal A',
      'move A 0616',
      'end',
      'reveal A',
      'allocate A',
    ],
    wrong: [
      wrong('retire', 'order A move 1 retire'),
      wrong('hold', 'order A move 1 hold'),
      wrong('refused', 'order A move 1 sweep'),
      wrong(
        'refused',
        'order A move 1 close',
        'order A combat 1 closestTarget',
        'end',
        'reveal A',
        'move A 0418',
      ),
      wrong('reset', 'order A move 1 close', 'order A combat 1 closestTarget', 'end', 'reset A move'),
    ],
  },
  reset: {
    solution: ['reset A move', 'order A move 1 close', 'lock A', 'reveal B', 'move B 0917'],
    wrong: [
      wrong('away', 'reveal A'),
      wrong('barred', 'reveal B'),
      wrong('same', 'reset A move', 'order A move 1 hold', 'lock A'),
      wrong('wasted', 'reset A move', 'order A move 1 close', 'lock A', 'reset B move'),
      wrong('wide', 'reset A move', 'order A move 1 close', 'lock A', 'reveal B', 'move B 1118'),
    ],
  },
  incoming: {
    solution: [
      'move ehn-etaki-lance 1216',
      'move ehn-etaki-shock 1218',
      'move ehn-etaki-commando 1618',
      'end',
      'move ehn-etaki-lance 1213',
      'end',
      'move ehn-etaki-lance',
      'move ehn-etaki-shock 1215',
      'move ehn-etaki-commando',
      'end',
      'fire ehn-etaki-shock A',
      'end',
      'rally ehn-etaki-lance',
      'end',
    ],
    wrong: [
      wrong('slow', 'move ehn-etaki-lance 1218'),
      wrong('barred', 'end'),
      wrong(
        'crowd',
        'move ehn-etaki-lance 1216',
        'move ehn-etaki-shock 1319',
        'move ehn-etaki-commando 1419',
      ),
      wrong('lost', 'move ehn-etaki-lance 1216', 'end'),
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
