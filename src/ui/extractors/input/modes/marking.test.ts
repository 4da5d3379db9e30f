import { describe, expect, it } from 'vitest';
import { parseHex } from '../../../../hex';
import { counterOf, doriana, extractors, type CounterId, type Game } from '../../../../rules/extractors';
import { at } from '../../testing';
import { EMPTY_DESK } from '../desk';
import { marking, marksWith } from './marking';

const hex = (number: string) => parseHex(doriana.grid, number)!;
const tapped = (position: Parameters<typeof marking.tap>[0], number: string) =>
  marking.tap(position, EMPTY_DESK, { hex: hex(number), counter: null });
/** A Bipod in 1225 that has revealed Vector where machines leave by the south edge. */
const position = (() => {
  const line =
    'ambush full T5 Amovement | D transcom-1@0101 | A bipod A@1225/S force1 w:laser,-,- m:vector,-,- c:sweep,-,-';
  const game = structuredClone(at(line)) as Game;
  extractors.play(game, { type: 'reveal', machine: counterOf('A' as CounterId).id });
  return game;
})();

describe('the marking mode', () => {
  it('marks a hex by a tap', () => {
    const { plan } = tapped(position, '1220');
    expect(plan).toMatchObject({ action: { type: 'markHex', hex: hex('1220'), exit: null } });
  });

  it('offers the space off the map beyond an edge hex where machines may leave [R-56]', () => {
    const { plan } = tapped(position, '1227');
    if (plan?.kind !== 'act' || plan.action.type !== 'markHex') throw new Error('Nothing is marked');
    expect(marksWith(position, plan.action).map(({ exit }) => exit)).toEqual([null, 2, 3, 4]);
  });

  it('says why a hex cannot be marked [§8.3.1]', () => {
    expect(tapped(position, '1225')).toMatchObject({ plan: null, refusal: { reason: 'ownHex' } });
  });
});
