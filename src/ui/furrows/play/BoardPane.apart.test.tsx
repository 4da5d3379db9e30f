import { render } from '@testing-library/react';
import { useImperativeHandle, type Ref } from 'react';
import { expect, it, vi } from 'vitest';
import type { BoardHandle } from '../../../board/model';
import { isPlaced } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { faceToFace, tableWhere } from '../playback/testing';
import { BoardPane } from './BoardPane';
import { createDesk } from './desk';

const reveal = vi.fn();

vi.mock('../../play/PlayMap', () => ({
  PlayMap: ({ ref }: { readonly ref: Ref<BoardHandle> }) => {
    useImperativeHandle(ref, () => ({ reveal, show: () => undefined }) as unknown as BoardHandle, []);
    return null;
  },
}));

it('§10.5: the map stays at the assault whose hits are given, whoever was in hand before', () => {
  const { table, found } = tableWhere(faceToFace(), (game) =>
    game.phase.name === 'hits' ? game : undefined,
  );
  if (found.phase.name !== 'hits') throw new Error('no hits');
  const { hex, side } = found.phase;
  const apart = Object.values(found.bases).find(
    (base) => base.side === side && isPlaced(base) && base.where.hex !== hex,
  )!;
  const desk = createDesk(table);
  desk.state.setState({ selected: apart.id });
  render(
    <AtTable table={table} desk={desk}>
      <BoardPane />
    </AtTable>,
  );
  expect(reveal.mock.calls.at(-1)?.[0]).toBe(hex);
});
