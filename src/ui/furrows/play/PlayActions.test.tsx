import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { consequences, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { faceToFace, tableWhere } from '../playback/testing';
import { createDesk } from './desk';
import { PlayActions } from './PlayActions';

afterEach(cleanup);

/** Where ending the declarations would let dice fall, with or without a shot declared. */
const ends = (shots: boolean) => (game: Game) =>
  game.phase.name === 'declare' &&
  game.declared.length > 0 === shots &&
  consequences(game, { type: 'endDeclaring' }).dice[1] > 0
    ? game
    : undefined;

it.each([
  [true, 'Final: dice roll'],
  [false, 'Final if dice roll'],
])('§8.1: what ends the declarations is final where something was declared: %s', (shots, caption) => {
  const { table } = tableWhere(faceToFace(), ends(shots));
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <PlayActions />
    </AtTable>,
  );
  expect(screen.getByRole('button', { name: /^End declaring/ }).textContent).toContain(caption);
});

it('§4: locking as the last reveals the orders', () => {
  const { table } = tableWhere(faceToFace(), (game) =>
    game.phase.name === 'orders' && game.phase.side === 'league' ? game : undefined,
  );
  const desk = createDesk(table);
  desk.fill();
  render(
    <AtTable table={table} desk={desk}>
      <PlayActions />
    </AtTable>,
  );
  expect(screen.getByRole('button', { name: /^Lock orders/ }).textContent).toContain(
    'Final: orders are revealed',
  );
});
