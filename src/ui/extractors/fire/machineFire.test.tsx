import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcements } from '../../widgets/announce';
import { statusOf } from '../art/counterFace';
import { standingWords } from '../forces/standingWords';
import { standingOf } from '../input/units';
import { avronianFire } from '../testing';
import { captionOf, cell, hold, id, press, stage, tap } from './testing';

afterEach(cleanup);

describe('a machine under orders', () => {
  const reveal = (order: string) => {
    const test = stage(avronianFire(order));
    hold(test, 'B');
    press(/^Reveal Combat order 1/);
    return test;
  };

  it('reveals by a button that says so, covers the order until it is asked for, and may stay silent [§8.1]', () => {
    const test = stage(avronianFire('sweep'));
    hold(test, 'B');
    expect(captionOf(/^Reveal Combat order 1/)).toBe('Dorian sees it, no undo after');
    expect(screen.getByText(/Leave it silent/)).toBeDefined();
    expect(screen.queryByText('Sweep:')).toBeNull();
    press(/^Look at the order first/);
    expect(screen.getByText('Sweep:')).toBeDefined();
    expect(captionOf(/^Reset Combat orders/)).toContain('−2');
  });

  it('Closest Target: has one way ready, others can be chosen, reasons for the rest, and fires all [§8.4.1]', () => {
    const test = reveal('closestTarget');
    const weapon = screen.getByRole('radiogroup', { name: /^Particle accelerator/ });
    const chosen = within(weapon).getByRole('radio', { checked: true });
    act(() => chosen.focus());
    fireEvent.keyDown(chosen, { key: 'ArrowDown' });
    expect(document.activeElement).not.toBe(chosen);
    expect(within(weapon).getByRole('radio', { checked: true })).toBe(chosen);
    fireEvent.click(within(weapon).getByRole('radio', { name: /Commando/ }));
    expect(screen.getAllByText(/Commando of Ehn Etaki, combined/)).toHaveLength(1);
    expect(screen.getAllByText(/Not the closest/).length).toBeGreaterThan(0);
    press(/^Fire \d shots/);
    expect(test.position().units[id('B')].fired).toBe(true);
  });

  it('Optimize: weapons without their kind of target stay silent and say so [§8.4.3]', () => {
    reveal('optimize');
    expect(screen.getAllByText(/^Each weapon fires only/)).toHaveLength(1);
    expect(screen.getAllByRole('radiogroup', { name: /slot 1$/ })[0].textContent).toMatch(/PGP|Agrax/);
    expect(screen.getAllByText(/higher firepower is against/).length).toBeGreaterThan(0);
  });

  it('Sweep: a weapon, its target, −1, and what is still to fire [§8.4.2]', () => {
    const test = reveal('sweep');
    expect(screen.getByRole('heading', { name: /: 5 still to fire$/ })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /^Laser/ }));
    expect(cell(/^Sweep/)).toEqual(['−1']);
    act(() => screen.getByRole('radio', { name: /^Laser/ }).focus());
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    const weapons = screen.getByRole('radiogroup', { name: /^Weapon that fires next/ });
    // A weapon that strikes several moves the choice elsewhere: arrows only lead.
    expect(document.activeElement).not.toBe(within(weapons).getByRole('radio', { checked: true }));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(screen.getByRole('radio', { name: /^Laser/, checked: true })).toBe(document.activeElement);
    press(/^Fire/);
    press(/^Go on: Multipod B/);
    expect(screen.getByRole('heading', { name: /: 4 still to fire$/ })).toBeDefined();
    expect(screen.getByText(/^Fired at so far/)).toBeDefined();
    expect(test.position().activation?.type).toBe('firing');
  });

  it('Target: marks first, then fires with all that can, +1 [§8.4.4]', () => {
    const test = reveal('target');
    expect(captionOf(/^Fire/)).toBe('Choose the enemy to mark');
    tap(test, 'ehn-etaki-shock');
    press(/^Mark Shock of Ehn Etaki/);
    expect(screen.getByText(/^All: .*Target order \+1|^All: .*target order \+1/i)).toBeDefined();
    const hits = screen.getAllByText(/^hits on/);
    expect(hits).toHaveLength(5);
    tap(test, 'pgp-1');
    expect(screen.getByRole('status').textContent).toContain('fires only at its mark');
  });

  it('Free Target: picks weapons one by one, and may cease [§8.5]', () => {
    const test = reveal('freeTarget');
    tap(test, 'ehn-etaki-shock');
    const picked = () => screen.getAllByRole('checkbox', { checked: true }).length;
    const all = picked();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Laser/ }));
    expect(picked()).toBe(all - 1);
    press(/^Cease fire/);
    expect(test.position().units[id('B')].fired).toBe(true);
  });

  it('Self-destruct: warns, shows whom it reaches, and asks again before it is done [§8.4.5]', () => {
    const test = reveal('selfDestruct');
    expect(screen.getByText('Multipod B will be destroyed, whatever the dice say.')).toBeDefined();
    expect(screen.getByText(/3 units may be struck/)).toBeDefined();
    expect(test.position().units[id('B')].where.at).toBe('map');
    press(/^Self-destruct Multipod B/);
    expect(test.position().units[id('B')].where.at).toBe('eliminated');
    act(() => test.desk.scenes.end());
    const after = screen.getByRole('region', { name: 'After it' }).textContent;
    expect(after).toContain('Multipod B is destroyed.');
    expect(after).not.toContain('reveals');
  });

  it('Self-destruct with nobody near is told among the last shots as what it was, without dice', () => {
    const test = stage(avronianFire('selfDestruct').replace('B@1715', 'B@0303'));
    hold(test, 'B');
    press(/^Reveal/);
    press(/^Self-destruct Multipod B/);
    act(() => {
      test.desk.scenes.end();
      test.desk.show(null);
    });
    const [{ textContent }] = document.querySelectorAll('.past-shot');
    expect(textContent).toBe('Multipod B destroys itselfnobody in reach');
  });

  it('Simple rules: fires freely without an order', () => {
    const test = stage(avronianFire('simple'));
    hold(test, 'B');
    tap(test, 'ehn-etaki-lance');
    press(/^Fire/);
    press(/^Go on|^Put/);
    expect(test.position().activation).toMatchObject({ type: 'firing', order: null });
  });
});

describe('§8.1: an order with nothing in range', () => {
  const FAR =
    'engage full T2 Afire | D panza-shock-1@0101 | A bipod B@1625/S force1 w:laser,-,- m:hold,-,- c:sweep,-,-';

  it('says so before it is revealed, and shows a card after', () => {
    const test = stage(FAR);
    hold(test, 'B');
    expect(
      screen.getByText(/No weapon has a target: revealing starts the cycle and fires at nothing/),
    ).toBeDefined();
    press(/^Reveal Combat order 1/);
    const card = screen.getByRole('group', { name: 'The order' });
    expect(card.textContent).toContain('Nothing was fired');
    expect(card.textContent).toContain('Bipod B does not execute Sweep: no weapon has a legal target.');
    expect(announcements().assertive.text).toContain('does not execute Sweep');
    const position = test.position();
    const machine = position.units[id('B')];
    expect(machine.fired).toBe(true);
    expect(statusOf(position, machine).fired).toBe(false);
    expect(standingWords(position, standingOf(position, machine))).toBe('order turned up in vain');
  });
});
