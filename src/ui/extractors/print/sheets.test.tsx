import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  CELLS,
  CHASSIS,
  COUNTERS,
  ENTRY_COST,
  HITS_FROM,
  RALLIES_FROM,
  SCENARIOS,
  SECTIONS,
  SOFT_DAMAGE,
  STATICS,
  TRANSCOM_DRM,
  VEHICLES,
  VEHICLE_CRITICAL,
  WEAPONS,
  recommendedArmy,
  extractors,
  type CellName,
} from '../../../rules/extractors';
import { paperSheets } from '../../print/collate';
import { ContentsSheet } from '../../print/ContentsSheet';
import { kept } from '../../print/kept';
import { FITS } from '../../print/counters/backFit';
import { CounterSheet } from '../../print/counters/CounterSheet';
import { planCounters, type Backs } from '../../print/counters/grid';
import { freshDigits } from '../../print/dice/digits';
import { signed } from '../wording';
import { ChartsSheet } from './ChartsSheet';
import { orderCards, pieceCards } from './counters/cards';
import { ON_PAPER } from './gameOnPaper';
import { counterMix, rosterPages } from './roster';
import { PrintPage } from './PrintPage';
import { RosterSheet } from './RosterSheet';
import { ScenarioSheet } from './ScenarioSheet';
import { pagesOf, pagesOfSheet, USUAL_LAYOUT, type Layout } from './pages';
import { PRINT_AND_PLAY, kitOf, machinesOf, offers } from './sheets';

afterEach(cleanup);

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
const table = (root: Element, name: string) => {
  const found = [...root.querySelectorAll('.sheet-table')].find((each) =>
    each.querySelector('h3')?.textContent?.startsWith(name),
  );
  return [...(found?.querySelectorAll('tbody tr') ?? [])].map((row) => texts(row, 'th, td'));
};

