import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Setup } from '../../rules/extractors';
import { parseSealed } from '../../store/schema';
import { openTab } from '../../store/testing';
import { SIDES } from '../extractors/sides';
import { SessionContext, TableContext, type AnySession, type AnyTable } from '../game/table';
import { SidesContext } from '../widgets/sides';
import { download } from './download';
import { FileDialog } from './FileDialog';
import { toasts } from '../widgets/toast';
import { problemWords } from './problems';

vi.mock('./download');
afterEach(cleanup);

async function open(
  setup: Setup,
  levels = {},
  changed: Partial<AnySession> = {},
  stands: (table: AnyTable) => Partial<AnyTable> = () => ({}),
) {
  const { session, table } = openTab();
  await session.start(setup, 3, 'A game', levels);
  const asAny = { ...(session as unknown as AnySession), ...changed };
  const closed = vi.fn();
  const anyTable = table() as unknown as AnyTable;
  render(
    <SidesContext value={SIDES}>
      <SessionContext value={asAny}>
        <TableContext value={{ ...anyTable, ...stands(anyTable) }}>
          <FileDialog onClose={closed} />
        </TableContext>
      </SessionContext>
    </SidesContext>,
  );
  return { dialog: await screen.findByRole('dialog'), closed, now: () => table().published.getState() };
}
/** Writes both words, exports sealed and waits for the file. */
async function seal(closed: () => void) {
  for (const [label, value] of [
    [/^Passphrase of/, 'green hills far'],
    [/^Opening word for/, 'lent for one day'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(async () => {
    fireEvent.click(sealing()!);
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 50_000);
  });
}
const sealing = () => screen.queryByRole('button', { name: 'Export sealed' });

it.each([
  { scenario: 'incoming', rules: 'simple' },
  { scenario: 'ambush', rules: 'full' },
] as const)('between two persons $scenario goes by mail though no side has a secret yet', async (setup) => {
  const { dialog, closed } = await open(setup);
  expect(dialog.textContent).toContain('No side has a secret');
  expect(dialog.textContent).not.toContain('Nothing in it is secret');
  await seal(closed);
  const { text } = vi.mocked(download).mock.lastCall![0];
  expect(parseSealed(text)).not.toBeNull();
  expect(text).not.toMatch(/"seed"|incoming|ambush/);
});

it.each([
  ['Dorian', 'avronian', true],
  ['Avronian', 'avronian', false],
] as const)('who has seen no secret plays on as %s, whoever decides', async (name, decides, isAway) => {
  const { dialog, closed, now } = await open({ scenario: 'incoming', rules: 'simple' });
  fireEvent.click(screen.getByRole('radio', { name }));
  expect(dialog.textContent?.includes(`then ${name} goes on`)).toBe(!isAway);
  await seal(closed);
  const other = isAway ? decides : 'dorian';
  expect(now().curtain).toMatchObject({ side: other, away: true });
});

it('who has a secret goes on as the side that has the screen', async () => {
  await open({ scenario: 'incoming', rules: 'full' }, {}, {}, () => ({ secretSides: () => ['avronian'] }));
  expect(sealing()).not.toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('nothing is sealed against the computer where nothing is secret, nor in a game without mail', async () => {
  await open({ scenario: 'incoming', rules: 'simple' }, { avronian: 'recruit' });
  expect(sealing()).toBeNull();
  cleanup();
  await open({ scenario: 'engage', rules: 'full' }, {}, { offersMail: false });
  expect(sealing()).toBeNull();
});

it.each([
  ['dorian', 'Export sealed', 'Export open'],
  ['avronian', 'Export open', 'Export sealed'],
])('after a game by mail whose last letter is from %s, %s comes first here', async (by, first, second) => {
  const mail = { seat: 'dorian', letters: [{ by }] } as never;
  await open({ scenario: 'incoming', rules: 'simple' }, {}, {}, (table) => ({
    record: () => ({ ...table.record(), mail }),
    standing: () => ({ ...table.standing(), ended: true }),
  }));
  expect(screen.getByRole('button', { name: first }).dataset.kind).toBe('go');
  expect(screen.getByRole('button', { name: second }).dataset.kind).not.toBe('go');
});

it('closed while the file was being sealed, it says beside the game why none was made', async () => {
  type Made = Awaited<ReturnType<AnySession['exportSealed']>>;
  let tell: (done: Made) => void = () => undefined;
  const exportSealed = () => new Promise<Made>((done) => (tell = done));
  const mail = { seat: 'dorian', letters: [{ by: 'dorian' }] } as never;
  const { closed } = await open({ scenario: 'incoming', rules: 'simple' }, {}, { exportSealed }, (table) => ({
    record: () => ({ ...table.record(), mail }),
    standing: () => ({ ...table.standing(), ended: true }),
  }));
  fireEvent.click(sealing()!);
  cleanup();
  await act(() => Promise.resolve(tell({ ok: false, problem: 'goneOn' })));
  expect(toasts().at(-1)?.text).toBe(problemWords('goneOn'));
  expect(closed).not.toHaveBeenCalled();
});
