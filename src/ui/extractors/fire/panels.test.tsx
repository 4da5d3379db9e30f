import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { counterOf, forecast, type CounterId } from '../../../rules/extractors';
import { announcements } from '../../widgets/announce';
import { statusOf } from '../art/counterFace';
import { standingWords } from '../forces/standingWords';
import { standingOf } from '../input/units';
import { nameOf } from '../wording';
import { FireActions, FirePanel, RallyPanel, SightActions, SightPanel } from '.';
import { usePlayKeys } from '../play/usePlayKeys';
import { hittersText } from './shotWords';
import { AREA_FIRE, avronianFire, DORIAN_FIRE, RALLY, tableWith, type TestDesk } from '../testing';

afterEach(cleanup);

const id = (text: string) => counterOf(text as CounterId).id;
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => fireEvent.click(button(name));
const cell = (row: RegExp) =>
  within(screen.getAllByRole('row', { name: row })[0])
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const captionOf = (name: RegExp) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;

function stage(line: string, seed?: number): TestDesk {
  const test = tableWith(line, seed);
  const Panel = line.includes('Drally') ? RallyPanel : FirePanel;
  render(
    <test.Stage>
      <Panel />
      <FireActions />
    </test.Stage>,
  );
  return test;
}
function keyed(line: string): TestDesk {
  const test = tableWith(line);
  const Keys = () => {
    usePlayKeys(() => undefined);
    return null;
  };
  render(
    <test.Stage>
      <Keys />
      <FirePanel />
    </test.Stage>,
  );
  return test;
}
const hold = ({ desk }: TestDesk, unit: string) => act(() => desk.select(id(unit)));
const tap = ({ desk, position }: TestDesk, unit: string) => {
  const { where } = position().units[id(unit)];
  if (where.at !== 'map') throw new Error(`${unit} is not on the map`);
  act(() => desk.tap({ hex: where.hex, counter: id(unit) }));
};

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
    expect(captionOf(/^Undo/)).toBe('Take the Transcom 1 out');
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
    expect(screen.getByText('Multipod B will be destroyed.')).toBeDefined();
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
  });

  it('says why a unit has nothing to roll for', () => {
    const test = stage(RALLY);
    tap(test, 'transcom-1');
    expect(screen.getByRole('status').textContent).toContain('Not routed');
  });
});

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

describe('§8.1: an order with nothing in range', () => {
  const FAR =
    'engage full T2 Afire | D panza-shock-1@0101 | A bipod B@1625/S force1 w:laser,-,- m:hold,-,- c:sweep,-,-';

  it('says so before it is revealed, and shows a card after', () => {
    const test = stage(FAR);
    hold(test, 'B');
    expect(screen.getByText(/No weapon has a target: revealing starts the cycle for nothing/)).toBeDefined();
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
