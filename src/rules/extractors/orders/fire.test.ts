import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../hex';
import { seedDice } from '../../rng';
import { loadedDice, machine, onMap, section, staticPiece, vehicle } from '../testing';
import type {
  Action,
  CombatOrder,
  CounterId,
  Event,
  Game,
  Machine,
  Section,
  Shot,
  Unit,
  Weapon,
} from '../types';
import { view } from '../view';
import { allocations, playAllocate, whyNotAllocation } from './allocation';
import { whyNotFiring } from './firing';
import { mustStillExecute, orderOptions } from './options';
import { A, B, act, firing, machineIn, ordersIn, refusal, reveal } from './testing';

const N: Direction = 0;
const NE: Direction = 1;

interface Armed {
  readonly chassis?: Machine['kind'];
  readonly weapons: readonly (Weapon | null)[];
  readonly orders: readonly CombatOrder[];
  readonly hex?: string;
  readonly facing?: Direction;
  readonly rest?: Partial<Machine>;
}

function armed(enemies: readonly Unit[], { chassis = 'bipod', hex = '1715', facing = N, ...of }: Armed) {
  const { weapons, orders, rest = {} } = of;
  return firing([...enemies, machine('A', chassis, [hex, facing], { weapons, combat: orders, rest })]);
}

function shot(target: string, slots: readonly number[], area = false): Shot {
  return { firers: slots.map((slot) => ({ unit: A, slot })), target: target as CounterId, area };
}

const fire = (target: string, slots: readonly number[], area = false): Action => ({
  type: 'fire',
  ...shot(target, slots, area),
});
const allocate = (...shots: readonly Shot[]): Action => ({ type: 'allocate', machine: A, shots });
const cease: Action = { type: 'cease', machine: A };

/** 'lance0,1' for weapons 0 and 1 at the Lance, with a star for area. */
function written(shots: readonly Shot[]): string {
  return shots
    .map(({ target, firers, area }) => `${target} ${firers.map(({ slot }) => slot).join()}${area ? '*' : ''}`)
    .join('; ');
}

const listed = (game: Game) => allocations(game, A).map(written);

function drmsOf(events: readonly Event[]): readonly (readonly [string, number])[] {
  return events.flatMap((event) =>
    event.type === 'shot'
      ? event.results.flatMap(({ forecast }) =>
          forecast.toHit.flatMap(({ drms }) => drms.map(({ cause, value }) => [cause.code, value] as const)),
        )
      : [],
  );
}

const lance = section('panza-lance', '1713');
const shock = section('panza-shock-1', '1914');
const shock2 = section('panza-shock-2', '1515');
const transcom = section('transcom-1', '1713');
const walker = vehicle('walker-1', '1914');

