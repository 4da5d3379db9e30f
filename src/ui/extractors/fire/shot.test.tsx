import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forecast } from '../../../rules/extractors';
import { announcements } from '../../widgets/announce';
import { nameOf } from '../wording';
import { AREA_FIRE, avronianFire, DORIAN_FIRE, tableWith } from '../testing';
import { hittersText } from './shotWords';
import { captionOf, cell, hold, id, keyed, press, stage, tap } from './testing';

afterEach(cleanup);

describe('a shot of the Dorian', () => {
  it('lists the targets of the unit in hand with their chances, and why not at the others', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'ehn-etaki-shock');
    expect(within(screen.getByRole('region', { name: 'Can fire at' })).getByText('50 %')).toBeDefined();
    hold(test, 'dagmaton-1');
    expect(screen.getByRole('region', { name: 'Cannot fire at' }).textContent).toContain('No line of sight');
  });

  it('says why a unit cannot fire at all', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'comar-ehn-shock-2');
    expect(screen.getByText(/Pinned until/)).toBeDefined();
  });

  it('shows base, every modifier with zero rows kept, the roll that hits and the exact odds [§7.3.1]', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'ehn-etaki-lance');
    press(/Glide A/);
    expect(cell(/^Base/)).toEqual(['5–9']);
    expect(cell(/^Range 1 hex/)).toEqual(['+1']);
    expect(cell(/^Clear ground in 1715/)).toEqual(['0']);
    expect(cell(/^Target profile/)).toEqual(['0']);
    expect(cell(/^Hits on/)).toEqual(['4–9']);
    expect(cell(/^Chance/)[0]).toContain('60');
    expect(screen.getByText('Clear: same or adjacent hex')).toBeDefined();
  });

  it('§7.5: of two weapons of a kind that fire together says which of them hits alone', () => {
    const { position } = tableWith(avronianFire('simple').replace('laser', 'shredder'));
    const firers = [1, 2].map((slot) => ({ unit: id('B'), slot }));
    const { units } = forecast(position(), { firers, target: id('ehn-etaki-shock'), area: false });
    const [{ toHit }] = units;
    expect([[0, 1], [0], [1]].map((hits) => hittersText(position(), toHit, hits))).toEqual([
      'Both',
      'Shredder in slot 2 alone',
      'Shredder in slot 3 alone',
    ]);
  });

  it('tells the chance that its target is destroyed, and where there is none that of a critical roll [§7.3.2]', () => {
    const told = (line: string) => {
      hold(stage(line), 'ehn-etaki-lance');
      press(/Glide A/);
      const figures = screen.getByText('mean armour').closest('.figures')!;
      const labels = [...figures.querySelectorAll('dt')].map(({ textContent }) => textContent);
      cleanup();
      return labels;
    };
    expect(told(DORIAN_FIRE)).toEqual(['hit', 'mean armour', 'critical roll']);
    expect(told(DORIAN_FIRE.replace('@1715/SE', '@1715/SE a1'))).toEqual(['hit', 'mean armour', 'destroyed']);
  });

  it('adds who can join, with the chance of any hit then, and takes the last out again [§7.5]', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'ehn-etaki-shock');
    tap(test, 'A');
    expect(screen.getByText(/1815, 60\s%: any hit 80\s%/)).toBeDefined();
    press(/^Add Transcom 1/);
    expect(screen.getByRole('heading', { name: 'Shock + Transcom 1 at Glide A' })).toBeDefined();
    expect(captionOf(/^Undo/)).toBe('Take out Transcom 1');
    press(/^Undo/);
    expect(screen.getByRole('heading', { name: 'Shock at Glide A' })).toBeDefined();
  });

  it('J comes to who can join, from wherever the keyboard is [§7.5]', () => {
    const test = keyed(DORIAN_FIRE);
    hold(test, 'ehn-etaki-shock');
    tap(test, 'A');
    const added = [1, 2].map(() => {
      fireEvent.keyDown(window, { key: 'j' });
      const name = document.activeElement!.textContent;
      fireEvent.click(document.activeElement!);
      return name;
    });
    expect(added).toEqual(
      screen
        .getAllByRole('button', { name: /^Take out/ })
        .slice(1)
        .map(({ textContent }) => textContent.replace('Take out', 'Add')),
    );
  });

  it('J comes to the weapon that can join a machine’s shot; where all fire, to the first [§8.5]', () => {
    const test = keyed(avronianFire('simple'));
    hold(test, 'B');
    tap(test, 'ehn-etaki-shock');
    const weapons = screen.getAllByRole('checkbox');
    expect(weapons.length).toBeGreaterThan(1);
    const comes = () => {
      fireEvent.keyDown(window, { key: 'j' });
      return document.activeElement;
    };
    expect(comes()).toBe(weapons[0]);
    fireEvent.click(weapons[1]);
    expect(comes()).toBe(weapons[1]);
    expect(weapons[1].getAttribute('aria-checked')).toBe('false');
  });

  it('refuses a firer that may not join, changes nothing, and offers it instead [§7.5]', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'ehn-etaki-shock');
    tap(test, 'A');
    tap(test, 'pgp-1');
    expect(screen.getByRole('status').textContent).toContain('White vehicles never combine');
    expect(screen.getByRole('heading', { name: 'Shock at Glide A' })).toBeDefined();
    press(/^Take PGP 1 instead/);
    expect(test.desk.state.getState().selected).toBe('pgp-1');
  });

  it('says why the others cannot join', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'ehn-etaki-shock');
    tap(test, 'A');
    expect(screen.getByText(/^Cannot join: /)).toBeDefined();
    expect(screen.getAllByText(/Out of range: 3 hexes/).length).toBeGreaterThan(0);
  });

  it('against the computer the roll is not called final: the person takes it back alone', () => {
    const test = stage(DORIAN_FIRE);
    const { published } = test.table;
    const seats = published.getState().seats.map((seat) => ({
      ...seat,
      level: seat.side === 'avronian' ? 'captain' : null,
    }));
    act(() => (published as unknown as { setState: (change: object) => void }).setState({ seats }));
    hold(test, 'ehn-etaki-shock');
    tap(test, 'A');
    expect(captionOf(/^Fire/)).toMatch(/^Rolls 1 to \d dice$/);
  });

  it('shows the die, what it needed and how that stands beside such shots after the roll, and leads on', () => {
    const test = stage(DORIAN_FIRE);
    hold(test, 'ehn-etaki-shock');
    tap(test, 'A');
    expect(captionOf(/^Fire/)).toMatch(/^Rolls 1 to \d dice, no undo after$/);
    press(/^Fire/);
    expect(screen.getByText(/^needed 5 – rolled \d$/)).toBeDefined();
    expect(
      screen.getByText(
        /^Expected \S+ armour, got \S+: ((better|worse) than )?[\d.]+\s% of such shots( do (less|more)(, [\d.]+\s% more)?)?\.$/,
      ),
    ).toBeDefined();
    expect(cell(/^Hits on/)).toEqual(['5–9']);
    expect(announcements().assertive.text).toMatch(/^Glide A: (hit|missed)/);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'The dice' }));
    expect(captionOf(/^Undo/)).toBe('Dice have fallen');
    press(/^Next: Lance/);
    expect(screen.queryByRole('group', { name: 'The dice' })).toBeNull();
    expect(test.desk.state.getState().selected).toBe('ehn-etaki-lance');
  });

  it('an enemy in hand shows who may fire at it, the best first; a tap aims', () => {
    const test = stage(DORIAN_FIRE);
    tap(test, 'A');
    const list = screen.getByRole('region', { name: 'May fire at it' });
    expect(within(list).getAllByRole('button')[0].textContent).toMatch(/Ehn Etaki|Transcom/);
    press(/^PGP 1/);
    expect(screen.getByRole('heading', { name: 'PGP 1 at Glide A' })).toBeDefined();
  });
});

