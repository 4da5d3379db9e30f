import type { Share } from '../arena/statistics';
import { standings, type Compared } from './armiesReport';
import type { Finding } from './findings';
import { nameOfSetup } from './ledger';
import { changeWords, shareWith, type Lever } from './levers';
import { houseReport } from './houseReport';
import { leversReport, percent, reportOf, table } from './report';
import { rungsReport } from './rungs';
import type { Trial } from './trial';

/** All that one player's games against himself say. */
export interface Measured {
  readonly player: string;
  readonly date: string;
  readonly games: number;
  readonly findings: readonly Finding[];
  readonly levers: readonly Lever[];
  /** Of the sides for which armies were drawn by lot. */
  readonly armies: readonly Compared[];
  /** Games of named armies. */
  readonly house: readonly Trial[];
  /** Games of two stronger players, of the scenarios that have enough of them. */
  readonly stronger: readonly Finding[];
}

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

/** `docs/balance.md`. */
export function pageOf(measured: Measured): string {
  const { findings, levers, armies, house } = measured;
  return [
    '# Balance',
    introduction(measured),
    PLAYERS,
    '## At a glance',
    overview(measured),
    ...(measured.stronger.length > 0 ? ['## Between stronger players', strongerOnes(measured)] : []),
    ...bidsSection(measured),
    '## What was changed',
    CHANGED,
    '## What could be changed',
    PROPOSAL,
    ...(levers.some(({ changed }) => changed.variant) ? [proposals(measured)] : []),
    leversReport(levers.filter(({ games }) => games >= FEWEST_SHOWN)).trimEnd(),
    REPEATED,
    ...(house.length > 0 ? ['## Armies of the house', HOUSE, houseReport(house)] : []),
    '## Set-ups drawn by lot',
    SET_UPS,
    ...(armies.length > 0 ? ['## Armies drawn by lot', ARMIES, standings(armies)] : []),
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
        even ? percent(shareWith(even, share)) : '–',
        even ? String(even.games) : '–',
      ];
    }),
  );
}

/** Beside the players of this page. */
function strongerOnes({ findings, stronger, player }: Measured): string {
  const [{ dorians }] = stronger;
  const rows = stronger.map((finding) => {
    const { share, low, high } = printedShare(finding);
    const twin = findings.find(({ setup }) => nameOfSetup(setup) === nameOfSetup(finding.setup));
    return [
      nameOfSetup(finding.setup),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      String(finding.games),
      twin ? percent(printedShare(twin).share) : '–',
    ];
  });
  return [
    `The same armies between two of level _${dorians[0]}_, seeds from 1 on: \`npm run lab -- --players ${dorians[0]}\`. Fewer games, since each takes longer; the interval tells how much they say.`,
    table(['Scenario', `Dorian wins, ${dorians[0]}`, 'Interval', 'Games', player], rows),
  ].join('\n\n');
}

function bidsSection({ findings, levers }: Measured): readonly string[] {
  const steps = rungsReport(findings, levers);
  return steps === null ? [] : ['## What a bid is worth', BIDS, steps];
}

const BIDS = `Who would rather have a side bids points for it (R-113). The side that is ahead with so many points fewer, step by step down to the first that leaves it less than half, on the seeds from 1
on: \`npm run lab -- --scenario S --rules R --games N --beside "dorian-5; dorian-10"\`. The cards show it, and the computer bids from it and from nothing else: as far as its side still
wins half. Fewer points are not always worse: what is recommended is bought again with what is left, and in _Engage!_ Full and _Three-Pod Attack_ Simple it is better off, or no worse, without what falls away first: its Floater costs the
Dorian of _Engage!_ more than it brings. There 5 fewer buy what 10 do, and 15 what 20 do, and the games are the same, compared over six seeds.`;

const PROPOSAL = `Only numbers marked † are free, within what the rulebook’s own examples leave them (R-111). None was changed with version 4: the armies brought most pairs within 40–60, and a
number is the same under both rule sets, which lean to opposite sides. Walker firepower 3 instead of 4 left _Ambush_ Full where it was with the armies of version 3 (20 of 24 and 12 of 16 games, seeds from 1001, two Avronian
armies). Whoever proposes a number measures it with \`npm run lab -- --beside "walker.firepower=3"\` on the armies of now. The ground is free too but for the landmarks; no hex has been changed.

What no army cured: in _Ambush_ Full companies with
vehicles win nearly always, so that the recommended one is on foot; in _Engage!_ Full three Agrax and three Revils won 12 of 12 against the recommended column; in _Three-Pod Attack_ Simple
no company found holds its own against three armoured Bipods.`;

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

