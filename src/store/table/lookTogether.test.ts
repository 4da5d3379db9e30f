import { describe, expect, it } from 'vitest';
import { anyPlayer } from '../../rules/autoplay';
import { furrows, type FurrowsTypes, type Game, type Position } from '../../rules/furrows';
import { openTable, type Table, type TableOptions } from '../table';
import { NOW } from '../testing';

type FurrowsTable = Table<FurrowsTypes>;
const FIRES: TableOptions<FurrowsTypes> = {
  now: () => NOW,
  tellsBoth: (events) => events.some(({ type }) => type === 'fired'),
};
const RECORD = {
  id: 'game',
  name: 'A game',
  ruleset: 'furrows',
  version: 1,
  setup: { scenario: 'firstLight', orders: 'ahead' },
  seed: 4,
  actions: [],
} as const;

const looks = ({ published }: FurrowsTable) => published.getState().seat;

/** Two persons play, whoever is asked taking the screen, until the table stands so. */
function playedOn(table: FurrowsTable, passes: (table: FurrowsTable) => boolean, seed = 1): FurrowsTable {
  const player = anyPlayer(furrows, seed);
  for (let done = 0; done < 3000 && !passes(table); done++) {
    table.takeSeat();
    const action = player(table.published.getState().position as Game);
    if (action) table.act(action);
  }
  return table;
}
const together = (options = FIRES, seed = 1) =>
  playedOn(openTable(furrows, RECORD, options), (table) => looks(table) === 'watch', seed);

describe('both look at what they are told before the curtain falls', () => {
  it('with nothing of either on the screen, until they have looked', () => {
    const table = together();
    const { position, curtain, log } = table.published.getState();
    expect(curtain).toBeNull();
    expect(log.at(-1)?.events.some(({ type }) => type === 'fired')).toBe(true);
    expect(position).toEqual(
      furrows.sides.reduce<Position>((known, side) => furrows.view(known, side), position as Game),
    );
    table.passOn();
    expect(table.published.getState().curtain).toMatchObject({
      side: position?.phase.side,
      canGoBack: false,
    });
  });

  it('nobody does anything while they look, nor takes it back', () => {
    const table = together();
    const { length: done } = table.record().actions;
    const action = anyPlayer(furrows, 1)(table.published.getState().position as Game)!;
    expect(table.act(action)).toBe('barred');
    expect(table.undo()).toBe(false);
    expect(table.record().actions).toHaveLength(done);
  });

  it('what both have seen is not told again to the one who takes the screen', () => {
    const table = together();
    table.passOn();
    table.takeSeat();
    expect(table.sinceLastLook()).toEqual([]);
  });

  it('a side that is given away then leaves nothing of the other on the screen', () => {
    const table = together();
    const { side } = table.published.getState().position!.phase;
    const [other] = furrows.sides.filter((each) => each !== side);
    table.seat(other, 'recruit');
    expect(table.published.getState().position).toBeNull();
    expect(table.published.getState().curtain?.side).toBe(side);
  });

  it('a game that is opened anew, or come back to, has the curtain', () => {
    const table = together();
    const again = openTable(furrows, table.record(), FIRES);
    expect(again.published.getState().curtain).not.toBeNull();
    table.comeBack();
    expect(table.published.getState().curtain).not.toBeNull();
  });

  it('who has been told half of it is told it again when the game is opened anew, whoever did it', () => {
    const byNext = new Set<boolean>();
    for (let seed = 1; seed <= 8; seed++) {
      const table = together(FIRES, seed);
      // It may end without a shot in a turn that both look at.
      if (looks(table) !== 'watch') continue;
      const record = table.record();
      const before = openTable(furrows, { ...record, actions: record.actions.slice(0, -1) });
      const again = openTable(furrows, record, FIRES);
      again.takeSeat();
      byNext.add(looks(before) === looks(again));
      expect(again.sinceLastLook().flatMap(({ events }) => events.map(({ type }) => type))).toContain(
        'fired',
      );
    }
    expect(byNext.size).toBe(2);
  });

  it('passing on is nothing where nobody waits for it', () => {
    const table = openTable(furrows, RECORD, FIRES);
    const before = table.published.getState();
    table.passOn();
    expect(table.published.getState()).toEqual(before);
  });
});

const never = (table: FurrowsTable) => {
  expect(looks(table)).not.toBe('watch');
  return table.published.getState().position?.phase.name === 'ended';
};

it('with the curtain at every hand-over each looks for himself', () => {
  playedOn(openTable(furrows, RECORD, { ...FIRES, alwaysCurtain: () => true }), never);
});

it('who plays the computer is handed nothing', () => {
  const record = { ...RECORD, seats: [{ after: 0, side: 'league', level: 'recruit' }] };
  const table = openTable(furrows, record, FIRES);
  expect(looks(table)).toBe('foundry');
  table.passOn();
  expect(looks(table)).toBe('foundry');
});