describe('the Dorian roster', () => {
  const units = counterMix();
  const whole = rosterPages({ mix: units }, { tables: true, height: 1000 }).flat();
  const [extractors, blocks] = [true, false].map((wanted) =>
    whole.filter(({ title }) => (title === 'Avronian Extractors') === wanted),
  );
  const roster = () =>
    render(<RosterSheet title="Dorian roster" blocks={blocks} tables />).container.querySelector('.roster')!;
  const lines = (root: Element) => [...root.querySelectorAll('tbody tr:not(.roster-cell)')];

  it('has every Dorian counter of the mix once', () => {
    expect(blocks.flatMap((block) => block.units.map(({ id }) => id)).sort()).toEqual(
      units.map(({ id }) => id).sort(),
    );
  });

  it('prints firepower, range, speed, profile and boxes of each', () => {
    const printed = lines(roster());
    const inOrder = blocks.flatMap((block) => block.units);
    for (const [index, unit] of inOrder.entries()) {
      const cells = texts(printed[index], 'td, th');
      const boxes = printed[index].querySelectorAll('.boxes .tick-box').length;
      if (unit.class === 'static') {
        const { profile, armour } = STATICS[unit.kind];
        expect([cells[2], cells[3], boxes]).toEqual([signed(profile), '–', armour]);
        continue;
      }
      const data = unit.class === 'section' ? SECTIONS[unit.kind] : VEHICLES[unit.kind];
      expect(cells[2]).toBe(signed(data.profile));
      expect(cells[3]).toBe(`${data.firepower}–${data.range}–${data.speed}`);
      expect(boxes).toBe('steps' in data ? data.steps : data.armour);
      expect(cells.slice(5, 9)).toEqual(
        data.toHit.slice(0, 4).map((drm) => (drm === null ? '·' : `${HITS_FROM - drm}–9`)),
      );
      expect(data.toHit[4]).toBeNull();
    }
  });

  it('§9.3: has boxes for the armour and the speed of Extractors, which have no display', () => {
    expect(extractors.flatMap((block) => block.units)).toHaveLength(4);
    for (const scenario of SCENARIOS) {
      const own = rosterPages({ scenario }, { tables: false, height: 297 }).flat();
      const lies = own.some(({ units: [unit] }) => unit.kind === 'extractor');
      expect(lies, scenario.id).toBe(scenario.id === 'extractors');
    }
    const root = render(<RosterSheet title="" blocks={extractors} tables={false} />).container;
    const [line] = lines(root);
    expect(line.querySelectorAll('.boxes .tick-box')).toHaveLength(VEHICLES.extractor.armour);
    // Unarmed: its speed alone can be hit besides.
    expect(line.textContent).toContain('S');
    expect(line.textContent).not.toContain('F ');
  });

  it('§9.4: has room for the hexes of hidden units, in Ambush alone', () => {
    for (const { id } of SCENARIOS) {
      const [page] = pagesOfSheet(`roster:${id}`, null, USUAL_LAYOUT);
      if (page.sheet.type !== 'roster') throw new Error(`No roster: ${page.title}`);
      const [block] = page.sheet.blocks;
      const root = render(<RosterSheet title="" {...page.sheet} blocks={[block]} tables={false} />).container;
      expect(texts(root, 'thead th').includes('Hex, faces'), id).toBe(id === 'ambush');
      const widths = texts(root, 'thead tr > *').length + 1;
      for (const line of lines(root)) {
        const cells = [...line.children].map((cell) => (cell as HTMLTableCellElement).colSpan);
        expect(
          cells.reduce((sum, span) => sum + span),
          id,
        ).toBe(widths);
      }
    }
  });

  it('prints the cost of each cell, and of each white unit', () => {
    const root = roster();
    for (const cell of Object.keys(CELLS) as CellName[]) {
      const heading = texts(root, '.roster-cell th').find((words) => words.startsWith(cell));
      expect(heading).toBe(`${cell}${CELLS[cell].cost} points`);
    }
    for (const line of lines(root).filter((each) => each.textContent?.includes('PGP')))
      expect(line.querySelector('.roster-note')?.textContent).toContain(`${VEHICLES.pgp.cost} points`);
  });

  it.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))(
    'of %s has what the scenario gives and sells, once, and nothing else',
    (_, scenario) => {
      const own = rosterPages({ scenario }, { tables: true, height: 297 })
        .flat()
        .filter(({ title }) => title !== 'Avronian Extractors');
      const forces = scenario.forces.filter(({ side }) => side === 'dorian');
      const given = forces.flatMap((force) => force.given);
      const sold = forces.some(({ budget }) => budget?.cells);
      const mix = units.filter((unit) => unit.class !== 'static').map(({ id }) => id);
      const wanted = new Set([...given, ...(sold ? mix : [])]);
      expect(own.flatMap((block) => block.units.map(({ id }) => id)).sort()).toEqual([...wanted].sort());
      for (const block of own)
        for (const { id } of block.units) expect(block.sold === null, id).toBe(given.includes(id));
    },
  );

  it('fills its pages: of no more than the whole mix needs, none over the foot', () => {
    for (const height of [297, 279.4]) {
      const pages = rosterPages({ mix: units }, { tables: true, height });
      expect(pages.length, String(height)).toBe(4);
      for (const page of pages) {
        const lines = page.reduce((sum, block) => sum + block.units.length, 0);
        expect(6 * page.length + 6.9 * lines).toBeLessThanOrEqual(height - 54);
      }
    }
    expect(rosterPages({ scenario: SCENARIOS[0] }, { tables: true, height: 279.4 })).toHaveLength(1);
  });

  it('§7.3.2, §6.3.4: has the tables its side reads', () => {
    const root = render(<RosterSheet title="" blocks={[]} tables />).container;
    expect(table(root, 'Damage to sections').map(([, ...cells]) => cells)).toEqual(
      SOFT_DAMAGE.map(({ results }) => [...results]),
    );
    expect(table(root, 'Rally')[0].slice(1)).toEqual(TRANSCOM_DRM.map(signed));
    const first = VEHICLE_CRITICAL.indexOf('firepower');
    expect(table(root, 'Critical hits')[1]).toEqual([
      `${first}–${VEHICLE_CRITICAL.lastIndexOf('firepower')}`,
      'Firepower',
    ]);
  });
});

