import { scenarioOf, type Side } from '../../rules/extractors';
import type { Share } from '../arena/statistics';
import type { Cell, Finding, Kind, Spread } from './findings';
import { nameOfSetup } from './ledger';
import { changeWords, type Lever } from './levers';

/** Where a map of losses lies beside the report. */
export function heatFile({ setup }: Finding, side: Side): string {
  return `${nameOfSetup(setup).replaceAll(' ', '-')}-${side}.svg`;
}

/** Findings as Markdown: a matrix with its value for each scenario and rule set, then what became of the units. */
export function reportOf(findings: readonly Finding[], heatFolder: string): string {
  return [...findings.map((finding) => sectionOf(finding, heatFolder)), ''].join('\n\n');
}

/** Changes beside what they change, the strongest first: how much more the Dorian wins by them. */
export function leversReport(levers: readonly Lever[]): string {
  const sorted = [...levers].sort((a, b) => Math.abs(b.more.share) - Math.abs(a.more.share));
  return [
    '## Levers',
    'Games with a change and without, of the same seeds and players; the difference is taken pair by pair.',
    table(
      ['Scenario', 'Change', 'Pairs', 'Before', 'With it', 'More for the Dorian'],
      sorted.map(({ base, changed, games, before, after, more }) => [
        nameOfSetup(base),
        changeWords(changed),
        String(games),
        percent(before.share),
        percent(after.share),
        `${points(more.share)} (${points(more.low)} to ${points(more.high)})`,
      ]),
    ),
    '',
  ].join('\n\n');
}

/** '+12', in hundredths. */
export function points(share: number): string {
  const hundredths = Math.round(100 * share);
  return `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : '±'}${Math.abs(hundredths)}`;
}

function sectionOf(finding: Finding, heatFolder: string): string {
  const { setup, games, equilibrium, turns, actions, endings, kinds } = finding;
  return [
    `## ${titleOf(finding)}`,
    `${games} games. Shares are the Dorian’s; draws count half; intervals are 95 % (Wilson).`,
    matrixOf(finding),
    `**Both mixing their best: Dorian ${percent(equilibrium.value)}.** ${mixtureOf(finding)}`,
    `Turns ${spread(turns)}, actions ${spread(actions)}. Endings: ${endings
      .map(([ending, count]) => `${ending} ${percent(count / games)}`)
      .join(', ')}.`,
    kindsTable(kinds),
    (['dorian', 'avronian'] as const)
      .map(
        (side) => `![Where ${side} units are lost](${heatFolder}/${heatFile({ ...finding, setup }, side)})`,
      )
      .join('\n'),
  ].join('\n\n');
}

function titleOf({ setup }: Finding): string {
  const rules = setup.rules === 'full' ? 'Full' : 'Simple';
  const change = changeWords(setup);
  return [scenarioOf(setup.scenario).title, rules, ...(change ? [change] : [])].join(', ');
}

function matrixOf({ dorians, avronians, cells }: Finding): string {
  return table(
    ['Dorian \\ Avronian', ...avronians],
    cells.map((row, index) => [dorians[index], ...row.map(cellText)]),
  );
}

function cellText(cell: Cell): string {
  return cell.games === 0 ? '–' : `${percent(cell.share)} (${intervalOf(cell)})`;
}

/** Who takes part in the mixtures with more than a fiftieth. */
function mixtureOf({ equilibrium, dorians, avronians }: Finding): string {
  const words = (names: readonly string[], shares: readonly number[]) =>
    names
      .flatMap((name, index) => (shares[index] > 0.02 ? [`${name} ${percent(shares[index])}`] : []))
      .join(', ');
  return `Dorian: ${words(dorians, equilibrium.rows)}. Avronian: ${words(avronians, equilibrium.columns)}.`;
}

function kindsTable(kinds: readonly Kind[]): string {
  return table(
    ['Unit', 'a game won', 'a game lost', 'lost', 'points taken for each it costs'],
    kinds.map(({ side, kind, fielded, lost, gained }) => [
      `${side} ${kind}`,
      fielded.won.toFixed(1),
      fielded.lost.toFixed(1),
      percent(lost),
      gained.toFixed(2),
    ]),
  );
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function spread({ least, median, most }: Spread): string {
  return `${least} – **${median}** – ${most}`;
}

/** In per cent, without the sign: '34–100'. */
export function intervalOf({ low, high }: Pick<Share, 'low' | 'high'>): string {
  return `${Math.round(100 * low)}–${Math.round(100 * high)}`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
