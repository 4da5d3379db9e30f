import { describe, expect, it } from 'vitest';
import { seedDice, roll } from '../../rng';
import type { Draft } from '../../result';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { AVRONIAN_MOVES, gameWith, machine, onMap, section, staticPiece, vehicle } from '../testing';
import type { Event, Game, MoveAction, Unit } from '../types';
import { counter, counterAndMove, ledger, moveOf, trail } from './testing';
import { playMove, whyNotMove } from '.';

/** Plays a legal move on a copy of the game: what happened, and the game after it. */
function played(game: Game, action: MoveAction): { events: readonly Event[]; after: Game } {
  expect(whyNotMove(game, action)).toBeUndefined();
  const after = structuredClone(game);
  return { events: playMove(after as Draft<Game>, action), after };
}
const simple = (units: readonly Unit[], rest: Partial<Game> = {}) =>
  gameWith(units, { rules: 'simple', ...rest });
const whereOf = (game: Game, id: string) => game.units[counterId(id)].where;
const types = (events: readonly Event[]) => events.map(({ type }) => type);
const inside = (hex: string, carrier: string) => ({
  where: { ...onMap(hex, null), inside: counterId(carrier) },
});

const costsOf = (events: readonly Event[]) =>
  ledger(events.flatMap((event) => (event.type === 'moved' ? event.costs : [])));

/** Dice whose next rolls are these. */
function diceFor(...rolls: readonly number[]): Game['dice'] {
  for (let seed = 0; ; seed++) {
    const holder = { dice: seedDice(seed) };
    if (rolls.every((wanted) => roll(holder, 10) === wanted)) return seedDice(seed);
  }
}

describe('a move', () => {
  it('§6.3: puts the unit where it ends, with its facing and its ledger', () => {
    const [unit, action] = counterAndMove('A bipod 0405 S > 0406 0507 NE');
    const { events, after } = played(simple([unit]), action);
    expect(whereOf(after, 'A')).toEqual(onMap('0507', 1));
    expect(after.units[unit.id].moved).toBe(true);
    const [moved] = events as [Extract<Event, { type: 'moved' }>];
    expect(types(events)).toEqual(['moved']);
    expect(trail(moved.steps)).toBe('0405>0406 0406>0507');
    expect(ledger(moved.costs)).toBe('terrain 0406 1, turn 0406 0, terrain 0507 1, turn 0507 0');
    expect(moved.facing).toBe(1);
  });
  it('§6.3: standing still is a move too', () => {
    const { events, after } = played(simple([section('transcom-1', '0405')]), moveOf('transcom-1', ''));
    expect(events).toEqual([{ type: 'moved', unit: 'transcom-1', steps: [], costs: [], facing: null }]);
    expect(after.units[counterId('transcom-1')].moved).toBe(true);
  });
  it('§6.3.2: drift carries the section on', () => {
    const [unit, action] = counterAndMove('transcom-1 0806 > 0706');
    expect(whereOf(played(simple([unit]), action).after, 'transcom-1')).toEqual(onMap('0705', null));
  });
  it('R-42: an entering unit is placed first, facing where it goes', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 1 };
    const { events, after } = played(simple([unit]), moveOf('A', '2404 2304', 4));
    expect(events[0]).toEqual({ type: 'entered', unit: 'A', hex: at('2404'), facing: 5 });
    expect(events[1]).toMatchObject({ type: 'moved', steps: [{ from: at('2404'), to: at('2304') }] });
    expect(whereOf(after, 'A')).toEqual(onMap('2304', 4));
    const stops = played(simple([unit]), moveOf('A', '2404', 4));
    expect(stops.events[0]).toMatchObject({ type: 'entered', facing: 4 });
    expect(whereOf(stops.after, 'A')).toEqual(onMap('2404', 4));
  });
  it('§9.1: the Orni of scenario 1 enters and holds its fire; machines elsewhere do not', () => {
    const where = { at: 'toEnter' as const };
    const orni = { ...machine('A', 'orni', ['0101', 0]), where, force: 1 };
    const enter = (scenario: Game['scenario'], hex: string) =>
      played(simple([orni], { scenario, turn: 3 }), moveOf('A', hex, 0)).after.units[orni.id];
    expect(enter('incoming', '1327')).toHaveProperty('holdsFire', true);
    expect(enter('engage', '2413')).not.toHaveProperty('holdsFire');
  });
  it('R-42: a section enters without facing', () => {
    const unit = section('transcom-1', '2404', { where: { at: 'toEnter' } });
    const { events, after } = played(
      simple([unit], { scenario: 'extractors' }),
      moveOf('transcom-1', '2404 2405'),
    );
    expect(events[0]).toEqual({ type: 'entered', unit: 'transcom-1', hex: at('2404'), facing: null });
    expect(whereOf(after, 'transcom-1')).toEqual(onMap('2405', null));
  });
  it('an illegal move is not played', () => {
    const game = simple([section('transcom-1', '0405')]) as Draft<Game>;
    expect(() => playMove(game, moveOf('transcom-1', '0505 0705'))).toThrow('Played an illegal move');
  });
});

