import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Every journey also holds that the page reports no error: no exception, no console error, nothing the CSP refused. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'errors the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 A and AA, as far as axe can tell; each violation with the elements it is about. */
export async function expectAccessible(page: Page, leftOut?: string) {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  if (leftOut !== undefined) axe.exclude(leftOut);
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`,
  );
  expect(told, 'accessibility').toEqual([]);
}

export { expect };