describe('area fire [§7.4]', () => {
  it('is a single shot at first where friends would be struck; the switch lists every unit, friends first and marked', () => {
    const test = stage(AREA_FIRE);
    hold(test, 'dagmaton-1');
    tap(test, 'A');
    expect(screen.getByRole('radio', { name: 'Single unit', checked: true })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /^Area, 4 units/ }));
    expect(
      screen.getByText('4 units may be struck, 3 of them friends. One die to hit for each.'),
    ).toBeDefined();
    const blocks = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent ?? '');
    expect(blocks.slice(0, 3).every((text) => text.includes('Friend'))).toBe(true);
    expect(blocks[3]).toContain('Glide A');
  });
});

describe('the shots of the phase', () => {
  /** Fires into the area until two units at least are hit. */
  function struckTwice() {
    for (let seed = 1; seed < 40; seed++) {
      const test = stage(AREA_FIRE, seed);
      const firers = [{ unit: id('dagmaton-1'), slot: null }];
      act(() => void test.desk.act({ type: 'fire', firers, target: id('A'), area: true }));
      act(() => test.desk.scenes.end());
      const shot = test.table.published.getState().log[0].events.find(({ type }) => type === 'shot');
      const hit = shot?.type === 'shot' ? shot.results.filter(({ hits }) => hits[0]) : [];
      if (hit.length > 1) return { test, hit };
      cleanup();
    }
    throw new Error('It never hits two');
  }

  it('§7.4: of area fire it is told who was struck', () => {
    const { test, hit } = struckTwice();
    const told = screen.getByRole('button', { name: /^Dagmaton 1 at Glide A/ }).textContent;
    for (const { forecast } of hit) expect(told).toContain(`${nameOf(test.position(), forecast.target)}: `);
  });
});
