import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { counterId } from '../../../rules/extractors';
import { tableWith } from '../testing';
import { MoveSteps } from './MoveSteps';

afterEach(cleanup);

it.each([
  ['', 'Choose where it ends'],
  [' routed', 'Routed: it has to run'],
])('§6.3.5: a section on the map%s is told what is asked of it', (state, title) => {
  const test = tableWith(`incoming simple T2 Dmovement | D ehn-etaki-shock@1216${state} | A orni A@1210/S`);
  const unit = test.position().units[counterId('ehn-etaki-shock')];
  render(
    <test.Stage>
      <MoveSteps position={test.position()} unit={unit} />
    </test.Stage>,
  );
  expect(screen.getByText(title)).toBeDefined();
});
