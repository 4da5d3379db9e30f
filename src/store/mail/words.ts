import type { LetterFault } from './unfold';

export const MAIL_WORDS = {
  sealed: 'This game is sealed. It opens with the passphrase of a side.',
  noPassphrases: 'Choose your passphrase and a word with which the other side opens its first mail.',
  noPassphrase: 'Enter your passphrase first.',
  samePassphrase: 'Choose another word for the other side: with your passphrase it would open your mail.',
  ownNeeded:
    'The other side has chosen this word. Set a passphrase of your own; the word then opens nothing more.',
  openingWordKnown: 'The other side knows this word. Choose a passphrase only you know.',
  otherVersion:
    'This is another version of a turn you have. The turn you have stands, and the other side will be told with your next file.',
  changesOwn:
    'This file changes a turn you have sent. The game you have stays as it is, and the other side will be told with your next file.',
  openedBefore: 'You have this turn already. The game goes on where you left it.',
  otherSideHere:
    'The other side of this game is played on this device. Open the file in another browser or profile.',
  stillByMail:
    'This game is played by mail. Until it ends it leaves this device only as a sealed file; the position you see can be shared.',
  noCopies: 'A game by mail goes on in one place. It can be kept under a name when it has ended.',
  notFollowed:
    'This game by mail can no longer be followed here. Open the last file of the other side again, or your own.',
  falsePapers:
    'The game has ended, but what the other side shows of its secrets is not what it told during the game. The game you have stays as it is.',
  toldTwice:
    'The other side says it was given another version of a turn of this game. What it has first stands; ask it which file it means.',
  over: 'The game has ended, and what both sides kept secret fits what they told. Export the sealed file once more: the other side waits for the result.',
  overForBoth: 'The game has ended, and what both sides kept secret fits what they told.',
  notOffered: 'This game is not played by mail.',
  fromPosition:
    'This game goes on from a position that was typed in. By mail both sides could read it, with all that was secret in it: it can be played at this screen, or exported as a file.',
} as const;

const FAULTS: Readonly<Record<LetterFault, string>> = {
  broken: 'The file is damaged: its turns do not follow each other.',
  notMine: MAIL_WORDS.changesOwn,
  newerRules:
    'The other side plays by a newer version of the rules. Reload the page to get it, then open the file again.',
  astray:
    'A turn in this file cannot be by the rules of this version. Both sides need the newest version of the program; if they have it, ask for the file again.',
  badDice: 'A turn in this file has dice that are not those both sides have bound. Nothing was changed.',
  differs: 'A turn in this file leads elsewhere than the other side says. Nothing was changed.',
};

export function letterWords(fault: LetterFault): string {
  return FAULTS[fault];
}
