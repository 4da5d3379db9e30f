import { describe, expect, it, test } from 'vitest';
import type { VictoryCause } from '../../../rules/extractors';
import { victoryWords } from '.';
import { at } from '../testing';
import { EVENT_SAMPLES, POSITION, expectPlain } from './testing';

describe('victory', () => {
  const CAUSES: { readonly [Cause in VictoryCause as Cause['code']]: Cause } = {
    sectionLeftNorth: { code: 'sectionLeftNorth', unit: 'ehn-etaki-shock' as never, turn: 6 },
    noSectionLeftNorth: { code: 'noSectionLeftNorth', turn: 8 },
    commandPostDestroyed: { code: 'commandPostDestroyed', bipodsLost: 1 },
    twoBipodsLost: { code: 'twoBipodsLost', postStands: true },
    commandPostStands: { code: 'commandPostStands', bipodsLost: 0 },
    extractorPoints: { code: 'extractorPoints', points: -12 },
    machinesLeftSouth: { code: 'machinesLeftSouth', left: 1, of: 2 },
    strongpoint: { code: 'strongpoint', fortsStanding: 1, garrisonNear: 2, machinesLost: 1, machines: 3 },
    valueNearCentre: { code: 'valueNearCentre', dorian: 40, avronian: 40 },
  };

  test.each(Object.values(CAUSES))('§9: $code holds its numbers', (because) => {
    const { condition } = victoryWords(POSITION, { winner: null, because, points: [] });
    expectPlain(condition);
    expect(condition).toMatch(/\d.*\.$/);
  });

  it('§9.1: of a game that ends before its time as no section is left, says that', () => {
    const told = (line: string) =>
      victoryWords(at(line), { winner: 'avronian', because: CAUSES.noSectionLeftNorth, points: [] })
        .condition;
    const orni = 'A orni A@1715/SE w:laser,laser';
    expect(told(`incoming simple T8 Afire | D ehn-etaki-shock@1710 | ${orni}`)).toMatch(
      /^0 unrouted sections left/,
    );
    expect(told(`incoming simple T7 Afire | D ehn-etaki-shock@lost | ${orni}`)).toMatch(
      /^No section is on the map/,
    );
  });

  it('adds the points of each side', () => {
    const words = victoryWords(POSITION, EVENT_SAMPLES.ended.victory);
    expect(words.heading).toBe('Dorian wins');
    expect(words.points.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'Shock 1 of Panza: survives within 5 hexes of 1214 +11',
      'Glide A: armour lost, 3 a point −6',
    ]);
    expect(words.sums.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'Dorian in all +11',
      'Avronian in all −6',
    ]);
  });
});
