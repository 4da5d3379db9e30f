import { describe, expect, test } from 'vitest';
import { extractors } from '../../rules/extractors';
import { loneTab } from '../tabLock';
import { openTable } from '../table';
import {
  ENGAGE,
  INCOMING,
  NOW,
  heldThinker,
  newRecord,
  openTab,
  promptThinker,
  refusing,
  settled,
} from '../testing';
import { AVRONIAN, DORIAN, SIMPLE_INCOMING, against, inMovement, playedAnew } from './testing';

describe('what it does in secret', () => {
  test('§9.6: its purchases are not even published: no log, no count, no change', async () => {
    const game = against([DORIAN, { ...AVRONIAN, level: null }], ENGAGE);
    expect(game.state()).toMatchObject({ seat: 'avronian', computer: { side: 'dorian' } });
    let published = 0;
    const stop = game.table.published.subscribe(() => published++);
    const buys = extractors.options(game.last().task.view).filter(({ type }) => type === 'buy');
    await game.last().answer(buys[0]);
    await game
      .last()
      .answer(extractors.options(game.last().task.view).find(({ type }) => type === 'recommend'));
    stop();
    expect(game.table.record().actions.length).toBe(2);
    expect(published).toBe(0);
    expect(game.state().log).toEqual([]);
  });

  test('§9.6: nor does keeping them tell how many; that they could not be kept is told', async () => {
    const storage = refusing(null);
    const { thinker, last } = heldThinker();
    const { session, table } = openTab(storage, loneTab, thinker);
    await session.start(ENGAGE, 7, 'In secret', { dorian: 'recruit' });
    await session.idle();
    const told: string[] = [];
    table().published.subscribe(({ save }) => told.push(save.state));
    const buy = async () => {
      await last().answer(extractors.options(last().task.view).find(({ type }) => type === 'buy'));
      await session.idle();
    };
    await buy();
    await buy();
    expect(told).toEqual([]);
    const again = openTab(storage);
    await again.session.resume();
    expect(again.table().record().actions).toHaveLength(2);
    storage.refuses = 'QuotaExceededError';
    await buy();
    expect(told).toEqual(['unsaved']);
    storage.refuses = null;
    table().annotate([]);
    await session.idle();
    expect(told.at(-1)).toBe('saved');
  });

  test('its reasons are told with what it did, unless they rest on secrets: those at the end', async () => {
    const game = inMovement([DORIAN]);
    await game.last().answer({ type: 'endPhase' }, 'atEnd');
    expect(game.state().log.at(-1)).toMatchObject({ level: 'captain' });
    expect(game.state().log.at(-1)).not.toHaveProperty('why');
  });

  test('who only watches sees what both sides know', () => {
    const game = inMovement([DORIAN, AVRONIAN], INCOMING);
    expect(game.state()).toMatchObject({ seat: 'watch', curtain: null });
    const whole = playedAnew(game.table.record());
    const common = extractors.view(extractors.view(whole, 'dorian'), 'avronian');
    expect(game.state().position).toEqual(common);
    expect(JSON.stringify(game.state())).not.toContain('"ordered"');
  });

  test('a game is watched to its end, and then all is open', async () => {
    const table = openTable(
      extractors,
      { ...newRecord(SIMPLE_INCOMING), seats: [DORIAN, AVRONIAN] },
      { thinker: promptThinker(), now: () => NOW },
    );
    for (let i = 0; i < 5000 && table.published.getState().seat !== 'all'; i++) {
      await settled();
      table.goOn();
    }
    expect(table.published.getState()).toMatchObject({ seat: 'all', computer: null });
    expect(table.replay()).not.toBeNull();
  });
});
