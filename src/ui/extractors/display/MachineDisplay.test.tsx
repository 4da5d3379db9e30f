import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Machine } from '../../../rules/extractors';
import { blankMachine, MachineDisplay, seenBox } from '.';

afterEach(cleanup);

const glide: Machine = {
  ...blankMachine('glide', 'A'),
  armour: 12,
  speedLost: 1,
  slots: [
    { weapon: 'seeker', lost: false, fired: false },
    { weapon: 'laser', lost: true, fired: false },
    { weapon: null, lost: false, fired: false },
  ],
  thanis: { freeMove: true, freeTarget: false },
  move: {
    boxes: [
      { order: 'patrol', revealed: true, lost: false },
      { order: 'close', revealed: false, lost: false },
      { order: 'freeMove', revealed: false, lost: false },
    ],
    marker: 0,
    running: true,
    reset: false,
  },
  combat: {
    boxes: [
      { order: 'sweep', revealed: false, lost: false },
      { order: 'optimize', revealed: false, lost: true },
      { order: null, revealed: false, lost: false },
    ],
    marker: null,
    running: false,
    reset: false,
  },
};

describe('§8: the display of a machine', () => {
  it('example 11: counts lost speed and armour', () => {
    render(<MachineDisplay machine={glide} hiddenOrders="show" />);
    expect(screen.getByRole('img', { name: 'Speed: 5 of 6 left' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Armour: 12 of 13 left' })).toBeTruthy();
    expect(screen.getByText('Speed 5, half 2')).toBeTruthy();
  });

  it('shows its owner every order, its marker and what is destroyed', () => {
    render(<MachineDisplay machine={glide} hiddenOrders="show" />);
    for (const order of ['Patrol', 'Close', 'Sweep', 'Optimize'])
      expect(screen.getByText(order)).toBeTruthy();
    expect(screen.getByText('last executed')).toBeTruthy();
    expect(screen.getByText('Thanis orders: Free Move.')).toBeTruthy();
    expect(screen.getByText('Destroyed')).toBeTruthy();
  });

  it('face down: no unrevealed order and no Thanis order reaches the page; empty looks as filled', () => {
    const { container } = render(<MachineDisplay machine={glide} hiddenOrders="faceDown" />);
    expect(container.innerHTML).not.toMatch(/Close|Free Move|Sweep/);
    expect(screen.getByText('Patrol')).toBeTruthy();
    expect(screen.getAllByText('Face down')).toHaveLength(4);
  });

  it('stands alone, blank and in black for print', () => {
    render(<MachineDisplay machine={blankMachine('multipod', 'C')} hiddenOrders="show" ink="mono" />);
    expect(screen.getAllByText('Empty')).toHaveLength(5 + 6);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('§8: Simple rules have no orders', () => {
    render(<MachineDisplay machine={glide} hiddenOrders="show" orders="none" />);
    expect(screen.queryByText('Move orders')).toBeNull();
  });

  it('§8.1: a box of a view lies face down, even an empty one', () => {
    expect(seenBox({ order: 'hidden', revealed: false, lost: false }, 'show')).toEqual({
      order: null,
      state: 'hidden',
    });
  });
});
