import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DORIAN_FIRE, tableWith, type TestDesk } from '../testing';
import { id, press, tap } from './testing';
import { SightActions, SightPanel } from '.';

afterEach(cleanup);

describe('the line-of-sight tool [§7.2]', () => {
  const sightFrom = (test: TestDesk, from: string) => {
    const { where } = test.position().units[id(from)];
    act(() => test.desk.sight({ from: null, to: null }));
    if (where.at === 'map') act(() => test.desk.tap({ hex: where.hex, counter: null }));
  };

  it('gives the verdict between two hexes with every hex crossed', () => {
    const test = tableWith(DORIAN_FIRE);
    render(
      <test.Stage>
        <SightPanel />
      </test.Stage>,
    );
    sightFrom(test, 'dagmaton-1');
    tap(test, 'A');
    expect(screen.getByText(/^Blocked: rough in 1816/)).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '1816roughblocks',
    );
    tap(test, 'pgp-1');
    expect(screen.getByRole('heading', { name: 'From 2014 to' })).toBeDefined();
  });

  it('counts all that a hex sees', () => {
    const test = tableWith(DORIAN_FIRE);
    render(
      <test.Stage>
        <SightPanel />
        <SightActions />
      </test.Stage>,
    );
    sightFrom(test, 'ehn-etaki-shock');
    press(/^Show what sees and reaches 1816/);
    expect(screen.getByText('98')).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Could fire into it/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Could move there/ })).toBeDefined();
    press(/^Close/);
    expect(test.desk.state.getState().sight).toBeNull();
  });
});
