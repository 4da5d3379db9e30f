import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../../result';
import { counterId } from '../data';
import { whyIllegal } from '../legality';
import { at } from '../maps/doriana';
import { isFault, readPosition } from '../notation';
import { options, optionsOf } from '../options';
import { play } from '../play';
import { AVRONIAN_MOVES, DORIAN_FIRES, gameWith, machine, onMap, section, vehicle } from '../testing';
import type { Action, Event, Game, Illegal, Unit } from '../types';
import { passengersOf, unitOf } from '../units';
import { view } from '../view';
import { witnessed } from '../witnessed';
import { moveOf } from './testing';
import { embarkOptions, mustStillEnter, reachOf, waitingAboard } from '.';

const WAITS = { where: { at: 'toEnter' } } as const;
const FLOATER = { ...vehicle('floater-1', '0101'), ...WAITS };
const OTHER = { ...vehicle('floater-2', '0101'), ...WAITS };
const SHOCK = section('panza-shock-1', '0101', WAITS);
const SECOND = section('panza-shock-2', '0101', WAITS);
const LANCE = section('panza-lance', '0101', WAITS);
const GLIDE = machine('A', 'glide', ['1215', 0], { weapons: ['laser'] });

const scene = (units: readonly Unit[] = [SHOCK, LANCE, FLOATER], rest: Partial<Game> = {}) =>
  structuredClone(gameWith([...units, GLIDE], { turn: 1, ...rest })) as Draft<Game>;
const embark = (unit: Unit, into: Unit | null = FLOATER): Action => ({
  type: 'embark',
  unit: unit.id,
  into: into && into.id,
});
const whereOf = (game: Game, { id }: Unit) => unitOf(game, id).where;

function act(game: Draft<Game>, action: Action): readonly Event[] {
  expect(whyIllegal(game, action)).toBeUndefined();
  return play(game, action);
}

