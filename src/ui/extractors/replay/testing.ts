import type { Setup } from '../../../rules/extractors';
import { playOn, prepare, tableOf, type TestTable } from '../../../store/testing';

/** A game prepared with the recommended forces, some of it played, then every phase ended until it is over. */
export function endedTable(
  begun: Setup = { scenario: 'incoming', rules: 'simple' },
  played = 80,
  seed = 7,
): TestTable {
  const table = tableOf(begun, seed);
  prepare(table);
  playOn(table, played, seed);
  for (let steps = 0; table.replay() === null; steps++) {
    table.takeSeat();
    if (table.act({ type: 'endPhase' })) playOn(table, 1, steps);
    if (steps > 2000) throw new Error('The game never ends');
  }
  return table;
}
