import type { Direction, Hex } from '../../src/hex';
import {
  extractors,
  isPlaced,
  reachOf,
  unitOf,
  unitsIn,
  unitsOf,
  type Action,
  type CounterId,
  type Game,
  type MoveAction,
  type Position,
  type Setup,
} from '../../src/rules/extractors';
import { linkData } from '../../src/store/link';
import { recordText } from '../../src/store/schema';
import {
  directionName,
  hexName,
  nameOf,
  slotName,
  unitName,
  victoryWords,
} from '../../src/ui/extractors/wording';
import { hasDice } from '../../src/ui/extractors/input/result';
import { unitsLeft } from '../acts';
import { actionsOf, type Step } from '../tactics';
import { hexLines, titleOf } from '../told';
import type { Screen } from './screen';

/** A game on the screen of any browser, and the same game in the engine, the one held to the other. */
export class BrowserTable {
  readonly screen: Screen;
  readonly game: Game;

  private constructor(screen: Screen, game: Game) {
    this.screen = screen;
    this.game = game;
  }

  static async open(screen: Screen, origin: string, setup: Setup, seed: number): Promise<BrowserTable> {
    const { name: ruleset, version } = extractors;
    const record = { id: 'browser', name: 'Browser', ruleset, version, setup, seed, actions: [] };
    const data = await linkData({ kind: 'game', text: recordText(record) });
    await screen.driver.open(`${origin}#/shared/${data}`);
    const table = new BrowserTable(screen, extractors.setup(setup, seed));
    await table.takeScreen();
    return table;
  }

  get view(): Position {
    return extractors.view(this.game, this.game.phase.side ?? 'all');
  }

  /** Does a step on the screen and in the engine; both then say the same. */
  async take(step: Step): Promise<void> {
    await this.perform(step);
    const events = actionsOf(this.game, step).flatMap((action) => extractors.play(this.game, action));
    if (this.game.phase.name === 'ended' && hasDice(events)) await this.screen.pressButton('See the result');
    await this.takeScreen();
    await this.agree();
  }

  /** The side behind the curtain takes the screen, if it is drawn. */
  async takeScreen(): Promise<void> {
    const { screen } = this;
    const title = await screen.until(`the title ${this.title}`, async () => {
      const now = await screen.ask<string>('title');
      return (now.startsWith('Hand over to') || now.startsWith(this.title)) && now;
    });
    if (!title.startsWith('Hand over')) return;
    await screen.pressButton({ like: '^I am ' });
    await screen.pressButton({ like: 'Press Enter once more' });
    await screen.until(`the title ${this.title}`, async () =>
      (await screen.ask<string>('title')).startsWith(this.title),
    );
  }

  private get title(): string {
    return titleOf(this.view);
  }

  /** Every hex says what the looking side may know of it; the end names who won. */
  async agree(): Promise<void> {
    const { screen, game, view } = this;
    if (game.victory) {
      const { heading } = victoryWords(view, game.victory);
      await screen.until(heading, () => screen.isThere({ role: 'heading', name: heading }));
      return;
    }
    if (game.phase.name === 'buildUp') return;
    const told = hexLines(view);
    await screen.until('hexes that say what is in them', async () => {
      const shown = new Map(await screen.ask<(readonly [string, string])[]>('hexes'));
      return told.every((line, hex) => shown.get(String(hex)) === line);
    });
  }

  private async perform(step: Step): Promise<void> {
    const { screen } = this;
    switch (step.type) {
      case 'recommend':
        return screen.pressButton({ like: '^Recommended (force|equipment|weapons)' });
      case 'setUp':
        return screen.pressButton('Recommended set-up');
      case 'move':
        return this.move(step);
      case 'fire':
        return this.fire(step);
      case 'rally':
        await this.pick(step.unit);
        return screen.pressButton('Roll to rally');
      case 'endPhase':
        return this.endPhase();
      default:
        throw new Error(`No journey does ${step.type}`);
    }
  }

