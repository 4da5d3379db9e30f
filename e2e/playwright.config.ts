import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../.ci/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4174);
const executablePath = await findChromium({ forTests: true });

/** `npm test` waits as long as a machine under load takes; by hand, what hangs is soon told. */
const patient = Boolean(process.env.CI);

/** Whole games against every level of the computer: asked for by the name of their project alone. */
const LONG = 'levels.spec.ts';
/**
 * What Playwright 1.65 switches off by itself, for of several such lists the last one holds; and two pages of the browser's own
 * behind its address bar, which nobody sees: they were half of what it costs to open a window.
 */
const SWITCHED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** A test runs on the desktop; tagged `@phone` on the phone too, tagged `@phone-only` on the phone alone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A page waits half its time for a frame or an answer: four keep two cores busy.
  workers: patient ? 4 : 2,
  // Once more where a machine stood still; what passed only then is named at the end.
  retries: patient ? 1 : 0,
  // Ten times what the longest takes on a loaded machine: what waits for ever ends, and is named, before the run does.
  timeout: patient ? 1_200_000 : 480_000,
  expect: { timeout: patient ? 120_000 : 10_000 },
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/screens/{arg}-{projectName}{ext}',
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: patient ? 300_000 : 30_000,
    navigationTimeout: patient ? 300_000 : 30_000,
    // A trace keeps a snapshot of the page for each act: a quarter of the processor time. By hand: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests look at the build itself; the offline test switches the service worker on.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        `--disable-features=${SWITCHED_OFF.join()}`,
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
    { name: 'desktop', testIgnore: LONG, grepInvert: /@phone-only/, use: DESKTOP },
    { name: 'levels', testMatch: LONG, use: DESKTOP },
    {
      name: 'phone',
      testIgnore: LONG,
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 600_000,
  },
});