describe('the charts', () => {
  it('§2, §7.3.1: print the terrain chart and the range table', () => {
    const root = render(<ChartsSheet title="Charts" part="terrain" />).container;
    const rough = table(root, 'Terrain').find(([name]) => name === 'Rough');
    expect(rough?.slice(1, 6)).toEqual(
      Object.values(ENTRY_COST.rough).map((cost) => String(Number(cost) / 2)),
    );
    for (const { name, toHit } of [...Object.values(SECTIONS), ...Object.values(WEAPONS)])
      expect(table(root, 'To-hit DRM by range')).toContainEqual([
        name,
        ...toHit.map((drm) => (drm === null ? '·' : signed(drm))),
      ]);
    expect(root.textContent).toContain(`${HITS_FROM}–9 hits`);
  });

  it('§7.3.2, §6.3.4: print damage and rally', () => {
    const root = render(<ChartsSheet title="Charts" part="damage" />).container;
    expect(table(root, 'Soft damage').map(([, ...cells]) => cells)).toEqual(
      SOFT_DAMAGE.map(({ results }) => [...results]),
    );
    expect(root.textContent).toContain(`rallies on ${RALLIES_FROM}–9`);
  });
});

describe.each(SCENARIOS)('the scenario card: $title', (scenario) => {
  it('has its turns, forces and points', () => {
    const root = render(<ScenarioSheet scenario={scenario} />).container;
    const turns = texts(root, '.turns b');
    expect(turns).toHaveLength(scenario.lastTurn);
    expect(texts(root, '.turns [data-last] b')).toEqual([String(scenario.lastTurn)]);
    const lines = [...root.querySelectorAll('.sheet-rows tbody tr')];
    expect(lines).toHaveLength(scenario.forces.length);
    for (const [index, { name, budget }] of scenario.forces.entries()) {
      expect(lines[index].textContent).toContain(name);
      for (const { chassis } of budget?.freeMachines ?? [])
        for (const kind of chassis) expect(lines[index].textContent).toContain(CHASSIS[kind].name);
      if (budget && budget.weapons !== 'free')
        expect(lines[index].textContent).toContain(`${budget.points.full} points`);
    }
  });
});

describe('the counters', () => {
  it('R-102: are the whole mix, each machine once for each chassis', () => {
    const machines = COUNTERS.filter(({ kind }) => kind === null).length;
    const markers = ['last executed', 'reset', 'objective', 'target', 'pinned', 'routed'];
    const pieces = pieceCards('mono').filter(
      ({ name }) => !markers.some((marker) => name.startsWith(marker)),
    );
    expect(pieces).toHaveLength(COUNTERS.length - machines + machines * 4);
    expect(pieceCards('mono').length).toBeLessThanOrEqual(planCounters('letter', 'long').holds);
  });

  it('R-102: the sections of two steps have their reduced side behind them', () => {
    const shock = pieceCards('mono').find(({ name }) => name.startsWith('Shock'));
    expect(JSON.stringify(shock?.back)).not.toBe(JSON.stringify(shock?.front));
    expect(shock?.back?.length).toBeGreaterThan(4);
  });

  const page = (face: 'front' | 'back', backs: Backs, fit = FITS) =>
    render(
      <CounterSheet
        title=""
        cards={pieceCards}
        part={0}
        ink="mono"
        plan={planCounters('a4', backs)}
        {...{ face, fit }}
      />,
    ).container;

  it('have every machine five times, and its orders, chits and markers for five', () => {
    const names = pieceCards('colour').map(({ name }) => name);
    for (const { name } of Object.values(CHASSIS))
      for (const letter of ['A', 'B', 'C', 'D', 'E'])
        expect(names.filter((one) => one === `${name} ${letter}`)).toHaveLength(1);
    for (const kind of ['objective', 'target'])
      expect(names.filter((one) => one.startsWith(kind))).toHaveLength(5);
    const orders = orderCards('colour').map(({ name }) => name);
    for (const order of ['Self-destruct', 'Free Move', 'Free Target'])
      expect(orders.filter((one) => one === order)).toHaveLength(5);
  });

  it.each(['long', 'short'] as const)('have as many backs as fronts: %s edge', (backs) => {
    const fronts = page('front', backs).querySelectorAll('.card[data-face=front]').length;
    expect(fronts).toBe(pieceCards('mono').length);
    expect(page('back', backs).querySelectorAll('.card[data-face=back]')).toHaveLength(fronts);
  });

  it('folded, have both on one page and a line to fold along', () => {
    const folded = page('front', 'fold');
    const [fronts, backs] = ['front', 'back'].map((face) =>
      folded.querySelectorAll(`.card[data-face=${face}]`),
    );
    expect(backs).toHaveLength(fronts.length);
    expect(folded.querySelector('.fold-line')).not.toBeNull();
  });

  it('folded on A4, fill two pages: no third one for the last of them', () => {
    const { holds } = planCounters('a4', 'fold');
    for (const cards of [pieceCards, orderCards])
      expect(Math.ceil(cards('mono').length / holds)).toBeLessThanOrEqual(2);
  });

  it('shift and scale the backs as the printer needs it, never the fronts', () => {
    const fit = { x: 1.25, y: -0.5, scale: 99.5 };
    expect(page('back', 'long', fit).querySelector('svg > g')?.getAttribute('transform')).toBe(
      'translate(106.25 148) scale(0.995) translate(-105 -148.5)',
    );
    expect(page('back', 'short', fit).querySelector('svg > g')?.getAttribute('transform')).toContain(
      'rotate(180 105 148.5)',
    );
    const [shifted, still] = [fit, FITS].map((each) =>
      page('front', 'long', each).querySelectorAll('[transform]'),
    );
    const places = (all: NodeListOf<Element>) => [...all].map((one) => one.getAttribute('transform'));
    expect(JSON.stringify(places(shifted))).toBe(JSON.stringify(places(still)));
  });

  it.each([
    ['Vector', 14],
    ['Close', 14],
    ['Retire', 14],
    ['Patrol', 14],
    ['Hold', 14],
    ['Free Move', 5],
    ['Closest Target', 14],
    ['Sweep', 14],
    ['Optimize', 14],
    ['Target', 14],
    ['Self-destruct', 5],
    ['Free Target', 5],
  ])('§8, R-102: have the order %s %i times', (order, times) => {
    const names = orderCards('mono').map(({ name }) => name);
    expect(names.filter((name) => name === order)).toHaveLength(times);
  });

  it('hide which order it is behind one back', () => {
    const moves = orderCards('colour').slice(0, 14 * 5 + 5);
    expect(new Set(moves.map(({ back }) => JSON.stringify(back))).size).toBe(1);
  });
});

