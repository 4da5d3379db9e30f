import { expect, type Locator, type Page } from '@playwright/test';
import type { Hex } from '../../src/hex';
import { handsOf, type Hands, type HandsName } from '../hands';

/** How the page lays itself out. */
export type Columns = 'wide' | 'middle' | 'phone';

/** What every screen has, and how hands work it: buttons, choices, the menu, the pages beside the map. */
export class Controls {
  readonly page: Page;
  readonly hands: Hands;

  constructor(page: Page, hands: HandsName) {
    this.page = page;
    this.hands = handsOf(hands, page);
  }

  get columns(): Columns {
    const { width } = this.page.viewportSize() ?? { width: 0 };
    return width >= 1100 ? 'wide' : width >= 720 ? 'middle' : 'phone';
  }

  /** The right column, or the sheet. */
  get decision(): Locator {
    return this.page.locator('.column, .sheet').last();
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', named(name)).first();
  }

  async tapHex(hex: Hex): Promise<void> {
    await this.hands.tapHex(hex);
  }

  /** What is prepared is done: by its button, or by F. */
  async confirm(name: string): Promise<void> {
    const button = this.button(name);
    await expect(button).toBeVisible();
    if (this.hands.name === 'keyboard') await this.page.keyboard.press('f');
    else await this.hands.press(button);
  }

  /** Chooses one of a few in sight. */
  async choose(group: string, label: string | RegExp): Promise<void> {
    const radios = this.page.getByRole('radiogroup', { name: group, exact: true });
    await this.hands.choose(radios.getByRole('radio', named(label)));
  }

  async chooseIfAsked(radios: Locator, label: string | RegExp): Promise<void> {
    if (!(await radios.isVisible())) return;
    const radio = radios.getByRole('radio', named(label));
    if (!(await radio.isChecked())) await this.hands.choose(radio);
  }

  /** An item of the menu of the bar. */
  async chooseInMenu(name: string | RegExp): Promise<void> {
    const item = this.page.getByRole('menuitem', { name });
    await this.hands.openMenu(this.button('Menu'));
    await expect(item).toBeVisible();
    await this.hands.press(item);
    await expect(item).toBeHidden();
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
}

/** A name in full, or what it is like. */
function named(name: string | RegExp): { readonly name: string | RegExp; readonly exact?: boolean } {
  return typeof name === 'string' ? { name, exact: true } : { name };
}
