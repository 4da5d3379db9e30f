import { describe, expect, it, test } from 'vitest';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Edge, ScenarioId, Side, Unit, VictoryClause, Where } from '../types';
import { pointsSoFar } from '.';

const as =
  (where: Where) =>
  <U extends Unit>(unit: U): U => ({ ...unit, where });
const dead = as({ at: 'eliminated' });
const left = (edge: Edge) => as({ at: 'exited', edge });
const inForce = <U extends Unit>(force: number, unit: U): U => ({ ...unit, force });

const LANCE = section('ehn-etaki-lance', '1210');
const SHOCK = section('ehn-etaki-shock', '1211');
const [A, B, C, D] = (['A', 'B', 'C', 'D'] as const).map((letter) => machine(letter, 'bipod', ['0505', 0]));
const POST = staticPiece('commandpost', '1324');

/** Of each clause what is counted, how it is to stand and whether it does; 'settled' where nothing changes that. */
function told({ have, rel, need, holds, settled }: VictoryClause): string {
  const sign = { atLeast: '≥', atMost: '≤', above: '>' }[rel];
  return `${have} ${sign} ${need}${holds ? ' holds' : ''}${settled ? ' settled' : ''}`;
}

type Row = readonly [what: string, units: readonly Unit[], clauses: readonly string[], ahead: Side | null];

function scored(scenario: ScenarioId, codes: readonly VictoryClause['code'][], rows: readonly Row[]): void {
  test.each(rows)('%s', (_, units, clauses, ahead) => {
    const score = pointsSoFar(gameWith(units, { scenario }));
    expect(score.clauses.map(({ code }) => code)).toEqual(codes);
    expect(score.clauses.map(told)).toEqual(clauses);
    expect(score.ahead).toBe(ahead);
  });
}

describe('§9.1, R-30: Incoming!', () => {
  scored(
    'incoming',
    ['sectionLeftNorth'],
    [
      ['a section may yet leave', [LANCE, SHOCK, A], ['0 ≥ 1'], 'avronian'],
      ['one has left', [LANCE, left('north')(SHOCK), A], ['1 ≥ 1 holds settled'], 'dorian'],
      ['none is left to leave', [dead(LANCE), left('east')(SHOCK), A], ['0 ≥ 1 settled'], 'avronian'],
    ],
  );
});

describe('§9.2, R-32: Three-Pod Attack', () => {
  scored(
    'threePodAttack',
    ['commandPostStands', 'bipodsLost'],
    [
      ['the post stands', [POST, A, B, C], ['1 ≥ 1 holds', '0 > 1'], 'dorian'],
      ['one Bipod is lost', [POST, dead(A), B, C], ['1 ≥ 1 holds', '1 > 1'], 'dorian'],
      ['the post has fallen', [dead(POST), dead(A), B, C], ['0 ≥ 1 settled', '1 > 1'], 'avronian'],
      ['two Bipods are lost', [POST, dead(A), dead(B), C], ['1 ≥ 1 holds', '2 > 1 holds settled'], 'dorian'],
    ],
  );
});

describe('§9.3, R-33: Extractors', () => {
  const one = vehicle('extractor-1', '1111');
  const lost = dead(vehicle('pgp-1', '1215'));
  scored(
    'extractors',
    ['extractorPoints'],
    [
      ['nothing has happened', [one, LANCE, A], ['0 > 0'], 'avronian'],
      ['an Extractor is destroyed', [dead(one), LANCE, A], ['25 > 0 holds'], 'dorian'],
      ['at a dearer price', [dead(one), lost, LANCE, A], ['-5 > 0'], 'avronian'],
    ],
  );

  it('lists each Extractor and each loss', () => {
    const { points } = pointsSoFar(gameWith([dead(one), lost, LANCE], { scenario: 'extractors' }));
    expect(points.map(({ cause, value }) => [cause.unit, cause.why, value])).toEqual([
      ['extractor-1', 'extractorDestroyed', 25],
      ['pgp-1', 'unitLost', -30],
    ]);
  });
});

describe('§9.4, R-35: Ambush', () => {
  scored(
    'ambush',
    ['machinesLeftSouth'],
    [
      ['both still run', [LANCE, A, B], ['0 ≥ 2'], 'dorian'],
      ['one has left', [LANCE, left('south')(A), B], ['1 ≥ 2'], 'dorian'],
      ['one is lost', [LANCE, left('south')(A), dead(B)], ['1 ≥ 2 settled'], 'dorian'],
      ['both have left', [LANCE, left('south')(A), left('south')(B)], ['2 ≥ 2 holds settled'], 'avronian'],
    ],
  );
});

describe('§9.5: The Dobern Strongpoint', () => {
  const forts = [1, 2].map((rank) => inForce(0, staticPiece(`fort-${rank}`, rank === 1 ? '1214' : '1216')));
  const garrison = ['1214', '1216', '1313'].map((hex, index) =>
    inForce(1, section(`reubark-${['shock', 'lance-1', 'lance-2'][index]}`, hex)),
  );
  const machines = [A, B, C, D].map((each) => inForce(3, each));
  scored(
    'dobernStrongpoint',
    ['fortsDestroyed', 'garrisonNear', 'machinesLost'],
    [
      ['all stands', [...forts, ...garrison, ...machines], ['0 ≥ 2', '3 ≤ 2', '0 ≤ 1 holds'], 'dorian'],
      [
        'it has fallen',
        [
          ...forts.map(dead),
          dead(garrison[0]),
          garrison[1],
          garrison[2],
          dead(machines[0]),
          ...machines.slice(1),
        ],
        ['2 ≥ 2 holds settled', '2 ≤ 2 holds settled', '1 ≤ 1 holds'],
        'avronian',
      ],
      [
        'at half the machines',
        [...forts.map(dead), ...garrison.map(dead), ...machines.slice(2).map(dead), ...machines.slice(0, 2)],
        ['2 ≥ 2 holds settled', '0 ≤ 2 holds settled', '2 ≤ 1 settled'],
        'dorian',
      ],
    ],
  );
});

describe('§9.6, R-61: Engage!', () => {
  const near = section('panza-shock-1', '1214');
  const far = section('panza-shock-2', '1220');
  const glide = machine('A', 'glide', ['1213', 0], { rest: { force: 1, armour: 11 } });
  scored(
    'engage',
    ['valueNearCentre', 'valueNearCentre'],
    [
      ['nobody is near', [far], ['0 > 0', '0 > 0'], null],
      ['the Dorian is', [near, far], ['11 > 0 holds', '0 > 11'], 'dorian'],
      [
        'a dearer machine is, less 3 for each armour lost',
        [near, glide],
        ['11 > 29', '29 > 11 holds'],
        'avronian',
      ],
    ],
  );
});