describe('bog', () => {
  const leave = (rolled: number, path = '0608 0607') =>
    played(simple([section('transcom-1', '0609')], { dice: diceFor(rolled) }), moveOf('transcom-1', path));
  it('§2 (A): 6 or less lets it go', () => {
    const { events, after } = leave(6);
    expect(events[0]).toEqual({
      type: 'bogRoll',
      unit: 'transcom-1',
      hex: at('0609'),
      roll: 6,
      stuck: false,
    });
    expect(whereOf(after, 'transcom-1')).toEqual(onMap('0607', null));
    expect(after.dice.rolled).toBe(1);
  });
  it('§2 (A), R-45: on 7 or more it is stuck and its move is finished', () => {
    const { events, after } = leave(7);
    expect(events[0]).toMatchObject({ roll: 7, stuck: true });
    expect(events[1]).toEqual({ type: 'moved', unit: 'transcom-1', steps: [], costs: [], facing: null });
    expect(whereOf(after, 'transcom-1')).toEqual(onMap('0609', null));
    expect(after.units[counterId('transcom-1')].moved).toBe(true);
  });
  it('R-45: it rolls for every bog hex it leaves', () => {
    const game = (dice: Game['dice']) => simple([section('ehn-etaki-commando', '0609')], { dice });
    const action = moveOf('ehn-etaki-commando', '0509 0608');
    const stuck = played(game(diceFor(0, 9)), action);
    expect(types(stuck.events)).toEqual(['bogRoll', 'bogRoll', 'moved']);
    expect(whereOf(stuck.after, 'ehn-etaki-commando')).toEqual(onMap('0509', null));
    expect(whereOf(played(game(diceFor(0, 0)), action).after, 'ehn-etaki-commando')).toEqual(
      onMap('0608', null),
    );
  });
  it('R-45: off the map too', () => {
    const routed = section('transcom-1', '0227', { routed: true });
    const off = moveOf('transcom-1', '', null, { exit: 3 });
    const game = (dice: Game['dice']) => simple([routed], { scenario: 'ambush', dice });
    expect(whereOf(played(game(diceFor(8)), off).after, 'transcom-1')).toEqual(onMap('0227', null));
    expect(whereOf(played(game(diceFor(2)), off).after, 'transcom-1')).toEqual({ at: 'eliminated' });
  });
  it('R-45: off the map from a bog hex it has just entered', () => {
    const game = simple([section('transcom-1', '0127', { routed: true })], {
      scenario: 'ambush',
      dice: diceFor(8),
    });
    const { events, after } = played(game, moveOf('transcom-1', '0227', null, { exit: 3 }));
    expect(types(events)).toEqual(['bogRoll', 'moved']);
    expect(whereOf(after, 'transcom-1')).toEqual(onMap('0227', null));
  });
  it('R-45: a section stuck on its way to a Floater does not board', () => {
    const game = simple([section('transcom-1', '0609'), vehicle('floater-1', '0608')], { dice: diceFor(9) });
    const { events, after } = played(
      game,
      moveOf('transcom-1', '0608', null, { into: counterId('floater-1') }),
    );
    expect(types(events)).toEqual(['bogRoll', 'moved']);
    expect(whereOf(after, 'transcom-1')).toEqual(onMap('0609', null));
  });
  it('worked example 2: a section lands in bog and is stuck there', () => {
    const units = [section('dagmaton-1', '0609', inside('0609', 'floater-1')), vehicle('floater-1', '0609')];
    const { events, after } = played(simple(units, { dice: diceFor(7) }), moveOf('dagmaton-1', '0608'));
    expect(types(events)).toEqual(['disembarked', 'bogRoll', 'moved']);
    expect((events[2] as Extract<Event, { type: 'moved' }>).costs).toMatchObject([
      { cause: { code: 'disembark' }, value: 2 },
    ]);
    expect(whereOf(after, 'dagmaton-1')).toEqual(onMap('0609', null));
  });
});

