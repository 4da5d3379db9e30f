import { describe, expect, it } from 'vitest';
import { forecast } from './fire';
import { at } from './maps/doriana';
import { isFault, readPosition } from './notation';
import { prospectsFrom } from './prospects';
import { view } from './view';
import { counterId } from './data';
import type { Position } from './types';

function read(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return position;
}

const GLIDE = counterId('A');
const SHOCK = counterId('ehn-etaki-shock');
const PGP = counterId('pgp-1');
const LINE =
  'engage full T2 Amovement | D ehn-etaki-shock@1716; pgp-1@2014/SW | A glide A@1712/S force0 w:laser,shredder,- m:close,-,- c:sweep,-,-';

describe('what a place is worth under fire [§7]', () => {
  it('gives the chances a shot from there would have, weapon by weapon', () => {
    const position = read(LINE);
    const { hits } = prospectsFrom(position, GLIDE, { hex: at('1715'), facing: 3 });
    const shock = hits.find(({ enemy }) => enemy === SHOCK);
    expect(shock?.weapons.map(({ firer }) => firer.slot)).toEqual([0, 1]);
    const there = read(LINE.replace('A@1712/S', 'A@1715/S'));
    for (const { firer, chance } of shock!.weapons) {
      const [unit] = forecast(there, { firers: [firer], target: SHOCK, area: false }).units;
      expect(chance).toBeCloseTo(unit.anyHit, 12);
    }
    expect(shock!.anyHit).toBeCloseTo(
      1 - shock!.weapons.reduce((miss, { chance }) => miss * (1 - chance), 1),
    );
  });

  it('who enters Incoming! fires at nobody in that turn, whoever fires at it [§9.1]', () => {
    const position = read(
      'incoming full T1 Amovement | D ehn-etaki-shock@1724 | A orni A@waiting force0 w:shredder,shredder',
    );
    const { hits, hitBy } = prospectsFrom(position, GLIDE, { hex: at('1725'), facing: 0 });
    expect(hits).toEqual([]);
    expect(hitBy.map(({ enemy }) => enemy)).toEqual([SHOCK]);
  });

  it('says who fires back from where they stand, and who else could after moving', () => {
    const position = read(LINE);
    const near = prospectsFrom(position, GLIDE, { hex: at('1715'), facing: 3 });
    expect(near.hitBy.map(({ enemy }) => enemy)).toContain(SHOCK);
    const all = [...near.hitBy, ...near.hitByNext].map(({ enemy }) => enemy);
    expect(all).toContain(PGP);
    expect(new Set(all).size).toBe(all.length);
  });

  it('an arc that turns away loses its targets [§6.1]', () => {
    const position = read(LINE.replace('w:laser,shredder,-', 'w:-,shredder,-'));
    const away = prospectsFrom(position, GLIDE, { hex: at('1715'), facing: 0 });
    const front = prospectsFrom(position, GLIDE, { hex: at('1715'), facing: 3 });
    expect(front.hits.length).toBeGreaterThan(away.hits.length);
  });

  it('changes nothing, and what the side does not know changes none of it [§8.1, §9.4]', () => {
    const position = read(LINE);
    const before = JSON.stringify(position);
    const place = { hex: at('1715'), facing: 3 } as const;
    const seen = prospectsFrom(view(position, 'dorian'), SHOCK, { hex: at('1716'), facing: null });
    const other = read(
      LINE.replace('c:sweep,-,-', 'c:optimize,target,-').replace('m:close,-,-', 'm:hold,close,-'),
    );
    expect(prospectsFrom(view(other, 'dorian'), SHOCK, { hex: at('1716'), facing: null })).toEqual(seen);
    prospectsFrom(position, GLIDE, place);
    expect(JSON.stringify(position)).toBe(before);
  });
});
