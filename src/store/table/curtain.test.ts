import { describe, expect, test } from 'vitest';
import { extractors } from '../../rules/extractors';
import { openTable } from '../table';
import { ENGAGE, NOW, newRecord, tableOf } from '../testing';

describe('the way back from the curtain', () => {
  const handedOver = () => {
    const table = tableOf(ENGAGE, 7);
    table.act({ type: 'recommend' });
    table.act({ type: 'endPhase' });
    expect(table.published.getState().curtain).toMatchObject({ side: 'avronian', canGoBack: true });
    return table;
  };

  test('is open as long as the side that is to look has not looked', () => {
    const table = handedOver();
    const done = table.record().actions.length;
    table.goBack();
    expect(table.published.getState()).toMatchObject({ seat: 'dorian', curtain: null });
    expect(table.record().actions).toHaveLength(done - 1);
  });

  test('is closed once it has, though it hides what it sees again', () => {
    const table = handedOver();
    const done = table.record().actions.length;
    table.takeSeat();
    table.hide();
    expect(table.published.getState().curtain).toMatchObject({ side: 'avronian', canGoBack: false });
    table.goBack();
    expect(table.record().actions).toHaveLength(done);
  });

  test('is closed where the computer sat there in between, and the curtain was away', () => {
    const table = openTable(extractors, newRecord({ scenario: 'incoming', rules: 'simple' }), {
      now: () => NOW,
      alwaysCurtain: () => true,
    });
    table.takeSeat();
    table.act({ type: 'recommend' });
    table.act({ type: 'endPhase' });
    expect(table.published.getState().curtain).toMatchObject({ side: 'dorian', canGoBack: true });
    table.seat('dorian', 'recruit');
    table.seat('dorian', null);
    table.takeSeat();
    table.hide();
    expect(table.published.getState().curtain).toMatchObject({ side: 'dorian', canGoBack: false });
  });

  test('is closed when the game is opened anew: the side may have looked', () => {
    const again = openTable(extractors, handedOver().record(), { now: () => NOW });
    expect(again.published.getState().curtain).toMatchObject({ side: 'avronian', canGoBack: false });
  });
});
