// Which Chromium the browser tests drive: one list for the set-up script and the Playwright config. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Without a window there is less of it to start and to draw: a tenth of the time of all browser tests. */
const headless = 'chromium-headless-shell';
const onPath = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/** Some distributions ship a stub that only tells you to install something; Windows would open a window if asked. */
function starts(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The browser to test with: CHROMIUM_PATH, else Playwright's own, else one the system has; for tests alone, the one that never
 * has a window comes first.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium({ forTests = false } = {}) {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (!existsSync(told)) throw new Error(`CHROMIUM_PATH is ${told}, but there is no such file.`);
    return told;
  }
  const own = await playwrightsOwn();
  if (own !== undefined && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = forTests ? [headless, ...onPath] : onPath;
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, ...elsewhere].find((path) => existsSync(path) && starts(path));
}
