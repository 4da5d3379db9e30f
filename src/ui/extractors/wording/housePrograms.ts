import { programsOffered, type ScenarioId, type WrittenProgram } from '../../../rules/extractors';
import { houseWords } from './houseForces';
import found from './housePrograms.json' with { type: 'json' };

/** A programme of the house, with its name and what it is for. */
export interface HouseProgram {
  readonly name: string;
  readonly words: string;
  readonly written: WrittenProgram;
}

/** With games won against the recommended company, and of how many. */
type Found = readonly [name: string, words: string, won: number, games: number];

const FOUND = found as unknown as Readonly<Record<ScenarioId, readonly Found[]>>;

/** The programmes of the house for the machines of a scenario, the recommended one first [§8.1]. */
export function housePrograms(scenario: ScenarioId): readonly HouseProgram[] {
  return programsOffered(scenario).map((written, index) => {
    const [name, ...told] = FOUND[scenario][index];
    return { name, written, words: houseWords(index, ...told) };
  });
}
