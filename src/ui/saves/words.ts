import { assertNever } from '../../rules/result';
import type { Needs } from '../../store/published';
import { otherSide, sideNameOf, type Side, type SideUi } from '../widgets/sides';

type Sides = readonly SideUi[];

/** What an exported file gives away. */
export function fileHolds(secret: readonly Side[], sides: Sides, over = false): string {
  const all = 'An open file holds the whole game and the seed of its dice.';
  if (secret.length === 0)
    return `${all}${over ? '' : ' No side has a secret in it, but the seed tells the dice to come.'}`;
  const whose = secret.length > 1 ? 'each side keeps' : `${sideNameOf(sides, secret[0])} keeps`;
  return `${all} It gives away what is still secret: what ${whose} from the other side (orders, hidden units, purchases).`;
}

interface Sealing {
  readonly seat: Side;
  /** It goes to the other side; else it is a copy for this one. */
  readonly goes: boolean;
  readonly begins: boolean;
  /** The other side has not yet set a passphrase of its own. */
  readonly first: boolean;
  /** Its side could go on here. */
  readonly decides: boolean;
}

function goesFirst(own: string, other: string): string {
  return `The file goes to ${other} first, who sets a passphrase and sends it back; then ${own} goes on.`;
}

/** What a sealed file is for. */
export function sealedFor({ seat, goes, begins, first, decides }: Sealing, sides: Sides): string {
  const [own, other] = [seat, otherSide(sides, seat)].map((side) => sideNameOf(sides, side));
  if (!goes) return `A copy of the game as it stands, which ${own} alone opens. The turn goes on here.`;
  const how = first ? 'the opening word' : 'its own passphrase';
  if (!begins) return `${other} opens it with ${how}. What has been sent stands.`;
  const before = decides ? ` ${goesFirst(own, other)}` : '';
  return `To play by mail: from then on only ${own} looks at the game on this device.${before}`;
}

/** Where a game by mail cannot go on here: why, and what is to be done. */
export function awayWords(
  side: Side,
  needs: Needs,
  sides: Sides,
): { readonly title: string; readonly text: string } {
  const [name, own] = [side, otherSide(sides, side)].map((each) => sideNameOf(sides, each));
  switch (needs) {
    case 'decision':
      return {
        title: `${name} decides next, at another device`,
        text: `Send the game to ${name}. It comes back when it is ${own}’s turn.`,
      };
    case 'passphrase':
      return {
        title: `First, ${name} sets a passphrase`,
        text: `${goesFirst(own, name)} ${sentWords(name)}`,
      };
    case 'answer':
      return {
        title: `Only ${name} knows what comes of this`,
        text: `It hangs on something ${name} keeps secret. Send the game to ${name}; its device answers, and ${own} goes on.`,
      };
    case 'end':
      return {
        title: 'The game may end here',
        text: `That hangs on what ${name} may keep secret. Send the game to ${name}; its device answers.`,
      };
    case 'dice':
      return {
        title: `The dice need ${name}’s half`,
        text: `Each side has a half, so that nobody can choose them. Send the game to ${name} once; when it comes back, ${own} rolls.`,
      };
    case 'papers':
      return {
        title: 'The game has ended',
        text: `Both sides now show what they kept secret. Send the game to ${name}; the result comes with the answer.`,
      };
    case 'answered':
      return {
        title: `This device has answered ${name}`,
        text: `${name} asked what comes of its last act, as that hangs on what ${own} may keep secret. ${backWords(name)}`,
      };
    case 'passed':
      return {
        title: `${name} decides next, at another device`,
        text: `This device adds its half of the dice. ${backWords(name)}`,
      };
    default:
      return assertNever(needs);
  }
}

function backWords(name: string): string {
  return `Nothing is to be decided here: only send the game back to ${name}.`;
}

/** After the file has been made. */
export function sentWords(name: string): string {
  return `The file lies among the downloads of this device: send it to ${name}. When the answer comes, open it with Import among the saved games.`;
}

/** What is lost if a side's last action is taken back; never how much: what was done since may be secret. */
export function takeBackWords(by: Side, sides: Sides): string {
  return `${sideNameOf(sides, by)} asks to take back its last action and everything since. The log keeps that it was taken back; dice that have fallen fall the same again.`;
}

/** How much of what was found in a line is told. */
const LONGEST = 24;

/** The place where a line cannot be read, counted in signs, and what was expected there. */
export function unreadWords(
  { at, found }: { readonly at: number; readonly found: string },
  expected: string,
) {
  const told = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  const where = told === '' ? 'At the end' : `At “${told}” (sign ${at + 1})`;
  return `${where} ${expected}.`;
}
