import type { ComponentType } from 'react';
import type { Grid } from '../../hex';
import type { Opened } from '../../store/commands';
import type { SideUi } from '../widgets/sides';
import type { Sketch } from './sketch';
import type { AnySession } from './table';

/** A choice of a set-up besides its scenario. */
export interface SetupChoice {
  /** As the set-up names it. */
  readonly name: string;
  readonly label: string;
  /** What a first game begins with; later games as the one before. */
  readonly preset: string;
  readonly values: readonly SetupValue[];
}

export interface SetupValue {
  readonly value: string;
  readonly label: string;
}

/** What has been chosen besides the scenario, by name. */
export type Chosen = Readonly<Record<string, string>>;

/** More of a set-up: what players agree on to even a scenario out. Plain JSON, put into the set-up. */
export type Agreed = Readonly<Record<string, unknown>>;

/** How even a scenario has been found to be. */
export interface BalanceProps {
  readonly scenario: string;
  readonly chosen: Chosen;
  /** On its card; or in its set-up, with who found it and when. */
  readonly words: 'few' | 'all';
}

export interface EvenOutProps {
  readonly scenario: string;
  readonly chosen: Chosen;
  readonly agreed: Agreed;
  readonly onChange: (agreed: Agreed) => void;
  /** 'person' or a level of the computer, by side. */
  readonly seats: Readonly<Record<string, string>>;
  /** The two change sides. */
  readonly onExchange: () => void;
}

/** A scenario at a glance. */
export interface ScenarioUi {
  readonly id: string;
  /** 'Scenario 3, 10 turns'. */
  readonly kicker: string;
  readonly title: string;
  readonly grid: Grid;
  /** The address of a picture of the map, four units of its paper round the hexes. */
  readonly picture: string;
  readonly sketch: () => Sketch;
  /** What a side has and where it comes from. */
  readonly forces: (side: string, chosen: Chosen) => string;
  /** How it is won, in a sentence. */
  readonly victory: string;
  /** What comes of a choice in this scenario. */
  readonly choiceHint: (name: string, chosen: Chosen) => string;
  /** 'Dorian build-up comes first'. */
  readonly begins: string;
}

/** What the selection shows of a game. */
export interface Cards {
  readonly scenarios: readonly ScenarioUi[];
  /** The scenario to begin with. */
  readonly first: string;
  readonly choices: readonly SetupChoice[];
  /** The name of a saved phase, as `standing` gives it. */
  readonly phaseName: (phase: string) => string;
}

export interface OpenGameProps {
  /** Takes up the game wanted, else what this tab played, else the game played last; another game may be put on the table instead of this one. */
  readonly takeUp: (session: Pick<AnySession, 'resume'>, wanted?: string) => Promise<Opened | 'ofOtherRules'>;
}

/** A game as the shell knows it: what stands on the first screen, and how to load the rest when it is wanted. */
export interface GameUi {
  /** As `rules/index.ts` names it. */
  readonly name: string;
  readonly title: string;
  /** Zones of the first side are hatched on small maps, those of the second dotted. */
  readonly sides: readonly [SideUi, SideUi];
  /** The computer can play a side. */
  readonly hasOpponent: boolean;
  /** A game that is not in the first screen loads its cards. */
  readonly cards: Cards | (() => Promise<Cards>);
  readonly session: () => Promise<AnySession>;
  /** Has its map painted before the board asks for it. */
  readonly prepareGround: () => Promise<void>;
  readonly OpenGame: ComponentType<OpenGameProps>;
  /** Of the game as it stands, or of a step of its replay. */
  readonly PrintScreen: ComponentType<{ readonly step: number | null }>;
  readonly RulesScreen: ComponentType<{ readonly rule: string | null }>;
  /** What has been measured of its scenarios; a game without it has not been. */
  readonly Balance?: ComponentType<BalanceProps>;
  /** What can be agreed on to even a scenario out; a game without it is played as printed. */
  readonly EvenOut?: ComponentType<EvenOutProps>;
  /** Its lessons; a game without it has none. */
  readonly LearnScreen?: ComponentType<{ readonly what: string | null }>;
  /** A position sent as a link; a game without it has none. */
  readonly SharedPosition?: ComponentType<{ readonly text: string }>;
}
