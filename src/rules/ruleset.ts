/** What an action would do that cannot be taken back, known before it is done. */
export interface Consequences {
  /** Fewest and most dice it can roll. */
  readonly dice: readonly [fewest: number, most: number];
  /** The action shows the other side something it did not know. */
  readonly reveals: boolean;
  /** The action tells its own side what is hidden somewhere, or that nothing is. */
  readonly finds: boolean;
  /** The other side decides next. */
  readonly handsOver: boolean;
}

/** Where a game stands, for a list of saved games: nothing that one side may not know. */
export interface Standing {
  /** 0 before the first turn. */
  readonly turn: number;
  readonly phase: string;
  /** Whose phase it is; null when the game has ended. */
  readonly side: string | null;
  readonly ended: boolean;
  /** null: nobody yet, or a draw. */
  readonly winner: string | null;
}

/**
 * The types of one game under one name: `interface XTypes extends Types`. All of it is plain JSON with readonly fields.
 */
export interface Types {
  /** What is chosen before the first decision: the scenario and whatever else it takes. */
  readonly Setup: unknown;
  /** What a side may know. A question that asks for a position is answered of the whole game too. */
  readonly Position: unknown;
  /** The whole game, its dice with it. */
  readonly Game: this['Position'] & object;
  /** A decision of the side to decide; a union told apart by `type`. */
  readonly Action: unknown;
  /** What happened; a union told apart by `type`. */
  readonly Event: unknown;
  /** Why something may not be done: a code with its numbers and the rule it rests on; the words are the interface's. */
  readonly Illegal: unknown;
  readonly Side: unknown;
  /** By mail: what a side is told of an action whose outcome it could not know. */
  readonly Facts: unknown;
}

/** The contract between the store and one game. All data is plain JSON. Asking and doing are separate. */
export interface Ruleset<T extends Types> {
  readonly name: string;
  /** The game's name for players. */
  readonly title: string;
  /** In printed order; `id` is what a set-up names. */
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  /** Raised whenever the same actions could lead to another game. */
  readonly version: number;
  readonly sides: readonly T['Side'][];
  /**
   * The game before its first decision. Throws RangeError for a set-up that does not exist. `version`: of the rules it began
   * under, whose numbers it keeps; left out: those in force.
   */
  setup(setup: T['Setup'], seed: number, version?: number): T['Game'];
  /** A game that began under an earlier version as it was written down then; left out where nothing is written otherwise. */
  asWrittenUnder?(game: T['Game'], version: number): T['Game'];
  /** A value from outside that has the shape of a set-up that exists. */
  isSetup(value: unknown): value is T['Setup'];
  /** The part of a set-up that a public list of saves may show; the whole set-up where this is left out. */
  openSetup?(setup: T['Setup']): T['Setup'];
  /** A value from outside that has the shape of an action, and no field more. */
  isAction(value: unknown): value is T['Action'];
  standing(position: T['Position']): Standing;
  /** Why the side to decide may not do this now, or undefined. Never changes the position; never throws on malformed actions. */
  whyIllegal(position: T['Position'], action: T['Action']): T['Illegal'] | undefined;
  /** Does a legal action in place and tells what happened. Never checks. */
  play(game: T['Game'], action: T['Action']): readonly T['Event'][];
  /** What the side to decide may do, moves by their ends. */
  options(position: T['Position']): readonly T['Action'][];
  /** What the action would make final: dice, revelations, the hand-over. */
  consequences(position: T['Position'], action: T['Action']): Consequences;
  sideToDecide(position: T['Position']): T['Side'] | null;
  /** A name for the phase and turn, different for every phase of a game. */
  phaseOf(position: T['Position']): string;
  /**
   * What a side may know, in the shape of a game without dice, so that every question can be asked of it; of a view, what
   * is left of it for the other side.
   */
  view(position: T['Position'], side: T['Side'] | 'all'): T['Position'];
  /** What a side may read of what happened: the same for the rest of the game, so that it is read once. */
  witnessed(
    position: T['Position'],
    events: readonly T['Event'][],
    side: T['Side'] | 'all',
  ): readonly T['Event'][];
  /** The side's view holds, or will hold in this phase, something the other side may not see. */
  keepsSecrets(position: T['Position'], side: T['Side']): boolean;
  /**
   * The whole record of the game so far tells something of the side's that the other side may not know, whatever the screen
   * shows: it goes to another only sealed.
   */
  recordKeepsSecrets(position: T['Position'], side: T['Side']): boolean;
  /** What an action that has been done made final, or null if it can be taken back. */
  finality(before: T['Game'], after: T['Game'], events: readonly T['Event'][]): 'dice' | 'revealed' | null;
  /** Fresh dice of a 32-bit seed from here on. */
  reseed(game: T['Game'], seed: number): void;
  /** What a game needs to be played by mail with the secrets of each side kept apart; left out: it is not. */
  readonly byMail?: ByMail<T>;
}

/**
 * Play by mail: the device of each side holds the game as that side knows it, the other side's secrets left out. What
 * it could not know is told beside the action that brings it to light, as facts: plain JSON of the ruleset's own shape.
 */
export interface ByMail<T extends Types> {
  /** The game as a side knows it; known twice it is the same. */
  known(game: T['Game'], side: T['Side']): T['Game'];
  /** What both sides know. */
  common(game: T['Position']): T['Position'];
  /** Does a legal action in place: on the whole game, or on what a side knows of it, with what it has been told. */
  play(game: T['Game'], action: T['Action'], hearing?: Hearing<T>): readonly T['Event'][];
  /** Why an action of the other side cannot be, as far as this side can tell. Throws RangeError for impossible facts. */
  whyIllegal(game: T['Game'], action: T['Action'], hearing: Hearing<T>): T['Illegal'] | undefined;
  /** What comes of the side's own action only the other side can tell: its secrets decide, or its turn has come. */
  restsOnOther(tried: Tried<T>): boolean;
  /** In such a game the side never has a secret: what it does is all told, and needs no proof at the end. */
  hidesNothing(setup: T['Setup'], side: T['Side']): boolean;
  /** What the other side has to be told of an action; null if nothing of it is to be seen. */
  factsFor(deed: Deed<T>, to: T['Side']): T['Facts'] | null;
  /** A value from outside that has the shape of facts. */
  isFacts(value: unknown): value is T['Facts'];
}

/** The side whose knowledge the game is, and what that side has been told about the action. */
export interface Hearing<T extends Types> {
  readonly side: T['Side'];
  readonly facts: T['Facts'] | null;
  /** The action was done at one table, before the first letter, where the end of a phase passes over empty phases. */
  readonly atTable?: boolean;
}

/** What a side has done on the game as it knows it. */
export interface Tried<T extends Types> {
  readonly before: T['Position'];
  readonly action: T['Action'];
  readonly after: T['Position'];
  readonly events: readonly T['Event'][];
}

/** What an action has led to, and what the other side had been told of the game when it was told last. */
export interface Deed<T extends Types> {
  readonly told: T['Position'];
  readonly before: T['Position'];
  readonly after: T['Position'];
  readonly events: readonly T['Event'][];
  /** Only the other side can tell what it led to: `after` is a guess. */
  readonly asked?: boolean;
}
