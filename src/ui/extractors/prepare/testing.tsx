import type { ComponentType, ReactElement } from 'react';
import { useStore } from 'zustand';
import {
  extractors,
  recommendedOrders,
  recommendedPlacement,
  type Action,
  type Position,
  type Setup,
} from '../../../rules/extractors';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { createDesk, type DeskStore } from '../input/deskStore';
import type { ExtractorsTable } from '../table';

/** A game on a table in tests. */
export interface TestTable {
  readonly table: ExtractorsTable;
  readonly position: () => Position;
  readonly act: (action: Action) => void;
}

/** Opens a game and plays it with the recommended choices up to a preparation, such as 'programming avronian'. */
export function tableAt(setup: Setup, phase: string): TestTable {
  const table = openTable(extractors, {
    id: 'test',
    name: 'Test',
    ruleset: 'extractors',
    version: extractors.version,
    setup,
    seed: 1,
    actions: [],
  });
  const position = (): Position => {
    if (!table.published.getState().position) table.takeSeat();
    const now = table.published.getState().position;
    if (!now) throw new Error('No position');
    return now;
  };
  const act = (action: Action) => {
    const why = table.act(action);
    if (why) throw new Error(JSON.stringify(why));
  };
  for (let steps = 0; steps < 20; steps++) {
    const now = position();
    if (`${now.phase.name} ${now.phase.side}` === phase) return { table, position, act };
    if (now.phase.name === 'buildUp') act({ type: 'recommend' });
    for (const action of now.phase.name === 'placement' ? recommendedPlacement(now) : []) act(action);
    for (const action of now.phase.name === 'programming' ? recommendedOrders(now) : []) act(action);
    act({ type: 'endPhase' });
  }
  throw new Error(`Never came to ${phase}`);
}

/** A screen as the game screen shows it, nothing of it behind the curtain; and its desk. */
export function staged(
  { table }: TestTable,
  Screen: ComponentType,
): { readonly desk: DeskStore; readonly page: ReactElement } {
  const desk = createDesk(table);
  function Game() {
    const position = useStore(table.published, (published) => published.position);
    return <AtTable {...{ table, desk }}>{position ? <Screen /> : null}</AtTable>;
  }
  return { desk, page: <Game /> };
}

/** The window of a desk: all three columns are on the page. */
export function wideWindow(): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void };
  };
  happyDOM.setViewport({ width: 1440, height: 900 });
}
