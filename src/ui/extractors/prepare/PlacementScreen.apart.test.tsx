import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { parseHex, type Hex } from '../../../hex';
import {
  counterId,
  doriana,
  placesIn,
  unplacedUnits,
  type CounterId,
  type ScenarioId,
} from '../../../rules/extractors';
import { announcements } from '../../widgets/announce';
import type { DeskStore } from '../input/deskStore';
import { houseSetUps } from '../wording/houseSetUps';
import { PlacementScreen } from './PlacementScreen';
import { staged, tableAt, wideWindow, type TestTable } from './testing';

vi.mock('../play/BoardPane', () => ({ BoardPane: () => null }));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const at = (number: string) => parseHex(doriana.grid, number) as Hex;
const where = (game: TestTable, id: string) => game.position().units[counterId(id)].where;
const tap = (desk: DeskStore, number: string, counter: string | null = null) =>
  act(() => desk.tap({ hex: at(number), counter: counter as CounterId | null }));

function mount(game: TestTable) {
  const { desk, page } = staged(game, PlacementScreen);
  render(page);
  return desk;
}

beforeEach(wideWindow);
afterEach(cleanup);

describe('§5: placement', () => {
  it('§9.1: a tap places the unit in hand and takes the next one', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    expect(screen.getByText(/In rows 20 to 27/)).toBeTruthy();
    tap(desk, '1320');
    expect(where(game, 'ehn-etaki-shock')).toMatchObject({ at: 'map', hex: at('1320') });
    tap(desk, '1320');
    tap(desk, '1421');
    expect(unplacedUnits(game.position())).toEqual([]);
    press('Finish set-up');
    expect(game.position().phase.name).toBe('programming');
  });

  it('says why a hex is refused and places nothing', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    tap(desk, '1310');
    expect(screen.getByText(/1310 is outside the set-up zone/)).toBeTruthy();
    expect(unplacedUnits(game.position())).toHaveLength(3);
    expect(button('Finish set-up').textContent).toMatch(/3 units still to place/);
  });

  it('places all that is left in one press, and no hex looked at before is told of any more', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    tap(desk, '1010');
    expect(desk.state.getState()).toMatchObject({ focus: at('1010') });
    act(() => desk.select(unplacedUnits(game.position())[0].id));
    press('Recommended set-up');
    expect(desk.state.getState()).toMatchObject({ focus: null, refusal: null });
    expect(unplacedUnits(game.position())).toEqual([]);
    expect(announcements().polite.text).toBe('The recommended set-up stands');
    act(desk.undo);
    act(desk.redo);
    expect(announcements().polite.text).toBe('Done again');
    expect(button('Finish set-up').getAttribute('aria-disabled')).toBeNull();
  });

  it('a set-up of the house takes the place of what stands, and says what it has won', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    tap(desk, '1320');
    const [recommended, other] = houseSetUps(game.position(), 'dorian');
    expect(screen.getByText(recommended.words)).toBeTruthy();
    expect(screen.getByText(other.words)).toBeTruthy();
    press(`Set up as ${other.name}`);
    expect(announcements().polite.text).toBe(`Set up as ${other.name}`);
    expect(unplacedUnits(game.position())).toEqual([]);
    for (const { unit, hex } of placesIn(game.position(), other.written!))
      expect(where(game, unit)).toMatchObject({ at: 'map', hex });
  });

  test.each<ScenarioId>(['incoming', 'dobernStrongpoint'])(
    '%s: one set-up of the house after the other, the recommended one among them; that which stands is marked',
    (scenario) => {
      const game = tableAt({ scenario, rules: 'full' }, 'placement dorian');
      mount(game);
      const stands = () =>
        houseSetUps(game.position(), 'dorian')
          .map(({ name }) => name)
          .filter((name) => button(`Set up as ${name}`).getAttribute('aria-pressed') === 'true');
      const [recommended, other] = houseSetUps(game.position(), 'dorian');
      expect(stands()).toEqual([]);
      for (const { name } of [other, recommended, other]) {
        press(`Set up as ${name}`);
        expect(stands()).toEqual([name]);
      }
      act(() => void game.table.undo());
      expect(stands()).toEqual([recommended.name]);
    },
  );

  it('tells its keys from the menu', async () => {
    mount(tableAt({ scenario: 'incoming', rules: 'full' }, 'placement dorian'));
    press('Menu');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Keys' }));
    const told = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(told.getByRole('row', { name: 'G, then four digits Go to a hex' })).toBeTruthy();
    expect(told.queryByText('Lay an order')).toBeNull();
  });

  it('§5: any facing: chosen before, turned after, kept for the next one', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    fireEvent.click(screen.getByRole('radio', { name: 'SE' }));
    tap(desk, '1318');
    expect(where(game, 'pgp-1')).toMatchObject({ facing: 2 });
    tap(desk, '1320');
    expect(where(game, 'pgp-2')).toMatchObject({ facing: 2 });
    act(() => desk.select(counterId('pgp-1')));
    fireEvent.click(screen.getAllByRole('radio', { name: 'N' })[0]);
    expect(where(game, 'pgp-1')).toMatchObject({ facing: 0, hex: at('1318') });
    fireEvent.keyDown(window, { key: ']' });
    expect(where(game, 'pgp-1')).toMatchObject({ facing: 1 });
  });

  it('takes a placed unit up again', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    tap(desk, '1320');
    press('Take up');
    expect(where(game, 'ehn-etaki-shock')).toEqual({ at: 'unplaced' });
  });

  it('§6.3.3: a tap on a Floater puts the section aboard; beside it is a press away', () => {
    const game = tableAt({ scenario: 'threePodAttack', rules: 'full' }, 'buildUp dorian');
    game.act({ type: 'buy', force: 1, purchase: { item: 'white', kind: 'floater' } });
    game.act({ type: 'buy', force: 1, purchase: { item: 'cell', cell: 'Comar Ehn' } });
    game.act({ type: 'endPhase' });
    game.act({ type: 'recommend' });
    game.act({ type: 'endPhase' });
    const desk = mount(game);
    tap(desk, '1318');
    expect(where(game, 'floater-1')).toMatchObject({ hex: at('1318') });
    tap(desk, '1318');
    expect(where(game, 'comar-ehn-shock-1')).toMatchObject({ inside: 'floater-1' });
    press('Beside Floater 1');
    expect(where(game, 'comar-ehn-shock-1')).toMatchObject({ hex: at('1318'), inside: null });
  });

  it('§9.5: forts come first, no two adjacent, then one section into each', () => {
    const game = tableAt({ scenario: 'dobernStrongpoint', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    tap(desk, '1215');
    expect(where(game, 'fort-1')).toMatchObject({ hex: at('1215') });
    tap(desk, '1216');
    expect(screen.getByText(/No two forts adjacent/)).toBeTruthy();
    act(() => desk.select(counterId('dagmaton-1')));
    tap(desk, '1215');
    expect(where(game, 'dagmaton-1')).toMatchObject({ inside: 'fort-1' });
    act(() => desk.select(counterId('dagmaton-2')));
    tap(desk, '1215');
    expect(screen.getByText(/One section a fort/)).toBeTruthy();
  });

  it('§9.5: a fort without a place says which fort stands in the way, and takes it up', () => {
    const game = tableAt({ scenario: 'dobernStrongpoint', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    for (const [i, number] of ['1014', '1117', '1314', '1316'].entries()) {
      act(() => desk.select(counterId(`fort-${i + 1}`)));
      tap(desk, number);
    }
    act(() => desk.select(counterId('fort-5')));
    expect(screen.getByRole('heading', { name: 'No place is left for Fort 5' })).toBeTruthy();
    expect(screen.getByText(/^Fort 1 in 1014, Fort 2 in 1117,.* stand in the way/)).toBeTruthy();
    press('Take up Fort 1');
    expect(where(game, 'fort-1')).toEqual({ at: 'unplaced' });
    expect(screen.queryByText(/^No place is left/)).toBeNull();
    tap(desk, '1014');
    expect(where(game, 'fort-5')).toMatchObject({ hex: at('1014') });
  });

  it('§9.3: one Extractor in each depression area', () => {
    const game = tableAt({ scenario: 'extractors', rules: 'full' }, 'placement avronian');
    mount(game);
    expect(screen.getByText(/One in each of the three depression areas/)).toBeTruthy();
    press('Recommended set-up');
    expect(unplacedUnits(game.position())).toEqual([]);
  });

  it('§9.4: the hidden set-up never reaches the page of the Avronian', () => {
    const game = tableAt({ scenario: 'ambush', rules: 'full' }, 'placement dorian');
    mount(game);
    expect(screen.getByText(/hidden: Avronian does not see it/)).toBeTruthy();
    press('Recommended set-up');
    press('Hide now');
    expect(document.body.textContent).toBe('');
  });

  it('a tap on a placed unit takes it in hand when nothing is left to place; the next tap moves it', () => {
    const game = tableAt({ scenario: 'incoming', rules: 'full' }, 'placement dorian');
    const desk = mount(game);
    press('Recommended set-up');
    tap(desk, '1725');
    tap(desk, '0525');
    expect(where(game, 'ehn-etaki-shock')).toMatchObject({ hex: at('0525') });
  });
});
