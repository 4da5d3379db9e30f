import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Start } from './driver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const DISPLAY = ':97';

/** WebKitGTK by plain WebDriver, on a screen that nobody sees. */
export const webkit: Start = async () => {
  const browser = miniBrowser();
  if (!existsSync(DRIVER) || browser === undefined)
    return { missing: 'no WebKitGTK with a driver is installed (Debian: webkit2gtk-driver)' };
  if (!existsSync(SCREEN)) return { missing: 'no Xvfb is installed (Debian: xvfb)' };
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const env = { ...process.env, DISPLAY, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const started = [
    spawn(SCREEN, [DISPLAY, '-screen', '0', '1440x900x24'], { stdio: 'ignore' }),
    spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env }),
  ];
  const stop = async () => {
    for (const child of started) await ended(child);
    // Its helpers write on for a moment after it has ended; the synchronous one does not empty a folder a second time.
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  return session(browser, port, stop).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
};

function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}`))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

async function session(binary: string, port: number, stop: () => Promise<void>): Promise<Driver> {
  const send = sender(port);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  await until(() => send('GET', 'status'));
  const { sessionId, capabilities: own } = (await send('POST', 'session', { capabilities })) as Session;
  const ask = (method: string, path: string, body?: object) =>
    send(method, `session/${sessionId}/${path}`, body);
  await ask('POST', 'timeouts', { script: 600_000, pageLoad: 600_000 });
  await ask('POST', 'window/rect', { x: 0, y: 0, width: 1440, height: 900 });
  return {
    name: `WebKitGTK ${own.browserVersion}`,
    open: async (url) => {
      // Another place in the same page is no load, which the driver would wait for.
      await ask('POST', 'url', { url: 'about:blank' });
      await ask('POST', 'url', { url });
    },
    reload: async () => {
      await ask('POST', 'refresh', {});
    },
    value: (expression) => ask('POST', 'execute/sync', { script: `return ${expression}`, args: [] }),
    tap: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    pdf: null,
    picture: async () => Buffer.from((await ask('GET', 'screenshot')) as string, 'base64'),
    close: async () => {
      await send('DELETE', `session/${sessionId}`).catch(() => undefined);
      await stop();
    },
  };
}

/** What is free now and may be asked for. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Asks the driver; its askings throw Error with the driver's own words. */
function sender(port: number): Send {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function until(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await work();
      return;
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
}
