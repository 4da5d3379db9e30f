/** What a subject's process found. The sink is made of all results, so that nothing is optimised away. */
export interface Measured {
  readonly value: number;
  readonly sink: number;
}

/** Something that is measured in a process of its own. */
export type Subject = () => Measured | Promise<Measured>;

/** Work done so many times over; returns a number made of all it found. */
export type Work = (times: number) => number;

const WARM_UP_MS = 300;
const MEASURE_MS = 400;
const BATCH_MS = 20;
const FEWEST_BATCHES = 5;

/** Milliseconds for the work done once: the median of short batches after a warm-up. */
export function timed(work: Work, warmUp = WARM_UP_MS): Measured {
  let sink = 0;
  const clock = (times: number) => {
    const spent = stopwatch();
    sink += work(times);
    return spent();
  };
  let times = 1;
  for (let spent = 0; spent < warmUp;) {
    const batch = clock(times);
    spent += batch;
    if (batch < BATCH_MS) times *= 2;
  }
  const batches: number[] = [];
  for (let spent = 0; spent < MEASURE_MS || batches.length < FEWEST_BATCHES; spent += batches.at(-1)!)
    batches.push(clock(times));
  batches.sort((a, b) => a - b);
  return { value: batches[batches.length >> 1] / times, sink };
}

/** Milliseconds for a piece of work whose material is used up: each batch is prepared before the clock starts. */
export function timedOn<Item>(prepare: () => readonly Item[], work: (item: Item) => number): Measured {
  let sink = 0;
  const clock = (items: readonly Item[]) => {
    const spent = stopwatch();
    for (const item of items) sink += work(item);
    return spent();
  };
  for (const elapsed = stopwatch(); elapsed() < 2 * WARM_UP_MS;) clock(prepare());
  const batches: number[] = [];
  for (let spent = 0; spent < MEASURE_MS;) {
    const items = prepare();
    const batch = clock(items);
    spent += batch;
    batches.push(batch / items.length);
  }
  batches.sort((a, b) => a - b);
  return { value: batches[batches.length >> 1], sink };
}

/** Milliseconds since it was started, without those in which other processes had the processor. */
export function stopwatch(): () => number {
  const cpu = process.cpuUsage();
  const start = performance.now();
  return () => {
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    return Math.min(wall, (user + system) / MICROSECONDS);
  };
}

/** The same in a smaller unit: so many to a millisecond. */
export function inUnits({ value, sink }: Measured, toTheMillisecond: number): Measured {
  return { value: value * toTheMillisecond, sink };
}

/** How often the work is done in a second. */
export function perSecond({ value, sink }: Measured): Measured {
  return { value: 1000 / value, sink };
}

export const MICROSECONDS = 1e3;
export const NANOSECONDS = 1e6;
