import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseHex, type Hex } from '../../../hex';
import { counterOf, doriana, type CounterId } from '../../../rules/extractors';
import { changeSettings } from '../../shell/settings';
import { tableWith, type TestDesk } from '../testing';
import { lossesOf } from '../forces/groups';
import { boardModel } from '../input/boardModel';
import { BoardStrip } from './BoardStrip';
import { MovePanel } from './MovePanel';
import { pointedLine } from './pointed';
import { prospectMarks } from './prospectMarks';

const id = (text: string) => counterOf(text as CounterId).id;
const hex = (number: string) => parseHex(doriana.grid, number) as Hex;
const tap = ({ desk }: TestDesk, number: string, counter: string | null = null) =>
  act(() => desk.tap({ hex: hex(number), counter: counter === null ? null : id(counter) }));
const model = ({ desk, position }: TestDesk) => boardModel(position(), desk.state.getState());

const MOVE =
  'engage full T2 Dmovement | D ehn-etaki-shock@1616; ehn-etaki-lance@1616; comar-ehn-shock-1@1616 pinned; pgp-1@1914/SW | ' +
  'A glide A@1712/S force0 w:laser,shredder,- m:close,-,- c:sweep,-,-';

function stage(line = MOVE) {
  const test = tableWith(line);
  render(
    <test.Stage>
      <MovePanel />
    </test.Stage>,
  );
  return test;
}

beforeEach(() => changeSettings({ goOn: false, threats: 'hits' }));
afterEach(cleanup);