/** Booklets of so many pages, without measuring. */
const pagesEach = (count: number) => Array.from({ length: count }, (_, index) => [index]);
const BOOKLETS = { rules: pagesEach(30), scenarios: pagesEach(9) };
const one: Layout = { ...USUAL_LAYOUT, counters: planCounters('a4', 'none'), booklets: BOOKLETS };
const both: Layout = { ...USUAL_LAYOUT, booklets: BOOKLETS };

describe('the pages', () => {
  it('are those of the single sheets together', () => {
    const pages = pagesOf(new Set(PRINT_AND_PLAY), null, one);
    expect(pages).toHaveLength(
      PRINT_AND_PLAY.reduce((sum, id) => sum + pagesOfSheet(id, null, one).length, 0),
    );
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
    expect(paperSheets(pages.length, one.counters)).toBe(pages.length);
  });

  it('print and play is all that needs no game', () => {
    const all = offers(null).groups.flatMap((group) => group.offers.map(({ id }) => id));
    // Rosters of scenarios are cut from the whole one.
    const ids = all.filter((id) => !id.startsWith('roster:'));
    expect([...ids].sort()).toEqual([...PRINT_AND_PLAY].sort());
  });

  it('on both sides: every back lies behind its front, the map and the displays have nothing behind them', () => {
    const pages = pagesOf(new Set(PRINT_AND_PLAY), null, both);
    const types = pages.map(({ sheet }) => sheet.type);
    pages.forEach(({ sheet, key }, index) => {
      const isBack = index % 2 === 1;
      const face = sheet.type === 'counters' ? sheet.face : sheet.type === 'booklet' ? sheet.side.face : null;
      if (face !== null) expect(isBack, key).toBe(face === 'back');
      if (['map', 'assembly', 'machines'].includes(sheet.type)) {
        expect(isBack, key).toBe(false);
        expect(types[index + 1] ?? 'blank', key).toBe('blank');
      }
    });
    expect(paperSheets(pages.length, both.counters)).toBe(Math.ceil(pages.length / 2));
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
  });

  it('without tables two displays share a page', () => {
    const two = { ...one, tables: false };
    const displays = pagesOf(new Set(['display:bipod', 'display:orni']), null, two);
    expect(displays.map(({ sheet }) => sheet.type === 'machines' && sheet.displays.length)).toEqual([2, 2]);
    expect(pagesOf(new Set(['display:bipod', 'display:bipod 2', 'display:bipod 3']), null, two)).toHaveLength(
      2,
    );
  });
});

