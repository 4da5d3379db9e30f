import { describe, expect, test } from 'vitest';
import { extractors, type Action, type Setup } from '../rules/extractors';
import { hashOf } from '../rules/hash';
import { loneTab } from './oneTab';
import { openSession } from './session';
import { memoryShelf, type Shelf } from './shelf';

const INCOMING: Setup = { scenario: 'incoming', rules: 'full' };
const NOW = () => '2026-03-01T12:00:00.000Z';

function begin(shelf: Shelf = memoryShelf()) {
  const values = new Map<string, string>();
  const memory = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const session = openSession(extractors, { shelf, tabs: loneTab, memory, now: NOW });
  return { session, shelf, table: () => session.state.getState().table! };
}

/** What the side to decide does next: the first thing there is. */
function next(table: ReturnType<ReturnType<typeof begin>['table']>): Action {
  if (table.published.getState().curtain) table.takeSeat();
  const position = table.published.getState().position!;
  return extractors.options(position).find(({ type }) => type !== 'endPhase') ?? { type: 'endPhase' };
}

describe('a session', () => {
  test('keeps every action, and a new session goes on at the same one', async () => {
    const { session, shelf, table } = begin();
    expect(await session.start(INCOMING, 7, 'Incoming!')).toMatchObject({ ok: true });
    for (let i = 0; i < 12; i++) expect(table().act(next(table()))).toBeUndefined();
    await session.idle();
    expect(table().published.getState().save).toEqual({ state: 'saved' });
    const before = table().record();

    const again = begin(shelf);
    expect(await again.session.resume()).toMatchObject({ ok: true, notice: null });
    expect(again.table().record()).toEqual(before);
    expect(hashOf(again.table().record().checks)).toBe(hashOf(before.checks));
  });
});
