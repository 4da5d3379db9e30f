import { describe, expect, it } from 'vitest';
import { isFault, isPlaced, readPosition, unitOf, type CounterId } from '../../rules/extractors';
import { dangerIn, fallingOf } from './danger';
import { weighEnds } from './moves';
import { sceneOf } from './scene';
import { STEADY } from './styles';

function sceneAt(line: string) {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return sceneOf(position, 'dorian', STEADY, 'far');
}

const LANCE = 'panza-lance' as CounterId;

describe('what stands together is struck together', () => {
  it('§7.4: where a weapon with an area effect bears, a friend in the hex adds to the danger', () => {
    const rest = 'A bipod A@1012/N w:streamer,-,-';
    const beside = (hex: string) =>
      sceneAt(`engage simple T3 Dmovement | D panza-lance@1008; bha-lance@${hex} | ${rest}`);
    const danger = (hex: string) => {
      const scene = beside(hex);
      const there = unitOf(scene.position, 'bha-lance' as CounterId);
      if (!isPlaced(there)) throw new Error('not on the map');
      return [dangerIn(scene, unitOf(scene.position, LANCE)), there.where.hex] as const;
    };
    const [together, hex] = danger('1010');
    const [apart] = danger('1110');
    expect(apart(hex)).toBeGreaterThan(0);
    expect(together(hex)).toBeGreaterThan(apart(hex));
  });
});

describe('R-36: who is inside a fort is in danger as far as the fort is', () => {
  const FORT = 'fort-1' as CounterId;
  const DAGMATON = 'dagmaton-1' as CounterId;
  const besieged = (machines: string) =>
    sceneAt(
      `dobernStrongpoint simple T3 Dmovement | D fort-1@1215; dagmaton-1@1215>fort-1; pgp-1@1215/N | A ${machines}`,
    );
  const stays = (machines: string) => {
    const scene = besieged(machines);
    const dagmaton = unitOf(scene.position, DAGMATON);
    const inside = weighEnds(scene, dagmaton).find(({ end }) => end.into === FORT);
    if (!inside || !isPlaced(dagmaton)) throw new Error('no end inside the fort');
    return { inside, open: dangerIn(scene, dagmaton)(dagmaton.where.hex) };
  };
  const NEAR = 'bipod A@1213/S w:laser,-,-';
  const TWO = `${NEAR}; bipod B@1013/S w:laser,laser,-`;

  it('a fort that nobody can fire at does not fall', () => {
    expect(fallingOf(besieged('bipod A@0103/S w:laser,-,-'), FORT)).toBe(0);
    expect(stays('bipod A@0103/S w:laser,-,-').inside.danger).toBeCloseTo(0);
  });

  it('the more can fire at it, the likelier it falls, and with it who is inside', () => {
    const [one, two] = [fallingOf(besieged(NEAR), FORT), fallingOf(besieged(TWO), FORT)];
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThanOrEqual(0.5);
    const { inside, open } = stays(TWO);
    expect(inside.danger).toBeLessThan(0);
    expect(-inside.danger).toBeLessThanOrEqual(open * 0.5);
  });

  it('§7.4: a blast strikes nobody inside, so that no friend beside the fort counts against staying', () => {
    expect(stays(NEAR).inside.crowd).toBe(0);
  });
});
