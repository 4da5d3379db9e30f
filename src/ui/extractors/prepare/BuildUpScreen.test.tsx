import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { budgetOf, counterId, WEAPONS, type Machine } from '../../../rules/extractors';
import { weaponName } from '../wording';
import { BuildUpScreen } from './BuildUpScreen';
import { staged, tableAt, wideWindow, type TestTable } from './testing';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const machine = (game: TestTable, letter: string) => game.position().units[counterId(letter)] as Machine;
const locked = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true';

function mount(game: TestTable) {
  const { desk, page } = staged(game, BuildUpScreen);
  render(page);
  return desk;
}

beforeEach(wideWindow);
afterEach(cleanup);

describe('§5: Avronian build-up', () => {
  it('§9.1: fits any two weapons, free, slot after slot, and finishes only then', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'buildUp avronian');
    mount(game);
    expect(locked('Finish build-up')).toBe(true);
    expect(screen.getByText(/Still to choose: 2 weapons/)).toBeTruthy();
    press('Laser');
    press('Seeker');
    expect(machine(game, 'A').slots.map(({ weapon }) => weapon)).toEqual(['laser', 'seeker']);
    press('Finish build-up');
    expect(game.position().phase).toEqual({ name: 'placement', side: 'dorian' });
  });

  it('fits the recommended force in one press and takes it back by a named undo', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp avronian');
    mount(game);
    expect(screen.getByText(/^The light siege\. .* 17 points stay unspent\. .* Replaces/)).toBeTruthy();
    press('Recommended equipment');
    expect(budgetOf(game.position(), 2).left).toBe(17);
    expect(screen.getByText(/Take back the recommended force/)).toBeTruthy();
    press('Undo');
    expect(budgetOf(game.position(), 2).spent).toEqual([]);
  });

  it('R-110: with other points nothing is said of what was measured with the printed ones', () => {
    const handicap = { dorian: 0, avronian: 5, turns: 0 } as const;
    mount(tableAt({ scenario: 'threePodAttack', rules: 'full', handicap }, 'buildUp avronian'));
    expect(
      screen.getByText(/^The light siege, as far as the points and counters agreed on allow\. Replaces/),
    ).toBeTruthy();
    expect(screen.queryByText(/stay unspent/)).toBeNull();
  });

  it('says by how much a weapon is too dear, and fits nothing when it is pressed', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp avronian');
    game.act({ type: 'recommend' });
    mount(game);
    const before = budgetOf(game.position(), 2);
    const row = screen.getByRole('button', { name: 'Seeker' }).closest('li');
    expect(row?.textContent).toMatch(/short: costs 8/);
    press('Seeker');
    expect(budgetOf(game.position(), 2)).toEqual(before);
  });

  it('says that the points for another weapon are those with the fitted one given back', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp avronian');
    game.act({ type: 'recommend' });
    mount(game);
    const { weapon } = machine(game, 'A').slots[0];
    const left = budgetOf(game.position(), 2).left + WEAPONS[weapon!].cost;
    const row = screen.getByRole('button', { name: 'Seeker' }).closest('li');
    expect(row?.textContent).toContain(
      `${8 - left} short: costs 8, ${left} with the ${weaponName(weapon!)} given back`,
    );
  });

  it('replaces the weapon of a full slot and takes it off again', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp avronian');
    mount(game);
    press('Laser');
    press(/^1 Turret/);
    press('Thermo beam');
    expect(machine(game, 'A').slots[0].weapon).toBe('thermoBeam');
    press('Thermo beam');
    expect(machine(game, 'A').slots[0].weapon).toBeNull();
  });

  it('§3: a weapon may be dropped on a slot', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp avronian');
    mount(game);
    const slot = button(/^2 Front and flanks/).closest('.weapon-slot');
    if (!slot) throw new Error('no slot');
    fireEvent.drop(slot, { dataTransfer: { getData: () => 'laser' } });
    expect(machine(game, 'A').slots[1].weapon).toBe('laser');
  });

  it('§3, §8.5: extra armour to its limit, Thanis orders on one machine', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp avronian');
    mount(game);
    for (let i = 0; i < 6; i++) press('One extra armour more');
    expect(machine(game, 'A').extraArmour).toBe(5);
    expect(screen.getByText(/5 extra armour at most/)).toBeTruthy();
    press('Free Move');
    press('Bipod B');
    expect(locked('Free Move')).toBe(true);
    expect(button('Free Move').textContent).toMatch(/one machine, which is Bipod A/);
  });

  it('§8: Simple rules show no Thanis orders', () => {
    mount(tableAt({ scenario: 'threePodAttack', rules: 'simple' }, 'buildUp avronian'));
    expect(screen.queryByRole('button', { name: 'Free Move' })).toBeNull();
  });

  it('§9.3: two forces with points of their own', () => {
    mount(tableAt({ scenario: 'extractors', rules: 'full' }, 'buildUp avronian'));
    expect(screen.getByRole('heading', { name: 'Glide, 17 points' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Column, 145 points' })).toBeTruthy();
  });

  it('§9.4: the second machine is chosen, any but an Orni, and only one', () => {
    const game = tableAt({ scenario: 'ambush', rules: 'full' }, 'buildUp avronian');
    mount(game);
    press('Add a machine');
    expect(screen.queryByRole('button', { name: 'Add Orni B' })).toBeNull();
    press('Add Glide B');
    expect(machine(game, 'B').kind).toBe('glide');
    press('Add a machine');
    expect(button('Add Multipod C').textContent).toMatch(/2 machines at most/);
  });

  it('gives a bought machine back with its equipment', () => {
    const game = tableAt({ scenario: 'engage', rules: 'full' }, 'buildUp avronian');
    mount(game);
    press('Add Bipod A');
    press('Laser');
    expect(screen.getByText(/44 points back/)).toBeTruthy();
    press('Give back Bipod A');
    expect(budgetOf(game.position(), 1).left).toBe(250);
  });

  it('keeps the focus at the machine whose button is gone once pressed', () => {
    mount(tableAt({ scenario: 'engage', rules: 'full' }, 'buildUp avronian'));
    for (const name of ['Add Bipod A', 'Give back Bipod A']) {
      button(name).focus();
      press(name);
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Machine' }));
    }
  });
});

describe('§5: Dorian build-up', () => {
  it('R-03: a cell is bought whole and given back by the same press', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp dorian');
    mount(game);
    press('Panza');
    expect(budgetOf(game.position(), 1).left).toBe(180 - 27);
    expect(within(screen.getByRole('table')).getByText('Panza')).toBeTruthy();
    press('Panza');
    expect(budgetOf(game.position(), 1).left).toBe(180);
  });

  it('R-03: counts white units against the mix and says when it is empty', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp dorian');
    mount(game);
    press('One PGP more');
    press('One PGP more');
    expect(screen.getByText(/all 2 of PGP are taken/)).toBeTruthy();
    press('Give back 2 × PGP');
    expect(budgetOf(game.position(), 1).left).toBe(180 - 30);
  });

  it('leaves the focus in the list whatever is given back', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp dorian');
    for (const kind of ['pgp', 'pgp', 'agrax'] as const)
      game.act({ type: 'buy', force: 1, purchase: { item: 'white', kind } });
    mount(game);
    const giveBack = (name: string) => {
      button(name).focus();
      press(name);
    };
    giveBack('Give back 2 × PGP');
    expect(document.activeElement).toBe(button('Give back PGP'));
    giveBack('Give back PGP');
    expect(document.activeElement).toBe(button('Give back Agrax'));
    giveBack('Give back Agrax');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Bought' }));
  });

  it('hands the focus to the build-up of the other side where no curtain falls', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp dorian');
    game.act({ type: 'recommend' });
    mount(game);
    button('Finish build-up').focus();
    press('Finish build-up');
    expect(game.position().phase.side).toBe('avronian');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('§9.6: shows the caps and refuses what goes over them', () => {
    const game = tableAt({ scenario: 'engage', rules: 'full' }, 'buildUp dorian');
    for (const kind of ['pgp', 'pgp', 'agrax', 'agrax', 'agrax', 'walker'] as const)
      game.act({ type: 'buy', force: 0, purchase: { item: 'white', kind } });
    mount(game);
    expect(screen.getByText('146 of 162 at most')).toBeTruthy();
    expect(screen.getAllByText(/Over the limit: vehicles 166 points, at most 162/).length).toBeGreaterThan(0);
    expect(locked('One Walker more')).toBe(true);
  });

  it('§9.6: nothing of the Dorian force reaches the page of the Avronian', () => {
    const game = tableAt({ scenario: 'engage', rules: 'full' }, 'buildUp dorian');
    game.act({ type: 'recommend' });
    game.act({ type: 'endPhase' });
    game.position();
    mount(game);
    expect(document.body.textContent).not.toMatch(/Panza|PGP|Walker|Transcom/);
  });

  it('hides at once where the build-up is secret', () => {
    const game = tableAt({ scenario: 'engage', rules: 'full' }, 'buildUp dorian');
    mount(game);
    press('Hide now');
    expect(document.body.textContent).not.toMatch(/Panza/);
    expect(game.table.published.getState().curtain).toMatchObject({ side: 'dorian' });
  });
});
