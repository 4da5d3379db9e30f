import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { counterId, options, programIn, type Machine } from '../../../rules/extractors';
import { changeSettings } from '../../shell/settings';
import { announcements } from '../../widgets/announce';
import { housePrograms } from '../wording/housePrograms';
import { ProgrammingScreen } from './ProgrammingScreen';
import { comingTurns, nextEmptyBox } from './programming';
import { staged, tableAt, wideWindow, type TestTable } from './testing';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const machine = (game: TestTable, letter = 'A') => game.position().units[counterId(letter)] as Machine;
const orders = (game: TestTable, letter = 'A') => {
  const { move, combat } = machine(game, letter);
  return [move, combat].map(({ boxes }) => boxes.map(({ order }) => order));
};
const incoming = () => tableAt({ scenario: 'incoming', rules: 'full' }, 'programming avronian');

function mount(game: TestTable) {
  const { desk, page } = staged(game, ProgrammingScreen);
  render(page);
  return desk;
}

beforeEach(wideWindow);
afterEach(() => {
  cleanup();
  changeSettings({ letterKeys: true });
});

describe('§8.1: programming', () => {
  it('fills box after box by the keys 1 to 6', () => {
    const game = incoming();
    mount(game);
    for (const key of ['2', '4', '5', '1', '2', '3']) fireEvent.keyDown(window, { key });
    expect(orders(game)).toEqual([
      ['close', 'patrol', 'hold'],
      ['closestTarget', 'sweep', 'optimize'],
    ]);
  });

  it('a digit that is held down fills one box', () => {
    const game = incoming();
    mount(game);
    for (const repeat of [false, true, true]) fireEvent.keyDown(window, { key: '2', repeat });
    expect(orders(game)[0]).toEqual(['close', null, null]);
  });

  it('leaves digits alone where keys of one character are switched off', () => {
    changeSettings({ letterKeys: false });
    const game = incoming();
    mount(game);
    fireEvent.keyDown(window, { key: '2' });
    expect(orders(game)[0]).toEqual([null, null, null]);
  });

  it('fills a picked box by a press, replaces and empties it', () => {
    const game = incoming();
    mount(game);
    press(/^Move 2/);
    press('Close');
    expect(orders(game)[0]).toEqual([null, 'close', null]);
    press(/^Move 2/);
    press('Hold');
    expect(orders(game)[0]).toEqual([null, 'hold', null]);
    press('Empty Move 2');
    expect(orders(game)[0]).toEqual([null, null, null]);
  });

  it('takes an order dropped on a box, but not one of the other cycle', () => {
    const game = incoming();
    mount(game);
    const drop = (name: RegExp, order: string) => {
      const box = button(name).closest('.display-box');
      if (box) fireEvent.drop(box, { dataTransfer: { getData: () => order } });
    };
    drop(/^Move 3/, 'sweep');
    drop(/^Combat 1/, 'sweep');
    expect(orders(game)).toEqual([
      [null, null, null],
      ['sweep', null, null],
    ]);
  });

  it('§8.5: refuses a Thanis order that was not bought, with the reason', () => {
    const game = incoming();
    mount(game);
    const row = button('Free Move').closest('li');
    expect(row?.textContent).toMatch(/Not bought/);
    fireEvent.keyDown(window, { key: '6' });
    expect(orders(game)[0]).toEqual([null, null, null]);
  });

  it('gives meanings with the machine’s own numbers', () => {
    mount(incoming());
    expect(screen.getByText(/End at least 3 hexes closer/)).toBeTruthy();
  });

  it('is locked until each cycle has an order, then fills the rest in one press and hands over', () => {
    const game = incoming();
    mount(game);
    expect(button('Lock Orni A').textContent).toMatch(/0 Move orders: Orni A needs 1 to 3/);
    press('Recommended orders');
    expect(orders(game).flat()).not.toContain(null);
    press('Lock Orni A');
    expect(game.position().phase).toEqual({ name: 'movement', side: 'dorian' });
  });

  it('lays one programme of the house after the other in one press each, says which, and marks it', () => {
    const game = incoming();
    mount(game);
    const [recommended, other] = housePrograms('incoming');
    expect(button(`Lay ${recommended.name}`).textContent).toContain('Recommended for an even game.');
    fireEvent.keyDown(window, { key: '5' });
    for (const { name, written } of [other, recommended, other]) {
      press(`Lay ${name}`);
      const { move, combat } = programIn(written);
      expect(orders(game)).toEqual([move, combat]);
      expect(announcements().polite.text).toBe(`${name} is laid.`);
      expect(button(`Lay ${name}`).getAttribute('aria-pressed')).toBe('true');
    }
    act(() => void game.table.undo());
    expect(button(`Lay ${recommended.name}`).getAttribute('aria-pressed')).toBe('true');
  });

  it('§8.5: a programme says what it lays on this machine, Thanis orders and all', () => {
    const game = tableAt({ scenario: 'engage', rules: 'full' }, 'programming avronian');
    mount(game);
    expect(machine(game).thanis).toEqual({ freeMove: true, freeTarget: true });
    expect(button('Lay The duel').textContent).toMatch(
      /The duel(\w+, ){2}Free Move; Optimize, Optimize, Free Target\./,
    );
  });

  it('leads from machine to machine', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'programming avronian');
    mount(game);
    for (const key of ['2', '2', '2', '1']) fireEvent.keyDown(window, { key });
    press('Next: Bipod B');
    fireEvent.keyDown(window, { key: '3' });
    expect(orders(game, 'B')[0]).toEqual(['retire', null, null]);
  });

  it('goes from machine to machine by N and Shift+N', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'programming avronian');
    mount(game);
    const filled = () => ['A', 'B', 'C'].map((letter) => orders(game, letter)[0][0]);
    for (const key of ['n', '3']) fireEvent.keyDown(window, { key });
    expect(filled()).toEqual([null, 'retire', null]);
    for (const key of ['n', 'n', '2']) fireEvent.keyDown(window, { key });
    expect(filled()).toEqual(['close', 'retire', null]);
    fireEvent.keyDown(window, { key: 'N', shiftKey: true });
    fireEvent.keyDown(window, { key: '5' });
    expect(filled()).toEqual(['close', 'retire', 'hold']);
    expect(announcements().polite.text).toContain('Hold');
  });

  it('tells what the coming turns bring, the first one without fire in Incoming!', () => {
    const game = incoming();
    mount(game);
    for (const key of ['2', '4']) fireEvent.keyDown(window, { key });
    const panel = screen.getByRole('region', { name: 'If nothing is reset or lost' });
    const moves = within(panel)
      .getAllByRole('listitem')
      .map((turn) => turn.querySelector('b')?.textContent);
    expect(moves).toEqual(['Close', 'Patrol', 'Close', 'Patrol', 'Close', 'Patrol', 'Close', 'Patrol']);
  });

  it('shows Dorian’s view without a single order in it', () => {
    const game = incoming();
    mount(game);
    press('Recommended orders');
    const seen = screen.getByRole('img', { name: /Move boxes as Dorian sees them/ });
    expect(seen.textContent).toBe('');
    expect(seen.getAttribute('aria-label')).toBe(
      'Move boxes as Dorian sees them: face down; face down; face down',
    );
  });

  it('tells the keys of this screen by ?, and undoes and does again by Ctrl+Z and Ctrl+Y', async () => {
    const game = incoming();
    mount(game);
    fireEvent.keyDown(window, { key: '2' });
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(orders(game)[0][0]).toBeNull();
    fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
    expect(orders(game)[0][0]).toBe('close');
    fireEvent.keyDown(window, { key: '?' });
    const told = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(told.getByRole('row', { name: '1 to 6 Lay an order' })).toBeTruthy();
    expect(told.queryByRole('row', { name: /^T / })).toBeNull();
  });

  it('hides at once', () => {
    const game = incoming();
    mount(game);
    press('Hide now');
    expect(document.body.textContent).toBe('');
  });
});

