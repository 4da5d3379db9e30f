import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { DORIAN_FIRE, tableWith } from '../testing';
import { PlayScreen } from './PlayScreen';

vi.mock('./BoardPane', () => ({ BoardPane: () => null }));

test('its reasons are read while it thinks or rests, too', () => {
  const { table, desk, Stage } = tableWith(DORIAN_FIRE);
  const unit = counterOf('ehn-etaki-shock' as CounterId).id;
  const stays = [{ type: 'moved', unit, steps: [], costs: [], facing: null }];
  const why = {
    chosen: { score: 0, terms: [] },
    runnerUp: null,
  };
  const store = table.published as unknown as { setState: (change: object) => void };
  store.setState({
    log: [{ index: 0, events: stays, level: 'sergeant', why }],
    computer: { side: 'dorian', level: 'sergeant', state: 'resting', share: 0 },
  });
  render(<PlayScreen />, { wrapper: Stage });
  expect(screen.getByRole('heading', { name: 'Sergeant rests' })).toBeDefined();
  act(() => desk.why(0));
  expect(screen.queryByRole('heading', { name: 'Sergeant rests' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
});
