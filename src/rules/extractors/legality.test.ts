import { describe, expect, it } from 'vitest';
import { allHexes, DIRECTIONS, hexNumber, neighbour, type Hex } from '../../hex';
import { whyIllegal } from './legality';
import { at, doriana } from './maps/doriana';
import { AVRONIAN_FIRES, DORIAN_RALLIES, gameWith, machine, section, vehicle } from './testing';
import type { Action, CounterId, Game, MoveAction, Unit } from './types';

const LANCE = section('panza-lance', '1214');
const FLOATER = vehicle('floater-1', '1214');

function move(unit: Unit, path: readonly Hex[], rest: Partial<MoveAction> = {}): Action {
  return { type: 'move', unit: unit.id, path, facing: null, exit: null, into: null, ...rest };
}

function waiting<U extends Unit>(unit: U): U {
  return { ...unit, where: { at: 'toEnter' } };
}

const hidden = <U extends Unit>(unit: U): U => ({ ...unit, hidden: true });
const inAmbush = (units: readonly Unit[], uncovered: readonly CounterId[] = []): Game =>
  gameWith(units, { scenario: 'ambush', uncovered });

/** A flux hex that carries legs on, and a clear hex from which it is entered. */
function besideFlux(): { readonly flux: Hex; readonly from: Hex } {
  for (const flux of allHexes(doriana.grid)) {
    const arrow = doriana.flux[flux];
    const onto = arrow === null ? undefined : neighbour(doriana.grid, flux, arrow);
    if (onto === undefined || doriana.terrain[onto] !== 'clear') continue;
    const from = DIRECTIONS.map((way) => neighbour(doriana.grid, flux, way)).find(
      (hex) => hex !== undefined && hex !== onto && doriana.terrain[hex] === 'clear',
    );
    if (from !== undefined) return { flux, from };
  }
  throw new Error('No flux on the map');
}

const { flux, from } = besideFlux();
const numberOf = (hex: Hex) => hexNumber(doriana.grid, hex);
const ASHORE = section('panza-lance', numberOf(from));
const IN_FLUX = vehicle('floater-1', numberOf(flux));
const ABOARD = hidden(
  section('panza-lance', '1214', { where: { at: 'map', hex: at('1214'), facing: null, inside: FLOATER.id } }),
);
const THIRD = hidden(section('panza-shock-1', '1010'));
const SWEEPS = machine('A', 'glide', ['1215', 0], { weapons: ['laser'], combat: ['sweep'] });
const STARTED = { ...SWEEPS, combat: { ...SWEEPS.combat, running: true } };

describe('why an action is not legal', () => {
  it.each<[rule: string, what: string, reason: string, game: Game, action: Action]>([
    [
      '§9',
      'nothing is after the game has ended',
      'gameEnded',
      gameWith([LANCE], { phase: { name: 'ended', side: null } }),
      { type: 'endPhase' },
    ],
    [
      '§6.3',
      'a move goes from hex to adjacent hex',
      'notAdjacent',
      gameWith([LANCE]),
      move(LANCE, [at('1217')]),
    ],
    [
      'R-42',
      'a unit enters by an entry hex',
      'entryHex',
      gameWith([waiting(LANCE)]),
      move(LANCE, [at('0214')]),
    ],
    [
      'R-42',
      'a facing unit arrives facing a hex of the map',
      'facesOffMap',
      gameWith([waiting(FLOATER)]),
      move(FLOATER, [at('0110')], { facing: 4 }),
    ],
    [
      'R-08',
      'nobody boards in a flux hex that carries him on',
      'fluxBoarding',
      gameWith([ASHORE, IN_FLUX]),
      move(ASHORE, [flux], { into: IN_FLUX.id }),
    ],
    [
      '§6.3.5',
      'routed sections have to run before the phase ends',
      'mustStillRun',
      gameWith([{ ...LANCE, routed: true }]),
      { type: 'endPhase' },
    ],
    [
      '§8.1',
      'a Combat cycle that has started executes its order before the phase ends',
      'mustExecute',
      gameWith([LANCE, STARTED], { phase: AVRONIAN_FIRES }),
      { type: 'endPhase' },
    ],
    [
      '§6.3.4',
      'only a routed section rolls to rally',
      'notRouted',
      gameWith([LANCE], { phase: DORIAN_RALLIES }),
      { type: 'rally', unit: LANCE.id },
    ],
    [
      '§9.4',
      'only hidden units are activated',
      'notHidden',
      inAmbush([LANCE]),
      { type: 'uncover', unit: LANCE.id },
    ],
    [
      'R-59',
      'a passenger is activated with its Floater',
      'inside',
      inAmbush([hidden(FLOATER), ABOARD]),
      { type: 'uncover', unit: ABOARD.id },
    ],
    [
      '§9.4',
      'up to two hidden units are activated in a turn',
      'tooManyUncovered',
      inAmbush([LANCE, FLOATER, THIRD], [LANCE.id, FLOATER.id]),
      { type: 'uncover', unit: THIRD.id },
    ],
  ])('%s: %s', (_rule, _what, reason, game, action) => {
    const before = structuredClone(game);
    expect(whyIllegal(game, action)).toMatchObject({ reason });
    expect(game).toEqual(before);
  });
});
