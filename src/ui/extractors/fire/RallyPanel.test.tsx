import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RALLY } from '../testing';
import { cell, press, stage, tap } from './testing';

afterEach(cleanup);

describe('rally [§6.3.4]', () => {
  it('shows each chance with the Transcom that helps, then the die', () => {
    const test = stage(RALLY);
    const list = screen.getByRole('region', { name: 'Can roll to rally' });
    expect(list.textContent).toContain('Transcom 1: +1');
    expect(list.textContent).toContain('no Transcom within 2 hexes');
    press(/^Lance 2, Connakti/);
    expect(cell(/^Transcom 1/)).toEqual(['+1']);
    expect(cell(/^Rallies on/)).toEqual(['4–9']);
    press(/^Roll to rally/);
    expect(screen.getByText(/^(rallies|stays routed)$/)).toBeDefined();
    expect(test.desk.state.getState().result).toBe(0);
    // A half-open sheet says 'The dice' for a main card's title: whose die it is would stand nowhere.
    expect(screen.getByRole('region', { name: /^Lance 2/ }).dataset.level).not.toBe('main');
  });

  it('says why a unit has nothing to roll for', () => {
    const test = stage(RALLY);
    tap(test, 'transcom-1');
    expect(screen.getByRole('status').textContent).toContain('Not routed');
  });
});
