import type { Notice, Problem } from '../../store/problems';
import type { SaveState, UnsavedBecause } from '../../store/published';
import { SHORTEST_PASSPHRASE } from '../../store/mail/passphrases';

const CHANGES_OWN =
  'This file changes a turn you have sent. What you sent stands, and the other side is told with your next file.';

const UNKEPT = 'Play goes on unsaved: export it to keep it.';

/** What the store tells by a code, for the player. */
const PROBLEMS: Readonly<Record<Problem, string>> = {
  empty: 'The file is empty.',
  tooLong: 'The file is too long for a saved game.',
  tooSlow: 'This takes far too long to read. Nothing was changed.',
  cancelled: 'Not opened. Nothing was changed.',
  notJson: 'This is no saved game, or a part of it is missing.',
  otherFile: 'This file holds something else than a saved game.',
  newerFormat: 'This game was saved by a newer version of the program. Open it there.',
  otherGame: 'This is a saved game of another game.',
  noSetup: 'The scenario of this saved game is not known here.',
  noSeed: 'The dice of this saved game cannot be read.',
  noActions: 'The moves of this saved game cannot be read.',
  locked: 'This saved game was locked by another browser or is damaged.',
  notInstalled: 'This program does not have the game of this save. It is kept as it is.',
  gone: 'This saved game is no longer on this device.',
  damaged: 'The text is damaged: a part is missing or changed.',
  wrongPassphrase: 'The word does not fit, or the file is damaged.',
  shortPassphrase: `A passphrase needs at least ${SHORTEST_PASSPHRASE} characters.`,
  noWebCrypto: 'This browser can seal and open files only on a secure address (https).',
  linkTooLong: 'This game is too long for a link. Send it as a file.',
  notALink: 'This address holds no game.',
  full: `The storage of this browser is full. ${UNKEPT}`,
  absent: `This window keeps nothing (a private window?). ${UNKEPT}`,
  blocked: `The browser does not let games be saved. ${UNKEPT}`,
  otherTab: 'This game is being played in another tab. Nothing is saved from here.',
  broken: 'The file is damaged: its turns do not follow each other.',
  notMine: CHANGES_OWN,
  newerRules: 'The other side plays by newer rules. Reload the page, then try again.',
  astray:
    'A turn in this file breaks the rules of this version. If both sides have the newest, ask for the file again.',
  badDice: 'A turn in this file has other dice than both sides have bound. Nothing was changed.',
  differs: 'A turn in this file leads elsewhere than the other side says. Nothing was changed.',
  sealed: 'This game is sealed.',
  shortOpening: `The opening word needs at least ${SHORTEST_PASSPHRASE} characters.`,
  noPassphrases: 'Choose your passphrase and an opening word for the other side.',
  noPassphrase: 'Enter your passphrase first.',
  samePassphrase: 'Choose another word for the other side: with your passphrase it would open your mail.',
  ownNeeded: 'Set a passphrase of your own.',
  openingWordKnown: 'The other side knows this word. Choose a passphrase only you know.',
  otherVersion:
    'This is another version of a turn you have. Yours stands, and the other side is told with your next file.',
  changesOwn: CHANGES_OWN,
  otherSideHere: 'The other side is played on this device. Open the file in another browser or profile.',
  stillByMail: 'Until it ends a game by mail leaves this device only sealed.',
  noCopies: 'Until it ends a game by mail is not kept under a name.',
  notFollowed: 'This game by mail can no longer be followed here. Open the last file again.',
  falsePapers: 'The secrets the other side shows are not what it told. Nothing was changed.',
  notOffered: 'This game is not played by mail.',
  fromPosition: 'By mail both sides could read the typed position this game began at.',
  goneOn: 'The game went on meanwhile, so nothing was done. Try again.',
  letterUnkept: 'No file was made: this turn could not be kept. Try again, or delete a saved game first.',
  noGame: 'There is no game to go on with.',
  noName: 'Give it a name first.',
  playedElsewhere: 'This game is being played in another tab. Nothing was changed.',
  stillSecret: 'A link would tell what is still secret. Share the position you see, or a sealed file.',
};

/** Why a command changed nothing. */
export function problemWords(problem: Problem): string {
  return PROBLEMS[problem];
}

const UNSAVED: Readonly<Record<UnsavedBecause, string>> = {
  full: 'No: the storage is full',
  absent: 'No: this window keeps nothing',
  blocked: 'No: the browser does not let it be',
  otherTab: 'No: it is played in another tab',
};

/** Whether it is saved, in a word or a few. */
export function savedWords(save: SaveState): string {
  if (save.state === 'unsaved') return UNSAVED[save.why];
  return save.state === 'saved' ? 'Yes' : 'Being saved';
}

const NOTICES: Readonly<Record<Extract<Notice, string>, string>> = {
  openedBefore: 'You have this turn already. The game goes on where you left it.',
  toldTwice:
    'The other side was given another version of a turn. What it had first stands; ask it which file it means.',
  over: 'The game has ended, and all that was told fits.',
};

/** What there is to say about a game that has been opened. */
export function noticeWords(notice: Notice): string {
  if (typeof notice === 'string') return NOTICES[notice];
  const { turn, versions } = notice;
  const why =
    versions.kept === versions.now
      ? 'A part of this saved game cannot be read.'
      : `The rules have changed since this game was saved (version ${versions.kept}, now ${versions.now}).`;
  const where = turn === 0 ? 'before turn 1' : `in turn ${turn}`;
  return `${why} It opens ${where}, at the last phase that is sure. The whole game stays in the list.`;
}
