import { isPace, type Pace } from '../seats/pace';
import { isOccupant } from '../seats/levels';
import type { Occupants } from '../seats/words';
import type { ThemeChoice } from '../theme/theme';
import { shared } from '../widgets/shared';
import { storedAt } from './stored';

/** What the player has chosen for this device. */
export interface Settings {
  readonly theme: ThemeChoice;
  /** Words beside the signs on the map's buttons. */
  readonly labels: boolean;
  /** Single letters and digits act as keys [WCAG 2.1.4]. */
  readonly letterKeys: boolean;
  /** The curtain falls at every hand-over, not only where something is secret. */
  readonly curtain: boolean;
  readonly sound: boolean;
  /** After a move or a shot the next unit is taken in hand. */
  readonly goOn: boolean;
  /** Players at this screen may ask what the computer would do. */
  readonly hints: boolean;
  /** What the map says of the place a move would end in: what the unit could hit from there, what could hit it. */
  readonly threats: 'off' | 'hits' | 'hitBy';
  /** Names of places on the map. */
  readonly names: boolean;
  /** Where each side enters, leaves and sets up, on the map. */
  readonly entries: boolean;
  /** What was chosen last for a new game besides its scenario, by the name of the game and then of the choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Who plays the sides of a new game. */
  readonly seats: Occupants;
  /** How fast the computer's actions are shown. */
  readonly pace: Pace;
  /** A line of help the first time a moment comes. */
  readonly help: 'on' | 'off';
  /** The moments whose help has been understood. */
  readonly helpSeen: readonly string[];
}

export const DEFAULTS: Settings = {
  theme: 'system',
  labels: false,
  letterKeys: true,
  curtain: false,
  sound: false,
  goOn: false,
  hints: true,
  threats: 'hits',
  names: false,
  entries: false,
  choices: {},
  seats: {},
  pace: 'normal',
  help: 'on',
  helpSeen: [],
};

const KEY = 'extractors.settings';
/** The most entries of a list that only a broken store could make longer. */
const MOST_SEEN = 100;
/** Sides and choices of all games. */
const MOST_SIDES = 20;
const THEMES: readonly unknown[] = ['system', 'light', 'dark'];

/** The good part of whatever was stored. */
export function readSettings(stored: string | null): Settings {
  const read = asRecord(stored);
  const flags = Object.entries(DEFAULTS).filter(
    ([name, preset]) => typeof preset === 'boolean' && typeof read[name] === 'boolean',
  );
  return {
    ...DEFAULTS,
    ...Object.fromEntries(flags.map(([name]) => [name, read[name]])),
    theme: THEMES.includes(read.theme) ? (read.theme as ThemeChoice) : DEFAULTS.theme,
    threats: read.threats === 'off' || read.threats === 'hitBy' ? read.threats : DEFAULTS.threats,
    choices: choicesOf(read),
    seats: seatsOf(read.seats),
    pace: isPace(read.pace) ? read.pace : DEFAULTS.pace,
    help: read.help === 'off' ? 'off' : DEFAULTS.help,
    helpSeen: Array.isArray(read.helpSeen) ? wordsOf(read.helpSeen) : DEFAULTS.helpSeen,
  };
}

function wordsOf(list: readonly unknown[]): readonly string[] {
  const words = list.filter((one): one is string => typeof one === 'string');
  return [...new Set(words)].slice(0, MOST_SEEN);
}

/** While the program had one game, the choice of its rules was kept by itself. */
function choicesOf({ choices, rules }: Record<string, unknown>): Settings['choices'] {
  const games = Object.entries(fieldsOf(choices)).slice(0, MOST_SIDES);
  const read = Object.fromEntries(
    games.map(([game, chosen]) => [
      game,
      Object.fromEntries(
        Object.entries(fieldsOf(chosen))
          .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
          .slice(0, MOST_SIDES),
      ),
    ]),
  );
  return rules === 'full' ? { extractors: { rules: 'full' }, ...read } : read;
}

function seatsOf(value: unknown): Occupants {
  const seats = Object.entries(fieldsOf(value)).filter(([, occupant]) => isOccupant(occupant));
  return Object.fromEntries(seats.slice(0, MOST_SIDES)) as Occupants;
}

function asRecord(text: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const stored = storedAt(() => localStorage, KEY);
const chosen = shared(() => readSettings(stored.read()));

export const settings = chosen.get;
export const useSettings = chosen.use;

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings(), ...change };
  stored.write(JSON.stringify(next));
  chosen.set(next);
}
