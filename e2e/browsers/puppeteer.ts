import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium } from '../../.ci/chromium.mjs';
import type { Driver, Start } from './driver';

const SIZE = { width: 1440, height: 900 };
const FIREFOXES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

export const chromium: Start = async () => {
  const executablePath = await findChromium();
  if (executablePath === undefined) return { missing: 'no Chromium is installed' };
  return driverOf(
    await puppeteer.launch({ browser: 'chrome', executablePath, args: ['--no-sandbox', '--disable-quic'] }),
  );
};

/** Over WebDriver BiDi. */
export const firefox: Start = async () => {
  const executablePath = FIREFOXES.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) return { missing: 'no Firefox is installed (Debian: firefox-esr)' };
  return driverOf(await puppeteer.launch({ browser: 'firefox', executablePath }));
};

async function driverOf(browser: Browser): Promise<Driver> {
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  page.setDefaultTimeout(0);
  return {
    name: (await browser.version()).replace('/', ' '),
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    value: (expression) => page.evaluate(expression),
    tap: (x, y) => page.mouse.click(x, y),
    picture: () => page.screenshot(),
    // Without tags for screen readers, as the journeys in Chromium ask for it; Firefox writes none.
    pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, timeout: 0 }),
    close: () => browser.close(),
  };
}
