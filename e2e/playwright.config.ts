import { defineConfig } from '@playwright/test';
import { findChromium } from '../.ci/chromium.mjs';

const root = new URL('..', import.meta.url).pathname;
const port = Number(process.env.E2E_PORT ?? 4174);
const executablePath = await findChromium();

/** A test runs on the desktop; tagged `@phone` on the phone too, tagged `@phone-only` on the phone alone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/screens/{arg}-{projectName}{ext}',
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    // Tests look at the build itself; the offline test switches the service worker on.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
