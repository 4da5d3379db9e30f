import type { Share } from '../arena/statistics';
import type { Finding } from './findings';
import { nameOfSetup } from './ledger';
import { changeWords, type Lever } from './levers';
import { leversReport, percent, reportOf, table } from './report';

/** All that one player's games against himself say. */
export interface Measured {
  readonly player: string;
  readonly date: string;
  readonly games: number;
  readonly findings: readonly Finding[];
  readonly levers: readonly Lever[];
}

/** Between these the scenario is as even as players will ever notice. */
const EVEN = { from: 0.45, to: 0.55 };
/** What comes less than this nearer to even is not worth agreeing on. */
const WORTH_IT = 0.05;
/** Fewer pairs than this advise nothing. */
const FEWEST_PAIRS = 30;
/** Fewer than this say nothing at all. */
const FEWEST_SHOWN = 20;

function printedShare({ cells }: Finding): Share {
  return cells[0][0];
}

function isEven(share: number): boolean {
  return share >= EVEN.from && share <= EVEN.to;
}

function offEven(share: number): number {
  return Math.abs(share - 0.5);
}

function leversFor({ setup }: Finding, levers: readonly Lever[]): readonly Lever[] {
  return levers.filter(
    ({ base, games }) => nameOfSetup(base) === nameOfSetup(setup) && games >= FEWEST_PAIRS,
  );
}

/** The handicap that surely moves it and brings it nearest to even; undefined: it is even, or none tried does. */
export function advised(finding: Finding, levers: readonly Lever[]): Lever | undefined {
  if (isEven(printedShare(finding).share)) return undefined;
  return nearest(
    finding,
    leversFor(finding, levers).filter(({ changed }) => changed.handicap && !changed.variant),
  );
}

/** The numbers that bring it nearest to even. */
function proposed(finding: Finding, levers: readonly Lever[]): Lever | undefined {
  return nearest(
    finding,
    leversFor(finding, levers).filter(({ changed }) => changed.variant && !changed.handicap),
  );
}

/** Of those that surely move it, and towards even. */
function nearest(finding: Finding, levers: readonly Lever[]): Lever | undefined {
  const { share } = printedShare(finding);
  const better = levers.filter(
    ({ after, more }) => (more.low > 0 || more.high < 0) && offEven(after.share) <= offEven(share) - WORTH_IT,
  );
  return [...better].sort((a, b) => offEven(a.after.share) - offEven(b.after.share)).at(0);
}

/** `docs/balance.md`. */
export function pageOf(measured: Measured): string {
  const { findings, levers } = measured;
  return [
    '# Balance',
    introduction(measured),
    '## At a glance',
    overview(measured),
    '## What could be changed',
    PROPOSAL,
    proposals(measured),
    leversReport(levers.filter(({ games }) => games >= FEWEST_SHOWN)).trimEnd(),
    '## Tried before, by simpler players',
    EARLIER,
    '# Scenario by scenario',
    reportOf(findings, 'balance').trimEnd(),
    '',
  ].join('\n\n');
}

function introduction({ player, date, games }: Measured): string {
  return `Measured on ${date} between two of the house’s players of one level, _${player}_ on both sides: ${games} games of each scenario under each rule set, seeds 1 to ${games}. This page is made by \`npm run lab:balance\` from the ledger of \`npm run lab -- --players ${player} --games ${games}\`; the same commands play the same games. It says how even a scenario is between players who play like _${player}_, not between people: a stronger player may find what it does not.`;
}

function overview({ findings, levers }: Measured): string {
  return table(
    ['Scenario', 'Dorian wins', 'Interval', 'Turns', 'Handicap advised (R-110)', 'Dorian with it', 'Pairs'],
    findings.map((finding) => {
      const { share, low, high } = printedShare(finding);
      const even = advised(finding, levers);
      const advice = even ? changeWords(even.changed) : isEven(share) ? 'none needed' : 'none of those tried';
      return [
        nameOfSetup(finding.setup),
        percent(share),
        `${percent(low)} to ${percent(high)}`,
        String(finding.turns.median),
        advice,
        even ? percent(even.after.share) : '–',
        even ? String(even.games) : '–',
      ];
    }),
  );
}

const PROPOSAL = `Only numbers marked † are free, within what the rulebook’s own examples leave them (R-111). A number is the same under Full
and Simple rules, and but for _Three-Pod Attack_ the two lean to opposite sides: what helps the Dorian under Simple rules makes him stronger still under Full. Where the
table names different directions for the two, no single number can bring both between 40 and 60, and the handicap is the way; printed numbers
stay as they are until somebody who owns the game corrects them or a stronger level is measured on both sides.`;

function proposals({ findings, levers }: Measured): string {
  return table(
    ['Scenario', 'As printed', 'Numbers that bring it nearest to even', 'With them', 'Pairs', 'Within 40–60'],
    findings.map((finding) => {
      const { share } = printedShare(finding);
      const found = proposed(finding, levers);
      const reached = found ? found.after.share : share;
      return [
        nameOfSetup(finding.setup),
        percent(share),
        found ? changeWords(found.changed) : 'none of those tried',
        found ? percent(found.after.share) : '–',
        found ? String(found.games) : '–',
        reached >= 0.4 && reached <= 0.6 ? 'yes' : 'no',
      ];
    }),
  );
}

const EARLIER = `A first search, with greedy players of several styles and 18 games a cell, found: Orni speed 8 to 6, speed of all sections +1 and
firepower of all sections +1 do something; Extractor armour, profile and speed, firepower of vehicles, Multipod speed and the arcs of
machines showed nothing beyond the noise of 11 points. A second step for Lances, Commandos and Transcoms decided _Incoming!_ (+64 points), but
the chart leaves it blank. The ruling on the length of _Incoming!_ (8 turns or 10) changed nothing.`;
