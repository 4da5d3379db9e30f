import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, DEFAULTS } from '../shell/settings';
import { SelectScreen } from './SelectScreen';
import type { SavedGame } from './SavedGames';
import { LARGEST_SEED, newSeed, parseSeed } from './seed';

beforeEach(() => changeSettings(DEFAULTS));
afterEach(cleanup);

describe('parseSeed', () => {
  it.each([
    ['0', 0],
    [' 42 ', 42],
    ['4294967295', LARGEST_SEED],
  ])('%s is a seed', (text, seed) => expect(parseSeed(text)).toBe(seed));

  it.each(['', '-1', '1.5', '1e3', '4294967296', '99999999999', 'abc', '0x10'])('%s is none', (text) =>
    expect(parseSeed(text)).toBeUndefined(),
  );

  it('a new seed is one', () => expect(parseSeed(String(newSeed()))).toBeDefined());
});

function show(saves: readonly SavedGame[] = []) {
  const acts = {
    onStart: vi.fn(),
    onContinue: vi.fn(),
    onExport: vi.fn(),
    onDelete: vi.fn(),
    onImport: vi.fn(),
  };
  render(<SelectScreen saves={saves} {...acts} />);
  return acts;
}
const start = () => screen.getByRole('button', { name: /^Start/ });

describe('SelectScreen', () => {
  it('offers six scenarios and begins with the first game', () => {
    show();
    const cards = screen.getByRole('radiogroup', { name: 'Choose a scenario' }).querySelectorAll('input');
    expect([...cards].map(({ value }) => value)).toEqual([
      'incoming',
      'threePodAttack',
      'extractors',
      'ambush',
      'dobernStrongpoint',
      'engage',
    ]);
    expect(screen.getByRole('radio', { name: 'Incoming!', checked: true })).toBeDefined();
    expect(screen.getAllByText('First game')).toHaveLength(1);
  });

  it('starts what is chosen, with a new seed', () => {
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Engage!' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Simple' }));
    expect(screen.getByText(/Dorian gets 290 points, not 250/)).toBeDefined();
    expect(start().textContent).toContain('Dorian build-up comes first');
    fireEvent.click(start());
    const [setup, seed] = onStart.mock.calls[0] as [unknown, number];
    expect(setup).toEqual({ scenario: 'engage', rules: 'simple' });
    expect(parseSeed(String(seed))).toBe(seed);
  });

  it('gives the points of the rules chosen', () => {
    show();
    const text = () => screen.getByRole('radio', { name: 'Extractors' }).closest('label')?.textContent;
    fireEvent.click(screen.getByRole('radio', { name: 'Full' }));
    expect(text()).toContain('180 points. Enter by 2404 or 2425.');
    expect(text()).toContain('145 points enter by 0102 on turn 4');
    fireEvent.click(screen.getByRole('radio', { name: 'Simple' }));
    expect(text()).toContain('220 points. Enter by 2404 or 2425.');
  });

  it('presets Simple for a first game, then what was chosen last; offers no choice of one', () => {
    show();
    expect(screen.getByRole('radio', { name: 'Simple', checked: true })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Full' }));
    cleanup();
    show();
    expect(screen.getByRole('radio', { name: 'Full', checked: true })).toBeDefined();
    for (const group of screen.getAllByRole('radiogroup'))
      expect(within(group).getAllByRole('radio').length).toBeGreaterThan(1);
  });

  it('seats a person or a level at each side, says what it is like, and remembers it', () => {
    show();
    const seat = (side: string, level: string) =>
      fireEvent.click(
        within(screen.getByRole('radiogroup', { name: `Who plays ${side}` })).getByRole('radio', {
          name: level,
        }),
      );
    seat('Avronian', 'Captain');
    expect(screen.getByText(/^Captain tries out/)).toBeDefined();
    expect(start().textContent).toContain('You are Dorian, Captain is Avronian');
    seat('Dorian', 'Recruit');
    expect(start().textContent).toContain('You watch: Recruit against Captain');
    cleanup();
    const { onStart } = show();
    fireEvent.click(start());
    expect(onStart.mock.calls[0][2]).toEqual({ dorian: 'recruit', avronian: 'captain' });
  });

  it('takes a seed, and says what is wrong with one', () => {
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Enter a seed' }));
    fireEvent.click(start());
    expect(onStart).not.toHaveBeenCalled();
    const field = screen.getByRole('textbox', { name: 'Seed of the dice' });
    fireEvent.change(field, { target: { value: '12a' } });
    expect(screen.getAllByText(/“12a” is no seed/)).toHaveLength(1);
    fireEvent.change(field, { target: { value: '4711' } });
    fireEvent.click(start());
    const persons = { dorian: 'person', avronian: 'person' };
    expect(onStart).toHaveBeenCalledWith({ scenario: 'incoming', rules: 'simple' }, 4711, persons);
  });

  it('lists saved games: continue, import', () => {
    const { onContinue, onImport } = show([
      { id: 'a', title: 'Extractors', scenario: 'extractors', detail: 'Turn 6', date: 'today' },
      { id: 'b', title: 'Lost', scenario: null, detail: '?', date: '', problem: 'Not a save' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue Extractors, Turn 6' }));
    expect(onContinue).toHaveBeenCalledWith('a');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenLastCalledWith('a');
    expect(screen.getByText('Not a save')).toBeDefined();
    const file = new File(['{}'], 'game.json');
    fireEvent.change(screen.getByLabelText('A saved game'), { target: { files: [file] } });
    expect(onImport).toHaveBeenCalledWith(file);
  });

  it('deletes only after asking', async () => {
    const { onDelete } = show([
      { id: 'a', title: 'Extractors', scenario: 'extractors', detail: 'Turn 6', date: 'today' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'More for Extractors, Turn 6' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Extractors?' })).toBeDefined();
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledWith('a');
  });

  it('says so when there is no game yet', () => {
    show();
    expect(screen.getByRole('heading', { name: 'No game yet' })).toBeDefined();
  });
});
