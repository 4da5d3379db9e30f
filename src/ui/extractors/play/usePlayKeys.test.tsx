import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaceWithKeys } from '../../opponent/PaceWithKeys';
import { counterOf, type CounterId } from '../../../rules/extractors';
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
    return <PaceWithKeys />;
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

it('F reveals the order of the machine in hand, its Move order too [§8.1]', () => {
  const machine = 'A glide A@1715/SE force0 w:laser,-,- m:close,hold,- c:closestTarget,-,-';
  for (const phase of ['Amovement', 'Afire']) {
    const { desk, position, Stage } = tableWith(
      `engage full T2 ${phase} | D ehn-etaki-shock@1816 | ${machine}`,
    );
    const Keys = () => {
      usePlayKeys(vi.fn());
      return null;
    };
    render(
      <Stage>
        <Keys />
      </Stage>,
    );
    fireEvent.keyDown(window, { key: 'f' });
    expect(position().activation).toBeNull();
    fireEvent.keyDown(window, { key: 'n' });
    expect(desk.state.getState().selected).toBe(counterOf('A' as CounterId).id);
    // Not while something is measured.
    for (const key of ['m', 'f']) fireEvent.keyDown(window, { key });
    expect(position().activation).toBeNull();
    for (const key of ['m', 'f']) fireEvent.keyDown(window, { key });
    expect(position().activation).not.toBeNull();
    cleanup();
  }
});

it('F that is held down does one thing: what it reveals it does not fire as well [§8.1]', () => {
  const { desk, position, Stage, table } = tableWith(
    'engage full T2 Afire | D ehn-etaki-shock@1816 | A glide A@1715/SE force0 w:laser,-,- m:close,hold,- c:closestTarget,-,-',
  );
  const Keys = () => {
    usePlayKeys(vi.fn());
    return null;
  };
  render(<Keys />, { wrapper: Stage });
  for (const key of ['n', 'f']) fireEvent.keyDown(window, { key });
  expect(position().activation).not.toBeNull();
  expect(desk.state.getState().selected).not.toBeNull();
  fireEvent.keyDown(window, { key: 'f', repeat: true });
  const shots = () =>
    table.published.getState().log.filter(({ events }) => events.some(({ type }) => type === 'shot'));
  expect(shots()).toHaveLength(0);
  fireEvent.keyDown(window, { key: 'f' });
  expect(shots()).toHaveLength(1);
});

it('N gives the map the keyboard where a button had it, not where a field has', () => {
  const { desk, Stage } = tableWith(DORIAN_FIRE);
  const Keys = () => {
    usePlayKeys(vi.fn());
    return (
      <>
        <div className="board-grid" tabIndex={0} />
        <button type="button">Undo</button>
        <input aria-label="Name" />
      </>
    );
  };
  render(
    <Stage>
      <Keys />
    </Stage>,
  );
  const pressN = (on: HTMLElement) => {
    on.focus();
    fireEvent.keyDown(on, { key: 'n' });
    return document.activeElement;
  };
  const field = screen.getByRole('textbox');
  expect(pressN(field)).toBe(field);
  expect(desk.state.getState().selected).toBeNull();
  expect(pressN(screen.getByRole('button'))).toBe(document.querySelector('.board-grid'));
  expect(desk.state.getState().selected).not.toBeNull();
});
