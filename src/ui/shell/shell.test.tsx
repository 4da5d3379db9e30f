import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyTheme } from '../theme/theme';
import { ErrorBoundary } from './ErrorBoundary';
import { Screen } from './Screen';
import { hashOf, parseRoute, type Route } from './route';
import { DEFAULTS, changeSettings, readSettings, settings } from './settings';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('parseRoute', () => {
  it.each<[string, Route]>([
    ['', { screen: 'select' }],
    ['#/', { screen: 'select' }],
    ['#/nowhere', { screen: 'select' }],
    ['#/play', { screen: 'play' }],
    ['#/print', { screen: 'print', step: null }],
    ['#/print/12', { screen: 'print', step: 12 }],
    ['#/print/x', { screen: 'print', step: null }],
    ['#/about', { screen: 'about' }],
    ['#/rules', { screen: 'rules', rule: null }],
    ['#/rules/§7.2', { screen: 'rules', rule: '§7.2' }],
    ['#/rules/%C2%A77.2', { screen: 'rules', rule: '§7.2' }],
    ['#/rules/%', { screen: 'rules', rule: '%' }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route));

  it.each<Route>([
    { screen: 'select' },
    { screen: 'play' },
    { screen: 'print', step: null },
    { screen: 'print', step: 12 },
    { screen: 'about' },
    { screen: 'rules', rule: null },
    { screen: 'rules', rule: 'R-11' },
  ])('finds back to $screen', (route) => expect(parseRoute(hashOf(route))).toEqual(route));
});

describe('Screen', () => {
  it('a button that is gone once pressed by a key leaves the focus to the main part', () => {
    vi.useFakeTimers();
    const page = (asked: boolean) => (
      <Screen title="Set-up" bar={null} layout="table">
        {asked && <button>Recommended set-up</button>}
      </Screen>
    );
    const { rerender } = render(page(true));
    const button = screen.getByRole('button', { name: 'Recommended set-up' });
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    rerender(page(false));
    expect(document.activeElement).toBe(document.body);
    act(() => void vi.advanceTimersByTime(200));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    vi.useRealTimers();
  });

  it('a button that is gone once pressed by a key leaves the focus to the panel it stood in, if that still stands', () => {
    vi.useFakeTimers();
    const page = (asked: boolean, panel = true) => (
      <Screen title="Movement" bar={null} layout="table">
        {panel && (
          <aside aria-label="Recruit has moved">{asked ? <button>Why</button> : <p>For it</p>}</aside>
        )}
      </Screen>
    );
    for (const stands of [true, false]) {
      const { rerender } = render(page(true));
      const why = screen.getByRole('button', { name: 'Why' });
      why.focus();
      fireEvent.keyDown(why, { key: 'Enter' });
      rerender(page(false, stands));
      act(() => void vi.advanceTimersByTime(200));
      expect(document.activeElement).toBe(screen.getByRole(stands ? 'complementary' : 'main'));
      cleanup();
    }
    vi.useRealTimers();
  });
});

describe('readSettings', () => {
  it.each([null, '', '{', '[]', 'null', '7', '"dark"', '{"theme":"pink","sound":"yes"}'])(
    'falls back to the defaults for %s',
    (stored) => expect(readSettings(stored)).toEqual(DEFAULTS),
  );

  it('keeps the good part', () => {
    expect(readSettings('{"theme":"dark","letterKeys":false,"sound":1,"more":2}')).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      letterKeys: false,
    });
  });

  it('a change is stored, and holds even where nothing can be stored', () => {
    changeSettings({ labels: true });
    expect(readSettings(localStorage.getItem('extractors.settings')).labels).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    changeSettings({ labels: false });
    expect(settings().labels).toBe(false);
  });
});

describe('applyTheme', () => {
  const root = document.documentElement;

  it.each(['light', 'dark'] as const)('%s is put on the page', (theme) => {
    applyTheme(theme);
    expect(root.dataset.theme).toBe(theme);
  });

  it('follows the system until it is stopped', () => {
    let turn: (() => void) | undefined;
    const system = {
      matches: false,
      addEventListener: (_: string, listener: () => void) => (turn = listener),
      removeEventListener: () => (turn = undefined),
    };
    vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
    const stop = applyTheme('system');
    expect(root.dataset.theme).toBe('light');
    system.matches = true;
    act(() => turn?.());
    expect(root.dataset.theme).toBe('dark');
    stop();
    expect(turn).toBeUndefined();
  });
});

describe('Screen', () => {
  const named = (title: string, content?: ReactNode) => (
    <Screen key={title} title={title} bar={null} layout="page">
      {content}
    </Screen>
  );

  it('takes the focus from the one before it, unless what was asked for in it has it', () => {
    const { rerender } = render(named('first'));
    rerender(named('second'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    rerender(named('third', <button ref={(button) => button?.focus()}>asked for</button>));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'asked for' }));
  });
});

describe('ErrorBoundary', () => {
  function Broken(): never {
    throw new Error('the board is gone');
  }

  it('shows what failed and the ways on; another screen tries again', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(
      <ErrorBoundary screen="play" rescue={<button>Export the game</button>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something in the program failed');
    expect(screen.getByText(/the board is gone/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Export the game' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Choose a scenario' }));
    rerender(
      <ErrorBoundary screen="select">
        <p>all well</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('all well')).toBeDefined();
  });
});
