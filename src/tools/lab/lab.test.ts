import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { doriana } from '../../rules/extractors';
import { UsageError } from '../arguments';
import { advised, evenedOut, renewed, rowsOf, sectionsOf, type Measured, type Rows } from './balancePage';
import { findingsOf } from './findings';
import { heatMap } from './heatMap';
import { changed, changeWords, leversOf, meanOf } from './levers';
import { ledgerIn } from './ledger';
import { leversReport, reportOf } from './report';
import { rungsOf } from './rungs';
import { tryOut, type Trial } from './trial';

const JOB = {
  setup: { scenario: 'incoming', rules: 'simple' },
  pairing: { dorian: 'greedy', avronian: 'greedy' },
  seed: 2,
} as const;
const trial = tryOut(JOB);

describe('a trial', () => {
  test('is the same game whenever it is played', () => {
    expect(tryOut(JOB)).toEqual(trial);
    expect(tryOut({ ...JOB, seed: 6 })).not.toEqual(trial);
  });

  test('counts who was lost, and where, once each', () => {
    for (const side of ['dorian', 'avronian'] as const) {
      const kinds = Object.values(trial.units).filter((account) => account.side === side);
      const lost = kinds.reduce((sum, account) => sum + account.lost, 0);
      expect(lost).toBeGreaterThanOrEqual(trial.died[side].length);
      for (const account of kinds) expect(account.lost).toBeLessThanOrEqual(account.fielded);
    }
    expect(trial.died.dorian.length + trial.died.avronian.length).toBeGreaterThan(0);
  });

  test('credits no more points than the other side brought', () => {
    const of = (side: string, what: 'cost' | 'gained') =>
      Object.values(trial.units).reduce((sum, unit) => sum + (unit.side === side ? unit[what] : 0), 0);
    expect(of('avronian', 'gained')).toBeLessThanOrEqual(of('dorian', 'cost'));
    expect(of('dorian', 'gained')).toBeLessThanOrEqual(of('avronian', 'cost'));
    expect(of('avronian', 'gained') + of('dorian', 'gained')).not.toBe(0);
  });
});

describe('the ledger', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lab-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('goes on where a run stopped, in the middle of a line too', () => {
    const file = join(folder, 'games.jsonl');
    const other = { ...JOB, seed: 6 };
    ledgerIn(file).add(trial);
    appendFileSync(file, JSON.stringify({ ...trial, seed: 6 }).slice(0, 40));
    const again = ledgerIn(file);
    expect(again.missing([JOB, other])).toEqual([other]);
    expect(again.of([other, JOB])).toEqual([trial]);
    again.add({ ...trial, seed: 6 });
    expect(ledgerIn(file).missing([JOB, other])).toEqual([]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
    const even = { ...JOB, setup: { ...JOB.setup, handicap: { dorian: 0, avronian: 0, turns: 1 } } };
    expect(ledgerIn(file).missing([JOB, even])).toEqual([even]);
  });

  test('packed it is the same, and packs its parts anew when it is opened', () => {
    const file = join(folder, 'games.jsonl.gz');
    const trials = Array.from({ length: 20 }, (_, seed) => ({ ...trial, seed }));
    const ledger = ledgerIn(file);
    for (const each of trials.slice(0, 19)) ledger.add(each);
    const inParts = readFileSync(file).length;
    // The last part is not whole: the run stopped in the middle of it.
    appendFileSync(file, gzipSync(`${JSON.stringify(trials[19])}\n`).subarray(0, 40));
    const again = ledgerIn(file);
    expect(again.all).toEqual(trials.slice(0, 19));
    expect(readFileSync(file).length).toBeLessThan(inParts / 2);
    again.add(trials[19]);
    expect(ledgerIn(file).all).toEqual(trials);
  });

  test('another file is refused', () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear\nplayers\n');
    expect(() => ledgerIn(file)).toThrow(UsageError);
  });
});

describe('findings', () => {
  const game = (dorian: string, avronian: string, winner: Trial['winner'], seed: number): Trial => ({
    ...trial,
    pairing: { dorian, avronian } as Trial['pairing'],
    winner,
    seed,
  });
  const trials = [
    game('recruit', 'sergeant', 'avronian', 1),
    game('recruit', 'sergeant', null, 2),
    game('sergeant', 'sergeant', 'dorian', 1),
    game('sergeant', 'sergeant', 'avronian', 2),
  ];
  const [finding] = findingsOf(trials, ['recruit', 'sergeant']);

  test('a cell is the Dorian’s share of its games, a draw counts half', () => {
    expect(finding.dorians).toEqual(['recruit', 'sergeant']);
    expect(finding.avronians).toEqual(['sergeant']);
    expect(finding.cells.map(([{ share, games }]) => [share, games])).toEqual([
      [0.25, 2],
      [0.5, 2],
    ]);
    expect(finding.equilibrium.value).toBeCloseTo(0.5, 2);
  });

  test('as a page: the matrix, its value, the units', () => {
    const page = reportOf([finding], 'balance');
    expect(page).toContain('| recruit | 25 % (');
    expect(page).toContain('Both mixing their best: Dorian 50 %.');
    expect(page).toContain('](balance/incoming-simple-dorian.svg)');
  });

  test('the map of losses darkens the hexes in which units were lost, and no other', () => {
    const svg = heatMap(doriana, 'dorian', finding.died.dorian);
    expect(svg.match(/<title>/g)).toHaveLength(finding.died.dorian.size);
    const kindsOfGround = new Set(doriana.terrain).size - 1;
    expect(svg.match(/<path /g)).toHaveLength(kindsOfGround + finding.died.dorian.size);
  });
});

