import { recommendedArmy, type Position, type Side } from '../../rules/extractors';
import { ANSWERED } from './answered';
import { armyHeld } from './bought';
import { FARED } from './fared';
import { STEADY, STYLES, type Tally } from './styles';

/** Shares of the games by which another style has to be ahead of the plain one: under these rules, and summed over both where it was played in fewer games than show it. */
const AHEAD = { here: 1 / 8, both: 5 / 12, games: 50 };

/**
 * What wins against the recommended set-up alone, as machines that stand do not come to a Post held from afar (docs/balance.md),
 * or against a Sergeant alone: runners who hide from his Vector win 81 of 100 games, and 8 of 60 against a Captain's.
 */
const HOLLOW: ReadonlySet<string> = new Set([
  'threePodAttack full avronian stand',
  'incoming full dorian wary',
  'incoming full dorian shy',
]);

/** Runners who win more games at sight than played on: rollouts end before the edge is reached, and make timid (docs/measured.md). */
const AT_SIGHT: ReadonlySet<string> = new Set(['incoming full dorian', 'ambush simple avronian']);

/**
 * Found against a Captain, who plays otherwise than a Sergeant: machines rush the Post where its company keeps its distance, and
 * win 27 of 60 games, played plainly 10 of 30; in an ambush they win 47 of 120, plainly 37. Against a Sergeant both do alike
 * (docs/balance.md).
 */
const AGAINST_CAPTAINS: Readonly<Record<string, string>> = {
  'threePodAttack simple avronian': 'rush',
  'ambush simple avronian': 'rush',
};

type Pair = Pick<Position, 'scenario' | 'rules'>;

/**
 * The number of the style that has fared best for a side in such games, the first of equals, whatever handicap is agreed on.
 * The plain one where none is clearly better, and where the numbers are not the printed ones, which nobody has measured. It
 * stays the same all through a game: styles in turns win less than each of them alone.
 */
export function styleFromBook(position: Position, side: Side): number {
  const { rules, variant } = position;
  if (variant) return 0;
  const known = AGAINST_CAPTAINS[`${position.scenario} ${rules} ${side}`];
  if (known) return STYLES.findIndex(({ name }) => name === known);
  const other = rules === 'full' ? 'simple' : 'full';
  const leads = STYLES.map(({ name }) => {
    const here = leadOf(position, side, name);
    const both = here + leadOf({ ...position, rules: other }, side, name);
    const isShown = both >= AHEAD.both || (tallyOf(position, side, name)?.[1] ?? 0) >= AHEAD.games;
    return here >= AHEAD.here && isShown ? here : 0;
  });
  const most = Math.max(...leads);
  return most > 0 ? leads.indexOf(most) : 0;
}

/** Whether looking further ahead wins a side more games of this kind. */
export function looksAhead({ scenario, rules }: Pair, side: Side): boolean {
  return !AT_SIGHT.has(`${scenario} ${rules} ${side}`);
}

/** Runners are away only in the last turns: rollouts that end before made them timid, and an Orni that stood won 26 of 32 games of them. */
const TO_THE_END: ReadonlySet<string> = new Set(['incoming simple']);

/** Whether rollouts of such a game go to its end. */
export function playsToEnd({ scenario, rules }: Pair): boolean {
  return TO_THE_END.has(`${scenario} ${rules}`);
}

/**
 * Turns that a race of styles looks ahead at most: with six a Colonel's machines won 5 of 20 games of a Captain's Dorian, with
 * four 13 and 15 (docs/measured.md). The relief that comes on turn 6 is too far off to be told by rollouts.
 */
const RACES: Readonly<Record<string, number>> = { 'dobernStrongpoint full': 4 };

/** How many turns ahead styles race at most. */
export function racesAhead({ scenario, rules }: Pair): number {
  return RACES[`${scenario} ${rules}`] ?? Infinity;
}

/** Shares of the games by which a reply has to be ahead of what the side plays anyway, and games it takes to show it. */
const REPLY = { ahead: 0.2, games: 18 };

/**
 * The number of the style that wins most against the one the book names for the other side, with the army the side has. What
 * the side plays anyway, where nothing is clearly better against that one without losing as much against a plain player, or
 * nothing has been measured.
 */
export function replyFromBook(position: Position, side: Side): number {
  const usual = styleFromBook(position, side);
  const { variant, handicap } = position;
  const army = variant || handicap ? null : armyHeld(position, side);
  if (army === null) return usual;
  const tallies = ANSWERED[answeredAs(position, side, army)] ?? {};
  const { name: than } = STYLES[usual];
  const gains = STYLES.map(({ name }) => {
    if (!tallies[name] || !tallies[than] || tallies[name][1] < REPLY.games) return 0;
    const gain = shareOf(tallies[name]) - shareOf(tallies[than]);
    const behind = leadOf(position, side, than) - leadOf(position, side, name);
    // Against a plain player no style has been tried but with the recommended army.
    return gain >= REPLY.ahead && gain > (army === recommendedArmy(position, side) ? behind : 0) ? gain : 0;
  });
  const most = Math.max(...gains);
  return most > 0 ? gains.indexOf(most) : usual;
}

/** Under which name the book of replies keeps a side with an army of the house: 'engage full dorian 0'. */
export function answeredAs({ scenario, rules }: Pair, side: Side, army: number): string {
  return `${scenario} ${rules} ${side} ${army}`;
}

function shareOf([won, of]: Tally): number {
  return won / of;
}

/** The share of games by which a style is ahead of the plain one; none where it has not been measured. */
function leadOf(position: Pair, side: Side, name: string): number {
  const [tally, plain] = [tallyOf(position, side, name), tallyOf(position, side, STEADY.name)];
  return tally && plain ? shareOf(tally) - shareOf(plain) : 0;
}

function tallyOf({ scenario, rules }: Pair, side: Side, name: string): Tally | undefined {
  const hollow = HOLLOW.has(`${scenario} ${rules} ${side} ${name}`);
  return hollow ? undefined : FARED[`${scenario} ${rules}`]?.[side][name];
}
