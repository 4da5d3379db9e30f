import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Event, Side } from '../../../rules/extractors';
import { DORIAN_FIRE, tableWith } from '../testing';
import { newsFor, SinceLook } from './SinceLook';

afterEach(cleanup);

it('what befell the units is shown before the moves that led to it, and both in the order of the game', () => {
  const { Stage, table, position } = tableWith(DORIAN_FIRE);
  const [shock, lance] = Object.values(position().units).filter(({ side }) => side === 'dorian');
  const fell = (unit = shock): Event => ({ type: 'eliminated', unit: unit.id, why: 'fire' });
  const rally: Event = { type: 'pinRemoved', units: [lance.id] };
  const began: Event = { type: 'phaseBegan', turn: 2, phase: position().phase };
  const acts: readonly Event[] = [rally, fell(), rally, rally, rally, rally, fell(lance), rally];
  const missed = acts.map((event) => ({ after: position(), events: [event, began] }));
  Object.assign(table, { sinceLastLook: () => missed });
  render(
    <Stage>
      <SinceLook />
    </Stage>,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => /pin/i.test(textContent));
  expect(told).toEqual([false, true, true, false, true]);
  expect(document.body.textContent).toContain('The log has 3 more.');
});

it('by mail it says of a move of one’s own, which the other side has answered, that nobody was met', () => {
  const { position } = tableWith(DORIAN_FIRE);
  const after = position();
  const moved = (of: Side): Event => {
    const { id } = Object.values(after.units).find(({ side }) => side === of)!;
    return { type: 'moved', unit: id, steps: [], costs: [], facing: null };
  };
  const textOf = (event: Event) =>
    newsFor({ sinceLastLook: () => [{ before: after, after, events: [event] }] })[0]?.text ?? '';
  expect(textOf(moved('dorian'))).toContain('Nobody hidden was met.');
  expect(textOf(moved('avronian'))).not.toContain('met');
});
