import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settled } from '../../../rules/extractors';
import type { Measured } from '../measured/measured';
import { Bidding } from './Bidding';
import { EvenOut } from './EvenOut';
import { biddersOf } from './bidders';

afterEach(cleanup);

const MEASURED: Measured = {
  dorian: 37,
  fewer: [
    { side: 'avronian', points: 5, dorian: 44, games: 200 },
    { side: 'avronian', points: 10, dorian: 55, games: 200 },
  ],
};

function show(seats: Readonly<Record<string, string>>, measured: Measured | undefined = MEASURED) {
  const onSettled = vi.fn();
  const { container } = render(<Bidding scenario="engage" {...{ measured, seats, onSettled }} />);
  // Ids count on from one rendering to the next.
  return { onSettled, text: () => container.innerHTML.replace(/_r_\w+_/g, 'id') };
}
const open = () => fireEvent.click(screen.getByRole('button', { name: /^Open both bids/ }));
const more = () => fireEvent.click(screen.getByRole('button', { name: 'Bid for it: more' }));
const rather = (side: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: 'You would rather be' })).getByRole('radio', {
      name: side,
    }),
  );
const status = () => screen.getByRole('status').textContent;

describe('R-113: the computer is one of the two bidders', () => {
  const seats = { dorian: 'captain', avronian: 'person' } as const;

  it('R-113: has sealed its bid before the person bids, and nothing of it shows', () => {
    const { text } = show(seats);
    expect(screen.getByText('Captain has sealed its bid.')).toBeDefined();
    const before = text();
    expect(before).not.toContain('Captain bid');
    cleanup();
    // It knows something else here, and the page is the same but for what anybody is told.
    const other = show(seats, { ...MEASURED, dorian: 63, fewer: [] });
    const told = /<small>.*?<\/small>/;
    expect(other.text().replace(told, '')).toBe(before.replace(told, ''));
  });

  it('R-113: says what was measured to both alike', () => {
    show(seats);
    expect(
      screen.getByText(
        'Measured: Dorian wins 37 of 100 as printed, 44 with Avronian 5 points fewer, 55 with Avronian 10 points fewer. At least 200 games each: 7 of 100 either way may be chance.',
      ),
    ).toBeDefined();
  });

  it('R-113: outbids a person who wants the same side for less, who then plays the other', () => {
    const { onSettled } = show(seats);
    rather('Avronian');
    open();
    expect(onSettled).toHaveBeenCalledWith({
      sides: ['avronian', 'dorian'],
      points: { dorian: 0, avronian: -5 },
    });
    expect(status()).toBe(
      'Captain: Avronian, 5 points fewer. You: Dorian.' +
        'Captain bid for Avronian, 5 points fewer. Measured so, Avronian wins 56 of 100; 10 points fewer, 45.' +
        'You bid for Avronian, as printed.',
    );
  });

  it('R-113: is outbid by more, and says what it had bid', () => {
    const { onSettled } = show(seats);
    rather('Avronian');
    more();
    more();
    open();
    expect(onSettled).toHaveBeenCalledWith({
      sides: ['dorian', 'avronian'],
      points: { dorian: 0, avronian: -10 },
    });
    expect(status()).toContain('Captain: Dorian. You: Avronian, 10 points fewer.');
    expect(status()).toContain('Captain bid for Avronian, 5 points fewer');
  });

  it('R-113: each plays his own as printed where the sides differ', () => {
    const { onSettled } = show(seats);
    more();
    open();
    expect(onSettled).toHaveBeenCalledWith({
      sides: ['avronian', 'dorian'],
      points: { dorian: 0, avronian: 0 },
    });
  });

  it('R-113: a lot between equal bids is said to be one', () => {
    show(seats);
    rather('Avronian');
    more();
    open();
    expect(status()).toMatch(
      /(Captain: Avronian, 5 points fewer\. You: Dorian|Captain: Dorian\. You: Avronian, 5 points fewer)\. The bids were equal: a lot decided\./,
    );
  });

  it('R-113: two levels bid by themselves, and both are explained', () => {
    const { onSettled } = show({ dorian: 'captain', avronian: 'colonel' });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    open();
    const [{ points }] = onSettled.mock.calls[0] as [Settled];
    expect(points).toEqual({ dorian: 0, avronian: -5 });
    expect(status()).toMatch(/Captain bid for Avronian.*Colonel bid for Avronian/);
  });

  it('R-113: where nothing of fewer points was measured it bids none, and says so', () => {
    show(seats, { dorian: 37 });
    open();
    expect(status()).toContain(
      'Captain bid for Avronian, as printed. Measured so, Avronian wins 63 of 100; fewer points have not been measured.',
    );
  });

  it('R-113: where nothing at all was measured a lot names its side, and it says so', () => {
    render(<Bidding scenario="engage" measured={undefined} seats={seats} onSettled={vi.fn()} />);
    open();
    expect(status()).toMatch(
      /Captain bid for (Dorian|Avronian), as printed, by lot: nothing has been measured of it\.You bid/,
    );
  });

  it('R-113: at another length nothing has been measured, which is said before anybody bids', () => {
    const handicap = { dorian: 0, avronian: 0, turns: -2 };
    const evenOut = (agreed: Readonly<Record<string, unknown>>) => (
      <EvenOut
        scenario="engage"
        chosen={{ rules: 'full' }}
        agreed={agreed}
        seats={seats}
        onChange={vi.fn()}
        onExchange={vi.fn()}
      />
    );
    const { rerender } = render(evenOut({}));
    fireEvent.click(screen.getByRole('button', { name: /^Bid for a side/ }));
    expect(screen.queryByText(/^At this length nothing/)).toBeNull();
    rerender(evenOut({ handicap }));
    expect(screen.getByText(/^At this length nothing/)).toBeDefined();
    open();
    expect(status()).toContain('by lot: nothing has been measured of it.');
  });

  it('R-113: points agreed on before give way to the bids, which is said before anybody bids', () => {
    const onChange = vi.fn();
    const evenOut = (handicap: Readonly<Record<string, number>>) => (
      <EvenOut
        scenario="engage"
        chosen={{ rules: 'full' }}
        agreed={{ handicap }}
        seats={seats}
        onChange={onChange}
        onExchange={vi.fn()}
      />
    );
    const { rerender } = render(evenOut({ dorian: 0, avronian: 0, turns: -2 }));
    fireEvent.click(screen.getByRole('button', { name: /^Bid for a side/ }));
    const said = () => screen.queryByText(/take the place of the points agreed on/);
    expect(said()).toBeNull();
    rerender(evenOut({ dorian: 15, avronian: 0, turns: -2 }));
    expect(said()).not.toBeNull();
    rather('Avronian');
    more();
    open();
    expect(onChange).toHaveBeenCalledWith({
      handicap: { dorian: 0, avronian: expect.any(Number), turns: -2 },
    });
    expect(status()).toContain('You bid for Avronian, 5 points fewer.');
    expect(said()).toBeNull();
  });

  it('R-113: Recruit says what a better bid would have left it', () => {
    const steep: Measured = { dorian: 56, fewer: [{ side: 'dorian', points: 5, dorian: 52, games: 200 }] };
    show({ dorian: 'person', avronian: 'recruit' }, steep);
    open();
    expect(status()).toMatch(
      /Recruit bid for Dorian, (5 points fewer\. Measured so, Dorian wins 52 of 100; fewer still have not been measured\.|as printed\. Measured so, Dorian wins 56 of 100; 5 points fewer, 52\. Another bid would have left it 2 of 100 more for sure\.)$/,
    );
  });

  it('bids anew, and the bids before are gone', () => {
    show(seats);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Bid again' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Captain has sealed its bid.')).toBeDefined();
  });
});

it.each([
  ['person', 'person', 'First player', 'Second player'],
  ['person', 'captain', 'You', 'Captain'],
  ['recruit', 'person', 'Recruit', 'You'],
  ['recruit', 'colonel', 'Recruit', 'Colonel'],
  ['captain', 'captain', 'First Captain', 'Second Captain'],
] as const)('%s and %s bid as %s and %s', (dorian, avronian, first, second) =>
  expect(biddersOf({ dorian, avronian }).map(({ name }) => name)).toEqual([first, second]),
);
