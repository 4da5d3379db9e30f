import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { anyPlayer } from '../../../rules/autoplay';
import { furrows, type Event, type FurrowsTypes, type Game } from '../../../rules/furrows';
import { openTable, type TableOptions } from '../../../store/table';
import { faceToFace } from '../playback/testing';
import type { FurrowsTable } from '../table';
import { isTold } from '../told';
import { createDesk, type Desk } from './desk';

const OPTIONS = { now: () => '2026-11-27T12:00:00.000Z' };
const BOTH = { ...OPTIONS, tellsBoth: isTold };

const looksTogether = ({ published }: FurrowsTable) => published.getState().seat === 'watch';

/** Two persons play on, whoever is asked taking the screen, until the game stands so. */
function playedUntil(
  isReached: (table: FurrowsTable) => boolean,
  options: TableOptions<FurrowsTypes> = OPTIONS,
  onDesk: (desk: Desk) => void = () => undefined,
) {
  const record = {
    id: 'game',
    name: 'A game',
    ruleset: 'furrows',
    version: 1,
    setup: faceToFace(),
    seed: 4,
    actions: [],
  };
  const table: FurrowsTable = openTable(furrows, record, options);
  const desk = createDesk(table);
  const tellings = new Set<NonNullable<Desk['telling']>['beats']>();
  desk.state.subscribe((now) => {
    if (now.telling) tellings.add(now.telling.beats);
    onDesk(now);
  });
  const player = anyPlayer(furrows, 1);
  table.takeSeat();
  while (!isReached(table)) {
    const action = player(table.published.getState().position as Game);
    if (action) table.act(action);
    if (!isReached(table) && looksTogether(table)) desk.goTo(Infinity);
    table.takeSeat();
  }
  return { table, desk, told: [...tellings].flatMap((beats) => beats.flatMap(({ events }) => events)) };
}

const toldBy = ({ state }: ReturnType<typeof createDesk>) =>
  state.getState().telling?.beats.flatMap(({ events }) => events) ?? [];
const isOver = ({ published }: FurrowsTable) => published.getState().position?.phase.name === 'ended';

it('the last turn is told to its end', () => {
  const { desk } = playedUntil(isOver);
  expect(toldBy(desk).at(-1)).toMatchObject({ type: 'ended' });
  const turns = desk.state.getState().telling?.beats.map(({ turn }) => turn);
  expect(new Set(turns)).toEqual(new Set([6]));
  expect(toldBy(desk).filter(({ type }) => type === 'revealed')).toHaveLength(0);
});

const fires = (events: readonly Event[]) => events.filter(({ type }) => type === 'fired');
const logged = ({ published }: FurrowsTable) => published.getState().log.flatMap(({ events }) => events);

it('both look: each volley is told once', () => {
  const { table, told } = playedUntil(isOver, BOTH);
  const often = fires(logged(table)).map(
    (volley) => fires(told).filter((one) => isDeepStrictEqual(one, volley)).length,
  );
  expect(often.length).toBeGreaterThan(2);
  for (const times of often) expect(times).toBe(1);
});

it('with a curtain at every hand-over each is told what it has not seen, with no orders of the other', () => {
  const { table, desk, told } = playedUntil(isOver, { ...OPTIONS, alwaysCurtain: () => true });
  expect(new Set(fires(told))).toEqual(new Set(fires(logged(table))));
  expect(fires(told).length).toBeGreaterThan(fires(logged(table)).length);
  expect(toldBy(desk).length).toBeGreaterThan(0);
});

it('both look at what a turn ends with; the curtain falls once it is told, and nobody is told it again', () => {
  const { table, desk } = playedUntil(looksTogether, BOTH);
  const { beats } = desk.state.getState().telling!;
  expect(isTold(beats.flatMap(({ events }) => events))).toBe(true);
  desk.clear();
  desk.goTo(beats.length - 1);
  expect(table.published.getState().curtain).toBeNull();
  desk.goTo(beats.length);
  expect(table.published.getState().curtain).not.toBeNull();
  table.takeSeat();
  expect(table.published.getState().position?.phase.name).toBe('orders');
  expect(toldBy(desk)).toEqual([]);
});

it('what is not told parts nobody', () => {
  const { table } = playedUntil(isOver, { ...OPTIONS, tellsBoth: () => true });
  expect(table.standing().ended).toBe(true);
});

it('no orders lie in the positions that are told', () => {
  const seen: string[] = [];
  playedUntil(
    (table) => isOver(table),
    OPTIONS,
    ({ telling }) => {
      for (const { before, after } of telling?.beats ?? [])
        for (const { bases } of [before, after])
          seen.push(...Object.values(bases).map(({ queue }) => (queue === 'hidden' ? queue : 'open')));
    },
  );
  expect(new Set(seen)).toEqual(new Set(['hidden']));
});

it('a reload goes on with what the side that looks has not seen for sure', () => {
  const { table } = playedUntil(({ sinceLastLook }) =>
    sinceLastLook().some(({ events }) => events.some(({ type }) => type === 'fired')),
  );
  const again: FurrowsTable = openTable(furrows, table.record(), OPTIONS);
  const anew = createDesk(again);
  again.takeSeat();
  expect(toldBy(anew).map(({ type }) => type)).toContain('fired');
  expect(logged(again)).toEqual(expect.arrayContaining(fires(toldBy(anew))));
});

it('§5.1: orders written a turn ahead are nowhere in what is published or told in the fight', () => {
  const record = {
    id: 'game',
    name: 'A game',
    ruleset: 'furrows',
    version: 1,
    setup: { scenario: 'firstLight', orders: 'ahead' } as const,
    seed: 4,
    actions: [],
  };
  const table: FurrowsTable = openTable(furrows, record, OPTIONS);
  const { state } = createDesk(table);
  const player = anyPlayer(furrows, 1);
  let looks = 0;
  for (let done = 0; done < 1500 && !isOver(table); done++) {
    table.takeSeat();
    const published = table.published.getState();
    const { phase, turn } = published.position!;
    if (turn > 0 && phase.name !== 'orders' && phase.name !== 'ended') {
      looks++;
      const seen = JSON.stringify([published, state.getState()]);
      expect(seen).not.toMatch(/"(movementOrdered|gunneryOrdered)"/);
      expect(new Set(seen.match(/"queue":("hidden"|.)/g))).toEqual(new Set(['"queue":"hidden"']));
    }
    table.act(player(published.position as Game)!);
  }
  expect(looks).toBeGreaterThan(2);
});
