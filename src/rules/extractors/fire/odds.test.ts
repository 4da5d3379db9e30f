import { describe, expect, it, test } from 'vitest';
import { MACHINE_CRITICAL, VEHICLE_CRITICAL } from '../data';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { HitCase, Machine, SoftResult, ToHit, Unit } from '../types';
import type { Placed } from '../units';
import { boxesAtRisk, mayDraw, slotsBearing } from './critical';
import { damageTableOf, readDamage, strikeSection } from './damage';
import { diceOf, unitForecast } from './forecast';
import { oddsOf } from './odds';

const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const toHit = (...commandos: readonly boolean[]) =>
  commandos.map((commando) => ({ commando })) as unknown as ToHit[];
const miss = (chance: number): HitCase => ({ hits: [], chance, firepower: 0, facingDrm: 0 });
const hit = (chance: number, firepower: number, rest: Partial<HitCase> = {}): HitCase => ({
  hits: [0],
  chance,
  firepower,
  facingDrm: 0,
  ...rest,
});

describe('§7.3.2: the odds against a section', () => {
  const LANCE = section('panza-lance', '1214');
  const SHOCK = section('panza-shock-1', '1214', { pinned: true });
  const results = (firepower: number) =>
    ROLLS.flatMap((roll): SoftResult[] => {
      const read = readDamage('soft', firepower, roll);
      return read.table === 'soft' ? [read.result] : [];
    });

  test.each<[what: string, unit: typeof LANCE, cases: readonly HitCase[]]>([
    ['one shot that may miss', LANCE, [miss(0.4), hit(0.6, 4)]],
    ['two steps, pinned', SHOCK, [miss(0.25), hit(0.5, 2), hit(0.25, 8)]],
    ['sure to hit', SHOCK, [hit(1, 6)]],
    ['sure to miss', LANCE, [miss(1)]],
  ])('%s', (_, unit, cases) => {
    const chances = new Map<SoftResult, number>();
    let [mean, destroyed] = [0, 0];
    for (const { hits, chance, firepower } of cases)
      for (const result of hits.length ? results(firepower) : ROLLS.map(() => '–' as const)) {
        chances.set(result, (chances.get(result) ?? 0) + chance / 10);
        const lost = unit.steps - strikeSection(unit, result).steps;
        mean += (lost * chance) / 10;
        destroyed += lost === unit.steps ? chance / 10 : 0;
      }
    const odds = oddsOf(unit, toHit(false), cases);
    const order: readonly SoftResult[] = ['–', 'P', 'R', 'SL', 'SL/R', 'E'];
    expect(odds.outcomes).toEqual(
      order.flatMap((result) =>
        chances.has(result)
          ? [{ result: { table: 'soft', result }, chance: expect.closeTo(chances.get(result)!, 9) as number }]
          : [],
      ),
    );
    expect(odds.mean).toBeCloseTo(mean, 9);
    expect(odds.destroyed).toBeCloseTo(destroyed, 9);
    expect(odds).toMatchObject({ critical: 0, mostCriticals: 0 });
  });

  it('rolls a die a firer, and one for damage if anyone hits', () => {
    expect(oddsOf(LANCE, toHit(false, false), [miss(0.5), hit(0.5, 3)]).dice).toEqual([2, 3]);
    expect(oddsOf(LANCE, toHit(false, false), [hit(0.5, 3), hit(0.5, 6)]).dice).toEqual([3, 3]);
    expect(oddsOf(LANCE, toHit(false), [miss(1)]).dice).toEqual([1, 1]);
  });
});