describe('transport', () => {
  const floater = vehicle('floater-1', '0406', 3);
  it('§6.3.3: embarking ends the move aboard', () => {
    const action = moveOf('transcom-1', '0406', null, { into: counterId('floater-1') });
    const { events, after } = played(simple([section('transcom-1', '0405'), floater]), action);
    expect(types(events)).toEqual(['moved', 'embarked']);
    expect(costsOf(events)).toBe('terrain 0406 1, embark 0406 1');
    expect(whereOf(after, 'transcom-1')).toEqual({ ...onMap('0406', null), inside: 'floater-1' });
    expect(whyNotMove(after, moveOf('transcom-1', ''))).toMatchObject({ reason: 'embarkedThisTurn' });
  });
  it('§6.3.3: the Floater may then move, and takes its sections along', () => {
    const units = [section('transcom-1', '0406', { ...inside('0406', 'floater-1'), moved: true }), floater];
    const { after } = played(simple(units), moveOf('floater-1', '0407', 3));
    expect(whereOf(after, 'floater-1')).toEqual(onMap('0407', 3));
    expect(whereOf(after, 'transcom-1')).toEqual({ ...onMap('0407', null), inside: 'floater-1' });
  });
  it('§6.3.3: sections land before or after the move of their Floater', () => {
    const units = [section('transcom-1', '0406', inside('0406', 'floater-1')), floater];
    const moved = played(simple(units), moveOf('floater-1', '0407', 3)).after;
    const { events, after } = played(moved, moveOf('transcom-1', '0408'.replace('0408', '0508')));
    expect(types(events)).toEqual(['disembarked', 'moved']);
    expect(whereOf(after, 'transcom-1')).toEqual(onMap('0508', null));
    expect(after.units[counterId('transcom-1')]).toMatchObject({ moved: true, disembarked: true });
  });
  it('§6.3.3: staying aboard is no landing', () => {
    const units = [section('transcom-1', '0406', inside('0406', 'floater-1')), floater];
    const stays = moveOf('transcom-1', '', null, { into: counterId('floater-1') });
    const { events, after } = played(simple(units), stays);
    expect(types(events)).toEqual(['moved']);
    expect(after.units[counterId('transcom-1')]).toMatchObject({
      ...inside('0406', 'floater-1'),
      moved: true,
    });
  });
  it('§6.3.3: it may land, walk round and board again', () => {
    const units = [
      section('transcom-1', '0406', inside('0406', 'floater-1')),
      vehicle('floater-2', '0506'),
      floater,
    ];
    const { events } = played(
      simple(units),
      moveOf('transcom-1', '0506', null, { into: counterId('floater-2') }),
    );
    expect(types(events)).toEqual(['disembarked', 'moved', 'embarked']);
  });
});

