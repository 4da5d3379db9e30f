import type { Handicap, Setup } from '../../rules/extractors';
import type { Share } from '../arena/statistics';
import { standings, type Compared } from './armiesReport';
import type { Finding } from './findings';
import { nameOfSetup } from './ledger';
import { changeWords, shareWith, type Lever } from './levers';
import { houseReport } from './houseReport';
import { intervalOf, leversReport, percent, reportOf, table } from './report';
import { rungsOf, type Rung } from './rungs';
import type { Trial } from './trial';

/** All that one player's games against himself say. */
export interface Measured {
  readonly player: string;
  readonly date: string;
  readonly games: number;
  readonly findings: readonly Finding[];
  /** Changes, by which is advised. */
  readonly levers: readonly Lever[];
  /** Those of them that the page lists; none: its list stays as it is. */
  readonly listed: readonly Lever[];
  /** Of the sides for which armies were drawn by lot. */
  readonly armies: readonly Compared[];
  /** Games of named armies. */
  readonly house: readonly Trial[];
  /** Of two stronger players, of the scenarios of which they have played enough. */
  readonly stronger: readonly Stronger[];
}

/** What a stronger level has made of a scenario, and the handicap that evens it out for them. */
export interface Stronger {
  readonly finding: Finding;
  readonly even?: Even | undefined;
}

/** The handicap advised, and what comes of it, in hundredths. */
interface Even {
  readonly handicap: Handicap;
  readonly dorian: number;
  /** Pairs of games. */
  readonly games: number;
}

/** What the cards say of a scenario, in hundredths. */
export interface Row {
  readonly dorian: number;
  readonly even?: Even;
  /** What a bid is worth. */
  readonly fewer?: readonly Rung[];
}

/** By scenario and rules; what no change was measured of anew stays advised as before. */
export type Rows = Readonly<Record<string, Row>>;

/** Between these the scenario is as even as players will ever notice. */
const EVEN = { from: 0.45, to: 0.55 };
/** What comes less than this nearer to even is not worth agreeing on. */
const WORTH_IT = 0.05;
/** Fewer pairs than this advise nothing. */
const FEWEST_PAIRS = 30;
/** Fewer than this say nothing at all. */
export const FEWEST_SHOWN = 20;

/** Of changes measured in several ledgers the first with enough games. */
export function firstOfEach(ledgers: readonly (readonly Lever[])[]): readonly Lever[] {
  const found = new Map<string, Lever>();
  for (const lever of ledgers.flat()) {
    const name = nameOfSetup(lever.changed);
    const earlier = found.get(name);
    if (!earlier || (earlier.games < FEWEST_SHOWN && lever.games >= FEWEST_SHOWN)) found.set(name, lever);
  }
  return [...found.values()];
}

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

