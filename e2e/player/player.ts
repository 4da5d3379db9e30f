import { expect, type Page } from '@playwright/test';
import {
  extractors,
  scenarioOf,
  whyIllegal,
  type Action,
  type Event,
  type Game,
  type Position,
  type Setup,
  type Side,
} from '../../src/rules/extractors';
import { linkData } from '../../src/store/link';
import { recordText } from '../../src/store/schema';
import { sideName } from '../../src/ui/extractors/wording';
import { hasDice } from '../../src/ui/extractors/input/result';
import { levelName } from '../../src/ui/seats/levels';
import { perform } from '../acts';
import type { Actor } from '../acts/actor';
import type { HandsName } from '../hands';
import { keptId, type Opponents } from '../opponent';
import { actionsOf, type Step, type Tactics } from '../tactics';
import { titleOf } from '../told';
import { expectAgreement, expectBoard, expectResult, expectTitle } from './agreement';
import { Controls } from './controls';
import { Engine } from './engine';
import { screenAfter } from './screenAfter';

export interface PlayerOptions {
  readonly hands?: HandsName;
  /** The levels of the sides that the computer plays. */
  readonly opponents?: Opponents;
  /** Called on each screen with its name, the first time or every time. */
  readonly onScreen?: (name: string, player: Player) => Promise<void>;
}

/** A game as far as it has been played. */
interface Begun {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
}

/**
 * A player at the screen: every act goes through what the page shows. Beside it runs the same game in the engine,
 * so that a journey can choose its acts and the page can be held to them.
 */
export class Player extends Controls implements Actor {
  private readonly engine: Engine;
  private readonly watch: PlayerOptions['onScreen'];

  private constructor(page: Page, game: Game, { hands = 'pointer', onScreen }: PlayerOptions) {
    super(page, hands);
    this.engine = new Engine(game);
    this.watch = onScreen;
  }

  /** Picks a scenario with a seed on the first screen and starts it. */
  static async start(page: Page, setup: Setup, seed: number, options: PlayerOptions = {}): Promise<Player> {
    await page.goto('/');
    const player = new Player(page, extractors.setup(setup, seed), options);
    await player.onScreen('selection');
    await player.chooseGame(setup, seed, options.opponents ?? {});
    await expect(page).toHaveURL(/#\/play/);
    if (options.opponents) player.engine.playedBy(options.opponents, await keptId(page));
    await player.takeScreen();
    return player;
  }

  /** What is chosen on the first screen, up to the start. */
  private async chooseGame({ scenario, rules }: Setup, seed: number, opponents: Opponents): Promise<void> {
    const { page, hands } = this;
    const { title } = scenarioOf(scenario);
    if (scenario !== 'incoming') await hands.choose(page.getByRole('radio', { name: title, exact: true }));
    for (const [side, level] of Object.entries(opponents))
      await this.choose(`Who plays ${sideName(side as Side)}`, levelName(level));
    await this.choose('Rules', rules === 'simple' ? 'Simple' : 'Full');
    await this.choose('Dice', 'Enter a seed');
    await hands.write(page.getByRole('textbox', { name: 'Seed of the dice' }), String(seed));
    await hands.press(this.button(`Start ${title}`));
  }

  /** Opens a game that has been begun, by a link; whoever is next takes the screen. */
  static async open(page: Page, begun: Begun, options: PlayerOptions = {}): Promise<Player> {
    const { setup, seed, actions } = begun;
    const { name: ruleset, version } = extractors;
    const text = recordText({ id: 'begun', name: 'Begun', ruleset, version, ...begun });
    await page.goto(`./#/shared/${await linkData({ kind: 'game', text })}`);
    await expect(page).toHaveURL(/#\/play$/);
    const player = new Player(page, extractors.setup(setup, seed), options);
    player.engine.play(actions);
    await player.takeScreen();
    await player.expectAgreement();
    return player;
  }

  /** Beside a game that is on the page already. */
  static beside(page: Page, game: Game, options: PlayerOptions = {}): Player {
    return new Player(page, structuredClone(game), options);
  }

  get game(): Game {
    return this.engine.game;
  }

  set game(game: Game) {
    this.engine.game = game;
  }

  /** Everything that has happened, action by action. */
  get history(): readonly (readonly Event[])[] {
    return this.engine.history;
  }

  /** Who looks at the screen. */
  get seat(): Side | 'all' {
    return this.engine.seat;
  }

  get view(): Position {
    return this.engine.view;
  }

  /** Does an action on the page and in the engine beside it, and holds the one to the other. */
  async act(action: Action): Promise<void> {
    expect(whyIllegal(this.game, action), JSON.stringify(action)).toBeUndefined();
    await perform(this, action);
    this.engine.play([action]);
    await this.seeLastDice();
    await this.takeScreen();
    await this.expectAgreement();
    await this.onScreen(screenAfter(this.game, action));
  }

  /** Dice that end the game lie on the table until the result is asked for. */
  private async seeLastDice(): Promise<void> {
    if (this.game.phase.name !== 'ended' || !hasDice(this.history.at(-1) ?? [])) return;
    await this.onScreen('last dice');
    // Where there is little room the bar has a shorter word for it.
    await this.hands.press(this.button(/^(See the result|Result)$/));
  }

  /** Plays the game to its end, or as far as asked. */
  async playOut(
    sides: Readonly<Record<Side, Tactics>>,
    until: (game: Game) => boolean = () => false,
  ): Promise<void> {
    for (let { side } = this.game.phase; side !== null && !until(this.game); side = this.game.phase.side)
      await this.take(sides[side](this.game));
  }

  /** An action, or several in one press. */
  async take(step: Step): Promise<void> {
    if (step.type !== 'setUp' && step.type !== 'program') return this.act(step);
    const actions = actionsOf(this.game, step);
    await this.hands.press(this.button(step.type === 'setUp' ? 'Recommended set-up' : 'Recommended orders'));
    this.engine.play(actions);
    await this.expectAgreement();
  }

  /** The side behind the curtain takes the screen, if it is drawn. */
  async takeScreen(): Promise<void> {
    const hold = this.page.getByRole('button', { name: /^I am / });
    const title = await expectTitle(this.page, new RegExp(`^(Hand over to |${titleOf(this.view)})`));
    if (!title.startsWith('Hand over')) return;
    await this.onScreen('curtain');
    await this.hands.hold(hold);
  }

  /** Goes back one action, and the engine with it. */
  async undo(): Promise<void> {
    await this.hands.press(this.button('Undo'));
    this.goBack();
    await this.expectAgreement();
  }

  /** The engine as it was this many actions ago. */
  goBack(actions = 1): void {
    this.engine.goBack(actions);
  }

  /** What the page has done again by itself. */
  replay(action: Action): void {
    this.engine.play([action]);
  }

  async expectAgreement(): Promise<void> {
    await expectAgreement(this.page, this.engine);
  }

  async expectBoard(): Promise<void> {
    await expectBoard(this.page, this.engine);
  }

  async expectResult(): Promise<void> {
    await expectResult(this.page, this.engine);
  }

  async onScreen(name: string): Promise<void> {
    await this.watch?.(name, this);
  }
}
