import { expect, type Locator, type Page } from '@playwright/test';
import { allHexes, type Hex } from '../src/hex';
import {
  doriana,
  extractors,
  scenarioOf,
  unitOf,
  unitsIn,
  whyIllegal,
  type Action,
  type CounterId,
  type Event,
  type Game,
  type Position,
  type Setup,
  type Side,
} from '../src/rules/extractors';
import { linkData } from '../src/store/link';
import { recordText } from '../src/store/schema';
import {
  cycleName,
  hexLine,
  logLines,
  phaseName,
  sideName,
  turnText,
  unitName,
  victoryWords,
} from '../src/ui/extractors/wording';
import { hasDice } from '../src/ui/extractors/input/result';
import { levelName } from '../src/ui/seats/levels';
import { perform } from './acts';
import type { Actor } from './acts/actor';
import { actionsOf, type Step, type Tactics } from './tactics';
import { drawn, handsOf, type Hands, type HandsName } from './hands';
import { answerOf, keptId, type Opponents } from './opponent';

export interface PlayerOptions {
  readonly hands?: HandsName;
  /** The levels of the sides that the computer plays. */
  readonly opponents?: Opponents;
  /** Called on each screen with its name, the first time or every time. */
  readonly onScreen?: (name: string, player: Player) => Promise<void>;
}

/** A game as far as it has been played. */
export interface Begun {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
}

/** What the screen is called that an action has led to. */
export function screenAfter({ phase, activation }: Game, { type }: Action): string {
  if (phase.name === 'ended') return 'result';
  const dice = ['fire', 'allocate', 'rally'].includes(type) ? ', dice' : '';
  return `${activation?.type ?? phase.name}${dice}`;
}

/** Milliseconds between looks: an act is on the page within a few frames, and a hundred acts are looked at. */
const LOOKS = { intervals: [20, 30, 50, 100, 250, 500] };

/** What is to be seen: how title and turn begin, and what each hex says. */
interface Wanted {
  readonly title: string;
  readonly turn: string;
  readonly told: readonly string[];
}

/** What the page shows, as soon as it is what is wanted; what it shows after a second if it is not. Runs in the page. */
async function shown({ title, turn, told }: Wanted) {
  const look = () => {
    const cells = new Map(
      [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].map((cell) => [
        Number(cell.dataset.hex),
        // What a side has noted there follows.
        cell.textContent?.replace(/ Note: .*/, ''),
      ]),
    );
    return {
      title: document.title,
      turn: document.querySelector('header')?.textContent ?? '',
      otherwise: told.filter((line, hex) => cells.get(hex) !== line),
    };
  };
  let now = look();
  const isWanted = () => now.title.startsWith(title) && now.turn.includes(turn) && now.otherwise.length === 0;
  for (let looks = 0; looks < 50 && !isWanted(); looks++) {
    await new Promise((later) => setTimeout(later, 20));
    now = look();
  }
  return now;
}

/**
 * A player at the screen: every act goes through what the page shows. Beside it runs the same game in the engine,
 * so that a journey can choose its acts and the page can be held to them.
 */
export class Player implements Actor {
  readonly page: Page;
  readonly hands: Hands;
  game: Game;
  /** Everything that has happened, action by action. */
  readonly history: (readonly Event[])[] = [];
  /** The game before each action. */
  private readonly past: Game[] = [];
  private readonly watch: PlayerOptions['onScreen'];
  /** The sides that the computer plays, and the name the page has given the game. */
  private readonly opponents: Opponents;
  private id = '';

  private constructor(
    page: Page,
    game: Game,
    { hands = 'pointer', onScreen, opponents = {} }: PlayerOptions,
  ) {
    this.opponents = opponents;
    this.page = page;
    this.game = game;
    this.hands = handsOf(hands, page);
    this.watch = onScreen;
  }

