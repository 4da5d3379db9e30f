import { describe, expect, it } from 'vitest';
import { isFault, isPlaced, readPosition, unitOf, type CounterId, type Unit } from '../../rules/extractors';
import { at } from '../../rules/extractors/maps/doriana';
import { concertOf, sceneInConcert, spentByOthers } from './concert';
import { dangerIn } from './danger';
import { sceneOf } from './scene';
import { STEADY } from './styles';

function sceneAt(line: string) {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return sceneOf(position, 'dorian', STEADY, 'far');
}

const LANCE = 'panza-lance' as CounterId;
const COMPANY = `engage simple T3 Dmovement | D panza-lance@1010; bha-lance@1009; pgp-1@0909/S; pgp-2@1109/S | A bipod A@1013/N w:laser,-,-`;

describe('who moves knows what the others mean to do', () => {
  it('all who have yet to move mean to end somewhere, each to fire at somebody or nobody', () => {
    const scene = sceneAt(COMPANY);
    const { intended, shots } = concertOf(scene);
    expect([...intended.keys()].sort()).toEqual(['bha-lance', 'panza-lance', 'pgp-1', 'pgp-2']);
    for (const unit of intended.values()) expect(isPlaced(unit)).toBe(true);
    expect([...shots.values()].flat().length).toBeGreaterThan(0);
    expect(isPlaced(unitOf(scene.position, LANCE)) && scene.position.units[LANCE].moved).toBe(false);
  });

  it('a weapon fires once: with others who come forward there is less to fear than where they stay away', () => {
    const scene = sceneAt(COMPANY);
    const pgp = unitOf(scene.position, 'pgp-1' as CounterId);
    const danger = (hex: string) => {
      const there = { ...pgp, where: { at: 'map', hex: at(hex), facing: 0, inside: null } } as Unit;
      return dangerIn(
        sceneInConcert(
          scene,
          { intended: new Map([[pgp.id, there]]), shots: new Map(), forget: () => undefined },
          LANCE,
        ),
        {
          ...unitOf(scene.position, LANCE),
        },
      );
    };
    const hex = at('1010');
    expect(danger('0101')(hex)).toBeGreaterThan(0);
    expect(danger('1110')(hex)).toBeLessThan(danger('0101')(hex));
  });

  it('what the others will have destroyed is not counted twice, what one does oneself is not counted', () => {
    const scene = sceneAt(COMPANY);
    const concert = concertOf(scene);
    const mine = concert.shots.get(LANCE) ?? [];
    const all = spentByOthers(scene, concert, 'nobody' as CounterId);
    const others = spentByOthers(scene, concert, LANCE);
    const killed = (spent: typeof all) => [...spent.values()].reduce((sum, { kills }) => sum + kills, 0);
    expect(killed(others)).toBeLessThanOrEqual(killed(all));
    expect(mine.length === 0 || killed(others) < killed(all)).toBe(true);
  });
});
