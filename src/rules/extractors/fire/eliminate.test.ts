import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { at } from '../maps/doriana';
import { gameWith, loadedDice, machine, section, staticPiece, vehicle } from '../testing';
import type { Activation, CounterId, Event, Game, Machine, Section, Unit } from '../types';
import { eliminate } from './eliminate';
import { resolveShot } from './resolve';

const id = (text: string) => text as CounterId;
const aboard = (unit: string, hex: string, carrier: string): Section => {
  const open = section(unit, hex);
  return { ...open, where: { ...open.where, inside: id(carrier) } as Unit['where'] };
};

function gone(units: readonly Unit[], unit: string): { events: readonly Event[]; game: Game } {
  const game = structuredClone(gameWith(units)) as Draft<Game>;
  return { events: eliminate(game, id(unit), 'fire'), game };
}
const stands = (game: Game, unit: string) => game.units[id(unit)].where;
const OPEN = { at: 'map', hex: at('0511'), facing: null, inside: null };
const LOST = { at: 'eliminated' };

describe('a unit is destroyed', () => {
  test('it leaves the map', () => {
    const { events, game } = gone([section('panza-lance', '0511')], 'panza-lance');
    expect(events).toEqual([{ type: 'eliminated', unit: 'panza-lance', why: 'fire' }]);
    expect(stands(game, 'panza-lance')).toEqual(LOST);
  });
  test('§8.4.4: the mark on it and the Target orders of who marked it come off', () => {
    const hunter = machine('A', 'glide', ['0513', 0], {
      combat: ['target', 'sweep', 'target'],
      rest: { mark: id('panza-lance') },
    });
    const { events, game } = gone([section('panza-lance', '0511'), hunter], 'panza-lance');
    expect(events.map(({ type }) => type)).toEqual([
      'eliminated',
      'objectiveRemoved',
      'orderRemoved',
      'orderRemoved',
    ]);
    const after = game.units[id('A')] as Machine;
    expect(after.mark).toBeNull();
    expect(after.combat.boxes.map(({ order }) => order)).toEqual([null, 'sweep', null]);
  });
  test('§8.3.1, §8.4.4: the markers of a machine go with it', () => {
    const objective = { hex: at('1215'), exit: null };
    const marker = machine('A', 'bipod', ['0511', 0], { rest: { objective, mark: id('panza-lance') } });
    const { game } = gone([marker, section('panza-lance', '0512')], 'A');
    expect(game.units[id('A')]).toMatchObject({ objective: null, mark: null });
  });
  test('a machine in the middle of something is in the middle of nothing', () => {
    const game = structuredClone(
      gameWith([machine('A', 'glide', ['0511', 0])], {
        activation: { type: 'firing', machine: id('A'), order: null, marking: false, swept: [] },
      }),
    ) as Draft<Game>;
    eliminate(game, id('A'), 'selfDestruct');
    expect(game.activation).toBeNull();
  });
  test('another machine goes on with what it is in the middle of', () => {
    const activation: Activation = {
      type: 'firing',
      machine: id('A'),
      order: null,
      marking: false,
      swept: [],
    };
    const units = [section('panza-lance', '0511'), machine('A', 'glide', ['0513', 0])];
    const game = structuredClone(gameWith(units, { activation })) as Draft<Game>;
    eliminate(game, id('panza-lance'), 'fire');
    expect(game.activation).toEqual(activation);
  });
});

