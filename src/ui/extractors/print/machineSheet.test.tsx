import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  CHASSIS,
  EXTRA_ARMOUR_LIMIT,
  FRONT_DRM,
  HITS_FROM,
  MACHINE_DAMAGE,
  REAR_DRM,
  SECTIONS,
  SPEED_STAR,
  THANIS_COST,
  WEAPONS,
  type Chassis,
  type Machine,
  type RangeRow,
  type Weapon,
} from '../../../rules/extractors';
import { ArcWheel } from '../../widgets/ArcWheel';
import { blankMachine } from '../display';
import { arcName, signed, weaponName } from '../wording';
import { MachineSheet, type MachineSheetProps } from './MachineSheet';

afterEach(cleanup);

const KINDS = Object.keys(CHASSIS) as Chassis[];
const WEAPON_NAMES = Object.keys(WEAPONS) as Weapon[];

function sheet(machine: Machine, rest: Partial<MachineSheetProps> = {}): HTMLElement {
  const props = {
    blank: false,
    marks: { move: '', combat: '' },
    hiddenOrders: 'faceDown',
    orders: 'shown',
    tables: true,
    ink: 'mono',
  } as const;
  return render(<MachineSheet machine={machine} {...props} {...rest} />).container;
}

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
const figures = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((box) => Number(box.firstChild?.textContent));
const rows = (table: Element | null) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => texts(row, 'th, td'));
const tableNamed = (root: Element, name: string) =>
  [...root.querySelectorAll('.sheet-table')].find((each) =>
    each.querySelector('h3')?.textContent?.startsWith(name),
  ) ?? null;
