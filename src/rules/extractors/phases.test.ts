import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../result';
import { counterId } from './data';
import { whyIllegal } from './legality';
import { whyUnfinished } from './unfinished';
import { movesOf, mustStillEnter, reachOf } from './movement';
import { options } from './options';
import { concludeIfDecided, playEndPhase } from './phases';
import { play } from './play';
import {
  AVRONIAN_FIRES,
  AVRONIAN_MOVES,
  DORIAN_FIRES,
  DORIAN_MOVES,
  DORIAN_RALLIES,
  gameWith,
  machine,
  section,
  vehicle,
} from './testing';
import { phaseOf, samePhase } from './turn';
import { sideToDecide, standing } from '../turn';
import type { Cycle, Game, Machine, Phase, Position, Section, Unit } from './types';
import { unitOf } from './units';

/** Near enough to each other that every movement and fire phase has something to decide. */
const LANCE = section('panza-lance', '1214');
const GLIDE = machine('A', 'glide', ['1215', 0], { weapons: ['laser', 'laser', 'laser'] });
const ROUTED = section('panza-shock-1', '0505', { routed: true });
const PROGRAMMING: Phase = { name: 'programming', side: 'avronian' };

const simple = (units: readonly Unit[], rest: Partial<Game>) => gameWith(units, { rules: 'simple', ...rest });

function ended(game: Game) {
  const draft = structuredClone(game) as Draft<Game>;
  const events = playEndPhase(draft);
  return { game: draft as Game, events };
}
const begun = (events: ReturnType<typeof playEndPhase>) =>
  events.flatMap((event) => (event.type === 'phaseBegan' ? [phaseOf(event as unknown as Position)] : []));

describe('§4: the phases of a turn', () => {
  test.each<[what: string, phase: Phase, units: readonly Unit[], begun: readonly string[]]>([
    ['Dorian fire follows his movement', DORIAN_MOVES, [LANCE, GLIDE], ['2 dorian fire']],
    ['rally follows fire', DORIAN_FIRES, [LANCE, ROUTED, GLIDE], ['2 dorian rally']],
    [
      'R-87: without a routed section rally is passed over',
      DORIAN_FIRES,
      [LANCE, GLIDE],
      ['2 dorian rally', '2 avronian movement'],
    ],
    ['the Avronian moves after the rally', DORIAN_RALLIES, [LANCE, GLIDE], ['2 avronian movement']],
    ['and fires', AVRONIAN_MOVES, [LANCE, GLIDE], ['2 avronian fire']],
    ['then the next turn begins', AVRONIAN_FIRES, [LANCE, GLIDE], ['3 dorian movement']],
    [
      'R-87: without anyone in range fire is passed over',
      DORIAN_MOVES,
      [section('panza-lance', '0505'), GLIDE],
      ['2 dorian fire', '2 dorian rally', '2 avronian movement'],
    ],
  ])('%s', (_, phase, units, expected) => {
    const { game, events } = ended(simple(units, { phase }));
    expect(begun(events)).toEqual(expected);
    expect(events).toHaveLength(expected.length);
    expect(phaseOf(game)).toBe(expected.at(-1));
  });

  it('§8.1: machines that enter are programmed just before they do', () => {
    const newcomer: Machine = { ...GLIDE, where: { at: 'toEnter' }, force: 3 };
    const { events, game } = ended(
      gameWith([LANCE, newcomer], { scenario: 'extractors', phase: DORIAN_RALLIES, turn: 4 }),
    );
    expect(begun(events)).toEqual(['4 avronian programming']);
    expect(begun(ended({ ...game, phase: PROGRAMMING }).events)).toContain('4 avronian movement');
  });

  it('before the first turn come the preparations that are needed, then turn 1', () => {
    const { events } = ended(simple([LANCE, GLIDE], { turn: 0, phase: { name: 'buildUp', side: 'dorian' } }));
    expect(begun(events)).toEqual(['0 avronian buildUp']);
    const last = ended(simple([LANCE, GLIDE], { turn: 0, phase: { name: 'buildUp', side: 'avronian' } }));
    expect(begun(last.events)).toEqual(['1 dorian movement']);
  });
});

