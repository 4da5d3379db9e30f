import type { ScenarioId } from '../types';
import type { WrittenProgram } from './writtenProgram';

/**
 * The programmes of the house for each scenario's machines, the recommended one first: `npm run lab:armies -- --draw program`
 * [§8.1]. In the recommended ones nobody stays where he is: a turn of Patrol or Hold is a turn in which the other side gets away
 * or fires unhindered.
 */
export const PROGRAMS: Readonly<Record<ScenarioId, readonly [WrittenProgram, ...WrittenProgram[]]>> = {
  incoming: ['VVV TCT', 'VVV TTT', 'VVV CTC'],
  threePodAttack: ['VVV CCC', 'VCV OOC', 'VVV TOO'],
  extractors: ['CCC TCT', 'CCC TOO', 'CVP TCT'],
  ambush: ['VVV CCC', 'VVV SSS', 'VVV OOO'],
  dobernStrongpoint: ['CCC OOO', 'CCC TOT', 'CCV OOS'],
  engage: ['CCC SOS', 'CCC OOO', 'CCC OSO'],
};
