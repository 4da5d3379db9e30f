import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extractorsUi } from '../extractors/gameUi';
import type { Cards, GameUi } from '../game/gameUi';
import { createGrid } from '../../hex';
import type { SavedEntry } from '../../store/library';
import { gamePicked, pick } from '../onTable';
import { changeSettings, DEFAULTS, settings } from '../shell/settings';
import { MapKey } from './MapKey';
import { SelectScreen } from './SelectScreen';
import type { Begun } from './begun';
import type { SavedGame } from './listed';
import { hasTwin, savedGame } from './savedGame';
import { LARGEST_SEED, newSeed, parseSeed } from '../game/seed';

beforeEach(() => {
  changeSettings(DEFAULTS);
  pick(extractorsUi);
});
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

const KEPT: SavedGame = {
  id: 'a',
  title: 'Extractors',
  game: extractorsUi,
  scenario: 'extractors',
  detail: 'Turn 6',
  date: 'today',
};

function show(saves: readonly SavedGame[] = [], games?: readonly [GameUi, ...GameUi[]]) {
  const acts = {
    onStart: vi.fn(),
    onContinue: vi.fn(),
    onExport: vi.fn(),
    onDelete: vi.fn(),
    onImport: vi.fn(),
  };
  const page = (now: readonly SavedGame[]) => (
    <SelectScreen saves={now} {...acts} {...(games && { games })} />
  );
  const { rerender } = render(page(saves));
  return { ...acts, rerender: (now: readonly SavedGame[]) => rerender(page(now)) };
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

  it('says beside the start what is chosen once the set-up has been scrolled past', () => {
    const tell: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
    const observed: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(changed: (typeof tell)[number]) {
          tell.push(changed);
        }
        observe(element: Element) {
          observed.push(element);
        }
        disconnect() {}
      },
    );
    show();
    const at = observed.findIndex((element) => element.textContent === 'Set up Incoming!');
    const way = screen.getByRole('button', { name: /^Set-up/ });
    expect(way.textContent).toContain('two players');
    const isAway = () => way.parentElement!.hasAttribute('data-away');
    for (const isIntersecting of [true, false, true]) {
      act(() => tell[at]([{ isIntersecting }]));
      expect(isAway()).toBe(!isIntersecting);
    }
    vi.unstubAllGlobals();
  });

  it('starts what is chosen, with a new seed', () => {
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Engage!' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Simple' }));
    expect(screen.getByText(/Dorian gets 290 points, not 250/)).toBeDefined();
    expect(start().textContent).toContain('Dorian build-up comes first');
    fireEvent.click(start());
    const [{ setup, seed, title }] = onStart.mock.calls[0] as [Begun];
    expect(title).toBe('Engage!');
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
    const pace = () => screen.queryByRole('radiogroup', { name: 'How fast its acts are shown' });
    expect(pace()).toBeNull();
    seat('Dorian', 'Recruit');
    expect(pace()).not.toBeNull();
    expect(start().textContent).toContain('You watch: Recruit against Captain');
    cleanup();
    const { onStart } = show();
    fireEvent.click(start());
    const [{ seats }] = onStart.mock.calls[0] as [Begun];
    expect(seats).toEqual({ dorian: 'recruit', avronian: 'captain' });
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
    expect(onStart).toHaveBeenCalledWith({
      game: extractorsUi,
      setup: { scenario: 'incoming', rules: 'simple' },
      seed: 4711,
      title: 'Incoming!',
      seats: persons,
    });
  });

  it('R-110: evens a scenario out: points for who buys, turns; another scenario is as printed', async () => {
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Engage!' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Even it out' }));
    const more = await screen.findByRole('button', { name: 'Avronian, points: more' });
    for (let i = 0; i < 3; i++) fireEvent.click(more);
    fireEvent.click(screen.getByRole('button', { name: 'Length: less' }));
    expect(screen.getByRole('group', { name: 'Length: 11 turns' })).toBeDefined();
    fireEvent.click(start());
    const handicap = { dorian: 0, avronian: 15, turns: -1 };
    expect((onStart.mock.calls[0] as [Begun])[0].setup).toEqual({
      scenario: 'engage',
      rules: 'simple',
      handicap,
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Incoming!' }));
    fireEvent.click(start());
    expect((onStart.mock.calls[1] as [Begun])[0].setup).toEqual({ scenario: 'incoming', rules: 'simple' });
    fireEvent.click(screen.getByRole('radio', { name: 'Even it out' }));
    expect(await screen.findByRole('group', { name: 'Length: 8 turns' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Avronian, points: more' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dorian, points: less' }));
    expect(screen.getByRole('group', { name: 'Dorian, points: without its Lance' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Dorian, points: more' }));
    fireEvent.click(start());
    expect((onStart.mock.calls[2] as [Begun])[0].setup).toEqual({ scenario: 'incoming', rules: 'simple' });
  });

  it('R-113: both players bid for a side, the second without seeing the first bid', async () => {
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Engage!' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Even it out' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Bid for a side/ }));
    const more = () => screen.getByRole('button', { name: 'Bid for it: more' });
    // More than the card tells anything of.
    for (let i = 0; i < 11; i++) fireEvent.click(more());
    expect(screen.getByRole('group', { name: 'Bid for it: 55 points fewer' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Seal the bid/ }));
    // Pressed twice it opens nothing: the other is asked for first.
    fireEvent.click(screen.getByRole('button', { name: 'I am Second player' }));
    const second = within(screen.getByRole('radiogroup', { name: 'Second player would rather be' }));
    expect(second.getByRole('radio', { name: 'Dorian', checked: true })).toBeDefined();
    expect(document.body.textContent).not.toContain('55 points fewer');
    for (let i = 0; i < 12; i++) fireEvent.click(more());
    fireEvent.click(screen.getByRole('button', { name: /^Open both bids/ }));
    expect(screen.getByRole('status').textContent).toBe(
      'First player: Avronian. Second player: Dorian, 60 points fewer.' +
        'First player bid for Dorian, 55 points fewer.Second player bid for Dorian, 60 points fewer.',
    );
    fireEvent.click(start());
    expect((onStart.mock.calls[0] as [Begun])[0].setup).toEqual({
      scenario: 'engage',
      rules: 'simple',
      handicap: { dorian: -60, avronian: 0, turns: 0 },
    });
  });

  it('R-113: the computer bids too, and the seats follow the bids', async () => {
    changeSettings({ seats: { dorian: 'captain', avronian: 'person' } });
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Engage!' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Even it out' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Bid for a side/ }));
    // As much as can be bid: no level bids more for the Dorian, and if it would be Avronian it may.
    for (let i = 0; i < 12; i++) fireEvent.click(screen.getByRole('button', { name: 'Bid for it: more' }));
    fireEvent.click(screen.getByRole('button', { name: /^Open both bids/ }));
    expect(screen.getByRole('status').textContent).toMatch(
      /^Captain: Avronian\. You: Dorian.*Captain bid for/,
    );
    expect(start().textContent).toContain('You are Dorian, Captain is Avronian');
    fireEvent.click(start());
    const [{ seats }] = onStart.mock.calls[0] as [Begun];
    expect(seats).toEqual({ dorian: 'person', avronian: 'captain' });
  });

  it('R-112: a scenario is played twice, sides changed, evened out or as printed', async () => {
    const { onStart } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Even it out' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Two, sides changed' }));
    fireEvent.click(start());
    fireEvent.click(screen.getByRole('button', { name: 'Length: more' }));
    fireEvent.click(start());
    fireEvent.click(screen.getByRole('radio', { name: 'One' }));
    fireEvent.click(screen.getByRole('button', { name: 'Length: less' }));
    fireEvent.click(start());
    const incoming = { scenario: 'incoming', rules: 'simple' };
    const match = { game: 1 };
    const handicap = { dorian: 0, avronian: 0, turns: 1 };
    expect(onStart.mock.calls.map(([begun]) => (begun as Begun).setup)).toEqual([
      { ...incoming, match },
      { ...incoming, handicap, match },
      incoming,
    ]);
    expect(onStart.mock.calls.map(([begun]) => (begun as Begun).title)).toEqual([
      ...['Incoming!, first game', 'Incoming!, first game'],
      'Incoming!',
    ]);
  });

  it('lists saved games: continue, import', () => {
    const { onContinue, onImport } = show([
      {
        id: 'a',
        title: 'Extractors',
        game: extractorsUi,
        scenario: 'extractors',
        detail: 'Turn 6',
        date: 'today',
        goesOn: true,
      },
      {
        id: 'b',
        title: 'Lost',
        game: extractorsUi,
        scenario: null,
        detail: '?',
        date: '',
        problem: 'Not a save',
      },
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

  it('deletes only after asking; the focus of the line that is gone goes to the list', async () => {
    const { onDelete, rerender } = show([KEPT]);
    fireEvent.click(screen.getByRole('button', { name: 'More for Extractors, Turn 6' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Extractors?' })).toBeDefined();
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledWith('a');
    rerender([]);
    const list = screen.getByRole('list', { name: 'Saved games' });
    await vi.waitFor(() => expect(document.activeElement).toBe(list));
    // So does that of 'Bring it back', which is gone when the line comes.
    list.blur();
    rerender([KEPT]);
    expect(document.activeElement).toBe(list);
  });

  it('Continue goes on with the newest that can be: not one that is kept under a name, has ended or is damaged', async () => {
    const entry = {
      ruleset: 'extractors',
      setup: null,
      scenario: 'extractors',
      standing: { turn: 6, phase: 'fire', side: 'dorian', ended: false, winner: null },
      date: '2026-11-27T12:00:00.000Z',
      named: false,
      problem: null,
    } satisfies Omit<SavedEntry<unknown>, 'id' | 'name'>;
    const over = { ...entry.standing, ended: true };
    const entries: readonly SavedEntry<unknown>[] = [
      { ...entry, id: 'a', name: 'Damaged', problem: 'locked' },
      { ...entry, id: 'b', name: 'Before the attack', named: true },
      { ...entry, id: 'c', name: 'Over', standing: over },
      { ...entry, id: 'd', name: 'The running one' },
    ];
    const { onContinue } = show(await Promise.all(entries.map(savedGame)));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledWith('d');
  });

  it.each([
    [{}, 'Turn 6, Dorian fire'],
    [{ waits: '' }, 'Turn 6, Dorian fire, by mail'],
    [{ waits: '', isToBeSent: true }, 'Turn 6, Dorian fire, by mail, to be sent to Dorian'],
    [{ waits: 'dorian' }, 'Turn 6, Dorian fire, by mail, waiting for Avronian'],
  ] as const)(
    'of a game by mail the line says so, and whose turn it is to do something: %j',
    async (mail, detail) => {
      const entry: SavedEntry<unknown> = {
        ...{ id: 'a', name: 'A game', ruleset: 'extractors', setup: null, scenario: 'extractors' },
        standing: { turn: 6, phase: 'fire', side: 'dorian', ended: false, winner: null },
        ...{ date: '', named: false, problem: null, ...mail },
      };
      expect((await savedGame(entry)).detail.toLowerCase()).toBe(detail.toLowerCase());
    },
  );

  it('knows a game that comes again by its name and where it stands', () => {
    const entry: SavedEntry<unknown> = {
      ...{ id: 'a', name: 'A game', ruleset: 'extractors', setup: null, scenario: 'extractors' },
      standing: { turn: 6, phase: 'fire', side: 'dorian', ended: false, winner: null },
      ...{ date: '', named: false, problem: null },
    };
    const again = { ...entry, id: 'b', date: '2026' };
    const later = { ...again, standing: { ...entry.standing!, turn: 7 } };
    expect(hasTwin(again, [again, entry])).toBe(true);
    expect(hasTwin(later, [later, entry])).toBe(false);
    expect(hasTwin({ ...again, name: 'Another' }, [again])).toBe(false);
  });

  it('says that there is no game yet once that is known, and where nothing is kept why', () => {
    const page = (unkept?: string | null, saves: readonly SavedGame[] = []) => (
      <SelectScreen
        {...{ saves, unkept, onStart: vi.fn(), onContinue: vi.fn() }}
        {...{ onExport: vi.fn(), onDelete: vi.fn(), onImport: vi.fn() }}
      />
    );
    const none = () => screen.queryByRole('heading', { name: 'No game yet' });
    const { rerender } = render(page());
    expect(none()).toBeNull();
    rerender(page(null));
    expect(none()).not.toBeNull();
    rerender(page('This window keeps nothing.'));
    expect(none()).toBeNull();
    expect(screen.getByText('This window keeps nothing.')).toBeDefined();
    rerender(page('The storage is full.', [KEPT]));
    expect(screen.queryByRole('heading', { name: 'No game is saved' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nothing more is saved' })).toBeDefined();
  });
});

describe('MapKey', () => {
  const read = async (game: GameUi) => {
    render(<MapKey game={game} />);
    await screen.findByText(/hatched/);
    return screen.queryByText('entry or exit');
  };

  it('has an arrow where a map of the game has one', async () => {
    expect(await read(extractorsUi)).not.toBeNull();
    cleanup();
    expect(await read({ ...extractorsUi, cards: PEBBLE_CARDS })).toBeNull();
  });
});

/** The cards of a game for tests, which are not in the first screen. */
const PEBBLE_CARDS: Cards = {
  scenarios: [
    {
      id: 'handful',
      kicker: 'Seven pebbles',
      title: 'A handful',
      grid: createGrid(2, 2),
      picture: 'beach.webp',
      sketch: () => ({ zones: [], arrows: [], posts: [], objective: [] }),
      forces: (side) => (side === 'white' ? 'Guesses.' : 'Takes.'),
      victory: 'The better guesser wins.',
      choiceHint: (_, { pace }) => (pace === 'quick' ? 'A minute.' : 'An hour.'),
      begins: 'White guesses first',
    },
  ],
  first: 'handful',
  choices: [
    {
      name: 'pace',
      label: 'Pace',
      preset: 'slow',
      values: [
        { value: 'slow', label: 'Slow' },
        { value: 'quick', label: 'Quick' },
      ],
    },
  ],
  phaseName: (phase) => phase,
};
const side = (id: string, name: string) => ({ id, name, colour: '#123456', mark: [] });
const pebblesUi: GameUi = {
  ...extractorsUi,
  name: 'pebbles',
  title: 'Pebbles',
  sides: [side('white', 'White'), side('black', 'Black')],
  hasOpponent: false,
  cards: () => Promise.resolve(PEBBLE_CARDS),
};

describe('SelectScreen with two games', () => {
  it('shows the scenarios of both under their names, each with its own sides', async () => {
    show([], [extractorsUi, pebblesUi]);
    const own = within(await screen.findByRole('region', { name: 'Pebbles' }));
    expect(await own.findByRole('radio', { name: 'A handful' })).toBeDefined();
    expect(own.getByText('White, hatched', { exact: false })).toBeDefined();
    expect(own.getByText('Black').parentElement?.textContent).toBe('Black Takes.');
    expect(screen.getByRole('region', { name: 'Extractors!' }).textContent).toContain('Dorian, hatched');
    expect(screen.getByRole('radio', { name: 'Incoming!', checked: true })).toBeDefined();
  });

  it('starts the one chosen with its own choices, and remembers them; nobody else plays it', async () => {
    const { onStart } = show([], [extractorsUi, pebblesUi]);
    fireEvent.click(await screen.findByRole('radio', { name: 'A handful' }));
    expect(await screen.findByRole('heading', { name: 'Set up A handful' })).toBeDefined();
    expect(screen.queryByRole('radiogroup', { name: /^Who plays/ })).toBeNull();
    expect(screen.getByText('An hour.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Quick' }));
    expect(await screen.findByText('A minute.')).toBeDefined();
    fireEvent.click(start());
    const [begun] = onStart.mock.calls[0] as [Begun];
    expect(begun).toMatchObject({
      game: { name: 'pebbles' },
      setup: { scenario: 'handful', pace: 'quick' },
      title: 'A handful',
      seats: { white: 'person', black: 'person' },
    });
    expect(settings().choices).toEqual({ pebbles: { pace: 'quick' } });
  });

  it('lists the saves of both', async () => {
    const save = { title: 'By the sea', scenario: 'handful', detail: 'Turn 2, White guess', date: 'today' };
    const { onContinue } = show([{ id: 'p', game: pebblesUi, ...save }], [extractorsUi, pebblesUi]);
    fireEvent.click(await screen.findByRole('button', { name: 'Continue By the sea, Turn 2, White guess' }));
    expect(onContinue).toHaveBeenCalledWith('p');
  });

  it('the rules and sheets are those of the game picked, until another is played or picked', async () => {
    show([], [extractorsUi, pebblesUi]);
    fireEvent.click(await screen.findByRole('radio', { name: 'A handful' }));
    expect(gamePicked()).toBe(pebblesUi);
    cleanup();
    show([], [extractorsUi, pebblesUi]);
    expect(await screen.findByRole('radio', { name: 'A handful', checked: true })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Engage!' }));
    expect(gamePicked()).toBe(extractorsUi);
  });
});