/** The same as the cards show it. */
export function evenedOut(finding: Finding, levers: readonly Lever[]): Even | undefined {
  const lever = advised(finding, levers);
  return (
    lever && {
      handicap: lever.changed.handicap!,
      dorian: hundredths(shareWith(lever, printedShare(finding).share)),
      games: lever.games,
    }
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
  const off = (lever: Lever) => offEven(shareWith(lever, share));
  const better = levers.filter(
    (lever) => (lever.more.low > 0 || lever.more.high < 0) && off(lever) <= offEven(share) - WORTH_IT,
  );
  return [...better].sort((a, b) => off(a) - off(b)).at(0);
}

/** The rows of the findings; changes that were not measured anew as they were. */
export function rowsOf({ findings, levers }: Pick<Measured, 'findings' | 'levers'>, before: Rows): Rows {
  const rows = findings.map((finding): readonly [string, Row] => {
    const name = nameOfSetup(finding.setup);
    const { share } = printedShare(finding);
    const dorian = hundredths(share);
    if (!levers.some(({ base }) => nameOfSetup(base) === name)) {
      const known: Row | undefined = before[name];
      return [
        name,
        { dorian, ...(known?.even && { even: known.even }), ...(known?.fewer && { fewer: known.fewer }) },
      ];
    }
    const even = evenedOut(finding, levers);
    const fewer = rungsOf(finding, levers).map((rung) => ({ ...rung, dorian: hundredths(rung.dorian) }));
    return [
      name,
      {
        dorian,
        ...(even && { even }),
        ...(fewer.length > 0 && { fewer }),
      },
    ];
  });
  return Object.fromEntries(rows);
}

function hundredths(share: number): number {
  return Math.round(100 * share);
}

/** Heading and text of what the games say anew. */
export type Section = readonly [heading: string, text: string];

/** A page with these sections in place of those of the same headings; what stands on it besides stays as it is. */
export function renewed(page: string, sections: readonly Section[]): string {
  const before = page.split(/^(?=#{1,2} )/m);
  const headingOf = (block: string) => /^#{1,2} (.*)/.exec(block)?.[1];
  const after = before.map((block) => {
    const section = sections.find(([heading]) => heading === headingOf(block));
    return section ? written(section) : block;
  });
  const fresh = sections.filter(([heading]) => before.every((block) => headingOf(block) !== heading));
  return [...after.map((block) => block.trimEnd()), ...fresh.map(written)].join('\n\n') + '\n';
}

function written([heading, text]: Section): string {
  return `## ${heading}\n\n${text.trimEnd()}`;
}

/** The sections of `docs/balance.md` that games make; its other words are written by hand. */
export function sectionsOf(measured: Measured, rows: Rows): readonly Section[] {
  const { findings, levers, stronger, armies, house } = measured;
  const bids = bidsTable(rows);
  const numbers = levers.some(({ changed }) => changed.variant);
  const listed = measured.listed.filter(({ games }) => games >= FEWEST_SHOWN);
  return [
    ['At a glance', `${introduction(measured)}\n\n${overview(findings, rows)}`],
    ...(stronger.length > 0 ? ([['Between stronger players', strongerOnes(measured)]] as const) : []),
    ...(bids === null ? [] : ([['What a bid is worth', `${BIDS}\n\n${bids}`]] as const)),
    ...(numbers ? ([['Numbers that would do', proposals(measured)]] as const) : []),
    ...(listed.length > 0
      ? ([
          [
            'Levers',
            `${leversReport(listed)
              .replace(/^.*\n+/, '')
              .trimEnd()}\n\n${REPEATED}`,
          ],
        ] as const)
      : []),
    ...(house.length > 0 ? ([['Armies of the house', `${HOUSE}\n\n${houseReport(house)}`]] as const) : []),
    ...(armies.length > 0 ? ([['Armies drawn by lot', `${ARMIES}\n\n${standings(armies)}`]] as const) : []),
    ...findings.map((finding): Section => {
      const [heading, ...text] = reportOf([finding], 'balance').split('\n\n');
      return [heading.replace('## ', ''), text.join('\n\n')];
    }),
  ];
}

function introduction({ player, date, games }: Measured): string {
  return `Measured on ${date} between two of the house’s players of one level, _${player}_ on both sides: ${games} games of each scenario under each rule set, seeds 1 to ${games}. This page is made by \`npm run lab:balance\` from the ledgers in \`docs/balance/games\`, which \`npm run lab -- --players ${player} --games ${games}\` plays; the same commands play the same games. It says how even a scenario is between players who play like _${player}_, not between people: a stronger player may find what it does not.`;
}

function overview(findings: readonly Finding[], rows: Rows): string {
  return table(
    ['Scenario', 'Dorian wins', 'Interval', 'Turns', 'Handicap advised (R-110)', 'Dorian with it', 'Pairs'],
    findings.map((finding) => {
      const { share, low, high } = printedShare(finding);
      const { even } = rows[nameOfSetup(finding.setup)];
      const advice = even
        ? changeWords({ ...finding.setup, handicap: even.handicap })
        : isEven(share)
          ? 'none needed'
          : 'none of those tried';
      return [
        nameOfSetup(finding.setup),
        percent(share),
        `${percent(low)} to ${percent(high)}`,
        String(finding.turns.median),
        advice,
        even ? `${even.dorian} %` : '–',
        even ? String(even.games) : '–',
      ];
    }),
  );
}

/** Step by step; null: nothing of it was measured. */
function bidsTable(rows: Rows): string | null {
  const steps = Object.entries(rows).flatMap(([name, { fewer = [] }]) =>
    fewer.map(({ side, points, dorian, games }) => [
      name,
      `${side} ${points} fewer`,
      `${dorian} %`,
      String(games),
    ]),
  );
  return steps.length === 0 ? null : table(['Scenario', 'Points', 'Dorian wins', 'Games'], steps);
}

/** Beside the players of this page, a column a level; below, what evens a scenario out for them. */
function strongerOnes({ findings, stronger, player }: Measured): string {
  const levels = [...new Set(stronger.map(({ finding }) => finding.dorians[0]))];
  const ofSetup = (level: string, setup: Setup) =>
    stronger.find(
      ({ finding }) => finding.dorians[0] === level && nameOfSetup(finding.setup) === nameOfSetup(setup),
    );
  const cell = (finding: Finding | undefined) => {
    if (!finding) return '–';
    const printed = printedShare(finding);
    return `${percent(printed.share)} (${intervalOf(printed)}) of ${finding.games}`;
  };
  const evened = stronger.flatMap(({ finding, even }) =>
    even
      ? [
          [
            nameOfSetup(finding.setup),
            finding.dorians[0],
            percent(printedShare(finding).share),
            changeWords({ ...finding.setup, handicap: even.handicap }),
            `${even.dorian} %`,
            String(even.games),
          ],
        ]
      : [],
  );
  const played = levels.map((level) => `\`npm run lab -- --games 200 --players ${level}\``);
  return [
    `The same scenarios between two of a stronger level, seeds from 1 on: ${played.join(', or ')}. Where fewer games have been played the interval tells how much they say.`,
    table(
      ['Scenario', ...[player, ...levels].map((level) => `Dorian wins, ${level}`)],
      findings.map((finding) => [
        nameOfSetup(finding.setup),
        cell(finding),
        ...levels.map((level) => cell(ofSetup(level, finding.setup)?.finding)),
      ]),
    ),
    ...(evened.length > 0
      ? [
          'What evens a scenario out for them (R-110), `--beside` in the same command: of the handicaps tried the nearest to even.',
          table(['Scenario', 'Between two', 'Dorian wins', 'Handicap', 'Dorian with it', 'Pairs'], evened),
        ]
      : []),
  ].join('\n\n');
}

const BIDS = `Who would rather have a side bids points for it (R-113). The side that is ahead with so many points fewer, step by step down to the first that leaves it less than half, on the seeds from 1
on: \`npm run lab -- --scenario S --rules R --games N --beside "dorian-5; dorian-10"\`. The cards show it, and the computer bids from it and from nothing else: as far as its side still
wins half. Fewer points are not always worse: what is recommended is bought again with what is left, and may be better off, or no worse, without what falls away first.`;

function proposals({ findings, levers }: Measured): string {
  return table(
    ['Scenario', 'As printed', 'Numbers that bring it nearest to even', 'With them', 'Pairs', 'Within 40–60'],
    findings.map((finding) => {
      const { share } = printedShare(finding);
      const found = proposed(finding, levers);
      const reached = found ? shareWith(found, share) : share;
      return [
        nameOfSetup(finding.setup),
        percent(share),
        found ? changeWords(found.changed) : 'none of those tried',
        found ? percent(reached) : '–',
        found ? String(found.games) : '–',
        reached >= 0.4 && reached <= 0.6 ? 'yes' : 'no',
      ];
    }),
  );
}

const REPEATED = `Each line is played again by \`npm run lab -- --scenario S --rules R --games N --beside "change"\`, on seeds 1 to N, N the number of its pairs.`;

const ARMIES = `Forty legal armies of a side, bought at random until nothing more can be had, each with its machines armed, play the recommended army of the other side, beside the
recommended one of their own on the same seeds: all of them 1 game, the best twelve 2 more, the best four of those 4 more, and the best 40. Each round is on seeds of its own and an army's
share is that of its last round, so that no luck before is in it. An army is its number:
\`npm run lab:armies -- --scenario S --rules R --side X --games 1,2,4,40 --best 12,4,1\` draws and plays the same, between two Sergeants. In _Incoming!_ all 28 pairs have been met (see above). Where the best drawn surely wins more than the
recommended one (its interval above 0) that was taken on purpose: recommended is what is even, not what is strongest. What is drawn sets up as the layout of its scenario bids, not where a search has put it.`;

const HOUSE = `Three armies a side are offered, from \`src/rules/extractors/recommended/armies.ts\`; what won hardly any game has given way and keeps its number, by which saved games name it. They are written as the laboratory writes them: \`Panza, 2 pgp\` is a cell and two PGPs, \`Bb psl +2 MF\` a
Bipod B with particle accelerator, shredder (s) and laser in its slots in this order, two points of extra armour and both Thanis orders (k is a seeker, m a streamer,
t a thermo beam, u an undulator). They were found on seeds from 1001 on: all armies of a few met all of the other side once, the best were altered by one to three purchases and met
again (\`npm run lab:search\`), and those that did well, with some made by hand, met the other side's best. The first army of each side was the one recommended on the day of the table, the two that
come nearest to an even game, not the strongest; what is recommended now stands under What was changed. What is stronger stands below with what it won; against companies of vehicles in _Ambush_, and three Agrax
with three Revils in _Engage!_ Full, no answer is known yet. Each row is \`npm run lab -- --scenario S --rules R --games N --seed K --armies "dorian …; avronian …"\`.

The second table names for every unit and weapon an army with it that won half its games or more; it counts every meeting of at least 12 games, whoever was met.`;
