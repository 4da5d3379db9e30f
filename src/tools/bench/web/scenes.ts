import { readFileSync } from 'node:fs';
import { allHexes, hexNumber } from '../../../hex';
import {
  COUNTERS,
  SECTIONS,
  doriana,
  recommendedPlacement,
  writePosition,
  type Unit,
} from '../../../rules/extractors';
import { gameWith, machine, section, vehicle } from '../../../rules/extractors/testing';
import { linkData } from '../../../store/link';
import { recordText } from '../../../store/schema';
import { tableOf, type TestTable } from '../../../store/testing';

const COUNTERS_SHOWN = 60;

/** A position of sixty counters all over the map, to look at. */
export async function crowd(): Promise<string> {
  const hexes = allHexes(doriana.grid).map((hex) => hexNumber(doriana.grid, hex));
  const dorian = COUNTERS.filter(
    ({ side, kind }) => side === 'dorian' && kind !== 'fort' && kind !== 'commandPost',
  );
  const units = dorian.slice(0, COUNTERS_SHOWN - 4).map(({ id, kind }, index): Unit => {
    const hex = hexes[(index * 23 + 40) % hexes.length];
    return String(kind) in SECTIONS ? section(id, hex) : vehicle(id, hex, 2);
  });
  const machines = (['A', 'B', 'C', 'D'] as const).map((letter, index) =>
    machine(letter, 'glide', [hexes[index * 160 + 60], 3]),
  );
  return linkOf('position', writePosition(gameWith([...units, ...machines])));
}

/** *Incoming!* by Simple rules, where the Orni may enter anywhere along an edge: no unit has more places to go. */
export async function busiest(): Promise<string> {
  const table = tableOf({ scenario: 'incoming', rules: 'simple' }, 5);
  const position = () => {
    table.takeSeat();
    const now = table.published.getState().position;
    if (now === null) throw new Error('The curtain is drawn');
    return now;
  };
  table.act({ type: 'recommend' });
  endPhase(table);
  for (const action of recommendedPlacement(position())) table.act(action);
  for (
    let { phase } = position();
    phase.name !== 'movement' || phase.side !== 'avronian';
    { phase } = position()
  )
    endPhase(table);
  return linkOf('game', recordText(table.record()));
}

/** A recorded game that has ended, to be replayed. */
export async function ended(): Promise<string> {
  const file = new URL('../../../rules/extractors/games/engage-full-avronian.json', import.meta.url);
  return linkOf('game', readFileSync(file, 'utf8').trim());
}

function endPhase(table: TestTable): void {
  table.takeSeat();
  const refused = table.act({ type: 'endPhase' });
  if (refused) throw new Error(JSON.stringify(refused));
}

async function linkOf(kind: 'game' | 'position', text: string): Promise<string> {
  const data = await linkData({ kind, text });
  if (data === null) throw new Error('Too long for a link');
  return `#/shared/${data}`;
}