describe('§8.1: the Combat cycle', () => {
  const scene = (rest: Partial<Machine> = {}) =>
    armed([lance], { weapons: ['laser'], orders: ['optimize', 'sweep'], rest });

  test('starts when the owner first chooses to fire with that machine', () => {
    const game = scene();
    expect(mustStillExecute(game)).toEqual([]);
    expect(machineIn(game).combat.running).toBe(false);
    expect(reveal(game)).toEqual([
      { type: 'revealed', machine: A, cycle: 'combat', box: 0, order: 'optimize' },
    ]);
    expect(machineIn(game).combat).toMatchObject({ running: true, marker: 0 });
  });

  test('from then on it advances every fire phase and cannot pause', () => {
    const game = scene({ combat: { ...machineIn(scene()).combat, running: true, marker: 0 } });
    expect(mustStillExecute(game)).toEqual([A]);
    expect(refusal(game, { type: 'endPhase' })).toEqual({
      rule: '§8.1',
      reason: 'mustExecute',
      machines: [A],
    });
    expect(reveal(game)).toMatchObject([{ box: 1, order: 'sweep' }]);
    expect(mustStillExecute(game)).toEqual([A]);
    act(game, fire('panza-lance', [0]));
    expect(mustStillExecute(game)).toEqual([]);
  });

  test('R-18: unless it has no orders left', () => {
    const game = armed([lance], { weapons: ['laser'], orders: [] });
    const combat = { ...machineIn(game).combat, running: true };
    expect(mustStillExecute(armed([lance], { weapons: [], orders: [], rest: { combat } }))).toEqual([]);
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({
      reason: 'noOrdersLeft',
      cycle: 'combat',
    });
  });

  test('an order that cannot be executed still advances the marker', () => {
    const game = armed([section('panza-lance', '0101')], { weapons: ['laser'], orders: ['sweep'] });
    expect(reveal(game)).toEqual([
      { type: 'revealed', machine: A, cycle: 'combat', box: 0, order: 'sweep' },
      { type: 'notExecuted', machine: A, order: 'sweep', why: 'noTarget' },
    ]);
    expect(machineIn(game)).toMatchObject({ fired: true, combat: { marker: 0, running: true } });
    expect(game.activation).toBeNull();
  });

  test('a machine that has fired reveals no more in this phase', () => {
    const game = scene({ fired: true });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({
      reason: 'alreadyFired',
      slot: null,
    });
  });

  test('nothing is fired before an order is revealed', () => {
    const game = scene();
    for (const action of [fire('panza-lance', [0]), allocate(shot('panza-lance', [0])), cease])
      expect(refusal(game, action)).toEqual({ rule: '§8.1', reason: 'notRevealed', machine: A });
    expect(allocations(game, A)).toEqual([]);
  });

  test('an order revealed is no other machine’s', () => {
    const game = scene();
    reveal(game);
    expect(whyNotFiring(game, A)).toBeUndefined();
    expect(whyNotFiring(game, B)).toEqual({ rule: '§8.1', reason: 'notRevealed', machine: B });
  });

  test.each([1, 3])('§9.1: the Orni of scenario 1 holds its fire in the turn it enters: turn %i', (turn) => {
    const orni = machine('A', 'orni', ['1715', N], {
      weapons: ['laser'],
      combat: ['sweep'],
      rest: { force: 1, holdsFire: true },
    });
    const game = firing([lance, orni], { scenario: 'incoming', turn });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'holdsFireOnEntry' });
    expect(mustStillExecute(game)).toEqual([]);
    expect(orderOptions(game)).toEqual([]);
  });

  test('a machine not on the map reveals nothing', () => {
    const game = scene({ where: { at: 'toEnter' } });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'notOnMap' });
  });

  test('in a view of the other side asking does not fail', () => {
    const game = scene();
    reveal(game);
    expect(() => orderOptions(view(game, 'dorian'))).not.toThrow();
    expect(() => mustStillExecute(view(scene(), 'dorian'))).not.toThrow();
  });
});

