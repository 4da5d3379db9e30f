import { expect, type Locator, type Page } from '@playwright/test';
import { DIRECTION_NAMES, type Hex } from '../src/hex';
import {
  extractors,
  scenarioOf,
  unitOf,
  type Action,
  type Game,
  type MoveAction,
  type ScenarioId,
  type Setup,
} from '../src/rules/extractors';
import { hexName, unitName } from '../src/ui/extractors/wording';

/**
 * A pair of hands at the screen: every act goes through what the page shows. Beside it runs the same game in the engine,
 * so that a journey can choose its acts and the page can be held to them.
 */
export class Player {
  readonly page: Page;
  readonly game: Game;

  private constructor(page: Page, setup: Setup, seed: number) {
    this.page = page;
    this.game = extractors.setup(setup, seed);
  }

  /** Picks a scenario with a seed on the first screen and starts it. */
  static async start(page: Page, scenario: ScenarioId, rules: Setup['rules'], seed: number): Promise<Player> {
    await page.goto('/');
    const { title } = scenarioOf(scenario);
    await page.getByRole('radio', { name: new RegExp(title) }).check({ force: true });
    if (rules === 'simple') await choose(page, 'Rules', 'Simple');
    await choose(page, 'Dice', 'Enter a seed');
    await page.getByRole('textbox', { name: 'Seed of the dice' }).fill(String(seed));
    await page.getByRole('button', { name: new RegExp(`^Start ${title}`) }).click();
    await expect(page).toHaveURL(/#\/play/);
    return new Player(page, { scenario, rules }, seed);
  }

  /** Does an action on the page and in the engine beside it. */
  async act(action: Action): Promise<void> {
    expect(extractors.whyIllegal(this.game, action), JSON.stringify(action)).toBeUndefined();
    await this.perform(action);
    extractors.play(this.game, action);
    await this.takeScreen();
  }

  /** The side behind the curtain takes the screen, if it is drawn. */
  async takeScreen(): Promise<void> {
    const { side } = this.game.phase;
    const here = this.page.locator('.curtain, .phase-bar, .bar').first();
    await here.waitFor();
    const hold = this.page.getByRole('button', { name: /^I am / });
    if (side === null || !(await hold.isVisible())) return;
    await hold.focus();
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Enter');
    await expect(hold).toBeHidden();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first();
  }

  /** A hex of the map, by the pointer. */
  async tapHex(hex: Hex): Promise<void> {
    const cell = this.page.getByRole('gridcell', { name: new RegExp(`^${hexName(hex)}\\b`) });
    const box = await cell.boundingBox();
    if (!box) throw new Error(`Hex ${hexName(hex)} is not on the screen`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  private async perform(action: Action): Promise<void> {
    switch (action.type) {
      case 'recommend':
        return this.button(/^Recommended force/).click();
      case 'endPhase':
        return this.endPhase();
      case 'move':
        return this.move(action);
      case 'reveal':
        await this.pick(action.machine);
        return this.button(/^Reveal /).click();
      case 'markHex':
        await this.tapHex(action.hex);
        return this.button(/^Mark /).click();
      case 'rally':
        await this.pick(action.unit);
        return this.button(/^Roll/).click();
      case 'fire': {
        const target = unitOf(this.game, action.target);
        await this.pick(action.firers[0].unit);
        if (target.where.at === 'map') await this.tapHex(target.where.hex);
        return this.button(/^Fire/).click();
      }
      default:
        throw new Error(`The player's hands do not know ${action.type}`);
    }
  }

  private async endPhase(): Promise<void> {
    const { name } = this.game.phase;
    const words = { buildUp: /^Finish/, placement: /^Finish/, programming: /^(Lock|Finish)/ } as const;
    await this.button(name in words ? words[name as keyof typeof words] : /^End /).click();
    const sure = this.page.getByRole('button', { name: 'End the phase' });
    if (await sure.isVisible().catch(() => false)) await sure.click();
  }

  /** Takes a unit in hand from the list. */
  private async pick(id: MoveAction['unit']): Promise<void> {
    const row = this.page.getByRole('button', { name: unitName(unitOf(this.game, id)), exact: true }).first();
    if ((await row.getAttribute('aria-pressed')) !== 'true') await row.click();
  }

  private async move({ unit, path, facing, exit, into }: MoveAction): Promise<void> {
    await this.pick(unit);
    const last = path.at(-1);
    const start = unitOf(this.game, unit).where;
    if (last !== undefined) await this.tapHex(last);
    else if (exit !== null && start.at === 'map') await this.tapHex(start.hex);
    else await this.button(/^Stay in this hex/).click();
    if (exit !== null) await choose(this.page, 'There', `Leave the map ${DIRECTION_NAMES[exit]}`, 'if there');
    else if (into !== null) await choose(this.page, 'There', /^(Board|Inside)/, 'if there');
    if (facing !== null && exit === null)
      await choose(this.page, 'Facing at the end', DIRECTION_NAMES[facing]);
    await this.button(/^(End move in|Stay here|Leave the map)/).click();
  }
}

/** One of a few in sight. */
async function choose(page: Page, group: string, label: string | RegExp, when?: 'if there'): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group });
  if (when === 'if there' && !(await radios.isVisible())) return;
  await radios
    .getByRole('radio', typeof label === 'string' ? { name: label, exact: true } : { name: label })
    .check({ force: true });
}
