import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { declarationsOf, placedBases, whyNotFiring, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { faceToFace, tableWhere } from '../playback/testing';
import { DeclarePanel } from './DeclarePanel';

afterEach(cleanup);

/** A base that may fire, but not at the first enemy of the army list. */
function firer(game: Game) {
  const { phase } = game;
  if (phase.name !== 'declare') return undefined;
  const first = placedBases(game).find(({ side }) => side !== phase.side);
  return placedBases(game).find((base) => {
    if (base.side !== phase.side || whyNotFiring(game, base)) return false;
    const targets = declarationsOf(game, base).map(({ target }) => target);
    return targets.length > 0 && first !== undefined && !targets.includes(first.id);
  })?.id;
}

it('§8.1: those that can be fired at stand first among the targets', () => {
  const { table, found } = tableWhere(faceToFace(), firer);
  const desk = createDesk(table);
  desk.select(found);
  render(
    <AtTable table={table} desk={desk}>
      <DeclarePanel />
    </AtTable>,
  );
  const rows = [...screen.getByRole('region', { name: 'Targets' }).querySelectorAll('button')];
  const closed = rows.map((row) => row.getAttribute('aria-disabled') === 'true');
  expect(closed[0]).toBe(false);
  expect(closed).toEqual([...closed].sort((a, b) => Number(a) - Number(b)));
  expect(closed).toContain(true);
});
