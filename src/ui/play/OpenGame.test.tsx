import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../store/storage';
import { doSomething, ENGAGE, INCOMING, openTab, twoTabs } from '../../store/testing';
import { Shown } from '../widgets/shown';
import { leaveAtStep, stepLeft } from '../game/entry';
import type { OpenGameProps } from '../game/gameUi';
import { OpenGame } from './OpenGame';

const takeUp: OpenGameProps['takeUp'] = (session, wanted) => session.resume(wanted);

afterEach(() => {
  cleanup();
  location.hash = '';
  history.replaceState(null, '');
});

/** Two tabs of one browser; a game begun in the first lies open there. */
async function openInFirst() {
  const storage = memoryStorage();
  const [first, second] = twoTabs().map((tabs) => openTab(storage, tabs));
  await first.session.start(INCOMING, 7, 'Incoming!');
  await first.session.idle();
  const { id } = first.table().record();
  render(<OpenGame session={first.session} screen={() => <p>The map</p>} takeUp={takeUp} />);
  const takeOver = () => act(() => second.session.open(id, 'takeOver'));
  return { storage, first, second, takeOver };
}

const HERE = { name: 'Play it here instead' };

describe('a game that another tab takes over', () => {
  it('is shut: what is done here would not be kept; one press brings it back', async () => {
    const { second, takeOver } = await openInFirst();
    expect(screen.getByText('The map')).toBeDefined();
    await takeOver();
    expect(screen.queryByText('The map')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: /played in another tab/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', HERE));
    expect(await screen.findByText('The map')).toBeDefined();
    expect(second.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });
  });

  it('stays open where it holds what was never kept: that can still be exported', async () => {
    const { storage, first, takeOver } = await openInFirst();
    const { change } = storage;
    storage.change = () => Promise.reject(new DOMException('No', 'QuotaExceededError'));
    await act(async () => {
      doSomething(first.table());
      await first.session.idle();
    });
    expect(first.table().published.getState().save.state).toBe('unsaved');
    storage.change = change;
    await takeOver();
    expect(screen.getByText('The map')).toBeDefined();
    expect(screen.queryByRole('button', HERE)).toBeNull();
  });
});