describe('§8.4.1 Closest Target', () => {
  const closest = (enemies: readonly Unit[], rest: Omit<Armed, 'orders'>) => {
    const game = armed(enemies, { ...rest, orders: ['closestTarget'] });
    reveal(game);
    return game;
  };

  test('each weapon fires at the closest enemy in its range, arc and line of sight', () => {
    const near = section('panza-lance', '1716');
    const game = closest([near, shock2], { chassis: 'glide', weapons: [null, 'laser', 'laser'] });
    expect(listed(game)).toEqual(['panza-shock-2 1; panza-lance 2']);
    act(game, allocate(shot('panza-shock-2', [1]), shot('panza-lance', [2])));
  });

  test('not at one farther away', () => {
    const game = closest([section('panza-lance', '1714'), shock2], { weapons: ['laser'] });
    expect(refusal(game, allocate(shot('panza-shock-2', [0])))).toEqual({
      rule: '§8.4.1',
      reason: 'notClosest',
      range: 2,
      closest: 1,
    });
  });

  test('Example 8: the accelerator must join the Shredder at the Transcom, not fire at the Walker', () => {
    const game = closest([transcom, walker], {
      chassis: 'glide',
      weapons: ['shredder', 'particleAccelerator'],
    });
    expect(listed(game)).toEqual(['transcom-1 0,1']);
    expect(refusal(game, allocate(shot('transcom-1', [0]), shot('walker-1', [1])))).toEqual({
      rule: 'R-21',
      reason: 'mustCombine',
      sizes: [1, 1],
      best: [2],
    });
    expect(act(game, allocate(shot('transcom-1', [0, 1])))).toMatchObject([{ type: 'shot' }]);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, { fired: true }, {}] });
    expect(game.activation).toBeNull();
  });

  test('Example 12: a Laser ignores a Lance in a depression it cannot see and takes the Shock', () => {
    const lurking = section('panza-lance', '1718');
    const game = closest([lurking, section('panza-shock-1', '1713')], { hex: '1716', weapons: ['laser'] });
    expect(listed(game)).toEqual(['panza-shock-1 0']);
  });

  test('R-21: what is still equal is the player’s choice', () => {
    const game = closest([lance, shock], { weapons: ['laser', 'laser'] });
    expect(listed(game)).toEqual(['panza-lance 0,1', 'panza-shock-1 0,1']);
  });

  test('weapons at one target combine: two shots at it are one', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [0]), shot('panza-lance', [1])))).toMatchObject({
      reason: 'mustCombine',
      sizes: [1, 1],
      best: [2],
    });
  });

  test.each<Weapon>(['seeker', 'streamer'])('a %s ignores enemies at range 1', (weapon) => {
    const game = closest([section('panza-lance', '1714'), shock2], { weapons: [weapon, 'laser'] });
    expect(listed(game)[0]).toBe('panza-shock-2 0; panza-lance 1');
  });

  test('§8.4: every weapon that has a legal target must fire', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [1])))).toEqual({
      rule: '§8.4',
      reason: 'mustFire',
      slots: [0],
    });
    expect(refusal(game, allocate())).toMatchObject({ reason: 'mustFire', slots: [0, 1] });
    expect(refusal(game, cease)).toMatchObject({ reason: 'mustFire', slots: [0, 1] });
  });

  test('a weapon without a target does not fire; lost and empty slots do not count', () => {
    const game = closest([lance], {
      chassis: 'multipod',
      weapons: ['laser', null, 'thermoBeam', 'laser', 'laser'],
      rest: {
        slots: machine('A', 'multipod', ['1715', N], {
          weapons: ['laser', null, 'thermoBeam', 'laser', 'laser'],
        }).slots.map((slot, i) => ({ ...slot, lost: i === 3 })),
      },
    });
    expect(listed(game)).toEqual(['panza-lance 0,2']);
  });

  test('a weapon does not fire twice', () => {
    const game = closest([lance, shock], { weapons: ['laser'] });
    const twice = allocate(shot('panza-lance', [0]), shot('panza-shock-1', [0]));
    expect(refusal(game, twice)).toMatchObject({ reason: 'alreadyFired', slot: 0 });
  });

  test('a shot has to be possible at all', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [0], true)))).toMatchObject({ reason: 'noAreaEffect' });
    expect(
      refusal(game, allocate({ ...shot('panza-lance', []), firers: [{ unit: B, slot: 0 }] })),
    ).toMatchObject({
      reason: 'onlyOneMachine',
    });
    const withB = {
      ...shot('panza-lance', []),
      firers: [0, 1].map((slot) => ({ unit: slot ? B : A, slot })),
    };
    expect(refusal(game, allocate(withB))).toEqual({ rule: '§7.5', reason: 'onlyOneMachine' });
  });

  test('R-58: a Shredder or Streamer may use its area only when alone on its target', () => {
    const alone = closest([lance], { weapons: ['shredder'] });
    expect(listed(alone)).toEqual(['panza-lance 0', 'panza-lance 0*']);
    const joined = closest([lance], { weapons: ['shredder', 'laser'] });
    expect(listed(joined)).toEqual(['panza-lance 0,1']);
    expect(refusal(joined, allocate(shot('panza-lance', [0, 1], true)))).toMatchObject({
      rule: 'R-17',
      reason: 'areaNeverCombines',
    });
    expect(refusal(joined, allocate(shot('panza-lance', [0], true), shot('panza-lance', [1])))).toMatchObject(
      {
        reason: 'mustCombine',
      },
    );
  });

  test('R-84: all are chosen before any roll: a shot whose target is gone by then is spent on nothing', () => {
    const enemies = [section('panza-shock-2', '1714'), section('panza-lance', '1716')];
    const game = closest(enemies, { chassis: 'glide', weapons: ['laser', null, 'laser'] });
    const shots = [shot('panza-shock-2', [0]), shot('panza-lance', [2])];
    expect(whyNotAllocation(game, A, shots)).toBeUndefined();
    game.units[enemies[0].id].where = { at: 'eliminated' };
    Object.assign(game, { dice: loadedDice(0) });
    const events = playAllocate(game, { type: 'allocate', machine: A, shots });
    expect(events.map(({ type }) => type)).toEqual(['shot']);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, {}, { fired: true }] });
  });

  test('R-106: a shot that decides the game does not spare the targets of those chosen with it', () => {
    const post = staticPiece('commandpost', '1714', { armour: 1 });
    const game = closest([post, section('panza-lance', '1716')], {
      chassis: 'glide',
      weapons: ['laser', null, 'laser'],
    });
    Object.assign(game, { scenario: 'threePodAttack', dice: loadedDice(9, 9, 0) });
    const events = act(game, allocate(shot('commandpost', [0]), shot('panza-lance', [2])));
    expect(events.map(({ type }) => type)).toEqual(['shot', 'eliminated', 'shot', 'ended']);
    expect(game.victory).toMatchObject({ winner: 'avronian', because: { code: 'commandPostDestroyed' } });
  });

  test('a `fire` of one shot is the whole allocation', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, fire('panza-lance', [0]))).toMatchObject({ reason: 'mustFire', slots: [1] });
    act(game, fire('panza-lance', [0, 1]));
    expect(machineIn(game).fired).toBe(true);
  });
});