describe('R-87: a phase that is passed over says why', () => {
  const reasonsOf = (game: Game) =>
    ended(game).events.flatMap((event) =>
      event.type === 'phaseBegan' ? [[phaseOf(event as unknown as Position), event.passedOver?.why]] : [],
    );
  it('without a routed section, without a target; the phase that is played says nothing', () => {
    expect(reasonsOf(simple([section('panza-lance', '0505'), GLIDE], { phase: DORIAN_MOVES }))).toEqual([
      ['2 dorian fire', 'noTarget'],
      ['2 dorian rally', 'noneRouted'],
      ['2 avronian movement', undefined],
    ]);
  });
  it('§9.1: the Orni that entered this turn', () => {
    const orni = machine('A', 'orni', ['1215', 0], {
      weapons: ['laser', 'laser'],
      rest: { force: 1, holdsFire: true },
    });
    const game = simple([LANCE, orni], { scenario: 'incoming', turn: 1, phase: AVRONIAN_MOVES });
    const [event] = ended(game).events;
    expect(event).toMatchObject({
      type: 'phaseBegan',
      passedOver: { why: 'holdsFireOnEntry', units: ['A'], rule: '§9.1' },
    });
  });
});

describe('R-41: a unit that is due has to enter if it has a legal end', () => {
  const waits = { where: { at: 'toEnter' } } as const;
  const lance = section('bha-lance', '0101', waits);
  const pgp = { ...vehicle('pgp-1', '0101'), ...waits };
  const orni = machine('B', 'orni', ['0101', 0], { rest: { force: 1, ...waits } });

  test.each<[who: string, unit: Unit, phase: Phase]>([
    ['a section', lance, DORIAN_MOVES],
    ['a vehicle', pgp, DORIAN_MOVES],
    ['a machine under Simple rules', orni, AVRONIAN_MOVES],
  ])('the phase does not end before it: %s', (_, unit, phase) => {
    const game = simple([LANCE, GLIDE, unit], { turn: 1, phase });
    const why = { rule: 'R-41', reason: 'mustStillEnter', units: [unit.id] };
    expect(whyIllegal(game, { type: 'endPhase' })).toEqual(why);
    expect(options(game)).not.toContainEqual({ type: 'endPhase' });
    const draft = structuredClone(game) as Draft<Game>;
    play(draft, movesOf(game, unit.id).take(0));
    expect(whyUnfinished(draft)).toBeUndefined();
  });

  it('nor in a later turn, if it could not come before', () => {
    const game = simple([LANCE, GLIDE, lance], { turn: 5, phase: DORIAN_MOVES });
    expect(whyUnfinished(game)).toMatchObject({ reason: 'mustStillEnter' });
  });

  it('in the phase of its side, on its turn', () => {
    const relief = simple([LANCE, GLIDE, { ...lance, force: 2 }], {
      scenario: 'dobernStrongpoint',
      phase: DORIAN_MOVES,
    });
    expect(mustStillEnter({ ...relief, turn: 5 })).toEqual([]);
    expect(mustStillEnter({ ...relief, turn: 6 })).toEqual([lance.id]);
    expect(mustStillEnter({ ...relief, turn: 6, phase: AVRONIAN_MOVES })).toEqual([]);
    expect(mustStillEnter({ ...relief, turn: 6, phase: DORIAN_FIRES })).toEqual([]);
  });

  it('R-42: one that has no legal end waits', () => {
    const lame = { ...pgp, speedHits: 2 as const };
    const game = simple([LANCE, GLIDE, lame, lance], { turn: 1, phase: DORIAN_MOVES });
    expect(mustStillEnter(game)).toEqual([lance.id]);
    const alone = simple([LANCE, GLIDE, lame], { turn: 1, phase: DORIAN_MOVES });
    expect(whyUnfinished(alone)).toBeUndefined();
  });

  it('R-42: so does one for whom enemies hold every hex in which it could end', () => {
    const slow = section('dagmaton-1', '0101', waits);
    const enter = (others: readonly Unit[]) =>
      simple([LANCE, GLIDE, slow, ...others], { scenario: 'extractors', turn: 1, phase: DORIAN_MOVES });
    const hexes = [...new Set(reachOf(enter([]), slow.id).ends.map(({ hex }) => hex))];
    const held = hexes.map((hex, i) => ({
      ...section('transcom-1', '0101'),
      id: counterId(`enemy-${i}`),
      side: 'avronian' as const,
      where: { at: 'map' as const, hex, facing: null, inside: null },
    }));
    expect(mustStillEnter(enter(held.slice(1)))).toEqual([slow.id]);
    expect(mustStillEnter(enter(held))).toEqual([]);
    expect(whyUnfinished(enter(held))).toBeUndefined();
  });

  it('machines under orders are asked for their first order', () => {
    const game = gameWith([LANCE, GLIDE, orni], { turn: 1, phase: AVRONIAN_MOVES });
    expect(mustStillEnter(game)).toEqual([]);
  });
});