  private async endPhase(): Promise<void> {
    const { screen, game } = this;
    if (game.phase.name === 'buildUp') return screen.pressButton('Finish build-up');
    if (game.phase.name === 'placement') return screen.pressButton('Finish set-up');
    await screen.pressButton({ like: '^End (phase|.* (movement|fire|rally))' });
    if (unitsLeft(this.view)) await screen.pressButton('End the phase');
  }

  private async pick(id: CounterId): Promise<void> {
    const row = { role: 'button', name: unitName(unitOf(this.game, id)) } as const;
    await this.screen.until(JSON.stringify(row), () => this.screen.isThere(row));
    if (!(await this.screen.isOn(row))) await this.screen.press(row);
  }

  private async tapHex(hex: Hex): Promise<void> {
    await this.screen.press({ role: 'gridcell', name: { like: `^${hexName(hex)}, ` } });
  }

  private async move(action: MoveAction): Promise<void> {
    const { unit, path, facing, exit, into } = action;
    const { screen } = this;
    await this.pick(unit);
    const way = JSON.stringify([path, facing, exit, into]);
    const end = reachOf(this.view, unit).ends.find(
      (one) => JSON.stringify([one.path, one.facing, one.exit, one.into]) === way,
    );
    if (!end) throw new Error(`No end of ${unit} is reached by ${way}`);
    if (path.length > 0) await this.tapHex(end.hex);
    else await screen.pressButton({ like: exit === null ? '^Stay in this hex' : '^Leave the map from here' });
    const there = { role: 'radiogroup', name: 'There' } as const;
    const wanted = exit === null ? 'In the open' : `Leave the map ${directionName(exit)}`;
    if (await screen.isThere(there)) await this.choose(wanted, there);
    if (facing !== null && exit === null) await this.face(facing);
    if (exit !== null) return screen.pressButton('Leave the map');
    await screen.pressButton(path.length === 0 ? 'Stay here' : `End move in ${hexName(end.hex)}`);
  }

  private async face(facing: Direction): Promise<void> {
    await this.choose(directionName(facing), { role: 'radiogroup', name: 'Facing at the end' });
  }

  private async choose(name: string, within: { readonly role: 'radiogroup'; readonly name: string }) {
    const radio = { role: 'radio', name, within } as const;
    await this.screen.until(`the choice ${name}`, () => this.screen.isThere(radio));
    if (!(await this.screen.isOn(radio))) await this.screen.press(radio);
  }

  private async fire({ firers: [first], target }: Extract<Action, { type: 'fire' }>): Promise<void> {
    const { screen, game } = this;
    const goOn = { role: 'button', name: { like: '^Go on: ' } } as const;
    if (await screen.isThere(goOn)) await screen.press(goOn);
    await this.pick(first.unit);
    const aim = unitOf(game, target);
    const alone = isPlaced(aim) && unitsIn(this.view, aim.where.hex).length === 1;
    if (alone) await this.tapHex(aim.where.hex);
    // The lists of both sides come before the card with the targets.
    else await screen.press({ role: 'button', name: unitName(aim), which: 'last' });
    await screen.until(`the shot at ${nameOf(this.view, target)}`, () =>
      screen.isThere({ role: 'button', name: 'Fire' }),
    );
    const machine = unitOf(game, first.unit);
    for (const slot of machine.class === 'machine' ? machine.slots.keys() : []) {
      const like = `^${slotName(this.view, first.unit, slot)}.*slot ${slot + 1},`;
      const box = { role: 'checkbox', name: { like } } as const;
      if ((await screen.isThere(box)) && (await screen.isOn(box)) !== (slot === first.slot))
        await screen.press(box);
    }
    await screen.pressButton('Fire');
  }

  /** A unit that stands alone in its hex. */
  aloneOnMap(): { readonly id: CounterId; readonly hex: Hex } {
    const { side } = this.game.phase;
    for (const unit of unitsOf(this.game))
      if (unit.side === side && isPlaced(unit) && unitsIn(this.view, unit.where.hex).length === 1)
        return { id: unit.id, hex: unit.where.hex };
    throw new Error('No unit stands alone');
  }
}
