import type { Figure, Peer } from './figures';

/** What all runs of a figure came to: samples by subject, each from a process of its own. */
export type Samples = ReadonlyMap<string, readonly number[]>;

export type Mark = 'met' | 'warn' | 'fail';

/** Below these shares of a goal a figure is warned of, or fails. */
const WARN_BELOW = 0.9;
const FAIL_BELOW = 0.7;

export interface PeerResult {
  readonly peer: Peer;
  readonly value: number;
  /** How many times better ours is. */
  readonly ratio: number;
  readonly mark: Mark;
}

export interface Result {
  readonly figure: Figure;
  readonly value: number;
  /** 1: just met; less: so much of the goal. */
  readonly ofGoal: number;
  readonly peers: readonly PeerResult[];
  /** Of the ratios, which hold on any machine; without peers, of the goal itself. */
  readonly mark: Mark;
}

/** The middle one, or the mean of the two in the middle. Throws RangeError if there are none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How a figure stands: the median of each subject, ratios and goals. */
export function resultOf(figure: Figure, samples: Samples): Result {
  const valueOf = (subject: string) => median(samples.get(subject) ?? []);
  const value = valueOf(figure.ours);
  const times = (better: number, worse: number) =>
    figure.better === 'less' ? worse / better : better / worse;
  const ofGoal = times(value, figure.goal);
  const peers = figure.peers.map((peer): PeerResult => {
    const ratio = times(value, valueOf(peer.subject));
    return { peer, value: valueOf(peer.subject), ratio, mark: markOf(ratio / peer.ratio) };
  });
  const mark = peers.length ? worst(peers.map((peer) => peer.mark)) : markOf(ofGoal);
  return { figure, value, ofGoal, peers, mark };
}

/** Under 70 % of a goal fails, under 90 % warns. */
export function markOf(share: number): Mark {
  return share < FAIL_BELOW ? 'fail' : share < WARN_BELOW ? 'warn' : 'met';
}

function worst(marks: readonly Mark[]): Mark {
  return marks.includes('fail') ? 'fail' : marks.includes('warn') ? 'warn' : 'met';
}
