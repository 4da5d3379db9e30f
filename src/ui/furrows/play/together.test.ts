import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../hex';
import { furrows, unplacedBases, type BaseId, type Position, type Setup } from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import { faceToFace } from '../playback/testing';
import { announcements } from '../../widgets/announce';
import type { FurrowsTable } from '../table';
import { createDesk } from './desk';
import { setUpRest } from './setUp';

function atDesk(setup: Setup) {
  const record = { id: 'game', name: 'A game', ruleset: 'furrows', version: 1, setup, seed: 4, actions: [] };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-27T12:00:00.000Z' });
  table.takeSeat();
  const position = (): Position => table.published.getState().position!;
  return { table, desk: createDesk(table), position };
}

const undoOf = ({ published }: FurrowsTable) => published.getState().undo;

describe('one Undo takes back what one press did', () => {
  it('the recommended set-up, which looks at no hex any more', () => {
    const { table, desk, position } = atDesk({ scenario: 'firstLight', orders: 'quick' });
    const bases = unplacedBases(position()).length;
    desk.state.setState({ focus: 5 as Hex });
    setUpRest(desk, position());
    expect(unplacedBases(position())).toEqual([]);
    expect(announcements().polite.text).toBe('The recommended set-up stands');
    expect(undoOf(table)).toMatchObject({ possible: true, together: bases });
    expect(desk.state.getState().focus).toBeNull();
    desk.undo();
    expect(unplacedBases(position())).toHaveLength(bases);
    expect(announcements().polite.text).toBe('Taken back');
    desk.redo();
    expect(unplacedBases(position())).toEqual([]);
    expect(announcements().polite.text).toBe('Done again');
  });

  it('what is begun ends with what is taken back or done again, and with nothing else', () => {
    const { desk, position } = atDesk({ scenario: 'firstLight', orders: 'quick' });
    const turn = () => desk.state.getState().turn;
    setUpRest(desk, position());
    desk.undo();
    desk.state.setState({ turn: 2 });
    desk.undo();
    expect(turn()).toBe(2);
    desk.redo();
    expect(turn()).toBeNull();
  });

  it('what lacked orders, of one base and of all', () => {
    const { table, desk } = atDesk(faceToFace());
    desk.fill('anvil' as BaseId);
    const one = table.record().actions.length;
    expect(undoOf(table)).toMatchObject({ together: one });
    desk.fill();
    expect(undoOf(table)).toMatchObject({ together: table.record().actions.length - one });
    desk.undo();
    expect(table.record().actions).toHaveLength(one);
    desk.undo();
    expect(table.record().actions).toHaveLength(0);
  });
});