describe('levers', () => {
  const incoming = { scenario: 'incoming', rules: 'simple' } as const;
  const engage = { scenario: 'engage', rules: 'full' } as const;

  test('are set-ups with what differs, written in words; who cannot bear one is left out', () => {
    expect(changed([incoming, engage], 'avronian+15, orni.speed=7')).toEqual([
      { ...engage, handicap: { dorian: 0, avronian: 15, turns: 0 }, variant: { 'orni.speed': 7 } },
    ]);
    expect(changed([incoming, engage], 'orni.speed=7').map(changeWords)).toEqual([
      'orni.speed=7',
      'orni.speed=7',
    ]);
  });

  test.each([
    ['bipod.speed=5', 'bipod.speed is not free: only numbers marked † may be set otherwise'],
    ['lance.cost=4', 'lance.cost is not free'],
    ['orni.speed=11', 'orni.speed may be 6 to 10'],
    ['orni.speed=6', 'orni.speed is 6 as printed'],
    ['shock.speed=3 dagmaton.speed=3', 'keeps a speed of 2'],
    ['dorian+7', 'no scenario can bear'],
  ])('R-111: what is not free is refused in words: %s', (words, why) =>
    expect(() => changed([incoming, engage], words)).toThrow(why),
  );

  test('R-111: a number of its own is played with, and the same game again', () => {
    const [setup] = changed([incoming], 'orni.speed=7');
    const slow = tryOut({ ...JOB, setup });
    expect(slow).toEqual(tryOut({ ...JOB, setup }));
    expect(slow).not.toEqual(trial);
  });

  test('are measured pair by pair on the games both have', () => {
    const [slow] = changed([incoming], 'orni.speed=7');
    const games = (setup: Trial['setup'], won: string) =>
      [...won].map((who, seed): Trial => ({
        ...trial,
        setup,
        seed,
        winner: who === 'D' ? 'dorian' : 'avronian',
      }));
    const [lever] = leversOf([...games(incoming, 'DAAAAA'), ...games(slow, 'DDDA')], [incoming], [slow]);
    expect(lever).toMatchObject({ games: 4, before: { share: 0.25 }, after: { share: 0.75 } });
    expect(lever.more).toEqual(meanOf([0, 1, 1, 0]));
    expect(leversReport([lever])).toContain('| incoming simple | orni.speed=7 | 4 | 25 % | 75 % | +50 (');
  });

  test('the mean of differences has an interval that narrows with their number', () => {
    const { share, low, high } = meanOf([0, 1, 1, 0, 0, 0, 1, 1]);
    expect(share).toBe(0.5);
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(2 / 7 / 8), 9);
    expect(meanOf([0, 0, 0])).toEqual({ share: 0, low: 0, high: 0 });
    expect(meanOf([1])).toEqual({ share: 1, low: -1, high: 1 });
  });
});