describe('§8.2: reset', () => {
  /** The Orni in the movement phase of turn 2, its Move cycle being reset. */
  function resetting(): TestTable {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'movement avronian');
    for (let steps = 0; steps < 80; steps++) {
      const now = game.position();
      if (now.phase.name === 'movement' && now.phase.side === 'avronian' && now.turn === 2) break;
      const ends = game.table.act({ type: 'endPhase' }) === undefined;
      const [next] = options(now).filter(
        (action) => action.type !== 'reset' && !(action.type === 'move' && action.exit !== null),
      );
      if (!ends) game.act(next);
    }
    game.act({ type: 'reset', machine: counterId('A'), cycle: 'move' });
    return game;
  }

  it('opens the boxes of the cycle being reset and no others', () => {
    const game = resetting();
    const before = machine(game).combat;
    mount(game);
    expect(button(/^Combat 1/).getAttribute('aria-disabled')).toBe('true');
    for (const key of ['5', '2', '1', '1']) fireEvent.keyDown(window, { key });
    expect(orders(game)[0].filter((order) => order !== null).length).toBe(3);
    expect(machine(game).combat).toEqual(before);
  });

  it('locks with an order in it; the machine does nothing else in the phase', () => {
    const game = resetting();
    mount(game);
    expect(button('Lock Move orders').getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(window, { key: '2' });
    expect(button('Lock Move orders').textContent).toMatch(/nothing else in this movement phase/);
    press('Lock Move orders');
    expect(game.position().activation).toBeNull();
    expect(machine(game).moved).toBe(true);
  });

  it('offers programmes of the house that are the same in the cycle being reset once', () => {
    const game = resetting();
    mount(game);
    const laid = screen.getAllByRole('button', { name: /^Lay / });
    // They differ in their Combat orders alone.
    expect(laid).toHaveLength(1);
    // Nor is anything said of them.
    expect(laid[0].textContent).toBe('Lay The chaseVector, Vector, Vector');
    fireEvent.click(laid[0]);
    expect(orders(game)[0]).toEqual(['vector', 'vector', 'vector']);
  });

  it('the new Move orders begin on the next turn', () => {
    const game = resetting();
    game.act({ type: 'order', machine: counterId('A'), cycle: 'move', box: 0, order: 'hold' });
    const [now, next] = comingTurns(game.position(), machine(game));
    expect(now).toMatchObject({ turn: 2, move: null });
    expect(next).toMatchObject({ turn: 3, move: 'hold' });
  });

  it('a Combat reset tells the Move order executed in this turn', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'movement avronian');
    const whole = machine(game);
    const [order, ...rest] = whole.move.boxes;
    const moved = {
      ...whole,
      moved: true,
      move: { ...whole.move, marker: 0, boxes: [{ ...order, order: 'close', revealed: true }, ...rest] },
    } as unknown as Machine;
    const activation = { type: 'resetting', machine: moved.id, cycle: 'combat' } as const;
    const [now] = comingTurns({ ...game.position(), turn: 4, activation }, moved);
    expect(now).toMatchObject({ turn: 4, move: 'close' });
    const [waiting] = comingTurns({ ...game.position(), turn: 4, activation }, { ...moved, moved: false });
    expect(waiting.move).toBeNull();
  });

  it('§7.3.2: a destroyed box is passed over', () => {
    const game = resetting();
    const whole = machine(game);
    const boxes = whole.move.boxes.map((box, index) => (index === 0 ? { ...box, lost: true } : box));
    const hurt = { ...whole, move: { ...whole.move, boxes } } as unknown as Machine;
    const position = { ...game.position(), units: { ...game.position().units, [hurt.id]: hurt } };
    expect(nextEmptyBox(position, hurt, null)).toEqual({ cycle: 'move', box: 1 });
  });
});