describe('what the end of a phase clears', () => {
  const box = { order: null, revealed: false, lost: false } as const;
  const reset: Cycle<never> = { boxes: [box, box, box], marker: null, running: true, reset: true };
  const all: Machine = { ...GLIDE, held: true, combatReset: true, move: reset, combat: { ...reset } };
  const spent = <U extends Unit>(unit: U): U => ({ ...unit, moved: true, fired: true });
  const PINNED = spent(section('panza-shock-2', '1213', { pinned: true, disembarked: true, ambush: true }));
  const TIRED: Machine = spent({ ...all, slots: all.slots.map((slot) => ({ ...slot, fired: true })) });
  const WALKER = spent(vehicle('walker-1', '1210', 0, { ambush: true }));
  const after = (phase: Phase) => ended(simple([PINNED, WALKER, LANCE, TIRED, ROUTED], { phase }));
  const dorian = ({ game }: ReturnType<typeof after>) => unitOf(game, PINNED.id) as Section;
  const avronian = ({ game }: ReturnType<typeof after>) => unitOf(game, TIRED.id) as Machine;

  it('§6.3.4: pins come off at the end of the rally phase, and only then', () => {
    expect(dorian(after(DORIAN_MOVES)).pinned).toBe(true);
    const rallied = after(DORIAN_RALLIES);
    expect(dorian(rallied).pinned).toBe(false);
    expect(rallied.events[0]).toEqual({ type: 'pinRemoved', units: [PINNED.id] });
    const none = ended(simple([LANCE, GLIDE], { phase: DORIAN_RALLIES }));
    expect(none.events.map(({ type }) => type)).toEqual(['phaseBegan']);
  });

  it('§8.2: the reset markers of the last Avronian turn come off at the end of the Dorian turn', () => {
    const kept = avronian(after(AVRONIAN_FIRES));
    expect([kept.move.reset, kept.combat.reset]).toEqual([true, true]);
    const cleared = avronian(after(DORIAN_RALLIES));
    expect([cleared.move.reset, cleared.combat.reset]).toEqual([false, false]);
  });

  it('§8.3.5, §8.2, §9.1: what Hold, a Combat reset and its entry do to fire lapses at the end of the Avronian turn', () => {
    const kept = avronian(after(AVRONIAN_MOVES));
    expect([kept.held, kept.combatReset]).toEqual([true, true]);
    const lapsed = avronian(after(AVRONIAN_FIRES));
    expect([lapsed.held, lapsed.combatReset]).toEqual([false, false]);
    const entered = simple([LANCE, { ...TIRED, holdsFire: true }], { phase: AVRONIAN_FIRES });
    expect(unitOf(ended(entered).game, TIRED.id)).not.toHaveProperty('holdsFire');
    const dorianFire = avronian(after(DORIAN_FIRES));
    expect([dorianFire.held, dorianFire.combatReset]).toEqual([true, true]);
  });

  it('§3: an Extractor has no orders of which anything could be cleared', () => {
    const EXTRACTOR = vehicle('extractor-1', '2020');
    const left = (phase: Phase) =>
      unitOf(ended(simple([LANCE, ROUTED, GLIDE, EXTRACTOR], { phase })).game, EXTRACTOR.id);
    for (const phase of [DORIAN_FIRES, DORIAN_RALLIES, AVRONIAN_MOVES, AVRONIAN_FIRES])
      expect(left(phase)).toEqual(EXTRACTOR);
  });

  it('§9.4: the ambush DRM lapses at the end of the Dorian fire phase', () => {
    expect(dorian(after(DORIAN_MOVES)).ambush).toBe(true);
    expect(dorian(after(AVRONIAN_FIRES)).ambush).toBe(true);
    const over = after(DORIAN_FIRES);
    expect(dorian(over).ambush).toBe(false);
    expect(unitOf(over.game, WALKER.id).ambush).toBe(false);
  });

  it('§6.3: a movement phase begins with nobody of its side moved', () => {
    const moving = after(AVRONIAN_FIRES);
    expect(dorian(moving)).toMatchObject({ moved: false, disembarked: false, fired: true });
    expect(unitOf(moving.game, WALKER.id)).toEqual({ ...WALKER, moved: false });
    expect(avronian(moving).moved).toBe(true);
    const fire = after(DORIAN_MOVES);
    expect(dorian(fire)).toMatchObject({ moved: true, disembarked: true });
  });

  it('§7: a fire phase begins with nobody of its side fired', () => {
    const fire = after(AVRONIAN_MOVES);
    expect(avronian(fire)).toMatchObject({ fired: false, slots: TIRED.slots.map(() => ({ fired: false })) });
    expect(dorian(fire).fired).toBe(true);
    expect(dorian(after(DORIAN_MOVES)).fired).toBe(false);
    expect(avronian(after(DORIAN_MOVES)).slots[0].fired).toBe(true);
  });

  it('§9.4: a new turn has nobody activated yet', () => {
    const uncovered = [LANCE.id];
    const game = (phase: Phase) => ended(simple([LANCE, GLIDE], { phase, uncovered })).game;
    expect(game(AVRONIAN_FIRES).uncovered).toEqual([]);
    expect(game(DORIAN_MOVES).uncovered).toEqual(uncovered);
  });
});