describe('§7.3.2, §7.6: the odds against armour', () => {
  type Armoured = Exclude<Unit, { class: 'section' }>;
  interface Path {
    readonly lost: number;
    readonly criticals: number;
    readonly dice: number;
    readonly chance: number;
  }

  /** Every way the damage roll and the critical rolls can fall, one by one. */
  function paths(unit: Armoured, { hits, chance, firepower, facingDrm }: HitCase, commandos: number): Path[] {
    if (hits.length === 0) return [{ lost: 0, criticals: 0, dice: 0, chance }];
    const table: readonly string[] = unit.class === 'machine' ? MACHINE_CRITICAL : VEHICLE_CRITICAL;
    return ROLLS.flatMap((roll) => {
      const printed = readDamage(damageTableOf(unit), firepower, roll + facingDrm);
      if (printed.table === 'soft') throw new Error('Armour is not soft');
      const due = unit.armour > printed.armour ? commandos + Number(printed.critical) : 0;
      let open: Path[] = [{ lost: printed.armour, criticals: 0, dice: 1, chance: chance / 10 }];
      for (let critical = 0; critical < due; critical++)
        open = open.flatMap((path) =>
          path.lost >= unit.armour
            ? [path]
            : table.map((entry) => ({
                lost: path.lost + Number(entry === 'armour'),
                criticals: path.criticals + 1,
                dice: path.dice + 1,
                chance: path.chance / table.length,
              })),
        );
      return open;
    });
  }

  const GLIDE = machine('A', 'glide', ['1214', 0]);
  const WALKER = vehicle('walker-1', '1214');
  const FORT = staticPiece('fort-1', '1214');
  const UNITS: readonly (readonly [string, Armoured])[] = [
    ['a Glide', GLIDE],
    ...[1, 2, 3, 4].map((armour) => [`a Glide with armour ${armour}`, { ...GLIDE, armour }] as const),
    ['a Walker', WALKER],
    ['a Walker with armour 2', { ...WALKER, armour: 2 }],
    ['a fort', FORT],
  ];
  const CASES: readonly (readonly [string, readonly boolean[], readonly HitCase[]])[] = [
    ['one weak shot', [false], [miss(0.3), hit(0.7, 2)]],
    ['a Commando that hits for sure', [true], [hit(1, 3)]],
    ['a strong shot from behind', [false], [miss(0.1), hit(0.9, 8, { facingDrm: 2 })]],
    ['from the front', [false], [miss(0.1), hit(0.9, 6, { facingDrm: -1 })]],
    [
      'two Commandos',
      [true, true],
      [miss(0.25), hit(0.25, 1), hit(0.25, 1, { hits: [1] }), hit(0.25, 4, { hits: [0, 1], facingDrm: 1 })],
    ],
    ['a Commando beside another unit', [false, true], [hit(0.5, 5), hit(0.5, 7, { hits: [0, 1] })]],
    ['a sure miss', [false], [miss(1)]],
  ];

  for (const [who, unit] of UNITS)
    test.each(CASES)(`against ${who}: %s`, (_, commandos, cases) => {
      const all = cases.flatMap((each) =>
        paths(unit, each, each.hits.filter((index) => commandos[index]).length),
      );
      const sum = (of: (path: Path) => number) =>
        all.reduce((total, path) => total + of(path) * path.chance, 0);
      const odds = oddsOf(unit, toHit(...commandos), cases);
      const outcomes = new Map<string, number>();
      for (const { lost, criticals, chance } of all) {
        const key = `${lost}${criticals ? '*' : ''}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + chance);
      }
      expect(
        new Map(
          odds.outcomes.map(({ result, chance }) => [
            result.table === 'soft' ? 'soft' : `${result.armour}${result.critical ? '*' : ''}`,
            chance,
          ]),
        ),
      ).toEqual(new Map([...outcomes].map(([key, chance]) => [key, expect.closeTo(chance, 9) as number])));
      expect(new Set(odds.outcomes.map(({ result }) => result.table))).toEqual(
        new Set([damageTableOf(unit)]),
      );
      expect(odds.mean).toBeCloseTo(
        sum(({ lost }) => lost),
        9,
      );
      expect(odds.critical).toBeCloseTo(
        sum(({ criticals }) => Number(criticals > 0)),
        9,
      );
      expect(odds.destroyed).toBeCloseTo(
        sum(({ lost }) => Number(lost >= unit.armour)),
        9,
      );
      expect(odds.mostCriticals).toBe(Math.max(...all.map(({ criticals }) => criticals)));
      const dice = all.map((path) => commandos.length + path.dice);
      expect(odds.dice).toEqual([Math.min(...dice), Math.max(...dice)]);
    });
});

describe('§7.3.2: what a critical hit may have to draw', () => {
  const lost = { order: null, revealed: false, lost: true } as const;
  const noBoxes = { boxes: [lost, lost, lost], marker: null, running: true, reset: false } as const;
  const LANCE = section('panza-lance', '1213');
  const AHEAD = [{ firer: { unit: LANCE.id, slot: null } }] as unknown as readonly ToHit[];
  const armed = machine('A', 'glide', ['1214', 0], { weapons: ['laser', null, null] });
  const bare = machine('A', 'glide', ['1214', 0]);
  const boxless = { move: noBoxes, combat: noBoxes };
  const draws = (target: Unit, rules: 'full' | 'simple', firer: Unit = LANCE) =>
    mayDraw(gameWith([target, firer], { rules }), target as Placed, AHEAD);

  it('an order box under Full rules', () => {
    expect(draws(bare, 'full')).toBe(true);
    expect(draws(bare, 'simple')).toBe(false);
    expect(draws({ ...bare, ...boxless }, 'full')).toBe(false);
    expect(boxesAtRisk({ ...bare, ...boxless })).toEqual([]);
    expect(boxesAtRisk({ ...bare, move: noBoxes })).toEqual(
      [0, 1, 2].map((box) => ({ cycle: 'combat', box })),
    );
  });

  it('R-14: a weapon that bears on an attacker', () => {
    expect(draws(armed, 'simple')).toBe(true);
    expect(draws({ ...armed, ...boxless }, 'full')).toBe(true);
    expect(draws(armed, 'simple', section('panza-lance', '1216'))).toBe(false);
    expect(draws(armed, 'simple', { ...LANCE, where: { at: 'eliminated' } })).toBe(false);
    expect(draws(vehicle('walker-1', '1214'), 'full')).toBe(false);
  });

  it('R-14: nothing bears off the map', () => {
    const from = LANCE.where.at === 'map' ? [LANCE.where.hex] : [];
    expect(slotsBearing(gameWith([]), armed, from)).toEqual([0]);
    expect(slotsBearing(gameWith([]), { ...armed, where: { at: 'eliminated' } }, from)).toEqual([]);
    expect(
      slotsBearing(
        gameWith([]),
        { ...armed, slots: armed.slots.map((slot) => ({ ...slot, lost: true })) },
        from,
      ),
    ).toEqual([]);
  });

  it('each draw is a die more at most', () => {
    const shot = (target: Machine, rules: 'full' | 'simple') => {
      const position = gameWith([target, LANCE], { rules });
      const roll = {
        firer: { unit: LANCE.id, slot: null },
        chance: 0.5,
        firepower: 8,
        facingDrm: 0,
        commando: true,
      } as unknown as ToHit;
      return unitForecast(position, target as Placed<Machine>, [roll]);
    };
    expect(shot(bare, 'simple').dice).toEqual([1, 4]);
    expect(shot(armed, 'simple').dice).toEqual([1, 6]);
    expect(shot(bare, 'full').dice).toEqual([1, 6]);
    expect(diceOf([shot(bare, 'simple'), shot(bare, 'full')])).toEqual([2, 10]);
    expect(diceOf([])).toEqual([0, 0]);
    const weak = { ...armed, armour: 1 };
    expect(shot(weak, 'simple').dice).toEqual([1, 2]);
    const sure = { ...shot(bare, 'simple'), dice: [3, 3] as const };
    expect(diceOf([sure, sure])).toEqual([6, 6]);
  });
});

describe('§7.3.2: what a soft result does', () => {
  const SHOCK = section('panza-shock-1', '1214');
  test.each<[result: SoftResult, before: object, effects: readonly object[]]>([
    ['–', {}, []],
    ['P', {}, [{ effect: 'pinned' }]],
    ['P', { pinned: true }, [{ effect: 'routed' }]],
    ['P', { routed: true }, [{ effect: 'step', lost: 1, left: 1 }]],
    ['R', {}, [{ effect: 'routed' }]],
    ['R', { routed: true, steps: 1 }, [{ effect: 'step', lost: 1, left: 0 }, { effect: 'destroyed' }]],
    ['SL', {}, [{ effect: 'step', lost: 1, left: 1 }]],
  ])('%s on a section %j', (result, before, effects) => {
    expect(strikeSection({ ...SHOCK, ...before }, result).effects).toEqual(effects);
  });
});
