import type { Term } from '../../../opponent/contract';
import type { CounterId, Position } from '../../../rules/extractors';
import { nameOf, percent, uncapital } from '../wording';

type Words = (term: Term, position: Position) => string;

/** What each reason of the computer is about; its value says whether it speaks for or against. */
const WORDS: Readonly<Record<string, Words>> = {
  shot: ({ facts }, position) => `${shotAt(facts, position)}${weaponsOf(facts)}`,
  danger: () => 'What enemy fire may take of it there',
  goal: ({ value, facts }) => {
    const way = value >= 0 ? 'Towards' : facts.late ? 'Too late for' : 'Away from';
    return `${facts.aboard ? `Carried ${uncapital(way)}` : way} ${goalNamed(facts.goal)}`;
  },
  wayLeft: ({ value }) => (value < 0 ? 'The way that is left from there' : 'Where it leads'),
  facing: () => 'Where it faces',
  crowd: () => 'Too close to its own for a blast',
  leaves: () => 'Leaves the map',
  effort: () => 'Movement points spent',
  friends: () => 'Own units the shot may strike',
  apart: () => 'What its other firers might take alone',
  outlook: ({ facts }) => `How it went on, tried ${facts.tries ?? 'some'} times`,
  ambush: () => 'What it can do once it shows itself',
  mixture: () => 'One of the programmes it draws from',
  programmed: () => 'All boxes are as it wants them',
  nothingWorth: () => 'Nothing left that is worth it',
  mark: ({ facts }, position) => `What it can do to ${named(facts.target, position) ?? 'the target'}`,
  order: ({ value }) =>
    value > 0
      ? 'What its weapons might take, whatever the order'
      : value < 0
        ? 'What the order keeps it from'
        : 'Its next order',
  reset: () => 'A reset costs the turn',
  rally: ({ value }) => (value > 1 ? 'Once rallied it helps the others' : 'Its chance to rally'),
  nobodyRouted: () => 'Nobody is routed',
  aboard: () => 'Begins in its vehicle',
  army: () => 'The recommended force',
  houseArmy: () => 'A force of the house that has won more than the recommended one',
  bought: () => 'All is bought',
  setUp: () => 'A place of the recommended set-up',
  houseSetUp: () => 'A place of a set-up that has won more than the recommended one',
  placed: () => 'All are placed',
};

/** What units are drawn to, by the scenario. */
const GOALS: Readonly<Record<string, string>> = {
  fetch: 'who waits for a lift',
  runNorth: 'the north edge',
  runSouth: 'the south edge',
  hunt: 'where its weapons reach somebody',
  post: 'the Command Post',
  extractor: 'an Extractor',
  forts: 'the forts',
  massif: 'the massif',
  centre: 'the middle of the map',
};

function goalNamed(goal: string | number | undefined): string {
  return (typeof goal === 'string' ? GOALS[goal] : undefined) ?? 'what it is after';
}

/** How it plays for now, by the style. */
const MANNERS: Readonly<Record<string, string>> = {
  bold: 'boldly',
  wary: 'warily',
  rush: 'in haste',
  stand: 'to hold its ground',
  shy: 'out of harm’s way',
  sly: 'in haste, out of harm’s way',
  fierce: 'to fight',
};

/** 'It plays warily.'; nothing where it plays as ever. */
export function mannerWords(manner: string | undefined): string {
  const words = manner === undefined ? undefined : MANNERS[manner];
  return words ? ` It plays ${words}.` : '';
}

/** A reason in a few words. */
export function reasonWords(term: Term, position: Position): string {
  return Object.hasOwn(WORDS, term.code) ? WORDS[term.code](term, position) : 'Other';
}

/** The codes there are words for. */
export const WORDED: readonly string[] = Object.keys(WORDS);

function shotAt({ target, others, chance }: Term['facts'], position: Position): string {
  const name = named(target, position);
  if (name === null) return 'Its fire';
  // One chance does not hold for several.
  if (Number(others) > 0) return `Fire at ${name} and ${others} other${others === 1 ? '' : 's'}`;
  return typeof chance === 'number' ? `Fire at ${name}: ${percent(chance)} to hit` : `Fire at ${name}`;
}

function weaponsOf({ weapons }: Term['facts']): string {
  return typeof weapons === 'number' && weapons > 1 ? `, ${weapons} weapons` : '';
}

function named(id: string | number | undefined, position: Position): string | null {
  return typeof id === 'string' && id !== '' ? nameOf(position, id as CounterId) : null;
}