describe('§9: the end of the game', () => {
  it('comes when the last turn is over, by what it is worth then', () => {
    const { game, events } = ended(simple([LANCE, GLIDE], { phase: AVRONIAN_FIRES, turn: 12 }));
    expect(events.map(({ type }) => type)).toEqual(['ended']);
    expect(game).toMatchObject({ phase: { name: 'ended', side: null }, victory: { winner: 'avronian' } });
    expect(events).toEqual([{ type: 'ended', victory: game.victory }]);
  });

  test.each<[what: string, phase: Phase, turn: number]>([
    ['not a turn before', AVRONIAN_FIRES, 11],
    ['not in another phase of the last turn', DORIAN_MOVES, 12],
    ['not in the Avronian movement', AVRONIAN_MOVES, 12],
  ])('%s', (_, phase, turn) => {
    expect(ended(simple([LANCE, GLIDE], { phase, turn })).game.victory).toBeNull();
  });

  it('R-39: comes at once when an action has decided it, and leaves nothing unfinished', () => {
    const left = { ...LANCE, where: { at: 'exited', edge: 'north' } } as const;
    const game = structuredClone(
      simple([left, GLIDE], {
        scenario: 'incoming',
        phase: AVRONIAN_MOVES,
        activation: { type: 'moving', machine: GLIDE.id, order: 'hold', box: 0, marking: false },
      }),
    ) as Draft<Game>;
    const events = concludeIfDecided(game);
    expect(events).toMatchObject([{ type: 'ended', victory: { winner: 'dorian' } }]);
    expect(game).toMatchObject({ activation: null, phase: { name: 'ended' }, victory: { winner: 'dorian' } });
    expect(concludeIfDecided(game)).toEqual([]);
  });

  it('R-39: the action that decides tells it last', () => {
    const game = structuredClone(
      simple([{ ...LANCE, where: { at: 'eliminated' } }, ROUTED, GLIDE], {
        scenario: 'incoming',
        phase: DORIAN_RALLIES,
      }),
    ) as Draft<Game>;
    game.units[ROUTED.id].where = { at: 'exited', edge: 'north' };
    expect(play(game, { type: 'cease', machine: GLIDE.id }).at(-1)).toMatchObject({ type: 'ended' });
  });
});

describe('where a game stands', () => {
  const game = gameWith([LANCE, GLIDE], { turn: 3, phase: AVRONIAN_FIRES });
  const over = gameWith([], {
    turn: 12,
    phase: { name: 'ended', side: null },
    victory: { winner: 'dorian', because: { code: 'extractorPoints', points: 2 }, points: [] },
  });

  it('§4: whose decision it is', () => {
    expect(sideToDecide(game)).toBe('avronian');
    expect(sideToDecide(over)).toBeNull();
  });

  it('§4: a name for each phase of a turn', () => {
    expect(phaseOf(game)).toBe('3 avronian fire');
    expect(phaseOf(over)).toBe('12  ended');
    expect(samePhase(DORIAN_FIRES, { ...AVRONIAN_FIRES })).toBe(false);
    expect(samePhase(DORIAN_FIRES, DORIAN_MOVES)).toBe(false);
    expect(samePhase(DORIAN_FIRES, { ...DORIAN_FIRES })).toBe(true);
  });

  it('§9: what the list of games tells of it', () => {
    expect(standing(game)).toEqual({ turn: 3, phase: 'fire', side: 'avronian', ended: false, winner: null });
    expect(standing(over)).toEqual({ turn: 12, phase: 'ended', side: null, ended: true, winner: 'dorian' });
  });
});