describe('forts', () => {
  const fort = staticPiece('fort-1', '1215');
  it('R-36: a section leaves the shelter, another takes it', () => {
    const units = [
      fort,
      section('dagmaton-1', '1215', inside('1215', 'fort-1')),
      section('dagmaton-2', '1214'),
    ];
    const out = played(simple(units), moveOf('dagmaton-1', '1216'));
    expect(types(out.events)).toEqual(['leftShelter', 'moved']);
    expect(whereOf(out.after, 'dagmaton-1')).toEqual(onMap('1216', null));
    expect(out.after.units[counterId('dagmaton-1')]).toMatchObject({ disembarked: false });
    const { events, after } = played(
      out.after,
      moveOf('dagmaton-2', '1215', null, { into: counterId('fort-1') }),
    );
    expect(types(events)).toEqual(['moved', 'sheltered']);
    expect(costsOf(events)).toBe('road 1215 1');
    expect(whereOf(after, 'dagmaton-2')).toEqual({ ...onMap('1215', null), inside: 'fort-1' });
  });
  const overrun = (others: readonly Unit[], path = '1214 1215') => {
    const units = [machine('A', 'bipod', ['1213', 3]), fort, ...others];
    return played(
      simple(units, { scenario: 'dobernStrongpoint', phase: AVRONIAN_MOVES }),
      moveOf('A', path, 3),
    );
  };
  it('§9.5: an empty fort is destroyed by a machine entering its hex', () => {
    const { events, after } = overrun([]);
    expect(types(events)).toEqual(['moved', 'fortOverrun', 'eliminated']);
    expect(events[2]).toMatchObject({ unit: 'fort-1', why: 'overrun' });
    expect(whereOf(after, 'fort-1')).toEqual({ at: 'eliminated' });
  });
  it('§9.5: passing through is entering', () => {
    expect(types(overrun([], '1214 1215 1216').events)).toContain('fortOverrun');
  });
  it('§9.5: a machine that comes by twice destroys it once', () => {
    const orni = machine('A', 'orni', ['1213', 3]);
    const { events } = played(
      simple([orni, fort], { phase: AVRONIAN_MOVES }),
      moveOf('A', '1214 1215 1216 1215', 0),
    );
    expect(types(events)).toEqual(['moved', 'fortOverrun', 'eliminated']);
  });
  it('§9.5: a fort with a section in or on it is not empty', () => {
    expect(types(overrun([section('dagmaton-1', '1215')], '1214 1215 1216').events)).toEqual(['moved']);
    const sheltered = section('dagmaton-1', '1215', inside('1215', 'fort-1'));
    expect(types(overrun([sheltered], '1214 1215 1216').events)).toEqual(['moved']);
  });
  it('§9.5: nothing but a fort is overrun', () => {
    const extractor = vehicle('extractor-1', '1214', 0);
    const { events, after } = overrun([extractor], '1214 1215 1216');
    expect(events.filter(({ type }) => type === 'eliminated')).toMatchObject([{ unit: 'fort-1' }]);
    expect(whereOf(after, 'extractor-1')).toEqual(onMap('1214', 0));
  });
  it('§9.5: only machines destroy it', () => {
    const units = [section('transcom-1', '1214'), fort];
    expect(types(played(simple(units), moveOf('transcom-1', '1215')).events)).toEqual(['moved']);
  });
});

