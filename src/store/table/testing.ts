import {
  extractors,
  type Action,
  type ExtractorsTypes,
  type Game,
  type Machine,
  type Position,
  type Setup,
} from '../../rules/extractors';
import type { Seating } from '../seats';
import { openTable, type GameRecord, type TableChoices } from '../table';
import type { Task } from '../thinking';
import { INCOMING, NOW, choice, heldThinker, newRecord, prepare, tableOf, type TestTable } from '../testing';

type ExtractorsRecord = GameRecord<Setup, Action>;

export const AVRONIAN: Seating = { after: 0, side: 'avronian', level: 'recruit' };
export const DORIAN: Seating = { after: 0, side: 'dorian', level: 'captain' };
export const SIMPLE_INCOMING: Setup = { ...INCOMING, rules: 'simple' };

/** A game on a table whose computer answers when the test does. */
export function opened(record: ExtractorsRecord, choices: TableChoices<ExtractorsTypes> = {}) {
  const held = heldThinker();
  const table = openTable(extractors, record, { now: () => NOW, thinker: held.thinker, ...choices });
  return { ...held, table, state: () => table.published.getState() };
}
export type Opened = ReturnType<typeof opened>;

export function against(seats: readonly Seating[], setup = SIMPLE_INCOMING): Opened {
  return opened({ ...newRecord(setup), seats });
}

/** Both sides by `prepare` up to the first movement, then the seats. */
export function inMovement(
  seats: readonly Seating[],
  setup = SIMPLE_INCOMING,
  choices: TableChoices<ExtractorsTypes> = {},
): Opened {
  const begun = tableOf(setup);
  prepare(begun);
  return opened({ ...begun.record(), seats }, choices);
}

/** The whole game of a record, the secrets of both sides with it. */
export function playedAnew({ setup, seed, actions }: ExtractorsRecord): Game {
  const game = extractors.setup(setup, seed);
  for (const action of actions) extractors.play(game, action);
  return game;
}

/** A move the computer may choose. */
export function moveIn({ last }: Opened): Action | undefined {
  return extractors.options(last().task.view).find(({ type }) => type === 'move');
}

/** The computer answers until a person decides or so much has been done. */
export async function letItPlay({ table, last, state }: Opened, most = 400): Promise<void> {
  for (let i = 0; i < most && state().computer !== null; i++) {
    if (state().computer?.state === 'shown') table.goOn();
    else await last().answer(sensible(last().task));
  }
}

/** Forces as recommended, phases ended, then whatever is legal. */
function sensible(task: Task<Position>): Action {
  const all = extractors.options(task.view);
  const end = all.find(({ type }) => type === 'endPhase');
  if (end && task.view.phase.name !== 'movement') return end;
  const recommended = all.find(({ type }) => type === 'recommend');
  return task.view.phase.name === 'buildUp' && recommended ? recommended : choice(task);
}

/** The last fingerprint of the record. */
export function hashOf(table: TestTable): string | undefined {
  return table.record().checks?.at(-1)?.hash;
}

/** The same number of orders in the same boxes of each cycle, drawn by a seed. */
export function programme(table: TestTable, seed: number, most = 3): void {
  table.takeSeat();
  const { position } = table.published.getState();
  const machines = Object.values(position?.units ?? {}).filter(
    (unit): unit is Machine => unit.class === 'machine',
  );
  for (const { id } of machines)
    for (const cycle of ['move', 'combat'] as const)
      for (const box of ([0, 1, 2] as const).slice(0, most)) {
        const now = table.published.getState().position;
        const fits = now
          ? extractors
              .options(now)
              .filter(
                (action) =>
                  action.type === 'order' &&
                  action.machine === id &&
                  action.cycle === cycle &&
                  action.box === box &&
                  action.order !== null,
              )
          : [];
        if (fits.length > 0) table.act(fits[(seed + box) % fits.length]);
      }
  const done = table.act({ type: 'endPhase' });
  if (done) throw new Error(JSON.stringify(done));
}
