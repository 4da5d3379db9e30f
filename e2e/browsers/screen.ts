import { asked, type Driver } from './driver';

/** A name as it stands, or what it begins with as a pattern. */
export type Name = string | { readonly like: string };

export interface Target {
  readonly role: 'button' | 'radio' | 'checkbox' | 'radiogroup' | 'menuitem' | 'gridcell' | 'heading';
  readonly name: Name;
  readonly within?: Target;
  /** Of several the last on the page, not the first. */
  readonly which?: 'last';
}

/** A machine under load is slow, not wrong. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 50;

/** The page of a driven browser, by roles and names. */
export class Screen {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  ask<Value>(act: string, ...given: readonly unknown[]): Promise<Value> {
    return this.driver.value(asked(act, ...given)) as Promise<Value>;
  }

  /** Waits until something holds. Throws Error with what is on the screen instead. */
  async until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
    const started = Date.now();
    for (;;) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (Date.now() - started > PATIENCE_MS) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    const words = await this.ask<string>('words');
    throw new Error(`${what}: it did not come. On the screen:\n${words.slice(0, 1500)}`);
  }

  async press(target: Target): Promise<void> {
    await this.until(`press ${JSON.stringify(target)}`, () => this.ask<boolean>('press', target));
  }

  async pressButton(name: Name): Promise<void> {
    await this.press({ role: 'button', name });
  }

  isThere(target: Target): Promise<boolean> {
    return this.ask('isThere', target);
  }

  isOn(target: Target): Promise<boolean> {
    return this.ask('isOn', target);
  }

  async has(selector: string): Promise<void> {
    await this.until(selector, () => this.ask<boolean>('has', selector));
  }
}
