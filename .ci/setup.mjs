// Makes a clean clone ready: the packages, and with --browser a Chromium for the tests. Node built-ins only, as it runs
// before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.stamp`;

function run(command, args) {
  console.log(`set-up: ${[command, ...args].join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) console.log(`set-up: ${error.message}`);
  return status === 0;
}

function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

function fail(message) {
  console.error(`set-up: ${message}`);
  process.exit(1);
}

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  const node = process.versions.node.split('.')[0];
  const stamp = `${lock} node ${node} ${process.platform} ${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!npm('ci', '--include=dev', '--loglevel=error')) fail('npm ci failed; its message is above.');
  writeFileSync(stampFile, stamp);
}

async function installBrowser() {
  if (await findChromium({ forTests: true })) return;
  const asRoot = process.getuid?.() === 0;
  const withDeps = asRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const playwright = `${root}node_modules/@playwright/test/cli.js`;
  if (
    run(process.execPath, [playwright, 'install', ...withDeps, 'chromium']) &&
    (await findChromium({ forTests: true }))
  )
    return;
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (await findChromium({ forTests: true })) return;
  fail(
    'no Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}

try {
  installPackages();
  if (process.argv.includes('--browser')) {
    await installBrowser();
    console.log(`set-up: ready, the browser tests use ${await findChromium({ forTests: true })}`);
  } else console.log('set-up: ready');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
