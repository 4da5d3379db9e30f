import { mind } from '../../opponent/extractors';
import { extractors, whyIllegal, type Event, type Game, type Setup, type Side } from '../../rules/extractors';
import { asRecommended, playerOf, type Player, type PlayerName } from './players';

/** Who sits where. */
export type Pairing = Readonly<Record<Side, PlayerName>>;

/** Looks on while a match is played. */
export interface Witness {
  /** Before an action is played. */
  readonly before: (game: Game) => void;
  /** After it, with what happened. */
  readonly after: (game: Game, events: readonly Event[]) => void;
}

export interface Match {
  readonly setup: Setup;
  readonly seed: number;
  readonly pairing: Pairing;
  readonly winner: Side | null;
  readonly ending: string;
  readonly turns: number;
  readonly actions: number;
  /** Milliseconds of thinking by side and phase, one number a phase of a turn. */
  readonly thought: Readonly<Record<Side, Readonly<Record<string, readonly number[]>>>>;
  /** Actions that the rules refused; the game is given up at the first. */
  readonly refused: readonly string[];
  /** Actions worse than the best by more than the margin, by the player's own account. */
  readonly belowMargin: number;
}

const ACTION_LIMIT = 4000;

/** Who plays what, on which dice. */
export interface Fixture {
  readonly setup: Setup;
  readonly seed: number;
  readonly pairing: Pairing;
  /** Both buy what is recommended, whatever they would like. */
  readonly sameArmies?: boolean;
}

/** A game between two players from its set-up to its end. */
export function playMatch(fixture: Fixture, witness?: Witness): Match {
  return playBetween(fixture, playersOf(fixture), witness);
}

/** The players of a game, who think on its seed. */
export function playersOf({ setup, seed, pairing, sameArmies }: Fixture): Readonly<Record<Side, Player>> {
  const dorian = playerOf(pairing.dorian, setup, 'dorian', Math.imul(seed, 7919));
  const avronian = playerOf(pairing.avronian, setup, 'avronian', Math.imul(seed, 104729));
  if (!sameArmies) return { dorian, avronian };
  return { dorian: asRecommended(dorian, 'dorian'), avronian: asRecommended(avronian, 'avronian') };
}

/** A game between these. */
export function playBetween(
  { setup, seed, pairing }: Fixture,
  players: Readonly<Record<Side, Player>>,
  witness?: Witness,
): Match {
  const game = extractors.setup(setup, seed);
  const thought = { dorian: new Thought(), avronian: new Thought() };
  const refused: string[] = [];
  let [actions, belowMargin] = [0, 0];
  for (; actions < ACTION_LIMIT && !refused.length; actions++) {
    const side = extractors.sideToDecide(game);
    if (side === null) break;
    const began = performance.now();
    const choice = players[side](game);
    const ms = performance.now() - began;
    const why = choice ? whyIllegal(game, choice.action) : 'nothing to do';
    if (!choice || why) {
      refused.push(`${extractors.phaseOf(game)}: ${JSON.stringify(choice?.action)} ${JSON.stringify(why)}`);
      break;
    }
    thought[side].note(game, ms);
    const told = choice.answer?.explanation;
    if (told && told.chosen.total < told.best - mind.margin) belowMargin++;
    witness?.before(game);
    const events = extractors.play(game, choice.action);
    witness?.after(game, events);
  }
  return {
    setup,
    seed,
    pairing,
    winner: game.victory?.winner ?? null,
    ending: game.victory?.because.code ?? 'unfinished',
    turns: game.turn,
    actions,
    thought: { dorian: thought.dorian.byPhase, avronian: thought.avronian.byPhase },
    refused,
    belowMargin,
  };
}

/** Adds up what a side thinks within a phase. */
class Thought {
  readonly byPhase: Record<string, number[]> = {};
  #last = '';

  note(game: Game, ms: number): void {
    const list = (this.byPhase[game.phase.name] ??= []);
    const now = extractors.phaseOf(game);
    if (now === this.#last) list[list.length - 1] += ms;
    else list.push(ms);
    this.#last = now;
  }
}
