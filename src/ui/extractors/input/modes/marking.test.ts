import { describe, expect, it } from 'vitest';
import { parseHex } from '../../../../hex';
import { counterOf, doriana, extractors, type CounterId, type Game } from '../../../../rules/extractors';
import { at } from '../../testing';
import { percent } from '../../wording';
import { EMPTY_DESK } from '../desk';
import { nextTarget } from './firing';
import { chanceOnceMarked, marking, marksWith } from './marking';

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

describe('§8.4.4: whom a Target order may mark', () => {
  /** A Lance out of reach, then one near, of a Glide that has revealed Target. */
  const revealed = (() => {
    const line =
      'engage full T5 Afire | D panza-lance@2020; ehn-etaki-lance@0505 | A glide A@0606/N w:laser,-,- m:close,-,- c:target,-,-';
    const game = structuredClone(at(line)) as Game;
    extractors.play(game, { type: 'reveal', machine: 'A' as CounterId });
    return game;
  })();

  it('each with the chance of what would be fired at it, or none', () => {
    expect(chanceOnceMarked(revealed, 'panza-lance' as CounterId)).toBeNull();
    const chance = chanceOnceMarked(revealed, 'ehn-etaki-lance' as CounterId);
    expect(chance).toBeGreaterThan(0.3);
    const marks = marking.marks(revealed, EMPTY_DESK);
    expect(marks).toContainEqual({ kind: 'target', hex: hex('2020') });
    expect(marks).toContainEqual({
      kind: 'target',
      hex: hex('0505'),
      label: percent(chance!),
    });
  });

  it('the likeliest hit comes first', () => {
    const { plan } = nextTarget(revealed, EMPTY_DESK);
    expect(plan).toMatchObject({ action: { type: 'markTarget', target: 'ehn-etaki-lance' } });
  });

  it('asking marks nobody', () => {
    expect(revealed.units['A' as CounterId]).toMatchObject({ mark: null });
  });
});
