import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isFault, placedBase, readPosition, type BaseId, type Position } from '../../../rules/furrows';
import { StepWords } from './StepWords';

afterEach(cleanup);

const LINE = 'line-1' as BaseId;

/** Turn 2, a Line section with an order in its queue. */
function ordered(order: string): Position {
  const position = readPosition(
    `furrows firstLight quick T2 Forders | F anvil@1205/S slow; line-1@1211/S slow m2:${order}; line-2@1306/S slow | ` +
      'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | ' +
      'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
  );
  if (isFault(position)) throw new Error(position.error);
  return position;
}

const show = (position: Position) =>
  render(<StepWords position={position} base={placedBase(position, LINE)} turn={2} />);

it('§6.4: of difficult ground the attempts are counted, up to the one that enters', () => {
  show(ordered('T,F+F+-:S'));
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    '1T,F: tries 1212, attempt 1 of 3, stays',
    '2F: tries 1212, attempt 2 of 3, stays',
    '3−: stays, slow, faces S',
  ]);
});

it('E-75: who is to follow is told that there is no captain, and what it does then', () => {
  const position = ordered('Follow:-');
  show(position);
  screen.getByText(/^No captain within 6 hexes now: without one/);
  cleanup();
  const [captain] = Object.values(position.bases).filter(({ id }) => id === 'line-2');
  const led = { ...captain, upgrades: ['captain'] as const };
  show({ ...position, bases: { ...position.bases, [captain.id]: led } });
  expect(screen.queryByText(/^No captain/)).toBeNull();
});