describe('§8.4.3 Optimize', () => {
  const optimize = (enemies: readonly Unit[], rest: Omit<Armed, 'orders'>) => {
    const game = armed(enemies, { ...rest, orders: ['optimize'] });
    reveal(game);
    return game;
  };

  test('Example 9: an accelerator with only soft targets in arc does not fire; a Laser may fire at either', () => {
    const soft = optimize([lance], { weapons: ['particleAccelerator', 'laser'] });
    expect(listed(soft)).toEqual(['panza-lance 1']);
    for (const slots of [
      [0, 1],
      [1, 0],
    ])
      expect(refusal(soft, allocate(shot('panza-lance', slots)))).toEqual({
        rule: '§8.4.3',
        reason: 'wrongTargetType',
        best: 'hard',
      });
    const both = optimize([lance, walker], { weapons: ['laser'] });
    expect(listed(both)).toEqual(['panza-lance 0', 'walker-1 0']);
  });

  test('a `fire` of one shot is the whole allocation', () => {
    const game = optimize([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, fire('panza-lance', [0]))).toMatchObject({ reason: 'mustFire', slots: [1] });
  });

  test('R-84: all are chosen before any roll: who then comes out of a Floater is not fired at', () => {
    const carrier = vehicle('floater-1', '1713', N, { armour: 1 });
    const aboard = { ...shock, where: { ...onMap('1713', null), inside: carrier.id } };
    const game = optimize([carrier, aboard], { weapons: ['particleAccelerator', 'shredder'] });
    Object.assign(game, { dice: loadedDice(9, 9, 9) });
    const events = act(game, fire('floater-1', [0]));
    expect(events.map(({ type }) => type)).toEqual(['shot', 'eliminated', 'passengersHit']);
    expect(game.units[shock.id]).toMatchObject({ steps: 1, where: { at: 'map', inside: null } });
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, { fired: false }, {}] });
    expect(game.activation).toBeNull();
  });

  test('no such target, no shot', () => {
    const game = armed([lance], { weapons: ['particleAccelerator'], orders: ['optimize'] });
    expect(reveal(game)).toContainEqual({
      type: 'notExecuted',
      machine: A,
      order: 'optimize',
      why: 'noTarget',
    });
  });

  test.each<[Weapon, readonly string[]]>([
    ['particleAccelerator', ['walker-1', 'fort-1']],
    ['seeker', ['walker-1', 'fort-1']],
    ['shredder', ['panza-lance']],
    ['streamer', ['panza-lance']],
    ['undulator', ['panza-lance']],
    ['laser', ['panza-lance', 'walker-1', 'fort-1']],
    ['thermoBeam', ['panza-lance', 'walker-1', 'fort-1']],
  ])('%s: only the target type of its higher firepower, equal ones at either', (weapon, targets) => {
    const game = optimize([lance, walker, staticPiece('fort-1', '1515')], { weapons: [weapon] });
    expect([...new Set(allocations(game, A).map(([{ target }]) => target))]).toEqual(targets);
  });

  test('the declared target’s type matters, not the area’s', () => {
    const game = optimize([transcom, vehicle('floater-1', '1713')], { weapons: ['streamer'] });
    act(game, allocate(shot('transcom-1', [0], true)));
  });

  test('Example 12: Shredder and Laser at one target combine', () => {
    const game = optimize([lance], { weapons: ['shredder', 'laser'] });
    expect(listed(game)).toEqual(['panza-lance 0,1']);
    expect(refusal(game, allocate(shot('panza-lance', [0]), shot('panza-lance', [1])))).toMatchObject({
      rule: '§8.4.3',
      reason: 'mustCombine',
      sizes: [1, 1],
      best: [2],
    });
  });

  test('weapons need not choose the same target', () => {
    const game = optimize([lance, shock], { weapons: ['laser', 'laser'] });
    expect(listed(game)).toEqual([
      'panza-lance 0,1',
      'panza-lance 0; panza-shock-1 1',
      'panza-shock-1 0; panza-lance 1',
      'panza-shock-1 0,1',
    ]);
  });

  test('of very many allocations some are listed, with every target, and the others are accepted', () => {
    const ids = ['panza-lance', 'panza-shock-1', 'panza-shock-2', 'transcom-1', 'transcom-2', 'dagmaton-1'];
    const enemies = ['1713', '1914', '1515', '1814', '1614', '1714'].map((hex, i) => section(ids[i], hex));
    const game = optimize(enemies, { weapons: ['laser', 'laser', 'laser'] });
    expect(listed(game)).toEqual(ids.map((id) => `${id} 0,1,2`));
    const four = enemies.slice(0, 4);
    expect(listed(optimize(four, { weapons: ['laser', 'laser', 'laser'] }))).toHaveLength(64);
    expect(listed(optimize(four, { weapons: ['shredder', 'shredder', 'shredder'] }))).toHaveLength(256);
    const other = [shot(ids[0], [0]), shot(ids[1], [1]), shot(ids[2], [2])];
    expect(whyNotAllocation(game, A, other)).toBeUndefined();
    for (const shots of allocations(game, A)) expect(whyNotAllocation(game, A, shots)).toBeUndefined();
  });
});

