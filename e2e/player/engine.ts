import {
  extractors,
  type Action,
  type Event,
  type Game,
  type Position,
  type Side,
} from '../../src/rules/extractors';
import { answerOf, type Opponents } from '../opponent';

/** The game that is on the page, played in the engine beside it. */
export class Engine {
  game: Game;
  /** Everything that has happened, action by action. */
  readonly history: (readonly Event[])[] = [];
  /** The game before each action. */
  private readonly past: Game[] = [];
  private opponents: Opponents = {};
  private id = '';

  constructor(game: Game) {
    this.game = game;
  }

  /** The computer plays these sides from now on, in a game that the page keeps under this name. */
  playedBy(opponents: Opponents, id: string): void {
    this.opponents = opponents;
    this.id = id;
    this.answer();
  }

  /** Who looks at the screen. */
  get seat(): Side | 'all' {
    return this.game.phase.side ?? 'all';
  }

  get view(): Position {
    return extractors.view(this.game, this.seat);
  }

  /** Plays what has been done on the page, and what the computer will have answered there. */
  play(actions: readonly Action[]): void {
    for (const action of actions) this.step(action);
    this.answer();
  }

  private answer(): void {
    for (let action = this.thought(); action !== null; action = this.thought()) this.step(action);
  }

  private step(action: Action): void {
    this.past.push(structuredClone(this.game));
    this.history.push(extractors.play(this.game, action));
  }

  private thought(): Action | null {
    return answerOf([...this.past, this.game], this.opponents, this.id);
  }

  /** The game as it was this many actions ago. */
  goBack(actions: number): void {
    this.history.length -= actions;
    this.past.length -= actions - 1;
    this.game = this.past.pop() ?? this.game;
  }
}