describe('§6.3.3, R-46: the passengers of a destroyed Floater', () => {
  const floater = vehicle('floater-1', '0511');
  test('each takes an SL/R result in the hex', () => {
    const { events, game } = gone(
      [aboard('panza-shock-1', '0511', 'floater-1'), aboard('panza-lance', '0511', 'floater-1'), floater],
      'floater-1',
    );
    expect(events).toEqual([
      { type: 'eliminated', unit: 'floater-1', why: 'fire' },
      {
        type: 'passengersHit',
        floater: 'floater-1',
        effects: [
          { unit: 'panza-shock-1', effects: [{ effect: 'step', lost: 1, left: 1 }, { effect: 'routed' }] },
          { unit: 'panza-lance', effects: [{ effect: 'step', lost: 1, left: 0 }, { effect: 'destroyed' }] },
        ],
      },
      { type: 'eliminated', unit: 'panza-lance', why: 'fire' },
    ]);
    expect(game.units[id('panza-shock-1')]).toMatchObject({ steps: 1, routed: true, where: OPEN });
    expect(stands(game, 'panza-lance')).toEqual(LOST);
  });
  test('R-71: survivors over the stacking limit are lost: the later in the counter mix of two alike', () => {
    const { events, game } = gone(
      [
        aboard('panza-shock-1', '0511', 'floater-1'),
        aboard('panza-shock-2', '0511', 'floater-1'),
        section('bha-lance', '0511'),
        section('bha-commando', '0511'),
        floater,
      ],
      'floater-1',
    );
    expect(events.at(-1)).toEqual({ type: 'eliminated', unit: 'panza-shock-2', why: 'overstacked' });
    expect(stands(game, 'panza-shock-1')).toEqual(OPEN);
    expect(stands(game, 'bha-lance')).toEqual(OPEN);
  });
  test('R-71: the cheaper one is lost', () => {
    const { game } = gone(
      [
        aboard('panza-shock-1', '0511', 'floater-1'),
        aboard('dagmaton-1', '0511', 'floater-1'),
        section('bha-lance', '0511'),
        section('bha-commando', '0511', { hidden: true }),
        floater,
      ],
      'floater-1',
    );
    expect(stands(game, 'panza-shock-1')).toEqual(LOST);
    expect(stands(game, 'dagmaton-1')).toEqual(OPEN);
  });
  test('§6.2: where there is room both survive', () => {
    const { game } = gone(
      [aboard('panza-shock-1', '0511', 'floater-1'), aboard('panza-shock-2', '0511', 'floater-1'), floater],
      'floater-1',
    );
    for (const unit of ['panza-shock-1', 'panza-shock-2']) expect(stands(game, unit)).toEqual(OPEN);
  });
  test('R-71: over a lake who survives the blow is lost, who does not only once', () => {
    const units = [
      aboard('panza-shock-1', '1207', 'floater-1'),
      aboard('panza-lance', '1207', 'floater-1'),
      vehicle('floater-1', '1207'),
    ];
    expect(gone(units, 'floater-1').events.filter(({ type }) => type === 'eliminated')).toEqual([
      { type: 'eliminated', unit: 'floater-1', why: 'fire' },
      { type: 'eliminated', unit: 'panza-lance', why: 'fire' },
      { type: 'eliminated', unit: 'panza-shock-1', why: 'overstacked' },
    ]);
  });
  test('R-71: over a lake nobody survives, on a bridge they may', () => {
    const over = (hex: string) =>
      gone([aboard('panza-shock-1', hex, 'floater-1'), vehicle('floater-1', hex)], 'floater-1').game;
    expect(stands(over('1207'), 'panza-shock-1')).toEqual(LOST);
    expect(stands(over('1308'), 'panza-shock-1')).toMatchObject({ at: 'map', inside: null });
  });
  test('R-72: area fire: who else the shot kills makes room first', () => {
    const units = [
      aboard('panza-shock-1', '0513', 'floater-1'),
      aboard('panza-shock-2', '0513', 'floater-1'),
      section('bha-lance', '0513'),
      section('comar-hart-lance-1', '0513'),
      vehicle('floater-1', '0513', 0, { armour: 1 }),
      machine('A', 'bipod', ['0515', 0], { weapons: ['shredder'] }),
    ];
    const game = structuredClone(gameWith(units, { dice: loadedDice(9, 5, 9, 9, 0) })) as Draft<Game>;
    resolveShot(game, { firers: [{ unit: id('A'), slot: 0 }], target: id('floater-1'), area: true });
    const left = Object.values(game.units).filter(
      ({ where, side }) => side === 'dorian' && where.at === 'map',
    );
    expect(left.map((unit) => unit.id)).toEqual(['panza-shock-1', 'panza-shock-2', 'comar-hart-lance-1']);
  });
});

describe('R-36: a fort is destroyed', () => {
  test('the section inside survives unhurt and stands in the open', () => {
    const { events, game } = gone(
      [aboard('panza-lance', '0511', 'fort-1'), staticPiece('fort-1', '0511')],
      'fort-1',
    );
    expect(events).toEqual([{ type: 'eliminated', unit: 'fort-1', why: 'fire' }]);
    expect(game.units[id('panza-lance')]).toMatchObject({ steps: 1, routed: false, where: OPEN });
  });
});
