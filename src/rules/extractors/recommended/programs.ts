import type { ScenarioId } from '../types';
import type { WrittenProgram } from './writtenProgram';

/**
 * The programmes of the house for each scenario's machines, the recommended one first: `npm run lab:armies -- --draw program`
 * [§8.1]. Close in every turn, or go to one place: a turn of Patrol or Hold is a turn in which the other side gets away or
 * fires unhindered.
 */
export const PROGRAMS: Readonly<Record<ScenarioId, readonly [WrittenProgram, ...WrittenProgram[]]>> = {
  incoming: ['CCC CTO'],
  threePodAttack: ['VVV CCC'],
  extractors: ['CCC OOO'],
  ambush: ['VVV CCC'],
  dobernStrongpoint: ['CCC OOO'],
  engage: ['CCC SOS'],
};