describe('leaving the map', () => {
  it('R-38: a Dorian section runs off the north edge in scenario 1', () => {
    const game = simple([section('ehn-etaki-lance', '0401')], { scenario: 'incoming' });
    const { events, after } = played(game, moveOf('ehn-etaki-lance', '', null, { exit: 0 }));
    expect(events.at(-1)).toEqual({
      type: 'exited',
      unit: 'ehn-etaki-lance',
      hex: at('0401'),
      edge: 'north',
    });
    expect(whereOf(after, 'ehn-etaki-lance')).toEqual({ at: 'exited', edge: 'north' });
  });
  it('R-13: a routed section that leaves is lost', () => {
    const routed = section('transcom-1', '2415', { routed: true });
    const game = simple([routed], { scenario: 'threePodAttack' });
    const { events, after } = played(game, moveOf('transcom-1', '', null, { exit: 1 }));
    expect(events.slice(1)).toEqual([
      { type: 'exited', unit: 'transcom-1', hex: at('2415'), edge: 'east' },
      { type: 'eliminated', unit: 'transcom-1', why: 'leftMap' },
    ]);
    expect(whereOf(after, 'transcom-1')).toEqual({ at: 'eliminated' });
  });
  it('R-38: a machine leaves by the south edge in scenario 4', () => {
    const game = simple([counter('A bipod 1227 S')], { scenario: 'ambush', phase: AVRONIAN_MOVES });
    const { after } = played(game, moveOf('A', '', 3, { exit: 3 }));
    expect(whereOf(after, 'A')).toEqual({ at: 'exited', edge: 'south' });
  });
  it('§8.4.4: a target that leaves the map takes the Target orders aimed at it along', () => {
    const hunter = machine('A', 'bipod', ['0505', 0], { rest: { mark: counterId('ehn-etaki-lance') } });
    const game = simple([section('ehn-etaki-lance', '0401'), hunter], { scenario: 'incoming' });
    const { after } = played(game, moveOf('ehn-etaki-lance', '', null, { exit: 0 }));
    expect(after.units[counterId('A')]).toMatchObject({ mark: null });
  });
});