describe('a move is judged on the map [§6.3]', () => {
  it('the counter stands in the end hex, where it began it fades, and the path says what is left at each hex', () => {
    const test = stage();
    act(() => test.desk.select(id('ehn-etaki-shock')));
    tap(test, '1615');
    const { counters, marks } = model(test);
    expect(counters.find((counter) => counter.id === 'ehn-etaki-shock')?.emphasis).toBe('ghost');
    expect(counters.at(-1)).toMatchObject({ hex: hex('1615'), emphasis: 'selected' });
    const path = marks.find(({ kind }) => kind === 'path');
    expect(path).toMatchObject({ hexes: [hex('1616'), hex('1615')], labels: ['', '1'] });
    expect(marks.some(({ kind }) => kind === 'cover')).toBe(true);
    act(() => test.desk.plan(null));
    expect(model(test).counters.every(({ emphasis }) => emphasis !== 'ghost')).toBe(true);
  });

  it('what is picked in the list is brought into sight, what is tapped on the map is there: no earlier pick draws the map away', () => {
    const test = stage();
    act(() => test.desk.select(id('pgp-1')));
    expect(test.desk.state.getState().centre).toBe(hex('1914'));
    tap(test, '1616', 'ehn-etaki-shock');
    expect(test.desk.state.getState()).toMatchObject({ centre: null, focus: hex('1616') });
  });

  it('who waits to enter may be seen at any of the places it could go to: the map stays where one of them is', () => {
    const test = stage('engage simple T1 Dmovement | D pgp-1@waiting | A glide A@2012/S w:laser,-,-');
    act(() => test.desk.step(1));
    const { centre, focus } = test.desk.state.getState();
    expect(centre).toContain(hex('0101'));
    expect(centre).toContain(hex('0120'));
    expect(centre).toContain(focus);
  });

  describe('who leaves the map from where it stands [R-13]', () => {
    const ROUTED =
      'extractors full T7 Dmovement | D bha-commando@2402 routed; bha-shock@2402 | A glide A@1712/S force0 w:laser,shredder,- m:close,-,- c:sweep,-,-';
    const lost = { where: { at: 'eliminated' } };

    it('may by a press, in a stack too', () => {
      const test = stage(ROUTED);
      act(() => test.desk.select(id('bha-commando')));
      fireEvent.click(screen.getByRole('button', { name: /Leave the map from here/ }));
      act(() => test.desk.confirm());
      expect(test.position().units[id('bha-commando')]).toMatchObject(lost);
      expect(lossesOf(test.position(), test.table.published.getState().log, 'dorian')).toEqual([
        { unit: id('bha-commando'), turn: 7, why: 'leftMap' },
      ]);
    });

    it('may by a press where it could stay as well', () => {
      const test = stage(
        'incoming simple T8 Dmovement | D ehn-etaki-lance@2001 | A orni A@1909/S w:laser,laser',
      );
      act(() => test.desk.select(id('ehn-etaki-lance')));
      expect(screen.queryAllByRole('button', { name: /Stay in this hex/ })).toHaveLength(1);
      fireEvent.click(screen.getByRole('button', { name: /Leave the map from here/ }));
      act(() => test.desk.confirm());
      expect(test.position().units[id('ehn-etaki-lance')].where).toMatchObject({ at: 'exited' });
    });

    it('may by a tap on its hex, where nobody else stands', () => {
      const test = stage(ROUTED.replace('; bha-shock@2402', ''));
      act(() => test.desk.select(id('bha-commando')));
      tap(test, '2402', 'bha-commando');
      act(() => test.desk.confirm());
      expect(test.position().units[id('bha-commando')]).toMatchObject(lost);
    });
  });

  it('a hex that is refused says why under the map at once, whatever helps there', () => {
    changeSettings({ help: 'on', helpSeen: [] });
    const test = tableWith(MOVE);
    render(
      <test.Stage>
        <BoardStrip board={null} />
      </test.Stage>,
    );
    const helped = () => screen.queryByRole('complementary', { name: 'Help' });
    act(() => test.desk.select(id('ehn-etaki-shock')));
    expect(helped()).not.toBeNull();
    tap(test, '1601');
    expect(test.desk.state.getState().refusal).not.toBeNull();
    expect(helped()).toBeNull();
    expect(document.querySelector('.map-strip-line')?.textContent).toMatch(/^1601, .*Not for it: /);
    tap(test, '1615');
    expect(helped()).not.toBeNull();
  });

  it('six arrows turn the end; one that may not be had says why and turns nothing [§6.1]', () => {
    const test = stage();
    act(() => test.desk.select(id('pgp-1')));
    tap(test, '1813');
    const { turns } = model(test);
    expect(turns?.hex).toBe(hex('1813'));
    expect(turns?.ways.filter(({ state }) => state === 'now')).toHaveLength(1);
    const open = turns!.ways.find(({ state }) => state === 'open')!;
    act(() => test.desk.turn(open.direction));
    const facing = () => {
      const { plan } = test.desk.state.getState();
      return plan?.kind === 'move' ? plan.end.facing : undefined;
    };
    expect(facing()).toBe(open.direction);
    const closed = model(test).turns!.ways.find(({ state }) => state === 'closed');
    if (closed) act(() => test.desk.turn(closed.direction));
    expect(facing()).toBe(open.direction);
  });

  it('a section has no facing and no arrows', () => {
    const test = stage();
    act(() => test.desk.select(id('ehn-etaki-shock')));
    tap(test, '1615');
    expect(model(test).turns).toBeUndefined();
  });

  it('a second tap on the chosen end confirms; one elsewhere chooses anew', () => {
    const test = stage();
    act(() => test.desk.select(id('ehn-etaki-shock')));
    tap(test, '1615');
    tap(test, '1716');
    expect(test.position().units[id('ehn-etaki-shock')].moved).toBe(false);
    tap(test, '1716');
    expect(test.position().units[id('ehn-etaki-shock')]).toMatchObject({
      moved: true,
      where: { hex: hex('1716') },
    });
  });

  it('a stack comes along, those of it that may', () => {
    const test = stage();
    act(() => test.desk.select(id('ehn-etaki-shock')));
    tap(test, '1615');
    fireEvent.click(screen.getByRole('button', { name: /^Take the stack along/ }));
    tap(test, '1615');
    const where = (unit: string) => test.position().units[id(unit)].where;
    expect(where('ehn-etaki-shock')).toMatchObject({ hex: hex('1615') });
    expect(where('ehn-etaki-lance')).toMatchObject({ hex: hex('1615') });
  });

  it('goes on to the next unit by itself if the player likes it so', () => {
    const test = stage();
    act(() => test.desk.select(id('ehn-etaki-shock')));
    tap(test, '1615');
    tap(test, '1615');
    expect(test.desk.state.getState().selected).toBeNull();
    act(() => changeSettings({ goOn: true }));
    act(() => test.desk.select(id('ehn-etaki-lance')));
    tap(test, '1615');
    tap(test, '1615');
    const next = test.desk.state.getState().selected;
    expect(next).not.toBeNull();
    expect(test.position().units[next!].moved).toBe(false);
  });
});

