import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test';

/** How often the tab is killed: `KILLS=200 npm run e2e -- kill` for the long run. */
const KILLS = Number(process.env.KILLS ?? 12);

// What they stand on is built once for all of them.
test.describe.configure({ mode: 'default' });

/** The store itself in a real browser with its real storage: built as for the page, and with nothing else of it. */
const PARTS = { session: 'src/ui/extractors/session.ts', rules: 'src/rules/extractors/index.ts' };
let built: string;

test.beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'kill-'));
  const { config } = (await loadConfigFromFile({ command: 'build', mode: 'production' }))!;
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: (config.plugins!.flat() as Plugin[]).filter(({ name }) => name === 'shared-workers'),
    build: {
      outDir: built,
      minify: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: PARTS,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
});

test.afterAll(() => {
  rmSync(built, { recursive: true, force: true });
});

test.beforeEach(({ context }) =>
  context.route('**/store/**', (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname.replace('/store/', '')) }),
  ),
);

interface Seen {
  readonly actions: number;
  readonly hash: string;
}

/** A tab in which nothing runs but the store. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./icon.svg');
  await page.evaluate(async () => {
    const part = async (name: string) => (await import(`/store/${name}.js`)) as Record<string, unknown>;
    const { session } = await part('session');
    const { extractors } = await part('rules');
    Object.assign(globalThis, { session, rules: extractors });
  });
  return page;
}

/** Only what the page functions below use. */
interface Reached {
  readonly session: {
    readonly state: {
      getState(): {
        readonly table: {
          readonly published: {
            getState(): { readonly position: object | null; readonly save: { readonly state: string } };
          };
          takeSeat(): void;
          act(action: object): object | undefined;
          record(): {
            readonly actions: readonly object[];
            readonly checks: readonly { readonly hash: string }[];
          };
        };
      };
    };
    start(setup: object, seed: number, name: string): Promise<{ readonly ok: boolean }>;
    resume(): Promise<{ readonly ok: boolean; readonly notice: string | null }>;
    idle(): Promise<void>;
  };
  readonly rules: { options(position: object): readonly { readonly type: string }[] };
}

/** Does one legal action; waits until the page says it is saved, or does not wait at all. */
async function act(page: Page, choice: number, wait: boolean): Promise<Seen> {
  return page.evaluate(
    async ({ choice, wait }) => {
      const { session, rules } = globalThis as unknown as Reached;
      const { table } = session.state.getState();
      table.takeSeat();
      const { position } = table.published.getState();
      const options = rules.options(position ?? {});
      const ends = options.filter(({ type }) => type === 'endPhase' || type === 'recommend');
      const pool = ends.length > 0 && choice % 4 === 3 ? ends : options;
      const refused = table.act(pool[choice % pool.length]);
      if (refused) throw new Error(JSON.stringify(refused));
      if (wait) {
        await session.idle();
        const { save } = table.published.getState();
        if (save.state !== 'saved') throw new Error(`The game is ${save.state}`);
      }
      const { actions, checks } = table.record();
      return { actions: actions.length, hash: checks[checks.length - 1].hash };
    },
    { choice, wait },
  );
}

async function resume(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const { session } = globalThis as unknown as Reached;
    const done = await session.resume();
    if (!done.ok || done.notice !== null) throw new Error(JSON.stringify(done));
    const { actions, checks } = session.state.getState().table.record();
    return { actions: actions.length, hash: checks[checks.length - 1].hash };
  });
}

/** Every other time the tab is not closed but its process crashes. */
async function kill(page: Page, how: 'close' | 'crash'): Promise<void> {
  if (how === 'crash') {
    const crashed = page.waitForEvent('crash');
    const cdp = await page.context().newCDPSession(page);
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
}

async function begin(context: BrowserContext): Promise<Page> {
  const page = await openTab(context);
  await page.evaluate(async () => {
    const { session } = globalThis as unknown as Reached;
    await session.start({ scenario: 'engage', rules: 'full' }, 11, 'Engage!');
    await session.idle();
  });
  return page;
}

test(`a tab killed after each of ${KILLS} actions opens the game again in the same state`, async ({
  context,
}) => {
  // As many as are asked for.
  test.setTimeout(0);
  let page = await begin(context);
  for (let done = 1; done <= KILLS; done++) {
    const before = await act(page, done * 7919, true);
    expect(before.actions).toBe(done);
    await kill(page, done % 2 ? 'close' : 'crash');
    page = await openTab(context);
    expect(await resume(page), `after action ${done}`).toEqual(before);
  }
});

test('a tab killed in the middle of saving loses at most the action being saved', async ({ context }) => {
  let page = await begin(context);
  let known: Seen = await act(page, 3, true);
  for (let round = 1; round <= 8; round++) {
    const last = await act(page, round * 104729, false);
    await kill(page, round % 2 ? 'crash' : 'close');
    page = await openTab(context);
    const found = await resume(page);
    expect([known, last]).toContainEqual(found);
    known = found;
  }
});

test('two tabs on one game: the second is told, may take it over, and the first is told', async ({
  context,
}) => {
  const first = await begin(context);
  const second = await openTab(context);
  const asked = await second.evaluate(() => (globalThis as unknown as Reached).session.resume());
  expect(asked).toMatchObject({ ok: false, otherTab: expect.any(String) });
  const taken = await second.evaluate(
    async (id) => {
      const { session } = globalThis as unknown as {
        session: { open(id: string, how: string): Promise<{ readonly ok: boolean }> };
      };
      return session.open(id, 'takeOver');
    },
    (asked as unknown as { otherTab: string }).otherTab,
  );
  expect(taken.ok).toBe(true);
  await expect
    .poll(() =>
      first.evaluate(() => {
        const { session } = globalThis as unknown as Reached;
        return session.state.getState().table.published.getState().save;
      }),
    )
    .toEqual({ state: 'unsaved', why: 'otherTab' });
});

test('what is stored is neither readable nor tells forces or orders', async ({ context }) => {
  const page = await begin(context);
  for (let i = 1; i <= 6; i++) await act(page, i * 7919, true);
  const stored = await page.evaluate(
    () =>
      new Promise<{ key: string; text: string }[]>((resolve, reject) => {
        const open = indexedDB.open('extractors');
        open.onerror = () => reject(new Error('No database'));
        open.onsuccess = () => {
          const games = open.result.transaction('games').objectStore('games');
          const [keys, values] = [games.getAllKeys(), games.getAll()];
          values.onsuccess = () =>
            resolve(
              values.result.map((value: unknown, i) => ({
                key: keys.result[i] as string,
                text:
                  value instanceof CryptoKey
                    ? `extractable: ${value.extractable}`
                    : JSON.stringify(value, (_, part: unknown) =>
                        part instanceof Uint8Array ? new TextDecoder().decode(part) : part,
                      ),
              })),
            );
        };
      }),
  );
  const states = stored.filter(({ key }) => key.startsWith('game/'));
  expect(states.length).toBeGreaterThan(3);
  for (const { text } of states) expect(text).not.toMatch(/action|unit|buy|engage/);
  const head = stored.find(({ key }) => key.startsWith('head/'))?.text ?? '';
  expect(Object.keys(JSON.parse(head) as object).sort()).toEqual(
    ['date', 'id', 'name', 'named', 'ruleset', 'setup', 'standing'].sort(),
  );
  expect(stored.find(({ key }) => key === 'device-key')?.text).toBe('extractable: false');
});
