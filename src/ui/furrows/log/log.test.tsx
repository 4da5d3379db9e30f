import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { furrows, setup, type Event, type Position, type Setup } from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { SidesContext } from '../../widgets/sides';
import { createDesk } from '../play/desk';
import { setUpRest } from '../play/setUp';
import { anyGame, faceToFace } from '../playback/testing';
import { SIDES } from '../sides';
import type { FurrowsLogEntry, FurrowsTable } from '../table';
import { LogPanel } from './LogPanel';
import { logSections, type DeedBlock } from './sections';

afterEach(cleanup);

/** The log of a game as both sides may read it at its end. */
function logOf(begun: Setup, seed: number) {
  const log: FurrowsLogEntry[] = [];
  let position: Position = setup(begun, seed);
  for (const { after, events } of anyGame(seed, begun)) {
    log.push({ index: log.length, events });
    position = after;
  }
  return { position, log, sections: logSections(begun, position, log) };
}

const AHEAD: Setup = { scenario: 'firstLight', orders: 'ahead' };
const GAMES = [1, 2, 3].map((seed) => logOf(seed === 3 ? faceToFace() : AHEAD, seed));
const blocks = GAMES.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
const eventsOf = <Type extends Event['type']>(type: Type) =>
  GAMES.flatMap(({ log }) => log.flatMap(({ events }) => events)).filter((event) => event.type === type);

describe('the log of First Light by phases of orders and parts of a turn', () => {
  it('the newest first, from the set-up on; parts in which nothing was done are left out', () => {
    const titles = GAMES[0].sections.map(({ title }) => title);
    expect(titles.slice(-5)).toEqual([
      'Orders revealed',
      'Turn 1, League orders',
      'Turn 1, Foundry orders',
      'League set-up',
      'Foundry set-up',
    ]);
    expect(titles[titles.length - 6]).toMatch(/^Turn 1, (Gunnery 1|Movement 1)$/);
    expect(GAMES.flatMap(({ sections }) => sections).every((section) => section.blocks.length > 0)).toBe(
      true,
    );
  });

  it('E-95: the orders of both sides lie open in a section of nobody, not among those of who locked last', () => {
    for (const { sections } of GAMES)
      for (const { title, side, blocks: told } of sections) {
        const open = told.filter(({ lines }) => lines[0].rule === 'E-95');
        if (open.length > 0) expect([title, side]).toEqual(['Orders revealed', null]);
      }
  });

  it('E-98: a game that goes on with a position begins in its turn', () => {
    expect(GAMES[2].sections.at(-1)?.title).toBe('Turn 4, Foundry orders');
  });

  it('a volley is told with its hits, under the side that fires; every other sentence is a block', () => {
    const volleys = blocks.filter(({ lines }) => / fires .* at /.test(lines[0].text));
    const hits = eventsOf('fired').flatMap((event) =>
      event.type === 'fired' ? event.volley.shots.filter(({ hit }) => hit !== null) : [],
    );
    expect(volleys).toHaveLength(eventsOf('fired').length);
    expect(volleys.flatMap(({ lines }) => lines.slice(1))).toHaveLength(hits.length);
    expect(hits.length).toBeGreaterThan(0);
    for (const { side, lines } of volleys) expect(side).toBe(lines[0].side);
    for (const block of blocks) if (!volleys.includes(block)) expect(block.lines).toHaveLength(1);
  });

  it('moves are of their base’s side, orders and fights are apart from them', () => {
    const kinds = (find: RegExp) =>
      new Set(blocks.filter(({ lines }) => find.test(lines[0].text)).map(({ kind }: DeedBlock) => kind));
    expect(kinds(/ enters \d{4}/)).toEqual(new Set(['moves']));
    expect(kinds(/ fires .* at /)).toEqual(new Set(['combat']));
    expect(kinds(/ is set up in | locked its orders/)).toEqual(new Set(['orders']));
  });

  it('every block has a key of its own', () => {
    for (const { sections } of GAMES) {
      const keys = sections.flatMap((section) => section.blocks.map(({ key }) => key));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('what was taken back is told in the name of the side', () => {
    const entry = { index: 0, events: [], takeBack: { by: 'foundry', at: '2026-03-01T12:00:00.000Z' } };
    const [{ title, blocks: told }] = logSections(AHEAD, setup(AHEAD, 1), [entry]);
    expect(title).toBe('Foundry set-up');
    expect(told.map(({ lines }) => lines[0].text)).toEqual([
      'Foundry took back its last action and everything since; League agreed.',
    ]);
  });
});

/** A table at which the Foundry has set up. */
function atLog() {
  const record = {
    id: 'game',
    name: 'A game',
    ruleset: 'furrows',
    version: 1,
    setup: AHEAD,
    seed: 4,
    actions: [],
  };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-22T12:00:00.000Z' });
  const desk = createDesk(table);
  table.takeSeat();
  setUpRest(desk, table.published.getState().position!);
  render(
    <SidesContext value={SIDES}>
      <AtTable {...{ table, desk }}>
        <LogPanel />
      </AtTable>
    </SidesContext>,
  );
  return { desk, position: table.published.getState().position! };
}

const heads = () => [...document.querySelectorAll<HTMLElement>('[data-log]')];

describe('the log of First Light on the screen', () => {
  it('is one stop of Tab, its rules too; arrows go through it and the map shows where', () => {
    const { desk, position } = atLog();
    expect(heads()).toHaveLength(3);
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual(heads().map((_, at) => (at === 0 ? 0 : -1)));
    act(() => heads()[0].focus());
    const own = Object.values(position.bases).filter(({ side }) => side === 'foundry');
    const [first, last] = [own[0], own.at(-1)!].map(({ where }) => (where.at === 'map' ? where.hex : null));
    expect(desk.state.getState().focus).toBe(last);
    fireEvent.keyDown(heads()[0], { key: 'End' });
    expect(heads().at(-1)?.textContent).toMatch(/^Anvil is set up in /);
    expect(document.activeElement).toBe(heads().at(-1));
    expect(desk.state.getState().focus).toBe(first);
    for (const link of document.querySelectorAll('a')) expect(link.tabIndex).toBe(-1);
  });

  it('shows one side or one kind only', () => {
    atLog();
    const all = heads().length;
    fireEvent.click(screen.getByRole('radio', { name: 'League' }));
    expect(screen.getByText('Nothing of this kind has happened')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Foundry' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Orders' }));
    expect(heads()).toHaveLength(all);
    fireEvent.click(screen.getByRole('radio', { name: 'Combat' }));
    expect(heads()).toHaveLength(0);
  });
});
