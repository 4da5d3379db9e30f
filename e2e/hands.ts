import { expect, type Locator, type Page } from '@playwright/test';
import type { Hex } from '../src/hex';
import { hexName } from '../src/ui/extractors/wording';

/** A way of working the page: with a mouse, a finger, the keyboard alone, or as assistive technology does. */
export interface Hands {
  /** Presses a button, a tab, a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses one of a radio group. */
  readonly choose: (radio: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly tapHex: (hex: Hex) => Promise<void>;
  readonly openMenu: (button: Locator) => Promise<void>;
  /** Takes the screen from behind the curtain. */
  readonly hold: (button: Locator) => Promise<void>;
  readonly name: HandsName;
}

export type HandsName = 'pointer' | 'touch' | 'keyboard' | 'names';

export function handsOf(name: HandsName, page: Page): Hands {
  const all = { pointer: pointerHands, touch: touchHands, keyboard: keyboardHands, names: namingHands };
  const hands = all[name](page);
  const seen =
    <Target>(act: (target: Target) => Promise<void>) =>
    async (target: Target) => {
      await act(target);
      await drawn(page);
    };
  return { ...hands, press: seen(hands.press), choose: seen(hands.choose), tapHex: seen(hands.tapHex) };
}

/** What was done is on the map, and a frame later in what stands round it: nobody looks any sooner. */
export async function drawn(page: Page): Promise<void> {
  const frames = () =>
    new Promise<void>((resolve) => {
      const after = (left: number): void =>
        void requestAnimationFrame(() => setTimeout(() => (left > 0 ? after(left - 1) : resolve())));
      after(2);
    });
  // A press may lead to another page.
  await page.evaluate(frames).catch(() => undefined);
}

/** A mouse: everything where it lies. */
function pointerHands(page: Page): Hands {
  const { mouse } = page;
  return {
    name: 'pointer',
    press: (target) => target.click(),
    openMenu: (button) => button.click(),
    choose: (radio) => seenOf(radio).click(),
    write: (field, text) => field.fill(text),
    async tapHex(hex) {
      const { x, y } = await inReach(page, hex, async (from, to) => {
        await mouse.move(from.x, from.y);
        await mouse.down();
        await mouse.move(to.x, to.y, { steps: 5 });
        await page.waitForTimeout(HELD_STILL);
        await mouse.up();
      });
      await mouse.click(x, y);
    },
    async hold(button) {
      await button.hover();
      await mouse.down();
      await expect(button).toBeHidden();
      await mouse.up();
    },
  };
}

/** A button, or the label of a field. */
function seenOf(radio: Locator): Locator {
  return radio.locator('xpath=ancestor-or-self::*[self::label or self::button]');
}

/** One finger on a touch screen. */
function touchHands(page: Page): Hands {
  const touching = page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Point[]) => {
    await (await touching).send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  };
  const drag: Drag = async (from, to) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step++)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 5,
        y: from.y + ((to.y - from.y) * step) / 5,
      });
    await page.waitForTimeout(HELD_STILL);
    await touch('touchEnd');
  };
  return {
    name: 'touch',
    press: (target) => target.tap(),
    openMenu: (button) => button.tap(),
    choose: (radio) => seenOf(radio).tap(),
    write: (field, text) => field.fill(text),
    async tapHex(hex) {
      const { x, y } = await inReach(page, hex, drag);
      await page.touchscreen.tap(x, y);
    },
    async hold(button) {
      const { x, y, width, height } = await settledBox(button);
      await touch('touchStart', { x: x + width / 2, y: y + height / 2 });
      await expect(button).toBeHidden();
      await touch('touchEnd');
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Drag = (from: Point, to: Point) => Promise<void>;

/** Milliseconds before what was dragged is let go: the map does not fly on. */
const HELD_STILL = 150;

/** From one end of the map to the other on a phone, whose sheet leaves a strip of it. */
const MOST_DRAGS = 20;

/** The middle of a hex, the map dragged until nothing covers it. */
async function inReach(page: Page, hex: Hex, drag: Drag): Promise<Point> {
  const cell = page.locator(`[role=gridcell][data-hex="${hex}"]`);
  for (let drags = 0; drags < MOST_DRAGS; drags++) {
    await page.locator('.board[data-frames]:not([data-moving])').waitFor();
    const { x, y, width, height } = await settledBox(cell);
    const at = { x: x + width / 2, y: y + height / 2 };
    if (await isFree(page, at)) return at;
    await drag(...(await wayToMiddle(page, at)));
  }
  throw new Error(`Hex ${hexName(hex)} cannot be brought on the screen`);
}

function isFree(page: Page, at: Point): Promise<boolean> {
  return page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.board-surface')), at);
}

/** A drag that brings a point of the map nearer to the middle of what is seen of it. */
async function wayToMiddle(page: Page, at: Point): Promise<readonly [from: Point, to: Point]> {
  const board = await page.locator('.board-surface').boundingBox();
  const sheet = await page
    .locator('.sheet')
    .first()
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  if (!board) throw new Error('There is no map');
  const height = (sheet?.y ?? board.y + board.height) - board.y;
  const middle = { x: board.x + board.width / 2, y: board.y + height / 2 };
  const by = (length: number, room: number) => Math.max(-room * 0.4, Math.min(room * 0.4, length));
  return [
    middle,
    { x: middle.x + by(middle.x - at.x, board.width), y: middle.y + by(middle.y - at.y, height) },
  ];
}

/** So many frames at one place, and the map has stopped gliding, or was not about to. */
const STILL = 9;

/** Where something lies once the map has stopped gliding. */
function settledBox(target: Locator) {
  return target.evaluate(async (element, enough) => {
    let { x, y, width, height } = element.getBoundingClientRect();
    for (let still = 0, frames = 0; still < enough && frames < 300; frames++) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect();
      const moves = document.querySelector('.board[data-moving]') !== null;
      still = now.x === x && now.y === y && !moves ? still + 1 : 0;
      ({ x, y, width, height } = now);
    }
    return { x, y, width, height };
  }, STILL);
}

/** No pointer at all: Tab to it, Enter. */
function keyboardHands(page: Page): Hands {
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  return {
    name: 'keyboard',
    press,
    openMenu: press,
    async choose(radio) {
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]');
      const count = await group.getByRole('radio').count();
      await tabTo(
        page,
        group.locator('input:checked, [aria-checked=true], input:not(:checked)').first(),
        group,
      );
      for (let step = 0; step < count && !(await isFocused(radio)); step++)
        await keyboard.press('ArrowRight');
      // Where a choice does more than to choose, arrows only lead to it.
      if (!(await radio.isChecked())) await keyboard.press('Enter');
      await expect(radio).toBeChecked();
    },
    async write(field, text) {
      await tabTo(page, field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async tapHex(hex) {
      const board = page.getByRole('grid', { name: 'Map' });
      await tabTo(page, board);
      await keyboard.type(`g${hexName(hex)}`);
      await expect(board).toHaveAttribute('aria-activedescendant', new RegExp(`-${hexName(hex)}$`));
      await keyboard.press('Enter');
    },
    async hold(button) {
      await press(button);
      await expect(button).toContainText('Press Enter once more');
      await keyboard.press('Enter');
      await expect(button).toBeHidden();
    },
  };
}

/** Roles and names alone: a press without any pointer, as a screen reader sends it. */
function namingHands(page: Page): Hands {
  const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());
  return {
    name: 'names',
    press,
    // A menu opens at a key or a pointer going down, which assistive technology sends too.
    openMenu: (button) => button.press('Enter'),
    choose: press,
    write: (field, text) => field.fill(text),
    // The text of a cell is its name; to ask all 648 what they are called takes twenty times as long.
    tapHex: (hex) => press(page.locator('[role=gridcell]', { hasText: new RegExp(`^${hexName(hex)}, `) })),
    async hold(button) {
      await press(button);
      await expect(button).toContainText('Press Enter once more');
      await press(button);
      await expect(button).toBeHidden();
    },
  };
}

/** No screen has more stops than this. */
const STOPS = 300;

/** Tab or Shift+Tab, whichever way it lies, until it has the focus (or something in it). */
async function tabTo(page: Page, target: Locator, around = target): Promise<void> {
  await expect(target).toBeAttached();
  // Found once: to look for a role and a name takes longer than to press a key.
  let found = await around.elementHandle();
  for (let stop = 0; stop < STOPS; stop++) {
    const way = await found?.evaluate((element) => {
      if (!element.isConnected) return 'gone';
      const now = document.activeElement;
      if (now !== null && element.contains(now)) return 'here';
      const before = now !== null && element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
      return before && now !== document.body ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'here') return;
    if (way === undefined || way === 'gone') found = await around.elementHandle();
    else await page.keyboard.press(way);
  }
  throw new Error(`The keyboard does not come to ${target.toString()}`);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
