import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../games';
import { changeSettings, DEFAULTS, readSettings, settings } from '../shell/settings';
import { announcements } from '../widgets/announce';
import { NewHere } from './NewHere';
import { SelectScreen } from './SelectScreen';

beforeEach(() => changeSettings(DEFAULTS));
afterEach(cleanup);

function show() {
  const onStart = vi.fn();
  render(<NewHere game={GAMES[0]} onStart={onStart} />);
  return onStart;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a first visit offers the lesson, the computer and two players, in that order', () => {
  show();
  const names = screen
    .getAllByRole('button')
    .map((button) => button.querySelector('span > span')?.textContent);
  expect(names).toEqual(['Learn (2 minutes)', 'Play against the computer', 'Two players']);
});

test('the lesson is opened, and nothing is offered again', () => {
  show();
  press('Learn (2 minutes)');
  expect(location.hash).toBe('#/learn/road');
  expect(readSettings(localStorage.getItem('extractors.settings')).helpSeen).toContain('welcome');
});

test('against the computer: the first game with its presets, the weakest level at the second side', () => {
  const onStart = show();
  press('Play against the computer');
  expect(onStart).toHaveBeenCalledWith(
    expect.objectContaining({
      setup: { scenario: 'incoming', rules: 'simple' },
      seats: { dorian: 'person', avronian: 'recruit' },
    }),
  );
});

test('two players: both sides are persons, and the list is there to choose from', () => {
  changeSettings({ seats: { avronian: 'captain' } });
  const onStart = show();
  press('Two players');
  expect(settings().seats).toEqual({ dorian: 'person', avronian: 'person' });
  expect(onStart).not.toHaveBeenCalled();
});

const acts = { saves: [], onContinue: vi.fn(), onExport: vi.fn(), onDelete: vi.fn(), onImport: vi.fn() };

test('on the first screen it stands until one way was taken', async () => {
  render(<SelectScreen {...acts} onStart={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Two players' }));
  expect(screen.queryByRole('region', { name: 'New here?' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true, name: /Incoming/ }));
  expect(announcements().polite.text).toBe('Both sides are people. Choose a scenario.');
});

test('who wants no help is offered nothing', () => {
  changeSettings({ help: 'off' });
  render(<SelectScreen {...acts} onStart={vi.fn()} />);
  expect(screen.queryByRole('region', { name: 'New here?' })).toBeNull();
});
