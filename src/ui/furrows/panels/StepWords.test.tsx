import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isFault, placedBase, readPosition, type BaseId } from '../../../rules/furrows';
import { StepWords } from './StepWords';

afterEach(cleanup);

it('§6.4: of difficult ground the attempts are counted, up to the one that enters', () => {
  const position = readPosition(
    'furrows firstLight quick T2 Forders | F anvil@1205/S slow; line-1@1211/S slow m2:T,F+F+-:S; line-2@1306/S slow | ' +
      'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | ' +
      'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
  );
  if (isFault(position)) throw new Error(position.error);
  render(<StepWords position={position} base={placedBase(position, 'line-1' as BaseId)} turn={2} />);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    '1T,F: tries 1212, attempt 1 of 3, stays',
    '2F: tries 1212, attempt 2 of 3, stays',
    '3−: stays, slow, faces S',
  ]);
});