describe('§8.4.2 Sweep', () => {
  const sweep = (enemies: readonly Unit[], rest: Omit<Armed, 'orders'>) => {
    const game = armed(enemies, { ...rest, orders: ['sweep'] });
    reveal(game);
    return game;
  };

  test('Example 5: a Multipod’s sweep', () => {
    const game = sweep(
      [section('dagmaton-1', '2013'), section('panza-shock-1', '1916'), vehicle('floater-1', '1718')],
      {
        chassis: 'multipod',
        facing: NE,
        weapons: ['laser', null, 'shredder', 'particleAccelerator', 'thermoBeam'],
      },
    );
    // The example's dice: 7 and 7; 3; 2; 6 and 6.
    Object.assign(game, { dice: seedDice(722221) });
    const dagmaton = () => game.units['dagmaton-1' as CounterId] as Section;

    const laser = act(game, fire('dagmaton-1', [0]));
    expect(laser).toMatchObject([{ results: [{ rolls: [7], hits: [true], damage: { roll: 7 } }] }]);
    expect(dagmaton()).toMatchObject({ steps: 1, routed: false });

    const shredder = act(game, fire('panza-shock-1', [2]));
    expect(shredder).toMatchObject([{ results: [{ rolls: [3], hits: [false] }] }]);

    const left = orderOptions(game).map((action) =>
      action.type === 'fire' ? written([action]) : action.type,
    );
    expect(left).toEqual(['dagmaton-1 3', 'panza-shock-1 4']);
    expect(refusal(game, fire('floater-1', [3]))).toMatchObject({ reason: 'noSight' });
    expect(refusal(game, fire('dagmaton-1', [4]))).toMatchObject({ reason: 'outOfArc' });

    const thermo = act(game, fire('panza-shock-1', [4]));
    expect(thermo).toMatchObject([{ results: [{ rolls: [2], hits: [false] }] }]);

    expect(refusal(game, fire('panza-shock-1', [3]))).toEqual({
      rule: 'R-57',
      reason: 'sweepOther',
      target: 'dagmaton-1',
    });
    const accelerator = act(game, fire('dagmaton-1', [3]));
    expect(accelerator).toMatchObject([{ results: [{ rolls: [6], hits: [true], damage: { roll: 6 } }] }]);
    expect(dagmaton()).toMatchObject({ steps: 1, routed: true });
    expect(game.activation).toBeNull();
    expect(machineIn(game).fired).toBe(true);
  });

  test('§7: at a unit in play', () => {
    const game = sweep([lance], { weapons: ['laser'] });
    expect(refusal(game, fire('transcom-1', [0]))).toEqual({
      rule: '§7',
      reason: 'noSuchUnit',
      unit: 'transcom-1',
    });
  });

  test('no combining', () => {
    const game = sweep([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, fire('panza-lance', [0, 1]))).toEqual({ rule: '§8.4.2', reason: 'sweepSingle' });
  });

  test('−1 each', () => {
    const game = sweep([lance, shock], { weapons: ['laser', 'laser'] });
    expect(drmsOf(act(game, fire('panza-lance', [0])))).toContainEqual(['sweep', -1]);
    expect(drmsOf(act(game, fire('panza-shock-1', [1])))).toContainEqual(['sweep', -1]);
  });

  test('in the player’s order, each at an enemy not yet fired on if it can', () => {
    const game = sweep([shock, shock2], { weapons: ['laser', 'laser'] });
    act(game, fire('panza-shock-2', [1]));
    expect(refusal(game, fire('panza-shock-2', [0]))).toMatchObject({
      reason: 'sweepOther',
      target: 'panza-shock-1',
    });
    act(game, fire('panza-shock-1', [0]));
  });

  test('area victims do not count as fired on, the declared target does', () => {
    const stack = ['panza-shock-1', 'panza-shock-2', 'dagmaton-1'].map((id) => section(id, '1713'));
    for (let seed = 1; ; seed++) {
      const game = sweep(stack, { weapons: ['shredder', 'laser'] });
      game.dice = seedDice(seed) as typeof game.dice;
      act(game, fire('panza-shock-1', [0], true));
      if (stack.some(({ id }) => game.units[id].where.at !== 'map')) continue;
      expect(game.activation).toMatchObject({ swept: ['panza-shock-1'] });
      expect(orderOptions(game)).toEqual([fire('panza-shock-2', [1]), fire('dagmaton-1', [1])]);
      break;
    }
  });

  test('every weapon that has a legal target must fire', () => {
    const game = sweep([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, cease)).toMatchObject({ rule: '§8.4', reason: 'mustFire', slots: [0, 1] });
    expect(orderOptions(game)).not.toContainEqual(cease);
  });

  test('its shots are not chosen beforehand', () => {
    const game = sweep([lance], { weapons: ['laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [0])))).toEqual({
      rule: '§8.4',
      reason: 'notAllocated',
      order: 'sweep',
    });
    expect(allocations(game, A)).toEqual([]);
  });
});

describe('§8.4.4 Target', () => {
  const target = (enemies: readonly Unit[], rest: Partial<Armed> = {}) => {
    const game = armed(enemies, { weapons: ['laser', 'laser'], orders: ['target', 'target'], ...rest });
    expect(reveal(game).map(({ type }) => type)).toEqual(['revealed']);
    return game;
  };
  const mark = (id: string): Action => ({ type: 'markTarget', machine: A, target: id as CounterId });

  test('on reveal one visible enemy is marked, line of sight or not', () => {
    const unseen = section('panza-shock-2', '0101');
    const game = target([lance, unseen]);
    expect(game.activation).toMatchObject({ order: 'target', marking: true });
    expect(orderOptions(game)).toEqual([mark('panza-lance'), mark('panza-shock-2')]);
    expect(refusal(game, fire('panza-lance', [0]))).toEqual({
      rule: '§8.4.4',
      reason: 'markFirst',
      machine: A,
      order: 'target',
    });
    expect(refusal(game, cease)).toMatchObject({ reason: 'markFirst' });
    expect(act(game, mark('panza-shock-2'))).toEqual([
      { type: 'targetMarked', machine: A, target: 'panza-shock-2' },
      { type: 'notExecuted', machine: A, order: 'target', why: 'noTarget' },
    ]);
    expect(machineIn(game)).toMatchObject({ mark: 'panza-shock-2', fired: true });
  });

  test('not an embarked, sheltered or hidden one, and no friend', () => {
    const carrier = vehicle('floater-1', '1713');
    const aboard = {
      ...section('panza-lance', '1713'),
      where: { ...onMap('1713', null), inside: carrier.id },
    };
    const game = target([carrier, aboard, { ...shock, hidden: true }]);
    expect(refusal(game, mark('panza-lance'))).toEqual({
      rule: '§8.4.4',
      reason: 'notVisible',
      target: 'panza-lance',
    });
    expect(refusal(game, mark('panza-shock-1'))).toMatchObject({ reason: 'notVisible' });
    expect(refusal(game, mark('A'))).toMatchObject({ reason: 'notAnEnemy' });
    expect(refusal(game, mark('transcom-3'))).toMatchObject({ reason: 'noSuchUnit' });
    expect(orderOptions(game)).toEqual([mark('floater-1')]);
  });

  test('fire only at it, all that can, combined, never as area, +1', () => {
    const game = target([lance, shock], { weapons: ['laser', 'shredder'] });
    act(game, mark('panza-lance'));
    expect(orderOptions(game)).toEqual([fire('panza-lance', [0, 1])]);
    expect(refusal(game, fire('panza-shock-1', [0]))).toEqual({
      rule: '§8.4.4',
      reason: 'onlyTheMark',
      mark: 'panza-lance',
    });
    expect(refusal(game, fire('panza-lance', [0]))).toEqual({
      rule: '§8.4.4',
      reason: 'mustFire',
      slots: [1],
    });
    expect(refusal(game, fire('panza-lance', [1], true))).toMatchObject({ reason: 'noAreaEffect' });
    expect(refusal(game, fire('panza-lance', [0, 2]))).toMatchObject({ reason: 'slotEmpty' });
    expect(drmsOf(act(game, fire('panza-lance', [0, 1])))).toContainEqual(['targetOrder', 1]);
    expect(game.activation).toBeNull();
  });

  test('others do not fire', () => {
    const game = target([section('panza-lance', '1716'), shock], {
      chassis: 'glide',
      weapons: ['laser', null, 'laser'],
    });
    act(game, mark('panza-lance'));
    act(game, fire('panza-lance', [2]));
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: false }, {}, { fired: true }] });
  });

  test('while the mark is out no Target re-marks', () => {
    const game = target([lance, shock], { rest: { mark: shock.id } });
    expect(game.activation).toMatchObject({ marking: false });
    expect(refusal(game, mark('panza-lance'))).toEqual({
      rule: '§8.4.4',
      reason: 'nothingToMark',
      machine: A,
    });
    expect(orderOptions(game)).toEqual([fire('panza-shock-1', [0, 1])]);
  });

  test('when it is destroyed, all Target orders come off the display', () => {
    const frail = section('panza-lance', '1714');
    for (let seed = 1; ; seed++) {
      const game = target([frail, shock]);
      Object.assign(game, { dice: seedDice(seed) });
      act(game, mark('panza-lance'));
      const events = act(game, fire('panza-lance', [0, 1]));
      if (!events.some(({ type }) => type === 'eliminated')) continue;
      expect(machineIn(game).mark).toBeNull();
      expect(ordersIn(machineIn(game).combat.boxes)).toEqual([null, null, null]);
      expect(machineIn(game).fired).toBe(true);
      break;
    }
  });

  test('R-85: a marked unit that embarks stays marked and is not fired at', () => {
    const carrier = vehicle('floater-1', '1713');
    const aboard = {
      ...section('panza-lance', '1713'),
      where: { ...onMap('1713', null), inside: carrier.id },
    };
    const game = armed([carrier, aboard], {
      weapons: ['laser'],
      orders: ['target'],
      rest: { mark: aboard.id },
    });
    expect(reveal(game)).toContainEqual({
      type: 'notExecuted',
      machine: A,
      order: 'target',
      why: 'noTarget',
    });
    expect(machineIn(game).mark).toBe('panza-lance');
  });

  test('with nobody to mark it is not executed', () => {
    const game = armed([{ ...lance, hidden: true }], { weapons: ['laser'], orders: ['target'] });
    expect(reveal(game)).toContainEqual({
      type: 'notExecuted',
      machine: A,
      order: 'target',
      why: 'noTarget',
    });
    expect(machineIn(game)).toMatchObject({ mark: null, fired: true });
  });

  test('Simple Extractors!: nobody is marked', () => {
    const game = { ...armed([lance], { weapons: ['laser'], orders: ['target'] }), rules: 'simple' } as const;
    expect(refusal(game, mark('panza-lance'))).toMatchObject({ reason: 'simpleRules' });
  });
});

