/** A figure that is measured beside its peers. Names of subjects are keys of SUBJECTS. */
export interface Figure {
  readonly name: string;
  readonly title: string;
  readonly unit: Unit;
  readonly better: 'less' | 'more';
  readonly ours: string;
  /** What is wanted, in the figure's unit. */
  readonly goal: number;
  readonly peers: readonly Peer[];
}

export interface Peer {
  readonly title: string;
  readonly subject: string;
  /** How many times better than the peer is wanted. */
  readonly ratio: number;
}

export type Unit = 'ns' | 'µs' | 'ms' | 'actions/s' | 'copies/s' | 'KiB' | 'kB';

/** Everything that `npm run bench` measures, with its goals. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'field',
    title: 'line-of-sight field, one hex to 647',
    unit: 'µs',
    better: 'less',
    ours: 'field',
    goal: 15,
    peers: [
      { title: 'honeycomb-grid line walk', subject: 'field honeycomb', ratio: 45 },
      { title: 'rot.js hex FOV', subject: 'field rot', ratio: 2 },
    ],
  },
  {
    name: 'pair',
    title: 'line of sight, one pair, verdict only',
    unit: 'ns',
    better: 'less',
    ours: 'pair',
    goal: 15,
    peers: [{ title: 'honeycomb-grid line walk', subject: 'pair honeycomb', ratio: 70 }],
  },
  {
    name: 'range',
    title: 'movement range of a Glide with costs',
    unit: 'µs',
    better: 'less',
    ours: 'range',
    goal: 35,
    peers: [
      { title: 'honeycomb-grid + heap', subject: 'range honeycomb', ratio: 20 },
      { title: 'Map + heap', subject: 'range map', ratio: 4 },
    ],
  },
  {
    name: 'orders',
    title: 'legal ends of a Glide under an order',
    unit: 'µs',
    better: 'less',
    ours: 'orders',
    goal: 60,
    peers: [],
  },
  {
    name: 'play',
    title: 'random play, all of the acting unit’s actions',
    unit: 'actions/s',
    better: 'more',
    ours: 'play',
    goal: 60_000,
    peers: [{ title: 'the same on boardgame.io', subject: 'play boardgame.io', ratio: 20 }],
  },
  {
    name: 'game',
    title: 'whole random games of Engage!, 2,000 actions',
    unit: 'ms',
    better: 'less',
    ours: 'game',
    goal: 100,
    peers: [{ title: 'the same on boardgame.io', subject: 'game boardgame.io', ratio: 6 }],
  },
  {
    name: 'replay',
    title: 'replay of 2,000 actions, each checked and hashed',
    unit: 'ms',
    better: 'less',
    ours: 'replay',
    goal: 25,
    peers: [{ title: 'the same on boardgame.io', subject: 'replay boardgame.io', ratio: 20 }],
  },
  {
    name: 'copies',
    title: 'plain copies of a game of 22 units',
    unit: 'copies/s',
    better: 'more',
    ours: 'copies',
    goal: 200_000,
    peers: [
      { title: 'structuredClone', subject: 'copies structuredClone', ratio: 10 },
      { title: 'JSON', subject: 'copies JSON', ratio: 10 },
    ],
  },
  {
    name: 'shot',
    title: 'a shot played without events',
    unit: 'µs',
    better: 'less',
    ours: 'shot',
    goal: 5,
    peers: [{ title: 'the same with events', subject: 'shot told', ratio: 2 }],
  },
  {
    name: 'expected',
    title: 'what a shot of one firer comes to',
    unit: 'µs',
    better: 'less',
    ours: 'expected',
    goal: 0.3,
    peers: [{ title: 'its forecast', subject: 'expected forecast', ratio: 10 }],
  },
  {
    name: 'threats',
    title: 'what 18 units have to fear from where 4 machines stand',
    unit: 'µs',
    better: 'less',
    ours: 'threats now',
    goal: 200,
    peers: [],
  },
  {
    name: 'threats next',
    title: 'the same after the machines’ next move',
    unit: 'µs',
    better: 'less',
    ours: 'threats next',
    goal: 1000,
    peers: [],
  },
  {
    name: 'map data',
    title: 'precomputed data of the map',
    unit: 'KiB',
    better: 'less',
    ours: 'map data',
    goal: 256,
    peers: [{ title: 'a list of hexes for every pair', subject: 'map lists', ratio: 50 }],
  },
  {
    name: 'map build',
    title: 'the same, built cold',
    unit: 'ms',
    better: 'less',
    ours: 'map build',
    goal: 60,
    peers: [],
  },
  {
    name: 'save size',
    title: 'save of 2,000 actions, gzipped',
    unit: 'kB',
    better: 'less',
    ours: 'save size',
    goal: 10,
    peers: [{ title: 'boardgame.io’s log of them', subject: 'save log', ratio: 1 / 0.6 }],
  },
  {
    name: 'save time',
    title: 'save and load of 2,000 actions',
    unit: 'ms',
    better: 'less',
    ours: 'save time',
    goal: 5,
    peers: [],
  },
];