/** Of which Sergeant the games are. */
const PLAYERS = `Every game of the tables at the head of this page is of the Sergeant of now with the armies recommended since version 4 of the rules. Those armies were chosen on other
seeds (201 to 230, 401 to 420 and from 1001 on). A share with a handicap is the share as printed over all games with the difference of the pairs added, so that
games which lean by themselves do not count for the handicap. It is the one of those tried that came nearest to even, so on other seeds expect it a few points further off. In _Incoming!_ \`dorian-5\` leaves the Lance behind.

_Incoming!_ was measured anew on 2026-11-23 with the set-up recommended since then, both rule sets, all games of its rows; the other rows are of 2026-11-22.

One pair lies just outside 45–55 with nothing agreed that brings it nearer. In _Three-Pod Attack_ Simple the Avronian machines lose little with up to 15 points fewer and a weapon that counts with 20 (see the levers);
a turn more or less is worth too much, and more points for the Dorian buy him a Flyer or a Dagmaton that stands in the way of better ones. Other set-ups did no better, 40 games each, seeds 5001 to 5040, where the recommended
one won 38: every vehicle in a hex of its own 38, the company round the Post 23, next to it and in its hex 10, the vehicles at the front 18; of 30 games (seeds 1 to 30) every hex used as often as it is named 20. Set up like that he wins
_Ambush_ 33 (Full) and 37 (Simple) of 100, 30 games each, against 30 and 42 as it is on the first 40 and 45 seeds.`;

const REPEATED = `Each line is played again by \`npm run lab -- --scenario S --rules R --games N --beside "change"\`, on seeds 1 to N, N the number of its pairs.`;

const ARMIES = `Forty legal armies of a side, bought at random until nothing more can be had, each with its machines armed, play the recommended army of the other side, beside the
recommended one of their own on the same seeds: all of them 1 game, the best twelve 2 more, the best four of those 4 more, and the best 20. Each round is on seeds of its own and an army's
share is that of its last round, so that no luck before is in it. An army is its number:
\`npm run lab:armies -- --scenario S --rules R --side X --games 1,2,4,20 --best 12,4,1\` draws and plays the same. In _Incoming!_ all 28 pairs have been met (see above). _Ambush_ Simple has an army that may dominate; it is
offered now, as The crowd. Of the sides not drawn yet seven have an army of the house that wins over 10 points more than the recommended one: _Three-Pod Attack_ Simple (Avronian), _Extractors_ Simple (both),
_Ambush_ Full (Dorian), _Dobern_ Full (Dorian) and Simple (Avronian), _Engage!_ Full (Dorian).`;

const HOUSE = `Three armies a side are offered, from \`src/rules/extractors/recommended/armies.ts\`; what won hardly any game has given way and keeps its number, by which saved games name it. They are written as the laboratory writes them: \`Panza, 2 pgp\` is a cell and two PGPs, \`Bb psl +2 MF\` a
Bipod B with particle accelerator, shredder (s) and laser in its slots in this order, two points of extra armour and both Thanis orders (k is a seeker, m a streamer,
t a thermo beam, u an undulator). They were found on seeds from 1001 on: all armies of a few met all of the other side once, the best were altered by one to three purchases and met
again (\`npm run lab:search\`), and those that did well, with some made by hand, met the other side's best. The first army of each side is the recommended one: the two that
come nearest to an even game, not the strongest. What is stronger stands below with what it won; against companies of vehicles in _Ambush_, and three Agrax
with three Revils in _Engage!_ Full, no answer is known yet. Each row is \`npm run lab -- --scenario S --rules R --games N --seed K --armies "dorian …; avronian …"\`.

The second table names for every unit and weapon an army with it that won half its games or more; it counts every meeting of at least 12 games, whoever was met.`;

const SET_UPS = `Forty legal set-ups of a side, every unit in any hex it may begin in, play 8 games against the recommended army of the other side, and the best three 40, beside the recommended set-up on the same
seeds, 1 to 40: \`npm run lab:armies -- --draw setUp --scenario incoming --games 8,40 --best 3\`, which now plays the best on seeds 9 to 48. Only _Incoming!_ has been tried. The recommended set-up won 53 of 100 in these 40 games under either rule set, the
mean of the forty 48 (Full) and 33 (Simple); 22 and 12 of them won half their games or more. Three stand out:

- The bait (#8): Shock in 2424 and Lance in 1626 wait for the Orni, the Commando runs from 1920: 100 of 100 under both rule sets, +48 (+32 to +63). A Sergeant takes what is near.
- The west flank (#4): Shock in 0422, Lance in 0521, Commando in 1621: 93 Full, +40 (+25 to +55), and 88 Simple, +35 (+20 to +50).
- The long way (#3): Shock in 0524, Lance in 1422, Commando in 1827: 100 Full, +48 (+32 to +63).

So the set-up, not the army, dominates in _Incoming!_: it is even as the house sets it up, and a Dorian who knows the Sergeant need not lose. What is recommended stays the
even one. A Captain’s Orni is baited less: against it a Sergeant’s cell won 12 of 16 games with the bait and 6 of 16 with the recommended set-up (Simple, seeds 1 to 16).`;

const EARLIER = `A first search, with greedy players of several styles and 18 games a cell, found: Orni speed 8 to 6, speed of all sections +1 and
firepower of all sections +1 do something; Extractor armour, profile and speed, firepower of vehicles, Multipod speed and the arcs of
machines showed nothing beyond the noise of 11 points. A second step for Lances, Commandos and Transcoms decided _Incoming!_ (+64 points), but
the chart leaves it blank. The ruling on the length of _Incoming!_ (8 turns or 10) changed nothing.`;

