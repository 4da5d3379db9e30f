import type { Figure } from './figures';
import type { PeerResult, Result } from './verdict';

type Cells = readonly [what: string, value: string, ratio: string, goal: string, verdict: string];

const HEAD: Cells = ['', 'measured', 'ratio', 'goal', ''];

/** One table: each figure of ours, its goal, and below it its peers with the ratio to them. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.flatMap((result) => [
    oursRow(result),
    ...result.peers.map((peer) => peerRow(result, peer)),
  ]);
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column].length)));
  const line = (row: Cells) =>
    row
      .map((cell, column) =>
        column === 0 || column === 4 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd();
  return [line(HEAD), '-'.repeat(line(HEAD).length), ...rows.map(line)].join('\n');
}

function oursRow({ figure, value, ofGoal, peers, mark }: Result): Cells {
  const sign = figure.better === 'less' ? '≤' : '≥';
  const verdict =
    ofGoal >= 1 ? 'met' : `${Math.round(ofGoal * 100)} % of the goal${peers.length ? '' : tail(mark)}`;
  return [figure.title, shown(value, figure), '', `${sign} ${shown(figure.goal, figure)}`, verdict];
}

function peerRow({ figure }: Result, { peer, value, ratio, mark }: PeerResult): Cells {
  const share = ratio / peer.ratio;
  const verdict = share >= 1 ? 'met' : `${Math.round(share * 100)} % of the ratio${tail(mark)}`;
  return [
    `  ${peer.title}`,
    shown(value, figure),
    `${digits(ratio)} ×`,
    `≥ ${digits(peer.ratio)} ×`,
    verdict,
  ];
}

function tail(mark: Result['mark']): string {
  return mark === 'met' ? '' : `: ${mark.toUpperCase()}`;
}

function shown(value: number, { unit }: Pick<Figure, 'unit'>): string {
  return `${digits(value)} ${unit}`;
}

/** Three digits that count, whole numbers in thousands. */
export function digits(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-GB');
  return String(Number(value.toPrecision(3)));
}