describe('§8.4.5 Self-destruct', () => {
  test('resolves on reveal; the machine counts as destroyed', () => {
    const game = armed([section('panza-lance', '1714'), shock], {
      weapons: ['laser'],
      orders: ['selfDestruct'],
    });
    const events = reveal(game).map(({ type }) => type);
    expect(events.slice(0, 2)).toEqual(['revealed', 'selfDestruct']);
    expect(events).toContain('eliminated');
    expect(machineIn(game).where).toEqual({ at: 'eliminated' });
    expect(game.activation).toBeNull();
  });
});

describe('§8.4.6, §8.5 Free Target', () => {
  const free = (enemies: readonly Unit[], weapons: readonly Weapon[]) => {
    const game = armed(enemies, { weapons, orders: ['freeTarget'] });
    reveal(game);
    return game;
  };

  test('no restriction; combining is optional', () => {
    const game = free([lance, shock], ['laser', 'shredder']);
    const offered = orderOptions(game).map((action) =>
      action.type === 'fire' ? written([action]) : action.type,
    );
    expect(offered).toEqual([
      'panza-lance 0',
      'panza-shock-1 0',
      'panza-lance 1',
      'panza-lance 1*',
      'panza-shock-1 1',
      'panza-shock-1 1*',
      'panza-lance 0,1',
      'panza-shock-1 0,1',
      'cease',
    ]);
    for (const option of orderOptions(game)) act(structuredClone(game), option);
  });

  test('§7: only weapons that bear on the target combine, and a shot has to be possible', () => {
    const behind = section('panza-shock-2', '1716');
    const weapons = ['laser', 'laser', 'laser'] as const;
    const game = armed([lance, behind], { chassis: 'glide', weapons, orders: ['freeTarget'] });
    reveal(game);
    const combined = orderOptions(game).filter(
      (action) => action.type === 'fire' && action.firers.length > 1,
    );
    expect(combined).toEqual([fire('panza-lance', [0, 1])]);
    expect(refusal(game, fire('panza-lance', [0, 2]))).toEqual({
      rule: '§6.1',
      reason: 'outOfArc',
      unit: A,
      slot: 2,
    });
  });

  test('R-86: one weapon after another, until it ceases', () => {
    const game = free([lance, shock], ['laser', 'laser', 'laser']);
    act(game, fire('panza-shock-1', [0]));
    expect(game.activation).toMatchObject({ order: 'freeTarget', swept: [] });
    expect(act(game, cease)).toEqual([]);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, { fired: false }, {}] });
    expect(game.activation).toBeNull();
  });

  test('R-86: it may cease without firing at all', () => {
    const game = free([lance, shock], ['laser', 'laser']);
    act(game, cease);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: false }, { fired: false }, {}] });
  });

  test('it ends by itself when nothing can fire any more', () => {
    const game = free([lance, shock], ['laser']);
    act(game, fire('panza-shock-1', [0]));
    expect(game.activation).toBeNull();
    expect(machineIn(game).fired).toBe(true);
  });
});

describe('Simple Extractors!', () => {
  const simple = () =>
    firing([lance, shock, machine('A', 'bipod', ['1715', N], { weapons: ['laser', 'laser'] })], {
      rules: 'simple',
    });

  test('machines fire freely and cease when they like', () => {
    const game = simple();
    expect(refusal(game, cease)).toMatchObject({ reason: 'notRevealed' });
    act(game, fire('panza-shock-1', [0]));
    expect(mustStillExecute(game)).toEqual([]);
    expect(orderOptions(game)).toEqual([cease]);
    expect(refusal(game, allocate(shot('panza-lance', [1])))).toEqual({
      rule: '§8.4',
      reason: 'notAllocated',
      order: 'freeTarget',
    });
    act(game, cease);
    expect(machineIn(game).fired).toBe(true);
    expect(game.activation).toBeNull();
  });
});
