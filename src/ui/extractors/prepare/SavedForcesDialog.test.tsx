import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { budgetOf, type Setup } from '../../../rules/extractors';
import type { Drawer } from '../../../store/drawer';
import { announcements } from '../../widgets/announce';
import { SavedForcesDialog } from './SavedForcesDialog';
import { readForces } from './savedForces';
import { staged, tableAt, wideWindow, type TestTable } from './testing';

/** A drawer as a device has it. */
function drawerOf(kept: { value: unknown }): Drawer {
  return {
    read: () => Promise.resolve(kept.value),
    write: (value) => {
      kept.value = value;
      return Promise.resolve();
    },
  };
}

const DORIAN: Setup = { scenario: 'engage', rules: 'full' };
const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

async function open(game: TestTable, drawer: Drawer): Promise<{ readonly closed: () => boolean }> {
  let closed = false;
  const Screen = () => <SavedForcesDialog drawer={drawer} onClose={() => (closed = true)} />;
  render(staged(game, Screen).page);
  await screen.findByRole('dialog');
  return { closed: () => closed };
}

async function keepAs(name: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Keep what is bought as'), { target: { value: name } });
  await press('Keep this force');
}

beforeEach(wideWindow);
afterEach(cleanup);

describe('saved forces in build-up [§5]', () => {
  it('are kept by name, taken up again in another game, and deleted', async () => {
    const kept = { value: null as unknown };
    const bought = tableAt(DORIAN, 'buildUp dorian');
    bought.act({ type: 'recommend' });
    const spent = budgetOf(bought.position(), 0).spent.map(({ cause }) => cause);
    await open(bought, drawerOf(kept));
    await keepAs('Hunters');
    expect(readForces(kept.value)).toEqual([{ name: 'Hunters', side: 'dorian', purchases: spent }]);
    cleanup();

    const other = tableAt(DORIAN, 'buildUp dorian');
    const { closed } = await open(other, drawerOf(kept));
    await screen.findByRole('button', { name: 'Take up Hunters' });
    await press('Take up Hunters');
    expect(closed()).toBe(true);
    expect(announcements().polite.text).toMatch(/^“Hunters” is taken up\. \d+ points? left$/);
    expect(budgetOf(other.position(), 0).spent.map(({ cause }) => cause)).toEqual(spent);
    await press('Delete Hunters');
    expect(screen.queryByRole('button', { name: 'Take up Hunters' })).toBeNull();
    expect(kept.value).toEqual([]);
  });

  it('that do not fit are refused with what does not fit and why; nothing is changed', async () => {
    const rich = tableAt(DORIAN, 'buildUp dorian');
    rich.act({ type: 'recommend' });
    const kept = { value: null as unknown };
    await open(rich, drawerOf(kept));
    await keepAs('Hunters');
    cleanup();
    const poor = tableAt({ scenario: 'ambush', rules: 'full' }, 'buildUp dorian');
    poor.act({ type: 'buy', force: 0, purchase: { item: 'cell', cell: 'Panza' } });
    const before = poor.position();
    const { closed } = await open(poor, drawerOf(kept));
    await screen.findByRole('button', { name: 'Take up Hunters' });
    await press('Take up Hunters');
    expect(screen.getByRole('alert').textContent).toMatch(
      /“Hunters” does not fit here\. .+: .*short.*Nothing was changed\.$/i,
    );
    expect(closed()).toBe(false);
    expect(poor.position()).toBe(before);
  });

  it('are seen by their own side alone; without a name or a purchase nothing is kept', async () => {
    const kept = { value: [{ name: 'Theirs', side: 'avronian', purchases: [] }] as unknown };
    await open(tableAt(DORIAN, 'buildUp dorian'), drawerOf(kept));
    expect(within(screen.getByRole('dialog')).queryByText(/Theirs/)).toBeNull();
    await keepAs('Nothing');
    expect(readForces(kept.value)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Keep this force' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('are told apart from the armies of the house, which everybody is offered', async () => {
    const kept = { value: [{ name: 'Hunters', side: 'dorian', purchases: [] }] as unknown };
    await open(tableAt(DORIAN, 'buildUp dorian'), drawerOf(kept));
    const own = await screen.findByRole('list', { name: 'Saved forces' });
    expect(own.previousElementSibling?.textContent).toBe('Kept on this device; only Dorian sees these.');
    expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBeNull();
  });

  it('have short names: where one ends is seen and said', async () => {
    await open(tableAt(DORIAN, 'buildUp dorian'), drawerOf({ value: null }));
    const field = screen.getByLabelText<HTMLInputElement>('Keep what is bought as');
    expect(field.maxLength).toBe(40);
    expect(screen.queryByText('At most 40 characters')).toBeNull();
    fireEvent.change(field, { target: { value: 'x'.repeat(40) } });
    expect(screen.getByText('At most 40 characters')).toBeTruthy();
  });

  it('whatever else lies in the drawer is none', () => {
    for (const value of [
      null,
      'x',
      [{}],
      [{ name: ' ', side: 'dorian', purchases: [] }],
      [{ name: 'a', side: 'dorian', purchases: [{ item: 'gold' }] }],
    ])
      expect(readForces(value)).toEqual([]);
  });
});