const CHANGED = `On 2026-11-23 another set-up is recommended in _Incoming!_, and the computer takes it; rules, armies and numbers are as they were. The computer asks for one place after the other, and the
recommendation forgot what stood already, so that all three runners began in one hex of the road, 1320, where two Shredders took them together. Now they begin far apart, Shock in 2420, Lance in 1620 and
Commando in 0320: the Orni cannot be at every one of them. Of a hundred games under Simple rules the Dorian now wins against its pairs of weapons, of 60 games each and of 200 of
uu, us, ss and kk, seeds from 1 on; uu is recommended:

|              | u   | s   | p   | l   | k   | m   | t   |
| ------------ | --- | --- | --- | --- | --- | --- | --- |
| u Undulator  | 45  | 42  | 75  | 67  | 62  | 73  | 72  |
| s Shredder   |     | 53  | 63  | 57  | 53  | 77  | 65  |
| p accelerator |    |     | 87  | 77  | 77  | 87  | 92  |
| l Laser      |     |     |     | 87  | 60  | 85  | 78  |
| k Seeker     |     |     |     |     | 34  | 77  | 58  |
| m Streamer   |     |     |     |     |     | 70  | 87  |
| t Thermo beam |    |     |     |     |     |     | 90  |

The strongest, two Seekers, is 11 points (1 to 20) better than the recommended pair, Undulator and Shredder 4; before, two Shredders were 23 better. Under Full rules he wins 52 against two Undulators (it was 75, 200 games each), and of 60 games each against Undulator and Shredder 53, two Shredders 58, an Undulator
with laser 63, with Streamer 73, with particle accelerator 88, two Seekers 70. A turn more now brings Simple to 53. Each is \`npm run lab -- --scenario incoming --rules R --games N --armies "avronian A ss"\`.

That set-up was chosen among some 80, most drawn by lot (seeds from 1001, 2001, 3001 and 4001 on) for an even game, not for the strongest. Set-ups that win nearly always against a Sergeant are easy to find: Shock, Lance
and Commando in 1820, 1020 and 2021, in 0620, 0520 and 1120 or in 1621, 2321 and 0220 won 16 of 16 games against two Shredders and 16 of 16 against two Undulators, Simple rules, seeds 1001 to 1016. Where the cell begins decides more than
what the Orni carries.

Since **version 4** of the rules other armies are recommended, and the computer buys them; no number has changed. Until then, with the armies of version 3, the Dorian won
of 200 games between two Sergeants (seeds 1 to 200), Full and Simple: _Incoming!_ 75 and 45, _Three-Pod Attack_ 12 and 10, _Extractors_ 83 and 37, _Ambush_ 83 and 37, _Dobern_ 68 and 14,
_Engage!_ 66 and 22: one pair of twelve lay within 40–60, on the mean 25 points from even. Full and Simple recommend different armies, since orders bind the machines in the one alone. What the sides buy moves balance more than any number did. A game
begun earlier keeps what it bought.

The Orni’s speed † is 6 since version 3 of the rules; it was 8. Nothing prints it: the rulebook asks for a fast machine (two points lost for a
speed star) and leaves 6 to 10 (R-111). At 8 it caught the runners of _Incoming!_ wherever they stood: between two Sergeants the Dorian won 16 % of 200 games under
Simple rules and won 45 % at 6, with the set-up of then; under Full rules, where its orders bind it, 70 and 75 %. A game begun under an earlier version keeps 8 and says so.

**Numbers tried and left**, with the armies of version 3, on small numbers of games of the same seeds between two Sergeants (12 to 20 each, ±25 points). The share is the
Dorian’s, without and with the change:

- Firepower of Lance, Shock and Dagmaton +1: _Three-Pod Attack_ 0 to 45 (Full), 20 to 55 (Simple), _Engage!_ Simple 23 to 58; but _Engage!_ Full 71 to 100, _Dobern_ Full 63 to
  88, _Extractors_ Full 88 to 100. It makes Simple even and Full hopeless.
- The same with Revil, Agrax and Walker −1: _Three-Pod Attack_ Full 0 to 50, Simple 13 to 25; _Ambush_ Full 93 to 60, Simple 47 to 27; _Engage!_ Full 56 to 81, Simple 13 to 27;
  _Dobern_ Full 80 to 80, Simple 13 to 27; _Extractors_ Full 87 to 80, Simple 33 to 33. Six numbers for two pairs.
- Shock firepower 4 alone: _Engage!_ Full 67 to 92, Simple 9 to 55, nothing elsewhere. Lance 3 alone and Dagmaton 4 alone: little. PGP 7: _Three-Pod Attack_ Full 0 to 27,
  Simple 18 to 9. Revil and Agrax 4: _Extractors_ Full 91 to 82, Simple 45 to 18.
- Arms before numbers: two Glides and an Orni instead of Multipod and Bipod as the Avronian reinforcement of _Extractors_ turn 91 into 73 (Full) and 50 into 0 (Simple, 10
  games). What the sides buy moves this scenario more than any number.`;
