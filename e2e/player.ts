import { expect, type Locator, type Page } from '@playwright/test';
import { DIRECTION_NAMES, allHexes, turnBetween, turned, type Direction, type Hex } from '../src/hex';
import {
  doriana,
  extractors,
  nextBox,
  reachOf,
  scenarioOf,
  unitOf,
  unitsIn,
  whyIllegal,
  type Action,
  type CounterId,
  type Event,
  type Game,
  type Machine,
  type MachineLetter,
  type MoveAction,
  type Position,
  type Setup,
  type Shot,
  type Side,
} from '../src/rules/extractors';
import {
  briefName,
  cycleName,
  directionName,
  hexLine,
  hexName,
  kindName,
  logLines,
  nameOf,
  orderName,
  phaseName,
  shortName,
  slotName,
  turnText,
  unitName,
  victoryWords,
  weaponName,
} from '../src/ui/extractors/wording';
import { standings } from '../src/ui/extractors/play/units';
import { carriersIn } from '../src/ui/extractors/play/modes/placing';
import { actionsOf, type Step, type Tactics } from './tactics';
import { handsOf, type Hands, type HandsName } from './hands';

export interface PlayerOptions {
  readonly hands?: HandsName;
  /** Called on each screen with its name, the first time or every time. */
  readonly onScreen?: (name: string, player: Player) => Promise<void>;
}

/**
 * A player at the screen: every act goes through what the page shows. Beside it runs the same game in the engine,
 * so that a journey can choose its acts and the page can be held to them.
 */
export class Player {
  readonly page: Page;
  readonly hands: Hands;
  game: Game;
  /** Everything that has happened, action by action. */
  readonly history: (readonly Event[])[] = [];
  /** The game before each action. */
  private readonly past: Game[] = [];
  private readonly watch: PlayerOptions['onScreen'];

