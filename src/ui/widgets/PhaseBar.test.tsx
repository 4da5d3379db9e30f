import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhaseBar } from './PhaseBar';

afterEach(cleanup);

describe('PhaseBar', () => {
  const bar = (reason?: string) => (
    <PhaseBar
      side="dorian"
      phase="Dorian fire"
      turn="Turn 6 of 10"
      where="Extractors"
      segments={[
        { label: 'Dorian movement', side: 'dorian', state: 'done' },
        { label: 'Dorian fire', side: 'dorian', state: 'now' },
        { label: 'Avronian fire', side: 'avronian', state: 'toCome' },
      ]}
      left={{ todo: '7 units can still fire', rest: '1 has fired, 6 cannot' }}
      end={{ label: 'End fire phase', reason, onPress: () => undefined }}
    />
  );

  it('says the phase, the turn and what is left to do', () => {
    render(bar());
    const text = screen.getByRole('banner').textContent;
    expect(text).toContain('Dorian fire');
    expect(text).toContain('Turn 6 of 10');
    expect(text).toContain('7 units can still fire');
  });

  it('marks the phase that is now and says which are done', () => {
    render(bar());
    const items = within(screen.getByRole('list', { name: 'Phases of this turn' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Dorian movement done',
      'Dorian fire',
      'Avronian fire',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('locks the end of the phase with a reason', () => {
    render(bar('Glide A has to move first'));
    const button = screen.getByRole('button', { name: 'End fire phase' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toContain('Glide A has to move first');
  });
});