describe('the page on balance', () => {
  const printed = { scenario: 'engage', rules: 'full' } as const;
  const games = (setup: Trial['setup'], dorianWins: number) =>
    Array.from({ length: 40 }, (_, seed): Trial => ({
      ...trial,
      setup,
      seed,
      pairing: { dorian: 'sergeant', avronian: 'sergeant' },
      winner: seed < dorianWins ? 'dorian' : 'avronian',
    }));
  const [less, more, numbers] = ['avronian+15', 'avronian+30', 'lance.firepower=1'].flatMap((words) =>
    changed([printed], words),
  );
  const trials = [...games(printed, 30), ...games(less, 22), ...games(more, 6), ...games(numbers, 20)];
  const levers = leversOf(trials, [printed], [less, more, numbers]);
  const [finding] = findingsOf(games(printed, 30), ['sergeant']);

  test('R-110: advises the handicap that came nearest to even, and no numbers', () => {
    expect(advised(finding, levers)?.changed).toEqual(less);
    const [even] = findingsOf(games(printed, 20), ['sergeant']);
    expect(advised(even, levers)).toBeUndefined();
    const few = leversOf([...trials.filter(({ seed }) => seed < 20)], [printed], [less]);
    expect(advised(finding, few)).toBeUndefined();
  });

  const pageOf = (of: Partial<Measured>, before = '# Balance\n\nBy hand.\n', rows: Rows = {}) => {
    const how = { player: 'sergeant', date: '2026-11-22', games: 40, findings: [finding] };
    const measured = { ...how, levers: [], listed: [], armies: [], house: [], stronger: [], ...of };
    return renewed(before, sectionsOf(measured, rowsOf(measured, rows)));
  };

  test('tells the shares, the advice, the numbers that would do and the seeds', () => {
    const page = pageOf({ levers, listed: levers });
    expect(page).not.toContain('## Between stronger players');
    expect(page).not.toContain('## What a bid is worth');
    expect(page).toContain('| engage full | 75 % | 60 % to 86 % |');
    expect(page).toContain('| avronian+15 | 55 % | 40 |');
    expect(page).toContain('| engage full | 75 % | lance.firepower=1 | 50 % | 40 | yes |');
    expect(page).toContain('seeds 1 to 40');
  });

  const threefold = (setup: Trial['setup'], dorianWins: number) =>
    Array.from({ length: 3 }, () => games(setup, dorianWins))
      .flat()
      .map((each, seed) => ({ ...each, seed }));

  test('R-113: the steps of a bid are points fewer of the side ahead, down to the first under half', () => {
    const changes = ['dorian-5', 'dorian-10', 'dorian-15', 'avronian-5', 'dorian-5 turns-1'].flatMap(
      (words) => changed([printed], words),
    );
    const shares = [24, 16, 8, 36, 20];
    const played = [
      threefold(printed, 30),
      ...changes.map((setup, index) => threefold(setup, shares[index])),
    ].flat();
    const all = leversOf(played, [printed], changes);
    expect(rungsOf(finding, all)).toEqual([
      { side: 'dorian', points: 5, dorian: 0.6, games: 120 },
      { side: 'dorian', points: 10, dorian: 0.4, games: 120 },
    ]);
    expect(pageOf({ levers: all })).toContain('| engage full | dorian 10 fewer | 40 % | 120 |');
    const [leaning] = findingsOf(threefold(printed, 10), ['sergeant']);
    // The difference of the pairs, 15 of 100, on what was printed over all games.
    const dorian = expect.closeTo(0.4) as number;
    expect(rungsOf(leaning, all)).toEqual([{ side: 'avronian', points: 5, dorian, games: 120 }]);
    const few = leversOf(
      played.filter(({ seed }) => seed < 90),
      [printed],
      changes,
    );
    expect(rungsOf(finding, few)).toEqual([]);
    expect(pageOf({ levers: few })).not.toContain('What a bid is worth');
  });

  test('stronger players stand beside those of the page', () => {
    const captains = games(printed, 24).map((each) => ({
      ...each,
      pairing: { dorian: 'captain', avronian: 'captain' } as const,
    }));
    const [theirs] = findingsOf(captains, ['captain']);
    const page = pageOf({ stronger: [{ finding: theirs }] });
    expect(page).toContain('| engage full | 75 % (60–86) of 40 | 60 % (45–74) of 40 |');
    expect(page).not.toContain('evens a scenario out for them');
  });

  test('R-110: the handicap that evens it out for a stronger level stands beside them, in hundredths', () => {
    expect(evenedOut(finding, levers)).toEqual({
      handicap: { dorian: 0, avronian: 15, turns: 0 },
      dorian: 55,
      games: 40,
    });
    const captains = games(printed, 30).map((each) => ({
      ...each,
      pairing: { dorian: 'captain', avronian: 'captain' } as const,
    }));
    const [theirs] = findingsOf(captains, ['captain']);
    const page = pageOf({ stronger: [{ finding: theirs, even: evenedOut(finding, levers) }] });
    expect(page).toContain('| engage full | captain | 75 % | avronian+15 | 55 % | 40 |');
  });

  test('what has no games anew stays as it was written', () => {
    const once = pageOf({ levers, listed: levers });
    const less = pageOf({ levers: [], findings: findingsOf(games(printed, 10), ['sergeant']) }, once);
    expect(less).toContain('| engage full | 25 % | 14 % to 40 % |');
    expect(less).not.toContain('| engage full | 75 % | 60 % to 86 % |');
    expect(less).toContain('By hand.');
    expect(less).toContain('| engage full | avronian+15 | 40 |');
    const even = { handicap: { dorian: 0, avronian: 15, turns: 0 }, dorian: 49, games: 30 };
    const known = { 'engage full': { dorian: 70, even, fewer: [] } };
    expect(pageOf({}, once, known)).toMatch(/engage full \| 75 % .* avronian\+15 \| 49 % \| 30 \|/);
    expect(less.match(/^## At a glance$/gm)).toHaveLength(1);
    expect(pageOf({ levers: [], findings: findingsOf(games(printed, 10), ['sergeant']) }, less)).toBe(less);
  });
});