const hits = (row: RangeRow) =>
  row.map((drm) => (drm === null ? '·' : HITS_FROM - drm === 9 ? '9' : `${HITS_FROM - drm}–9`));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe.each(KINDS)('the blank display of a chassis: %s', (kind) => {
  const profile = CHASSIS[kind];

  it('prints speed with its half, armour with room for extra armour, profile and cost', () => {
    const root = sheet(blankMachine(kind, 'A'), { blank: true });
    expect(figures(root, '[data-track=speed] .track-box')).toEqual(down(profile.speed, 0));
    expect(texts(root, '[data-track=speed] small').map(Number)).toEqual(
      down(profile.speed, 0).map((speed) => Math.floor(speed / 2)),
    );
    expect(figures(root, '[data-track=armour] .track-box')).toEqual(
      down(profile.armour + EXTRA_ARMOUR_LIMIT, 1),
    );
    expect(root.querySelectorAll('[data-track=armour] [data-extra]')).toHaveLength(EXTRA_ARMOUR_LIMIT);
    expect(root.querySelector('.machine-head p')?.textContent).toContain(
      `Profile ${signed(profile.profile)} `,
    );
    expect(root.querySelector('.machine-points b')?.textContent).toBe(String(profile.cost));
    expect(root.querySelector('.machine-id b')?.textContent).toBe('');
    expect(root.querySelectorAll('.cross')).toHaveLength(0);
  });

  it('draws the arc of every slot', () => {
    const root = sheet(blankMachine(kind, 'A'), { blank: true });
    expect(texts(root, '.slot-number > :first-child')).toEqual(
      profile.slots.map((arc, index) => {
        const name = arcName(arc);
        return `Slot ${index + 1}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      }),
    );
    expect(root.querySelectorAll('.slot-card .arc-wheel')).toHaveLength(profile.slots.length);
  });

  it('prints every weapon to choose from', () => {
    const root = sheet(blankMachine(kind, 'A'), { blank: true });
    expect(rows(tableNamed(root, 'Weapons: cost')).map((row) => row.slice(0, 10))).toEqual(
      Object.values(WEAPONS).map(({ name, cost, hard, soft, minRange, maxRange, toHit }) => [
        name,
        String(cost),
        String(hard),
        String(soft),
        minRange === maxRange ? String(maxRange) : `${minRange} to ${maxRange}`,
        ...hits(toHit),
      ]),
    );
  });

  it('prints the damage and critical tables with its own numbers', () => {
    const root = sheet(blankMachine(kind, 'A'), { blank: true });
    expect(rows(tableNamed(root, 'Damage to this machine')).map(([, ...cells]) => cells)).toEqual(
      MACHINE_DAMAGE.map(({ results }) =>
        results.map(({ armour, critical }) => `${armour || '–'}${critical ? '*' : ''}`),
      ),
    );
    const star = SPEED_STAR[kind];
    expect(rows(tableNamed(root, 'Critical hits'))[0][2]).toBe(star === 0 ? 'none' : `Speed −${star}`);
    expect(root.textContent).toContain(`front ${signed(FRONT_DRM)}, the rear ${signed(REAR_DRM)}`);
    expect(
      texts(root, '.drm-list dt').filter((cause) => cause.includes(SECTIONS.commando.name)),
    ).toHaveLength(1);
  });
});

describe('the display of a machine in a game', () => {
  const blank = blankMachine('multipod', 'C');
  const hurt: Machine = {
    ...blank,
    extraArmour: 2,
    armour: 17,
    speedLost: 1,
    slots: blank.slots.map((slot, index) => ({ ...slot, weapon: WEAPON_NAMES[index], lost: index === 1 })),
    thanis: { freeMove: true, freeTarget: false },
    move: {
      boxes: [
        { order: 'close', revealed: true, lost: false },
        { order: 'freeMove', revealed: false, lost: false },
        { order: 'patrol', revealed: false, lost: true },
      ],
      marker: 0,
      running: true,
      reset: false,
    },
  };

  it('crosses off what is lost, from the left', () => {
    const root = sheet(hurt);
    const crossed = (track: string) =>
      [...root.querySelectorAll(`[data-track=${track}] .track-box:has(.cross)`)].map((box) =>
        Number(box.firstChild?.textContent),
      );
    expect(crossed('speed')).toEqual([3]);
    expect(crossed('armour')).toEqual([22, 21, 20, 19, 18]);
    expect(root.querySelectorAll('.slot-card > .cross')).toHaveLength(1);
    expect(root.querySelectorAll('.cycle-box > .cross')).toHaveLength(1);
    expect(texts(root, '.cycle-box:has([data-on]) b')).toEqual(['Close']);
  });

  it('prints its weapons and what they hit on', () => {
    const root = sheet(hurt);
    expect(texts(root, '.slot-card h4')).toEqual(
      hurt.slots.map(({ weapon }) => weaponName(weapon ?? 'laser')),
    );
    const tables = [...root.querySelectorAll('.hit-row')].map((table) => rows(table)[0]);
    expect(tables).toEqual(hurt.slots.map(({ weapon }) => hits(WEAPONS[weapon ?? 'laser'].toHit)));
    for (const [index, line] of texts(root, '.slot-figures').entries()) {
      const { hard, soft } = WEAPONS[WEAPON_NAMES[index]];
      expect(line).toBe(`Hard ${hard}, soft ${soft}`);
    }
  });

  it('§8.1: tells nothing of an order, or a Thanis order, that has not been revealed', () => {
    const root = sheet(hurt);
    expect(texts(root, '.cycle-box b')).toEqual(['Close', 'Patrol']);
    expect(root.querySelectorAll('.cycle-box .order-sign')).toHaveLength(2);
    expect(root.querySelectorAll('.thanis .cross')).toHaveLength(0);
    expect(texts(root, '.order-summary b')).not.toContain('Free Move');
    const open = Number(root.querySelector('.machine-points b')?.textContent);
    cleanup();
    const own = sheet(hurt, { hiddenOrders: 'show' });
    expect(texts(own, '.cycle-box b')).toEqual(['Close', 'Free Move', 'Patrol']);
    expect(own.querySelectorAll('.thanis .cross')).toHaveLength(1);
    expect(Number(own.querySelector('.machine-points b')?.textContent)).toBe(open + THANIS_COST);
  });

  it('§8: has no order boxes under Simple rules', () => {
    const root = sheet(hurt, { orders: 'none' });
    expect(root.querySelectorAll('.cycle-box, .order-summary, .thanis')).toHaveLength(0);
  });
});

test('in black an arc is hatched in lines: Chromium prints a pattern as pixels', () => {
  const { container } = render(<ArcWheel arc="front" mono />);
  expect(container.querySelector('pattern')).toBeNull();
  expect(container.querySelector('g[clip-path] .arc-wheel-hatch')).not.toBeNull();
});
