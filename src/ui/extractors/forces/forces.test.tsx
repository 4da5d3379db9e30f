import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { changeSettings } from '../../shell/settings';
import { UnitDock, useDocked } from '../dock';
import { tableWith, type TestDesk } from '../testing';
import { ForcesList } from '.';

afterEach(cleanup);

const id = (text: string) => counterOf(text as CounterId).id;
const DORIANS = 'D panza-shock-1@1215; panza-shock-2@1216 pinned; panza-lance@1217 moved; walker-1@1219/N';

/** Two machines, their orders as told, in a phase. */
const line = (phase: string, a = 'm:close!,vector,- m@1 c:sweep,-,-', b = 'm:hold,-,- c:target,-,-') =>
  `engage full T3 ${phase} | ${DORIANS} | A glide A@1415/SE force0 w:shredder,laser,seeker ${a} thanis:freeMove; ` +
  `bipod B@1625/N force1 w:laser,-,- ${b}`;

function Dock() {
  const unit = useDocked();
  return unit && <UnitDock unit={unit} />;
}

function stage(text: string): TestDesk {
  const test = tableWith(text);
  render(
    <test.Stage>
      <ForcesList />
      <Dock />
    </test.Stage>,
  );
  return test;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tap = ({ desk, position }: TestDesk, unit: string) => {
  const { where } = position().units[id(unit)];
  if (where.at !== 'map') throw new Error(`${unit} is not on the map`);
  act(() => desk.tap({ hex: where.hex, counter: null }));
};
const display = (name: string) => screen.getByRole('region', { name });

it('§9.5, R-41: who is due later waits to enter, and on which turn', () => {
  stage(
    'dobernStrongpoint full T1 Dmovement | D fort-1@1215; panza-lance@waiting force2 | A bipod A@0110/N force3 w:laser,-,- m:close,-,- c:sweep,-,-',
  );
  expect(document.body.textContent).toContain('waits to enter, on turn 6');
  expect(document.body.textContent).not.toContain('Enters on turn');
});

describe('the list of both sides', () => {
  it('has the side to decide first, and six boxes for each machine', () => {
    stage(line('Dmovement'));
    const [first, second] = screen.getAllByRole('region');
    expect(within(first).getByRole('heading').textContent).toContain('Dorian');
    expect(within(second).getByRole('heading').textContent).toContain('Avronian');
    expect(
      within(second)
        .getAllByRole('img', { name: /^(Move|Combat): / })
        .map((row) => row.ariaLabel ?? row.getAttribute('aria-label')),
    ).toEqual([
      'Move: Close, last executed; hidden; hidden',
      'Combat: hidden; hidden; hidden',
      'Move: hidden; hidden; hidden',
      'Combat: hidden; hidden; hidden',
    ]);
  });

  it('stays in its order while the computer hurries, and has the side to decide first once a person decides', () => {
    changeSettings({ pace: 'instant' });
    const { table } = stage(line('Dmovement'));
    const { position } = tableWith(line('Amovement')).table.published.getState();
    const computer = { side: 'avronian', level: 'captain', state: 'thinking', share: 0 } as const;
    const store = table.published as unknown as { setState: (change: object) => void };
    const first = () => within(screen.getAllByRole('region')[0]).getByRole('heading').textContent;
    act(() => store.setState({ position, computer }));
    expect(first()).toContain('Dorian');
    act(() => store.setState({ computer: null }));
    expect(first()).toContain('Avronian');
    changeSettings({ pace: 'normal' });
  });

  it('says the armour of a machine that is hit once', () => {
    stage(line('Dmovement').replace('glide A@1415/SE force0', 'glide A@1415/SE a9 force0'));
    const row = screen.getByRole('button', { name: 'Glide A' }).closest('li')!;
    expect(row.textContent.match(/9 of 13/g)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Glide A', description: /9 of 13 armour/ })).toBeTruthy();
  });

  it('takes in hand who can act, and looks at who cannot and at the other side', () => {
    const { desk } = stage(line('Dmovement'));
    press('Shock 1, Panza');
    expect(desk.state.getState()).toMatchObject({ selected: id('panza-shock-1'), looked: null });
    press('Shock 2, Panza');
    expect(desk.state.getState()).toMatchObject({
      selected: id('panza-shock-1'),
      looked: id('panza-shock-2'),
    });
    expect(display('Card of Shock 2, Panza').textContent).toContain('Pinned until the rally phase');
    press('Glide A');
    expect(desk.state.getState()).toMatchObject({ selected: id('panza-shock-1'), looked: id('A') });
    press('Glide A');
    expect(desk.state.getState().looked).toBeNull();
  });

  it('counts who can still act, and the lost', () => {
    const { table } = stage(line('Dmovement'));
    const dorian = screen.getAllByRole('region')[0];
    expect(dorian.textContent).toContain('2 of 4 to move');
    act(() => void table.act({ type: 'endPhase' }));
    expect(screen.getAllByRole('region')[1].textContent).toContain('4 units');
  });

  it('§8.1: while one machine acts the others are still to move, and say that it does', () => {
    const { table } = stage(line('Amovement', 'm:close,vector,- c:sweep,-,-'));
    const avronian = screen.getAllByRole('region')[0];
    expect(avronian.textContent).toContain('2 of 2 to move');
    act(() => void table.act({ type: 'reveal', machine: id('A') }));
    expect(avronian.textContent).toContain('2 of 2 to move');
    expect(avronian.textContent).toContain('Bipod B 1625, another acts');
  });

  it('§8.1, R-18, R-41: who would have nothing to do besides is not counted while another acts', () => {
    const { table } = stage(
      `extractors full T2 Amovement | ${DORIANS} | A glide A@1415/SE force2 w:shredder,laser,seeker m:close,vector,- c:sweep,-,-; ` +
        'bipod B@waiting force3 w:laser,-,- m:hold,-,- c:target,-,-; bipod C@1625/N force3 w:laser,-,- m:-,-,- c:target,-,-',
    );
    const [avronian] = screen.getAllByRole('region');
    expect(avronian.textContent).toContain('1 of 3 to move');
    act(() => void table.act({ type: 'reveal', machine: id('A') }));
    expect(avronian.textContent).toContain('1 of 3 to move');
    expect(avronian.textContent).toContain('Bipod B waits to enter, on turn 4');
    expect(avronian.textContent).toContain('0 Move orders left');
  });
});

describe('§8: the display of any machine on a tap, in any phase', () => {
  it.each(['Dmovement', 'Dfire', 'Drally', 'Amovement', 'Afire'])('%s: of the other side', (phase) => {
    const dorian = phase.startsWith('D');
    const test = stage(line(phase));
    tap(test, dorian ? 'A' : 'walker-1');
    if (!dorian) return expect(display('Card of Walker 1').textContent).toContain('Firepower');
    const shown = display('Display of Glide A');
    expect(within(shown).getByText('Shredder')).toBeDefined();
    expect(within(shown).getByRole('img', { name: 'Arc: front' })).toBeDefined();
    expect(
      within(shown).getByRole('img', { name: 'Move: Close, last executed; hidden; hidden' }),
    ).toBeDefined();
  });

  it('a tap on an enemy leaves the unit in hand and its move alone', () => {
    const test = stage(line('Dmovement'));
    act(() => test.desk.select(id('walker-1')));
    tap(test, 'A');
    expect(test.desk.state.getState()).toMatchObject({ selected: id('walker-1'), looked: 'A' });
    press('Close the card');
    expect(test.desk.state.getState()).toMatchObject({ selected: id('walker-1'), looked: null });
  });

  it('its owner sees the display of the machine in hand', () => {
    const { desk } = stage(line('Amovement'));
    act(() => desk.select(id('A')));
    expect(display('Display of Glide A').textContent).toContain('Laser');
  });
});

describe('what a side may not know is not there', () => {
  const html = (text: string, ...looked: readonly string[]) => {
    const { desk } = stage(text);
    const pages = looked.map((unit) => {
      act(() => desk.look(id(unit)));
      // Ids of elements count up from page to page.
      return document.body.innerHTML.replaceAll(/_r_\w+_/g, '');
    });
    cleanup();
    return pages.join('\n');
  };

  it.each(['Dmovement', 'Dfire', 'Amovement', 'Afire'])(
    '%s: the page is the same whatever lies face down, also for the owner: both sit at this screen',
    (phase) => {
      const one = html(line(phase), 'A', 'B');
      const other = html(
        line(phase, 'm:close!,retire,patrol m@1 c:optimize,sweep,-', 'm:patrol,-,- c:selfDestruct,-,-'),
        'A',
        'B',
      );
      expect(other).toBe(one);
      expect(one).not.toMatch(/Vector|Sweep|Hold|Target<|Free Move|Thanis/);
    },
  );
});
