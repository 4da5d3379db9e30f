import { afterAll, describe, expect, it, vi } from 'vitest';
import { hexNumber, parseHex, type Hex } from '../../hex';
import { planningPlayer } from '../autoplay';
import { chanceOf, happens, pick } from '../chance';
import { playOut, type Watch } from '../playOut';
import type { Action, Event, ExtractorsTypes, Game, Scenario } from './types';

/** In the place of the second scenario: three Bipods attack a post on a field of 12 × 10 hexes. */
vi.resetModules();
vi.doMock('./scenarios/threePodAttack', async () => {
  const { buildMap } = await import('./maps/build');
  const { hexOf } = await import('../printed');
  const { countersOfCell, counterId } = await import('./data');
  const map = buildMap({
    columns: 12,
    rows: 10,
    terrain: { rough: '0505 0605 0705', bog: '0303 0304', lake: '0907 0908', depression: '1002 1003' },
    flux: { '0207': 'NE' },
    roads: ['0101 0201 0302 0402 0503 0603 0704'],
  });
  const hexes = (numbers: string) => numbers.split(' ').map((number) => hexOf(map.grid, number));
  const threePodAttack: Scenario = {
    id: 'threePodAttack',
    number: 2,
    title: 'A small field',
    map,
    duration: 6,
    lastTurn: 6,
    friendlyEdge: { dorian: 'east', avronian: 'west' },
    exits: [],
    forces: [
      {
        side: 'dorian',
        name: 'Post',
        given: [counterId('commandpost')],
        givenChassis: {},
        budget: null,
        arrival: { type: 'stands', hex: hexOf(map.grid, '0608') },
      },
      {
        side: 'dorian',
        name: 'Cell',
        given: [...countersOfCell('Panza').map(({ id }) => id), counterId('pgp-1'), counterId('floater-1')],
        givenChassis: {},
        budget: null,
        arrival: {
          type: 'placed',
          zone: { zone: 'hexes', hexes: hexes('0406 0506 0606 0706 0707 1209 1210') },
        },
      },
      {
        side: 'avronian',
        name: 'Bipods',
        given: [counterId('A'), counterId('B'), counterId('C')],
        givenChassis: { A: 'bipod', B: 'glide', C: 'orni' },
        budget: null,
        arrival: { type: 'enters', turn: 1, hexes: hexes('0101 1201 0601') },
      },
    ],
    specials: [],
  };
  return { threePodAttack };
});

afterAll(() => {
  vi.doUnmock('./scenarios/threePodAttack');
  vi.resetModules();
});

// The rules as they are with that scenario; other tests keep theirs.
const { readPosition, writePosition } = await import('./notation');
const { canSee } = await import('./lineOfSight');
const { options } = await import('./options');
const { extractors } = await import('./ruleset');
const { mapOf } = await import('./scenarios');
const { setup } = await import('./setup');
const { whyIllegal } = await import('./legality');
const { isPlaced, unitsOf } = await import('./units');

/** Plays whatever comes to mind to the end. */
function playedOut(rules: 'full' | 'simple', seed: number): { game: Game; events: readonly Event[] } {
  const chance = chanceOf(seed);
  const events: Event[] = [];
  const player = planningPlayer(extractors, chance, (game) => {
    const may = options(game);
    const shots = may.filter(({ type }) => type === 'fire');
    const ends =
      shots.length === 0 && happens(chance, 25) ? may.filter(({ type }) => type === 'endPhase') : [];
    return [pick(chance, shots) ?? pick(chance, ends) ?? pick(chance, may)!];
  });
  const watch: Watch<ExtractorsTypes> = {
    before: (game, action) => expect(whyIllegal(game, action)).toBeUndefined(),
    after: (_game, _action, told) => void events.push(...told),
  };
  const { game } = playOut(extractors, { scenario: 'threePodAttack', rules }, seed, {
    player,
    watch,
    most: 4000,
  });
  return { game, events };
}

describe('on a map of 12 × 10 hexes', () => {
  it.each([
    ['full', 11],
    ['full', 2],
    ['simple', 3],
    ['simple', 4],
  ] as const)('a game under %s rules (seed %i) is played to an end', (rules, seed) => {
    const { game, events } = playedOut(rules, seed);
    const { grid } = mapOf(game);
    expect(game.phase.name).toBe('ended');
    expect(game.victory).not.toBeNull();
    expect(events.filter(({ type }) => type === 'moved').length).toBeGreaterThan(2);
    expect(events.filter(({ type }) => type === 'shot').length).toBeGreaterThan(0);
    for (const unit of unitsOf(game)) if (isPlaced(unit)) expect(unit.where.hex).toBeLessThan(grid.size);
    const { dice, ...position } = game;
    expect(dice).toBeDefined();
    expect(readPosition(writePosition(position))).toEqual(position);
  });

  it('is seen, numbered and left by its own terrain and edges', () => {
    const { grid } = mapOf('threePodAttack');
    const at = (number: string) => parseHex(grid, number)!;
    const big = mapOf('engage');
    const map = mapOf('threePodAttack');
    expect(canSee(map, at('0604'), at('0606'))).toBe(false);
    expect(canSee(map, at('0404'), at('0406'))).toBe(true);
    // Asked in turn, the two keep apart.
    expect(canSee(big, parseHex(big.grid, '1214')!, parseHex(big.grid, '1212')!)).toBe(false);
    expect(canSee(map, at('0604'), at('0606'))).toBe(false);
    expect(hexNumber(grid, 119 as Hex)).toBe('1210');
  });

  it('a hex of a larger map is refused, whatever is asked with it', () => {
    const { game } = playedOut('simple', 5);
    const before = structuredClone(game);
    for (const far of [120, 647]) {
      const hex = far as Hex;
      const unit = unitsOf(game)[0].id;
      const strange: readonly Action[] = [
        { type: 'place', unit, hex, facing: null, into: null },
        { type: 'move', unit, path: [hex], facing: null, exit: null, into: null },
        { type: 'markHex', machine: unit, hex, exit: null },
      ];
      for (const action of strange) expect(whyIllegal(game, action)).toMatchObject({ reason: 'malformed' });
    }
    expect(game).toEqual(before);
  });

  it('the state names its scenario, not its map', () => {
    const text = JSON.stringify(setup({ scenario: 'threePodAttack', rules: 'full' }, 1));
    expect(text).not.toContain('terrain');
    expect(text).toContain('"scenario":"threePodAttack"');
  });
});