  private constructor(page: Page, game: Game, { hands = 'pointer', onScreen }: PlayerOptions) {
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
    if (setup.rules === 'simple') await player.choose('Rules', 'Simple');
    await player.choose('Dice', 'Enter a seed');
    await hands.write(page.getByRole('textbox', { name: 'Seed of the dice' }), String(seed));
    await hands.press(player.button(`Start ${title}`));
    await expect(page).toHaveURL(/#\/play/);
    await player.takeScreen();
    return player;
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
    await this.perform(action);
    this.play([action]);
    await this.takeScreen();
    await this.expectAgreement();
    await this.onScreen(this.screenName(action));
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
    await expect(this.page).toHaveTitle(new RegExp(`^(Hand over to |${this.title})`));
    if (!(await this.page.title()).startsWith('Hand over')) return;
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
    await expect(this.page).toHaveTitle(new RegExp(`^${this.title}`));
    if (phase.name === 'ended') return this.expectResult();
    await expect(this.page.getByRole('banner')).toContainText(turnText(this.game));
    if (phase.name !== 'buildUp' && phase.name !== 'programming' && activation?.type !== 'resetting')
      await this.expectBoard();
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
    const { view } = this;
    const told = allHexes(doriana.grid).map((hex) => hexLine(view, hex));
    await expect
      .poll(async () => {
        const cells = await this.page
          .locator('[role=gridcell]')
          .evaluateAll((all) =>
            all.map((cell) => [(cell as HTMLElement).dataset.hex, cell.textContent] as const),
          );
        const shown = new Map(cells);
        return told.filter((line, hex) => shown.get(String(hex)) !== line);
      }, 'hexes that do not say what is in them')
      .toEqual([]);
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
  }

  private async onScreen(name: string): Promise<void> {
    await this.watch?.(name, this);
  }

  private screenName(action: Action): string {
    const { phase, activation } = this.game;
    if (phase.name === 'ended') return 'result';
    const dice = ['fire', 'allocate', 'rally'].includes(action.type) ? ', dice' : '';
    return `${activation?.type ?? phase.name}${dice}`;
  }

  private async perform(action: Action): Promise<void> {
    switch (action.type) {
      case 'recommend':
        return this.hands.press(this.button(/^Recommended (force|equipment|weapons)/));
      case 'buy':
      case 'sell':
        return this.buy(action);
      case 'place':
        return this.place(action);
      case 'unplace':
        await this.pickFromList(action.unit);
        return this.hands.press(this.button('Take up'));
      case 'order':
        return this.order(action);
      case 'endPhase':
        return this.endPhase();
      case 'move':
        return this.move(action);
      case 'reveal':
        return this.reveal(action.machine);
      case 'markHex':
        await this.tapHex(action.hex);
        return this.confirm(`Mark ${hexName(action.hex)}`);
      case 'markTarget':
        return this.markTarget(action.target);
      case 'uncover':
        await this.pick(action.unit);
        return this.hands.press(this.button('Activate it'));
      case 'rally':
        await this.pickToRally(action.unit);
        return this.confirm('Roll to rally');
      case 'fire':
        return this.fire(action);
      case 'allocate':
        return this.allocate(action.shots);
      case 'cease':
        return this.hands.press(this.button('Cease fire'));
      case 'reset':
        await this.pick(action.machine);
        return this.hands.press(this.button(`Reset ${cycleName(action.cycle)} orders`));
      case 'lockOrders':
        return this.hands.press(this.button(/^Lock .* orders$/));
    }
  }

  /** What is prepared is done: by its button, or by F. */
  private async confirm(name: string): Promise<void> {
    const button = this.button(name);
    await expect(button).toBeVisible();
    if (this.hands.name === 'keyboard') await this.page.keyboard.press('f');
    else await this.hands.press(button);
  }

  private async endPhase(): Promise<void> {
    const { name } = this.game.phase;
    if (name === 'buildUp') return this.hands.press(this.button('Finish build-up'));
    if (name === 'placement') return this.hands.press(this.button('Finish set-up'));
    if (name === 'programming') return this.hands.press(this.button(/^Lock (?!.*boxes)/));
    await this.hands.press(this.button(/^End (phase|.* (movement|fire|rally))/));
    const sure = this.page.getByRole('dialog').getByRole('button', { name: 'End the phase' });
    if (!unitsLeft(this.view)) return;
    await this.onScreen('end of the phase, asked');
    await this.hands.press(sure);
  }

  private async buy({ type, purchase }: Extract<Action, { type: 'buy' | 'sell' }>): Promise<void> {
    switch (purchase.item) {
      case 'cell':
        return this.hands.press(this.button(purchase.cell));
      case 'white':
        return this.hands.press(
          this.button(`One ${kindName(purchase.kind)} ${type === 'buy' ? 'more' : 'less'}`),
        );
      case 'machine':
        if (type === 'sell') return this.giveBack(purchase.letter);
        await this.pickToFit(/^Add( a machine)?$/);
        return this.hands.press(this.button(`Add ${kindName(purchase.chassis)} ${purchase.letter}`));
      case 'weapon': {
        await this.pickMachine(purchase.letter);
        const slots = this.page.getByRole('region', { name: 'Weapons and arcs' });
        await this.pickToFit(new RegExp(`^${purchase.slot + 1} `), slots);
        return this.hands.press(this.button(weaponName(purchase.weapon)));
      }
      case 'extraArmour':
        await this.pickMachine(purchase.letter);
        return this.hands.press(this.button(`One extra armour ${type === 'buy' ? 'more' : 'less'}`));
      case 'thanis':
        await this.pickMachine(purchase.letter);
        return this.hands.press(this.button(new RegExp(`^${orderName(purchase.order)}`)));
    }
  }

  private async giveBack(letter: MachineLetter): Promise<void> {
    await this.pickMachine(letter);
    await this.hands.press(
      this.button(`Give back ${shortName(unitOf(this.game, letter as string as CounterId))}`),
    );
  }

  /** The machine whose display is to be fitted; a single one is. */
  private async pickMachine(letter: MachineLetter): Promise<void> {
    const name = shortName(unitOf(this.game, letter as string as CounterId));
    if ((await this.button(name).count()) > 0) await this.pickToFit(name);
  }

  private async pickToFit(name: string | RegExp, within?: Locator): Promise<void> {
    const button = this.button(name, within);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.hands.press(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  /** A tap puts a section into a Floater or fort of the hex that has room; beside it is another press. */
  private async place(action: Extract<Action, { type: 'place' }>): Promise<void> {
    const { unit, hex, facing, into } = action;
    const placed = unitOf(this.game, unit).where.at === 'map';
    await this.pickFromList(unit);
    if (facing !== null) {
      const faces = this.page
        .getByRole('radiogroup', { name: placed ? 'Faces' : 'Will face', exact: true })
        .first();
      await this.chooseIfAsked(faces, DIRECTION_NAMES[facing]);
    }
    const opens = carriersIn(this.view, hex).find(
      (carrier) => !whyIllegal(this.game, { ...action, into: carrier }),
    );
    await this.tapHex(hex);
    if (into === (opens ?? null)) return;
    await this.hands.press(
      this.button(into === null ? `Beside ${this.nameIn(opens!)}` : `Into ${this.nameIn(into)}`),
    );
  }

  private nameIn(id: CounterId): string {
    return unitName(unitOf(this.game, id));
  }

  private async order({ machine, cycle, box, order }: Extract<Action, { type: 'order' }>): Promise<void> {
    const name = `${cycleName(cycle)} ${box + 1}`;
    const one = unitOf(this.game, machine) as Machine;
    const row = this.button(shortName(one));
    if ((await row.count()) > 0 && (await row.getAttribute('aria-pressed')) === 'false')
      await this.hands.press(row);
    const place = this.button(new RegExp(`^${name}`));
    if ((await place.getAttribute('aria-pressed')) !== 'true') await this.hands.press(place);
    await expect(place).toHaveAttribute('aria-pressed', 'true');
    if (order === null) return this.hands.press(this.button(`Empty ${name}`));
    await this.hands.press(
      this.page.locator('.order-row').getByRole('button', { name: orderName(order), exact: true }),
    );
    await expect(place).toContainText(orderName(order));
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
      return this.page.locator('.column h2').getByText(name, { exact: true }).isVisible();
    return (await this.page.locator('.sheet-title').textContent())?.startsWith(name) ?? false;
  }

  /** The right column, or the sheet. */
  private get decision(): Locator {
    return this.page.locator('.column, .sheet').last();
  }

  /** As the page lays itself out. */
  private get columns(): 'wide' | 'middle' | 'phone' {
    const { width } = this.page.viewportSize() ?? { width: 0 };
    return width >= 1100 ? 'wide' : width >= 720 ? 'middle' : 'phone';
  }

  /** The hex of a unit that nothing else is in. */
  private hexAlone(id: CounterId): Hex | null {
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
      if (await this.isInHand(id)) return true;
    }
    return false;
  }

  private async pickFromList(id: CounterId): Promise<void> {
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

  private async pickToRally(id: CounterId): Promise<void> {
    const name = unitName(unitOf(this.game, id));
    const column = this.decision;
    await this.hands.press(this.button(name, column));
  }

  private async reveal(id: CounterId): Promise<void> {
    await this.pick(id);
    await this.hands.press(this.button(/^Reveal (Move|Combat) order/));
    const { phase } = this.game;
    const blast = this.button(`Self-destruct ${nameOf(this.view, id)}`);
    const machine = unitOf(this.game, id) as Machine;
    const box = phase.name === 'fire' ? nextBox(machine.combat) : null;
    if (box === null || machine.combat.boxes[box].order !== 'selfDestruct') return;
    await this.onScreen('self-destruct, asked');
    await this.hands.press(blast);
  }

  private async move(action: MoveAction): Promise<void> {
    const { unit, path, facing, exit, into } = action;
    await this.pick(unit);
    const end = this.endOf(action);
    if (path.length > 0) await this.tapHex(end);
    else if (await this.button('Stay in this hex').isVisible())
      await this.hands.press(this.button('Stay in this hex'));
    else await this.tapHex(end);
    const there = this.page.getByRole('radiogroup', { name: 'There', exact: true });
    if (exit !== null) await this.chooseIfAsked(there, `Leave the map ${directionName(exit)}`);
    else if (into !== null)
      await this.chooseIfAsked(there, new RegExp(`(Board|Inside) ${briefName(this.view, into)}`));
    else await this.chooseIfAsked(there, 'In the open');
    if (facing !== null && exit === null) await this.face(facing);
    await this.onScreen('movement, a move planned');
    const name = path.length === 0 ? 'Stay here' : `End move in ${hexName(end)}`;
    await this.confirm(exit === null ? name : 'Leave the map');
  }

  /** Where a move ends; flux may carry it on. */
  private endOf({ unit, path, facing, exit, into }: MoveAction): Hex {
    const way = JSON.stringify([path, facing, exit, into]);
    const end = reachOf(this.view, unit).ends.find(
      (one) => JSON.stringify([one.path, one.facing, one.exit, one.into]) === way,
    );
    if (!end) throw new Error(`No end of ${unit} is reached by ${way}`);
    return end.hex;
  }

  private async chooseIfAsked(radios: Locator, label: string | RegExp): Promise<void> {
    if (!(await radios.isVisible())) return;
    const radio = radios.getByRole(
      'radio',
      typeof label === 'string' ? { name: label, exact: true } : { name: label },
    );
    if (!(await radio.isChecked())) await this.hands.choose(radio);
  }

  /** The facing at the end: chosen, or turned to with [ and ]. */
  private async face(facing: Direction): Promise<void> {
    const radios = this.page.getByRole('radiogroup', { name: 'Facing at the end' });
    const wanted = radios.getByRole('radio', { name: directionName(facing), exact: true });
    if (await wanted.isChecked()) return;
    if (this.hands.name !== 'keyboard') await this.hands.choose(wanted);
    for (let turn = 0; this.hands.name === 'keyboard' && turn < 6 && !(await wanted.isChecked()); turn++) {
      const now = await radios.getByRole('radio', { checked: true }).inputValue();
      const left = turnBetween(turned(Number(now) as Direction, -1), facing);
      await this.page.keyboard.press(left < turnBetween(Number(now) as Direction, facing) ? '[' : ']');
    }
    await expect(wanted).toBeChecked();
  }

  /** A target of the unit in hand, by its place on the map or, where it is not alone, its name. */
  private async aim(target: CounterId): Promise<void> {
    const hex = this.hexAlone(target);
    if (hex !== null) return this.tapHex(hex);
    const list = this.decision;
    await this.hands.press(this.button(unitName(unitOf(this.game, target)), list));
  }

  /** Where it lies alone by its hex, else with T from one enemy to the next. */
  private async markTarget(target: CounterId): Promise<void> {
    const name = `Mark ${nameOf(this.view, target)}`;
    const hex = this.hexAlone(target);
    if (hex !== null) await this.tapHex(hex);
    for (let step = 0; step < 40 && !(await this.button(name).isVisible()); step++)
      await this.page.keyboard.press('t');
    await this.confirm(name);
  }

  private async fire({ firers, target, area }: Extract<Action, { type: 'fire' }>): Promise<void> {
    const { activation } = this.game;
    const [first, ...others] = firers;
    const order = activation?.type === 'firing' ? activation.order : null;
    const machine = unitOf(this.game, first.unit).class === 'machine';
    if (activation === null) await this.pick(first.unit);
    if (order === 'sweep') await this.sweep(first.slot ?? 0, target);
    else if (order !== 'target') await this.aim(target);
    if (machine && order !== 'sweep' && order !== 'target')
      await this.weapons(
        first.unit,
        firers.map(({ slot }) => slot ?? 0),
      );
    if (!machine)
      for (const { unit } of others) await this.hands.press(this.button(`Add ${nameOf(this.view, unit)}`));
    const effect = this.page.getByRole('radiogroup', { name: 'Effect' });
    await this.chooseIfAsked(effect, area ? /^Area/ : 'Single unit');
    await this.onScreen('fire, a shot planned');
    await this.confirm('Fire');
  }

  /** The weapon that fires next and its target. */
  private async sweep(slot: number, target: CounterId): Promise<void> {
    const goOn = this.button(/^Go on: /);
    if (await goOn.isVisible()) await this.hands.press(goOn);
    const weapons = this.page.getByRole('radiogroup', { name: 'Weapon that fires next' });
    await this.hands.press(weapons.getByRole('radio', { name: new RegExp(`slot ${slot + 1},`) }));
    const targets = this.page.getByRole('radiogroup', { name: 'Its target' });
    const wanted = targets.getByRole('radio', { name: nameOf(this.view, target) });
    if ((await wanted.getAttribute('aria-checked')) !== 'true') await this.hands.press(wanted);
    await expect(wanted).toHaveAttribute('aria-checked', 'true');
  }

  /** The way to fire that is wanted, weapon by weapon where the order leaves a choice. */
  private async allocate(shots: readonly Shot[]): Promise<void> {
    const { view } = this;
    for (const { firers, target, area } of shots)
      for (const { unit, slot } of firers) {
        const weapon = `${slotName(view, unit, slot ?? 0)}, slot ${(slot ?? 0) + 1}`;
        const group = this.page.getByRole('radiogroup', { name: weapon, exact: true });
        if (!(await group.isVisible())) continue;
        const effect = area ? '.*area effect' : '(?!.*area effect)';
        const wanted = group.getByRole('radio', { name: new RegExp(`^${nameOf(view, target)}${effect}`) });
        if ((await wanted.getAttribute('aria-checked')) !== 'true') await this.hands.press(wanted);
      }
    await this.onScreen('fire, a shot planned');
    await this.confirm(shots.length > 1 ? `Fire ${shots.length} shots` : 'Fire');
  }

  /** The weapons that fire together, and no others. */
  private async weapons(machine: CounterId, slots: readonly number[]): Promise<void> {
    const unit = unitOf(this.game, machine) as Machine;
    for (const slot of unit.slots.keys()) {
      const name = new RegExp(`^${slotName(this.view, machine, slot)}.*slot ${slot + 1},`);
      const box = this.page.getByRole('checkbox', { name });
      if ((await box.count()) === 0) continue;
      if ((await box.isChecked()) !== slots.includes(slot)) await this.hands.press(box);
    }
  }
}

/** Units that could still act: the page asks before it ends the phase. */
export function unitsLeft(position: Position): boolean {
  return standings(position).some(({ standing }) => standing.state === 'can');
}
