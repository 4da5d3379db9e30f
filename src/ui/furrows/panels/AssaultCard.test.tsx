import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forecastAssault } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { faceToFace, tableWhere } from '../playback/testing';
import { AssaultCard } from './AssaultCard';

afterEach(cleanup);

it('§10.3: a number of dice is not read as a part of the damage, and it is hits that are left', () => {
  const { table, found } = tableWhere(faceToFace(), (game) =>
    game.phase.name === 'hits' ? game : undefined,
  );
  const { fight } = found;
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <AssaultCard forecast={forecastAssault(found, fight!.assaults[0])} roll={fight!.roll} />
    </AtTable>,
  );
  const said = screen.getByRole('region', { name: 'Assault' }).textContent;
  expect(said).toMatch(/damage d6[A-Z]/);
  expect(said).toMatch(/, front: \+\d/);
  expect(said).toMatch(/\d hits? left of \d/);
});