  /** Picks a scenario with a seed on the first screen and starts it. */
  static async start(page: Page, setup: Setup, seed: number, options: PlayerOptions = {}): Promise<Player> {
    await page.goto('/');
    const player = new Player(page, extractors.setup(setup, seed), options);
    const { hands } = player;
    const { title } = scenarioOf(setup.scenario);
    await player.onScreen('selection');
    if (setup.scenario !== 'incoming')
      await hands.choose(page.getByRole('radio', { name: title, exact: true }));
    for (const [side, level] of Object.entries(player.opponents))
      await player.choose(`Who plays ${sideName(side as Side)}`, levelName(level));
    await player.choose('Rules', setup.rules === 'simple' ? 'Simple' : 'Full');
    await player.choose('Dice', 'Enter a seed');
    await hands.write(page.getByRole('textbox', { name: 'Seed of the dice' }), String(seed));
    await hands.press(player.button(`Start ${title}`));
    await expect(page).toHaveURL(/#\/play/);
    if (Object.keys(player.opponents).length > 0) {
      player.id = await keptId(page);
      player.answer();
    }
    await player.takeScreen();
    return player;
  }

  /** Opens a game that has been begun, by a link; whoever is next takes the screen. */
  static async open(page: Page, begun: Begun, options: PlayerOptions = {}): Promise<Player> {
    const { setup, seed, actions } = begun;
    const { name: ruleset, version } = extractors;
    const text = recordText({ id: 'begun', name: 'Begun', ruleset, version, ...begun });
    await page.goto(`./#/shared/${await linkData({ kind: 'game', text })}`);
    await expect(page).toHaveURL(/#\/play$/);
    const player = new Player(page, extractors.setup(setup, seed), options);
    player.play(actions);
    await player.takeScreen();
    await player.expectAgreement();
    return player;
  }

  /** Beside a game that is on the page already. */
  static beside(page: Page, game: Game, options: PlayerOptions = {}): Player {
    return new Player(page, structuredClone(game), options);
  }

  /** Who looks at the screen. */
  get seat(): Side | 'all' {
    return this.game.phase.side ?? 'all';
  }

  get view(): Position {
    return extractors.view(this.game, this.seat);
  }

  /** Does an action on the page and in the engine beside it, and holds the one to the other. */
  async act(action: Action): Promise<void> {
    expect(whyIllegal(this.game, action), JSON.stringify(action)).toBeUndefined();
    await perform(this, action);
    this.play([action]);
    await this.seeLastDice();
    await this.takeScreen();
    await this.expectAgreement();
    await this.onScreen(screenAfter(this.game, action));
  }

  /** Dice that end the game lie on the table until the result is asked for. */
  private async seeLastDice(): Promise<void> {
    const { phase } = this.game;
    if (phase.name !== 'ended' || !hasDice(this.history.at(-1) ?? [])) return;
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
    this.play(actions);
    await this.expectAgreement();
  }

  /** The side behind the curtain takes the screen, if it is drawn. */
  async takeScreen(): Promise<void> {
    const hold = this.page.getByRole('button', { name: /^I am / });
    const title = await this.expectTitle(new RegExp(`^(Hand over to |${this.title})`));
    if (!title.startsWith('Hand over')) return;
    await this.onScreen('curtain');
    await this.hands.hold(hold);
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return typeof name === 'string'
      ? within.getByRole('button', { name, exact: true }).first()
      : within.getByRole('button', { name }).first();
  }

  async tapHex(hex: Hex): Promise<void> {
    await this.hands.tapHex(hex);
  }

  /** The page shows what the engine knows: phase and turn, and every hex with what is in it. */
  async expectAgreement(): Promise<void> {
    const { phase, activation } = this.game;
    if (phase.name === 'ended') {
      await this.expectTitle(new RegExp(`^${this.title}`));
      return this.expectResult();
    }
    const hasBoard =
      phase.name !== 'buildUp' && phase.name !== 'programming' && activation?.type !== 'resetting';
    await this.expectShown(hasBoard ? this.told() : []);
  }

  /** What the page is called, once it is called so. */
  private async expectTitle(title: RegExp): Promise<string> {
    let now = '';
    await expect.poll(async () => (now = await this.page.title()), LOOKS).toMatch(title);
    return now;
  }

  /** What the page is called now. */
  private get title(): string {
    const { phase, activation, victory } = this.game;
    if (victory) return victoryWords(this.view, victory).heading;
    if (activation?.type !== 'resetting') return phaseName(phase);
    return `${cycleName(activation.cycle)} reset`;
  }

  /** Every hex says what the looking side may know of it. */
  async expectBoard(): Promise<void> {
    await this.expectShown(this.told());
  }

  /** What each hex says, as far as the looking side may know it. */
  private told(): readonly string[] {
    const { view } = this;
    return allHexes(doriana.grid).map((hex) => hexLine(view, hex));
  }

  /**
   * In one look, for a hundred acts are looked at: title, turn, and the hexes that say something else. The page itself
   * looks again while they differ: what is to be seen is sent to it once.
   */
  private async expectShown(told: readonly string[]): Promise<void> {
    const wanted = { title: this.title, turn: turnText(this.game), told };
    await expect
      .poll(() => this.page.evaluate(shown, wanted), { message: 'what the page shows', ...LOOKS })
      .toEqual({
        title: expect.stringMatching(new RegExp(`^${this.title}`)) as unknown as string,
        turn: expect.stringContaining(wanted.turn) as unknown as string,
        otherwise: [],
      });
  }

  /** The result screen names who won and by which condition. */
  async expectResult(): Promise<void> {
    const { victory } = this.game;
    if (!victory) throw new Error('The game has no victor');
    const { heading, condition } = victoryWords(this.view, victory);
    await expect(this.page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(this.page.getByText(condition).first()).toBeVisible();
  }

  /** The newest part of the log, sentence by sentence, is what the looking side may read of the last actions. */
  async expectLog(actions = 12): Promise<void> {
    await this.openPage('Log');
    await this.onScreen('log');
    const { view, seat } = this;
    const witnessed = this.history.map((events) => extractors.witnessed(view, events, seat));
    const told = witnessed
      .slice(-actions)
      .flat()
      .filter(({ type }) => type !== 'phaseBegan')
      .flatMap((event) => logLines(view, event).map(({ text }) => text));
    const shown = await this.page.locator('.log-block').allTextContents();
    for (const text of told)
      expect(
        shown.some((line) => line.includes(text)),
        text,
      ).toBe(true);
    await this.leavePage();
  }

  /** A page beside the map: a tab, on a phone an item of the menu. */
  async openPage(name: string): Promise<void> {
    if (this.columns === 'phone') await this.chooseInMenu(name);
    else await this.hands.press(this.page.getByRole('tab', { name }));
  }

  async leavePage(): Promise<void> {
    const back = this.columns === 'phone' ? this.button('Back') : this.page.getByRole('tab').first();
    await this.hands.press(back);
  }

  /** Chooses one of a few in sight. */
  async choose(group: string, label: string | RegExp): Promise<void> {
    const radios = this.page.getByRole('radiogroup', { name: group, exact: true });
    await this.hands.choose(
      radios.getByRole('radio', typeof label === 'string' ? { name: label, exact: true } : { name: label }),
    );
  }

  /** Plays in the engine what has been done on the page. */
  private play(actions: readonly Action[]): void {
    for (const action of actions) {
      this.past.push(structuredClone(this.game));
      this.history.push(extractors.play(this.game, action));
    }
    this.answer();
  }

  /** Plays in the engine what the computer will have done on the page. */
  private answer(): void {
    for (let action = this.thought(); action !== null; action = this.thought()) {
      this.past.push(structuredClone(this.game));
      this.history.push(extractors.play(this.game, action));
    }
  }

  private thought(): Action | null {
    return answerOf([...this.past, this.game], this.opponents, this.id);
  }

  async onScreen(name: string): Promise<void> {
    await this.watch?.(name, this);
  }

  /** What is prepared is done: by its button, or by F. */
  async confirm(name: string): Promise<void> {
    const button = this.button(name);
    await expect(button).toBeVisible();
    if (this.hands.name === 'keyboard') await this.page.keyboard.press('f');
    else await this.hands.press(button);
  }

  /** An item of the menu of the bar. */
  async chooseInMenu(name: string | RegExp): Promise<void> {
    const item = this.page.getByRole('menuitem', { name });
    await this.hands.openMenu(this.button('Menu'));
    await expect(item).toBeVisible();
    await this.hands.press(item);
    await expect(item).toBeHidden();
  }

  /** Goes back one action, and the engine with it. */
  async undo(): Promise<void> {
    await this.hands.press(this.button('Undo'));
    this.goBack();
    await this.expectAgreement();
  }

  /** What the page has done again by itself. */
  replay(action: Action): void {
    this.play([action]);
  }

  /** The same player with the same game at another page. */
  on(page: Page): Player {
    const player = new Player(page, structuredClone(this.game), { hands: this.hands.name });
    player.history.push(...this.history);
    return player;
  }

  /** The engine as it was this many actions ago. */
  goBack(actions = 1): void {
    this.history.length -= actions;
    this.past.length -= actions - 1;
    this.game = this.past.pop() ?? this.game;
  }

  /** Takes a unit in hand: where it lies on the map if it lies alone, else from the list. */
  async pick(id: CounterId): Promise<void> {
    if (await this.isInHand(id)) return;
    if (this.hands.name === 'keyboard' && (await this.stepTo(id))) return;
    const hex = ['pointer', 'touch'].includes(this.hands.name) ? this.hexAlone(id) : null;
    if (hex !== null && !(await this.page.locator('.unit-row button[aria-pressed=true]').isVisible())) {
      await this.tapHex(hex);
      if (await this.isInHand(id)) return;
    }
    await this.pickFromList(id);
  }

  private async isInHand(id: CounterId): Promise<boolean> {
    const name = unitName(unitOf(this.game, id));
    const row = this.button(name);
    if (this.columns === 'wide')
      return (await row.count()) > 0 && (await row.getAttribute('aria-pressed')) === 'true';
    if (this.columns === 'middle')
      return this.page.locator('.column h2').getByText(name, { exact: true }).first().isVisible();
    return (await this.page.locator('.sheet-title').textContent())?.startsWith(name) ?? false;
  }

  /** The right column, or the sheet. */
  get decision(): Locator {
    return this.page.locator('.column, .sheet').last();
  }

  /** As the page lays itself out. */
  private get columns(): 'wide' | 'middle' | 'phone' {
    const { width } = this.page.viewportSize() ?? { width: 0 };
    return width >= 1100 ? 'wide' : width >= 720 ? 'middle' : 'phone';
  }

  /** The hex of a unit that nothing else is in. */
  hexAlone(id: CounterId): Hex | null {
    const { where } = unitOf(this.game, id);
    if (where.at !== 'map') return null;
    const others = unitsIn(this.view, where.hex).filter((unit) => unit.id !== id);
    return others.length === 0 ? where.hex : null;
  }

  /** N goes from one unit that can act to the next. */
  private async stepTo(id: CounterId): Promise<boolean> {
    const count = Object.keys(this.game.units).length;
    for (let step = 0; step < count; step++) {
      await this.page.keyboard.press('n');
      await drawn(this.page);
      if (await this.isInHand(id)) return true;
    }
    return false;
  }

  async pickFromList(id: CounterId): Promise<void> {
    if (this.columns !== 'wide') return this.pickFromPage(id);
    const row = this.button(unitName(unitOf(this.game, id)));
    if ((await row.getAttribute('aria-pressed')) !== 'true') await this.hands.press(row);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
  }

  /** Where the list has no column it is a tab, on a phone a page of the sheet. */
  private async pickFromPage(id: CounterId): Promise<void> {
    if (await this.isInHand(id)) return;
    if (this.columns === 'middle') await this.hands.press(this.page.getByRole('tab', { name: 'Units' }));
    else if (this.game.phase.name === 'placement') await this.hands.press(this.button('All units'));
    else await this.chooseInMenu('Units');
    await this.hands.press(this.button(unitName(unitOf(this.game, id))));
    await expect.poll(() => this.isInHand(id)).toBe(true);
  }

  async chooseIfAsked(radios: Locator, label: string | RegExp): Promise<void> {
    if (!(await radios.isVisible())) return;
    const radio = radios.getByRole(
      'radio',
      typeof label === 'string' ? { name: label, exact: true } : { name: label },
    );
    if (!(await radio.isChecked())) await this.hands.choose(radio);
  }
}