describe('the kit of a scenario', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))(
    '%s: contents first, all its pages listed, the displays of its machines alone',
    (_, scenario) => {
      const pages = pagesOf(new Set(kitOf(scenario)), null, both);
      const [{ sheet }, ...rest] = pages;
      expect(sheet.type === 'contents' && sheet.pages.slice(1)).toEqual(rest);
      const titles = rest.map(({ title }) => title);
      for (const part of [
        'Map, page A1',
        'Counters, fronts',
        'Order counters, backs',
        'Rules of Extractors!, side 1 of 16',
        'Dice table',
        `Scenario card: ${scenario.title}`,
      ])
        expect(titles).toContain(part);
      expect(titles.filter((title) => title.startsWith('Scenario card'))).toHaveLength(1);
    },
  );

  it('§9.1, §9.2: has the Orni for Incoming!, Bipods for the Three-Pod Attack', () => {
    const displays = (index: number) =>
      kitOf(SCENARIOS[index]).flatMap((id) => (id.startsWith('display:') ? [id.slice(8)] : []));
    expect(displays(0)).toEqual(['orni']);
    expect(displays(1)).toEqual(['bipod', 'bipod 2', 'bipod 3']);
    expect(new Set(displays(5).map((id) => id.split(' ')[0]))).toEqual(
      new Set(['bipod', 'multipod', 'glide', 'orni']),
    );
  });

  it.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))(
    '§8: %s has a display for each machine of the recommended armies',
    (_, { id: scenario, ...rest }) => {
      const kit = kitOf({ id: scenario, ...rest });
      const printed = pagesOf(new Set(kit), null, one).flatMap(({ sheet }) =>
        sheet.type === 'machines' ? sheet.displays.map(({ machine: { kind } }) => kind) : [],
      );
      expect(printed).toHaveLength(kit.filter((id) => id.startsWith('display:')).length);
      for (const rules of ['full', 'simple'] as const) {
        const army = recommendedArmy({ scenario, rules }, 'avronian');
        const game = extractors.setup({ scenario, rules }, 1);
        while (game.phase.name === 'buildUp') {
          if (game.phase.side === 'avronian') extractors.play(game, { type: 'recommend', army });
          extractors.play(game, { type: 'endPhase' });
        }
        const left = [...printed];
        for (const { kind, letter } of machinesOf(game)) {
          expect(left, `${rules} ${army}, ${letter}`).toContain(kind);
          left.splice(left.indexOf(kind), 1);
        }
      }
    },
  );

  it('§3: explains the dagger at the foot of the sheets that bear it, and of no other', () => {
    const look = { ...kept(), from: '', map: { layers: null, marks: null }, digits: [] };
    const printed = pagesOf(new Set(kitOf(SCENARIOS[0])), null, one).filter(({ sheet }) =>
      ['contents', 'machines', 'roster', 'dice', 'scenario'].includes(sheet.type),
    );
    const tables = printed.flatMap((page) =>
      page.sheet.type === 'roster' ? [{ ...page, sheet: { ...page.sheet, blocks: [] } }] : [],
    );
    const pages = [...printed, ...tables];
    expect(pages).toHaveLength(6);
    const marked = pages.map((page) => {
      const { container } = render(
        <PrintPage page={page} look={{ ...look, hiddenOrders: 'show', orders: 'shown' }} />,
      );
      const [onIt, atFoot] = ['.page-body', '.page-foot'].map((part) =>
        texts(container, part).join().includes('†'),
      );
      expect(atFoot, page.title).toBe(onIt);
      return onIt;
    });
    expect(new Set(marked).size).toBe(2);
  });

  it('prints the contents with the numbers of all its pages', () => {
    const pages = pagesOf(new Set(kitOf(SCENARIOS[0])), null, one);
    const { container } = render(<ContentsSheet pages={pages} backs="long" tips={[]} />);
    const numbers = texts(container, 'tbody th').flatMap((words) => {
      const [from, to = from] = words.split('–').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
    expect(numbers).toEqual(pages.slice(1).map((_, index) => index + 2));
  });
});

test('the dice table has figures 0 to 9, each about as often', () => {
  const digits = freshDigits(10_000, ON_PAPER.dice[0]);
  for (let digit = 0; digit < 10; digit++) {
    const times = digits.filter((each) => each === digit).length;
    expect(times).toBeGreaterThan(850);
    expect(times).toBeLessThan(1150);
  }
});