describe('what can I hit from there, what can hit me there [§7]', () => {
  it('stands on the card, and on the map as the player likes it', () => {
    const test = stage();
    act(() => test.desk.select(id('ehn-etaki-shock')));
    tap(test, '1615');
    expect(screen.getByRole('heading', { name: 'From there, as things stand' })).toBeDefined();
    const marks = (threats: 'off' | 'hits' | 'hitBy') =>
      prospectMarks(test.position(), test.desk.state.getState(), threats);
    expect(marks('off')).toEqual([]);
    for (const mark of marks('hitBy')) expect(mark).toMatchObject({ kind: 'chance', whose: 'theirs' });
    for (const mark of marks('hits')) expect(mark).toMatchObject({ kind: 'chance', whose: 'mine' });
    fireEvent.click(screen.getByRole('radio', { name: 'Off' }));
    expect(localStorage.getItem('extractors.settings')).toContain('"threats":"off"');
  });

  it('counts those beyond the fourth', () => {
    const round =
      'D panza-shock-1@1716; panza-shock-2@1716; bha-shock@1814; bha-lance@1814; ehn-etaki-shock@1815; connakti-lance-1@1615';
    const test = stage(`engage simple T2 Amovement | ${round} | A glide A@1712/S force0 w:laser,shredder,-`);
    act(() => test.desk.select(id('A')));
    tap(test, '1715');
    const rests = screen.getAllByText(/^and .* more/).map(({ textContent }) => textContent);
    expect(rests).toContain('and 2 more');
  });

  it('tells of nobody the side does not know [§9.4]', () => {
    const hidden = MOVE.replace('engage full T2 Dmovement', 'ambush full T2 Amovement').replace(
      'D ehn-etaki-shock@1616',
      'D ehn-etaki-shock@1616 hidden',
    );
    const test = tableWith(hidden);
    expect(test.position().units).not.toHaveProperty('ehn-etaki-shock');
  });
});

describe('one line of any hex for the unit in hand', () => {
  it('says the cost, or why it may not end there, how far and whether in sight', () => {
    const { desk, position } = stage();
    act(() => desk.select(id('ehn-etaki-shock')));
    const line = (number: string) => pointedLine(position(), desk.state.getState(), hex(number));
    expect(line('1615')).toMatch(/^1615, .* 1 of 2 movement points, 1 left\. 1 hex away, in sight\.$/);
    expect(line('1601')).toContain(
      'Not for it: 19 movement points needed, 2 available. 15 hexes away, out of sight.',
    );
    expect(line('1616')).toMatch(/^1616, [^.]*\.$/);
    act(() => desk.select(null));
    expect(line('1615')).toMatch(/^1615, [^.]*\.$/);
  });

  it('while a Vector marks its hex, whether it may mark this one [§8.3.1]', () => {
    const { desk, position } = tableWith(
      'engage full T5 Amovement | D transcom-1@0101 | A bipod A@1225/S force1 w:laser,-,- m:vector,-,- c:sweep,-,-',
    );
    const machine = id('A');
    act(() => void desk.act({ type: 'reveal', machine }));
    act(() => desk.select(machine));
    desk.tap({ hex: hex('1912'), counter: null });
    expect(desk.state.getState().plan).toMatchObject({ action: { type: 'markHex', hex: hex('1912') } });
    expect(pointedLine(position(), desk.state.getState(), hex('1912'))).toMatch(
      /^1912, [^.]*\. It may mark it\. 17 hexes away, out of sight\.$/,
    );
    expect(
      pointedLine(position(), { ...desk.state.getState(), selected: id('transcom-1') }, hex('1912')),
    ).not.toContain('mark');
  });

  it('says the road’s bonus apart, so that it adds up [§6.3.1]', () => {
    const { desk, position } = stage(MOVE.replace('ehn-etaki-lance@1616', 'ehn-etaki-lance@1321'));
    act(() => desk.select(id('ehn-etaki-lance')));
    const line = (number: string) => pointedLine(position(), desk.state.getState(), hex(number));
    expect(line('1218')).toContain(' 3 of 3 movement points, the road’s 1 left.');
    expect(line('1217')).toContain(' 3 movement points and the road’s 1, 0 left.');
  });
});

describe('a machine under orders in the movement phase [§8.1]', () => {
  const UNDER_ORDERS =
    'engage full T2 Amovement | D pgp-1@1914/SW | A glide A@1712/S force0 w:laser,shredder,- m:close,hold,- c:sweep,-,-';

  it('covers the order until its owner asks for it, so that nobody resets it blind', () => {
    const test = stage(UNDER_ORDERS);
    act(() => test.desk.select(id('A')));
    expect(screen.queryByText('Close:')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Look at the order first/ }));
    expect(screen.getByText('Close:')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Cover the order again/ }));
    expect(screen.queryByText('Close:')).toBeNull();
  });

  it('picking another machine does not uncover the order of that one', () => {
    const test = stage(`${UNDER_ORDERS}; bipod B@1718/S force0 w:laser,shredder,- m:retire,-,- c:sweep,-,-`);
    act(() => test.desk.select(id('A')));
    fireEvent.click(screen.getByRole('button', { name: /^Look at the order first/ }));
    act(() => test.desk.select(id('B')));
    expect(screen.queryByText('Retire:')).toBeNull();
  });
});