describe('§5, R-107: infantry may begin embarked in a Floater that enters', () => {
  it('is told off the map, at no cost, and may be changed until the Floater enters', () => {
    const game = scene();
    expect(act(game, embark(SHOCK))).toEqual([
      { type: 'begunEmbarked', unit: SHOCK.id, carrier: FLOATER.id },
    ]);
    expect(whereOf(game, SHOCK)).toEqual({ at: 'toEnter', inside: FLOATER.id });
    expect(unitOf(game, SHOCK.id).moved).toBe(false);
    expect(waitingAboard(game, FLOATER.id).map(({ id }) => id)).toEqual([SHOCK.id]);
    act(game, embark(SHOCK, null));
    expect(whereOf(game, SHOCK)).toEqual({ at: 'toEnter' });
  });

  it('comes in with the Floater, wherever that ends', () => {
    const game = scene();
    act(game, embark(SHOCK));
    act(game, embark(LANCE));
    const events = act(game, moveOf(FLOATER.id, '0108 0208', 2));
    expect(events.slice(0, 3)).toEqual([
      { type: 'entered', unit: FLOATER.id, hex: at('0108'), facing: 2 },
      { type: 'enteredEmbarked', unit: SHOCK.id, carrier: FLOATER.id },
      { type: 'enteredEmbarked', unit: LANCE.id, carrier: FLOATER.id },
    ]);
    expect(passengersOf(game, FLOATER.id)).toHaveLength(2);
    expect(whereOf(game, SHOCK)).toEqual({ ...onMap('0208', null), inside: FLOATER.id });
  });

  it('R-09: has not embarked in that turn: it may land and go on', () => {
    const game = scene();
    act(game, embark(SHOCK));
    act(game, moveOf(FLOATER.id, '0108 0208', 2));
    const events = act(game, moveOf(SHOCK.id, '0308'));
    expect(events.map(({ type }) => type)).toEqual(['disembarked', 'moved']);
    expect(whereOf(game, SHOCK)).toEqual(onMap('0308', null));
  });

  it('those left behind enter on foot', () => {
    const game = scene();
    act(game, embark(SHOCK));
    act(game, moveOf(FLOATER.id, '0108', 2));
    expect(whereOf(game, LANCE)).toEqual({ at: 'toEnter' });
    expect(embarkOptions(game, unitOf(game, LANCE.id))).toEqual([]);
    expect(mustStillEnter(game)).toEqual([LANCE.id]);
  });

  it('R-41: who is in a Floater that waits enters with it, and that has to', () => {
    const game = scene();
    act(game, embark(SHOCK));
    expect(reachOf(game, SHOCK.id).ends).toEqual([]);
    expect(whyIllegal(game, moveOf(SHOCK.id, '0108'))).toEqual({
      rule: 'R-107',
      reason: 'inside',
      unit: SHOCK.id,
      carrier: FLOATER.id,
    });
    expect(new Set(mustStillEnter(game))).toEqual(new Set([LANCE.id, FLOATER.id]));
  });

  it('is offered as long as there is room', () => {
    const game = scene([SHOCK, SECOND, LANCE, FLOATER, OTHER]);
    expect(embarkOptions(game, LANCE)).toEqual([embark(LANCE), embark(LANCE, OTHER)]);
    expect(optionsOf(game, LANCE)).toEqual(expect.arrayContaining([embark(LANCE), embark(LANCE, OTHER)]));
    act(game, embark(SHOCK));
    act(game, embark(SECOND));
    expect(embarkOptions(game, LANCE)).toEqual([embark(LANCE, OTHER)]);
    expect(embarkOptions(game, unitOf(game, SHOCK.id))).toEqual([embark(SHOCK, OTHER), embark(SHOCK, null)]);
    for (const action of options(game)) expect(whyIllegal(game, action)).toBeUndefined();
  });

  const aboard = section('panza-lance', '0101', { where: { at: 'toEnter', inside: FLOATER.id } });
  const onTheMap = section('panza-lance', '0108');
  const cases: readonly (readonly [string, Game, Action, Partial<Illegal>])[] = [
    ['sections only', scene([OTHER, FLOATER]), embark(OTHER), { rule: '§6.3.3', reason: 'notASection' }],
    ['who waits', scene([onTheMap, FLOATER]), embark(onTheMap), { rule: '§5', reason: 'notWaiting' }],
    [
      'in what waits: on the map it boards by moving',
      scene([SHOCK, vehicle('floater-1', '0108')]),
      embark(SHOCK),
      { rule: '§5', reason: 'notWaiting', unit: FLOATER.id },
    ],
    [
      'of the same force',
      scene([{ ...SHOCK, force: 1 }, FLOATER]),
      embark(SHOCK),
      { rule: '§5', reason: 'notWaiting' },
    ],
    [
      'Floaters only',
      scene([SHOCK, { ...vehicle('pgp-1', '0101'), ...WAITS }]),
      { type: 'embark', unit: SHOCK.id, into: counterId('pgp-1') },
      { rule: '§6.3.3', reason: 'notACarrier' },
    ],
    [
      'of its own side',
      scene([SHOCK]),
      { type: 'embark', unit: SHOCK.id, into: GLIDE.id },
      { rule: '§6.3.3', reason: 'notACarrier' },
    ],
    [
      'a Floater there is',
      scene([SHOCK]),
      embark(SHOCK),
      { rule: '§6.3.3', reason: 'noSuchUnit', unit: FLOATER.id },
    ],
    [
      'two in a Floater',
      scene([
        { ...SHOCK, where: { at: 'toEnter', inside: FLOATER.id } },
        { ...SECOND, where: { at: 'toEnter', inside: FLOATER.id } },
        LANCE,
        FLOATER,
      ]),
      embark(LANCE),
      { rule: '§6.3.3', reason: 'carrierFull', limit: 2 },
    ],
    [
      'not where it is already',
      scene([aboard, FLOATER]),
      embark(aboard),
      { rule: '§6.3.3', reason: 'inside', carrier: FLOATER.id },
    ],
    ['out of what it is in', scene(), embark(SHOCK, null), { rule: '§5', reason: 'notAboard' }],
    [
      'on the turn both are due',
      scene(
        [
          { ...SHOCK, force: 2 },
          { ...FLOATER, force: 2 },
        ],
        { scenario: 'dobernStrongpoint', turn: 5 },
      ),
      embark(SHOCK),
      { rule: 'R-41', reason: 'entryTurn', turn: 6, now: 5 },
    ],
    [
      'in the movement phase',
      scene(undefined, { phase: DORIAN_FIRES }),
      embark(SHOCK),
      { rule: '§4', reason: 'wrongPhase' },
    ],
    [
      'of its side',
      scene(undefined, { phase: AVRONIAN_MOVES }),
      embark(SHOCK),
      { rule: '§4', reason: 'notYours' },
    ],
  ];
  test.each(cases)('%s', (_, game, action, why) => {
    const before = structuredClone(game);
    expect(whyIllegal(game, action)).toMatchObject(why);
    expect(game).toEqual(before);
  });

  it('§9.6, R-88: where forces are bought in secret the other side learns of it when they enter', () => {
    const game = scene();
    const begun = act(game, embark(SHOCK));
    expect(witnessed(game, begun, 'avronian')).toEqual([]);
    expect(witnessed(game, begun, 'dorian')).toEqual(begun);
    expect(Object.keys(view(game, 'avronian').units)).toEqual([GLIDE.id]);
    const entered = act(game, moveOf(FLOATER.id, '0108', 2));
    expect(witnessed(game, entered, 'avronian')).toEqual(entered);
    expect(Object.keys(view(game, 'avronian').units)).toContain(SHOCK.id);
    const open = { ...game, scenario: 'extractors' } as const;
    expect(witnessed(open, begun, 'avronian')).toEqual(begun);
  });
});

describe('§8.3, R-19: an Orni that enters where many enemies are as near as each other', () => {
  const LINE =
    'engage full T1 Amovement | D panza-shock-1@0105; panza-shock-2@0219; panza-lance@0110; ' +
    'pad-rakem-shock-1@0102; pad-rakem-shock-2@0108; outbok-lance-1@0324; outbok-lance-2@0314; ' +
    'outbok-lance-3@0213; xibalem-shock-1@0203; xibalem-shock-2@0205; xibalem-commando@0216; ' +
    'ehn-ark-shock-1@0123; ehn-ark-shock-2@0203; ehn-ark-lance@0316; dagmaton-2@0224; floater-1@0115/SE; ' +
    'walker-1@0301/SW; revil-1@0206/S; flyer-1@0319/N; agrax-1@0109/S | ' +
    'A orni A@waiting w:undulator,seeker m:close,close,close c:sweep,optimize,sweep';

  it('has every end it is offered, however many were looked at', () => {
    const position = readPosition(LINE);
    if (isFault(position)) throw new Error(JSON.stringify(position));
    const activation = {
      type: 'moving',
      machine: counterId('A'),
      order: 'close',
      box: 0,
      marking: false,
    } as const;
    const entering = { ...position, activation };
    const { ends } = reachOf(entering, counterId('A'));
    const moves = options(entering);
    expect(moves.length).toBeGreaterThanOrEqual(ends.length);
    for (const end of ends) expect(end.path.length).toBeGreaterThan(0);
    for (const move of moves) expect(move && whyIllegal(entering, move)).toBeUndefined();
    for (const move of moves) expect(move).toBeDefined();
  });
});