describe('a game that is come back to', () => {
  const page = (tab: ReturnType<typeof openTab>, shown: boolean) => (
    <Shown value={shown}>
      <OpenGame
        session={tab.session}
        screen={(table) => <p>{table.published.getState().curtain ? 'The curtain' : 'The map'}</p>}
        takeUp={takeUp}
      />
    </Shown>
  );
  const goTo = (hash: string) =>
    act(() => {
      location.hash = hash;
      dispatchEvent(new Event('hashchange'));
    });

  it('from the scenarios lies behind the curtain, as it is continued from there; from the sheets it does not', async () => {
    const tab = openTab();
    await tab.session.start(ENGAGE, 3, 'Two of them');
    doSomething(tab.table());
    const curtain = () => tab.table().published.getState().curtain;
    goTo('#/play');
    render(page(tab, true));
    goTo('#/print');
    goTo('#/play');
    expect(curtain()).toBeNull();
    goTo('#/');
    expect(curtain()).toMatchObject({ side: 'dorian' });
    expect(tab.table().published.getState()).toMatchObject({ position: null, log: [], redo: null });
    goTo('#/play');
    expect(curtain()).toMatchObject({ side: 'dorian' });
  });

  it('with a page the browser has kept lies behind the curtain, as after a reload; one that is shut does not change', async () => {
    const tab = openTab();
    await tab.session.start(ENGAGE, 3, 'Two of them');
    doSomething(tab.table());
    goTo('#/play');
    render(page(tab, true));
    const leave = (persisted: boolean) =>
      act(() => void dispatchEvent(Object.assign(new Event('pagehide'), { persisted })));
    leave(false);
    expect(tab.table().published.getState().curtain).toBeNull();
    leave(true);
    expect(tab.table().published.getState()).toMatchObject({ position: null, log: [], redo: null });
  });

  it('once another has been laid in its place is a step back in the history', async () => {
    const tab = openTab();
    await tab.session.start(INCOMING, 7, 'Incoming!');
    const first = tab.table().record().id;
    goTo('#/play');
    history.replaceState(null, '');
    render(page(tab, true));
    const places = history.length;
    leaveAtStep(17);
    const left: unknown = history.state;
    expect(left).toEqual({ game: first, step: 17 });
    await act(() => tab.session.start(INCOMING, 8, 'Another'));
    expect(tab.table().record().id).not.toBe(first);
    expect(history.length).toBe(places + 1);
    expect(history.state).toEqual({ game: tab.table().record().id });
    expect(stepLeft(tab.table().record().id, 20)).toBeNull();
    // Back.
    history.replaceState(left, '');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate', { state: left }));
      await vi.waitUntil(() => tab.table().record().id === first);
    });
    expect(history.length).toBe(places + 1);
    expect([stepLeft(first, 20), stepLeft(first, 9)]).toEqual([17, 9]);
    // Back, and Forward before that game is there.
    await act(() => tab.session.start(INCOMING, 9, 'A third'));
    const third = tab.table().record().id;
    const ahead: unknown = history.state;
    const laid: string[] = [];
    tab.session.state.subscribe(({ table }) => laid.push(table?.record().id ?? ''));
    const toPlace = (state: unknown) => {
      history.replaceState(state, '');
      dispatchEvent(new PopStateEvent('popstate', { state }));
    };
    await act(async () => {
      toPlace(left);
      toPlace(ahead);
      await vi.waitUntil(() => laid.includes(first));
    });
    await act(() => vi.waitUntil(() => tab.table().record().id === third));
    expect(history.length).toBe(places + 2);
    expect(history.state).toEqual(ahead);
  });

  const GONE = 'This saved game is no longer on this device.';
  const passTo = (state: unknown) =>
    act(() => {
      history.replaceState(state, '');
      dispatchEvent(new PopStateEvent('popstate', { state }));
    });
  const begun = async (tab: ReturnType<typeof openTab>, seed: number) => {
    await act(() => tab.session.start(INCOMING, seed, 'Incoming!'));
    doSomething(tab.table());
    await tab.session.idle();
    return { game: tab.table().record().id };
  };

  it('and has been deleted meanwhile: its place says so, and no other is opened there', async () => {
    const tab = openTab();
    const other = await begun(tab, 8);
    const here = await begun(tab, 7);
    const { rerender } = render(page(tab, true));
    expect(history.state).toEqual(here);
    rerender(page(tab, false));
    await act(() => tab.session.remove(here.game));
    rerender(page(tab, true));
    expect(await screen.findByText(GONE)).toBeDefined();
    expect(tab.session.state.getState().table).toBeNull();
    passTo(other);
    expect(await screen.findByText('The map')).toBeDefined();
    expect(tab.table().record().id).toBe(other.game);
    passTo(here);
    expect(await screen.findByText(GONE)).toBeDefined();
    expect(screen.queryByText('The map')).toBeNull();
    passTo(other);
    expect(screen.getByText('The map')).toBeDefined();
    cleanup();
    // The page is loaded again in the place of the first.
    const again = openTab(tab.storage);
    again.memory.setItem('extractors.onTable', other.game);
    passTo(here);
    render(page(again, true));
    expect(await screen.findByText(GONE)).toBeDefined();
  });

  it('in a place that names none: the one played last is taken up, or there is none', async () => {
    render(page(openTab(), true));
    expect(await screen.findByText('There is no game to go on with.')).toBeDefined();
  });

  it('as a copy of a named save nothing has been done in yet: the save is opened once more', async () => {
    const tab = openTab();
    await begun(tab, 7);
    await tab.session.saveAs('Before the attack');
    const named = tab.session.state.getState().saves.find((save) => save.named)!;
    await act(() => tab.session.open(named.id));
    render(page(tab, true));
    expect(history.state).toEqual({ game: tab.table().record().id });
    cleanup();
    const again = openTab(tab.storage);
    again.memory.setItem('extractors.onTable', tab.memory.getItem('extractors.onTable')!);
    render(page(again, true));
    expect(await screen.findByText('The map')).toBeDefined();
    expect(again.table().record().name).toBe('Before the attack');
    // What is then done in it is opened too, when the page is loaded once more.
    doSomething(again.table());
    await again.session.idle();
    cleanup();
    const third = openTab(tab.storage);
    third.memory.setItem('extractors.onTable', again.memory.getItem('extractors.onTable')!);
    render(page(third, true));
    expect(await screen.findByText('The map')).toBeDefined();
    expect(third.table().record()).toEqual(again.table().record());
  });
});
