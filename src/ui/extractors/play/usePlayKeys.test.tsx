import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaceControl } from '../../opponent/PaceControl';
import type { ExtractorsPublished } from '../table';
import { DORIAN_FIRE, tableWith } from '../testing';
import { usePlayKeys } from './usePlayKeys';

afterEach(cleanup);

it('Space goes on where the pace that was chosen has the focus, and chooses one that was not', () => {
  const { table, Stage } = tableWith(DORIAN_FIRE);
  const goOn = vi.fn();
  Object.assign(table, { goOn });
  const Keys = () => {
    usePlayKeys(vi.fn());
    return <PaceControl />;
  };
  render(
    <Stage>
      <Keys />
    </Stage>,
  );
  const computer = { side: 'avronian', level: 'captain', state: 'shown', share: 0 } as const;
  const { setState } = table.published as unknown as {
    setState: (change: Partial<ExtractorsPublished>) => void;
  };
  act(() => setState({ computer }));
  const press = (name: string) => fireEvent.keyDown(screen.getByRole('radio', { name }), { key: ' ' });
  press('Step');
  expect(goOn).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Step' }));
  press('Step');
  expect(goOn).toHaveBeenCalledTimes(1);
});