describe('ambush', () => {
  const hide = (id: string, hex: string) => section(id, hex, { hidden: true });
  const drive = (line: string, hidden: readonly Unit[]) => {
    const [unit, action] = counterAndMove(line);
    return played(simple([unit, ...hidden], { scenario: 'ambush', phase: AVRONIAN_MOVES }), action);
  };
  it('R-59, R-96: a machine that would end on a hidden unit stops in the last hex before it, facing it, and turns it up', () => {
    const { events, after } = drive('A bipod 0404 S > 0405 0406 0507 NE', [hide('transcom-1', '0507')]);
    expect(types(events)).toEqual(['moved', 'uncovered']);
    expect(events[1]).toMatchObject({ unit: 'transcom-1', why: 'bumped', where: onMap('0507', null) });
    expect(whereOf(after, 'A')).toEqual(onMap('0406', 2));
    expect(after.units[counterId('transcom-1')]).toMatchObject({ hidden: false, ambush: false });
  });
  it('R-59: the ledger counts what was made of the move', () => {
    const { events } = drive('A bipod 0404 S > 0405 0406 0507 NE', [hide('transcom-1', '0507')]);
    const [moved] = events as [Extract<Event, { type: 'moved' }>];
    expect(ledger(moved.costs)).toBe('terrain 0405 1, terrain 0406 1, turn 0406 0');
  });
  it('R-96: it stops where it may end, farther back if need be', () => {
    const others = [hide('transcom-1', '0407'), counter('B glide 0406 S')];
    expect(whereOf(drive('A glide 0404 S > 0405 0406 0407 S', others).after, 'A')).toEqual(onMap('0405', 3));
  });
  it('R-96: whom it would then end on is turned up as well', () => {
    const others = [hide('transcom-1', '0407'), hide('transcom-2', '0406')];
    const { events, after } = drive('A glide 0404 S > 0405 0406 0407 S', others);
    expect(types(events)).toEqual(['moved', 'uncovered', 'uncovered']);
    expect(whereOf(after, 'A')).toEqual(onMap('0405', 3));
  });
  it('R-59: it may not get anywhere', () => {
    const { events, after } = drive('A glide 0404 S > 0405 SE', [hide('transcom-1', '0405')]);
    expect(events[0]).toMatchObject({ type: 'moved', steps: [], costs: [] });
    expect(whereOf(after, 'A')).toEqual(onMap('0404', 3));
  });
  it('R-59: passing hidden units turns nothing up', () => {
    const { events, after } = drive('A glide 0404 S > 0405 0406 S', [hide('transcom-1', '0405')]);
    expect(types(events)).toEqual(['moved']);
    expect(after.units[counterId('transcom-1')].hidden).toBe(true);
  });
  it('R-59: a machine that leaves the map does not end on the hidden unit it leaves from', () => {
    const units = [counter('A glide 1226 S'), hide('transcom-1', '1227')];
    const game = simple(units, { scenario: 'ambush', phase: AVRONIAN_MOVES });
    const { events, after } = played(game, moveOf('A', '1227', 3, { exit: 3 }));
    expect(types(events)).toEqual(['moved', 'exited']);
    expect(after.units[counterId('transcom-1')].hidden).toBe(true);
  });
  it('R-59: a section may join its own hidden units', () => {
    const units = [section('transcom-2', '0405'), hide('transcom-1', '0406')];
    const { events, after } = played(simple(units, { scenario: 'ambush' }), moveOf('transcom-2', '0406'));
    expect(types(events)).toEqual(['moved']);
    expect(whereOf(after, 'transcom-2')).toEqual(onMap('0406', null));
  });
  it('R-59: passengers are turned up with their Floater', () => {
    const units = [
      vehicle('floater-1', '0405', 0, { hidden: true }),
      section('transcom-1', '0405', { ...inside('0405', 'floater-1'), hidden: true }),
    ];
    const { events } = drive('A glide 0404 S > 0405 S', units);
    expect(events.slice(1).map((event) => 'unit' in event && event.unit)).toEqual([
      'floater-1',
      'transcom-1',
    ]);
  });
  const entering = {
    ...machine('A', 'bipod', ['0101', 0], { move: ['freeMove'] }),
    where: { at: 'toEnter' as const },
    force: 1,
  };
  const enter = (path: string, hidden: string) => {
    const game = gameWith([entering, hide('transcom-1', hidden)], {
      scenario: 'ambush',
      phase: AVRONIAN_MOVES,
      activation: { type: 'moving', machine: entering.id, order: 'freeMove', box: 0, marking: false },
    });
    return played(game, moveOf('A', path, 3));
  };
  it('R-96, R-42: bumped after its entry hex it has entered, and its Move cycle advances', () => {
    const { events, after } = enter('0501 0502', '0502');
    expect(types(events)).toEqual(['entered', 'moved', 'uncovered']);
    expect(after.units[entering.id]).toMatchObject({ where: onMap('0501', 3), move: { marker: 0 } });
  });
  it('R-96, R-42: bumped in its entry hex it does not enter, and its Move cycle does not advance', () => {
    const { events, after } = enter('0501', '0501');
    expect(types(events)).toEqual(['uncovered']);
    expect(after.units[entering.id]).toMatchObject({
      where: { at: 'toEnter' },
      moved: true,
      move: { marker: null },
    });
    expect(after.activation).toBeNull();
  });
});

describe('orders', () => {
  it('§8.1: a machine under orders has then executed its order', () => {
    const unit = machine('A', 'bipod', ['0405', 3], { move: ['freeMove'] });
    const game = gameWith([unit], {
      phase: AVRONIAN_MOVES,
      activation: { type: 'moving', machine: unit.id, order: 'freeMove', box: 0, marking: false },
    });
    const { after } = played(game, moveOf('A', '0406', 3));
    expect(after.units[unit.id]).toMatchObject({ moved: true, move: { marker: 0 } });
    expect(after.activation).toBeNull();
  });
  it('§8.3.1: one that reaches its objective takes the marker and the order off', () => {
    const objective = { hex: at('0406'), exit: null };
    const unit = machine('A', 'bipod', ['0405', 3], { move: ['vector'], rest: { objective } });
    const game = gameWith([unit], {
      phase: AVRONIAN_MOVES,
      activation: { type: 'moving', machine: unit.id, order: 'vector', box: 0, marking: false },
    });
    const { events, after } = played(game, moveOf('A', '0406', 3));
    expect(types(events)).toEqual(['moved', 'objectiveRemoved', 'orderRemoved']);
    expect(after.units[unit.id]).toMatchObject({ objective: null });
  });
});
