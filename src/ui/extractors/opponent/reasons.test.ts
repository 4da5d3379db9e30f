import { describe, expect, test } from 'vitest';
import { answerTo } from '../../../opponent/think';
import { mind } from '../../../opponent/extractors';
import type { Explanation, Term } from '../../../opponent/contract';
import { parseHex } from '../../../hex';
import {
  counterId,
  doriana,
  enemyOf,
  extractors,
  unitsOf,
  type Action,
  type Game,
  type Position,
  type Setup,
} from '../../../rules/extractors';
import type { Draft } from '../../../rules/result';
import { nameOf } from '../wording';
import { openPart } from './secrecy';
import { deedName, points, reasonTable, runnerUpWords, whySentence } from './reasons';
import { hexesOfWhy, type Why } from './why';
import { STYLES } from '../../../opponent/extractors/styles';
import { mannerWords, WORDED, reasonWords } from './reasonWords';

/** A game played by two Recruits, each decision with its explanation. */
function decisions(setup: Setup, most = 260): readonly { view: Position; why: Why; action: Action }[] {
  const game: Game = extractors.setup(setup, 11);
  const made: { view: Position; why: Why; action: Action }[] = [];
  for (let i = 0; i < most; i++) {
    const side = extractors.sideToDecide(game);
    if (side === null) break;
    const view = structuredClone(extractors.view(game, side));
    const { action, explanation } = answerTo(mind, {
      game: 'extractors',
      view,
      side,
      level: 'recruit',
      seed: i,
    });
    made.push({ view, why: explanation, action });
    extractors.play(game, action);
  }
  return made;
}

/** What the machines see where none of them has laid a Thanis order, and all carry both, or none. */
function withThanis(view: Position, has: boolean): Position {
  const other = structuredClone(view) as Draft<Position>;
  for (const unit of Object.values(other.units)) {
    if (unit.class !== 'machine') continue;
    unit.thanis = { freeMove: has, freeTarget: has };
    for (const box of unit.move.boxes) if (box.order === 'freeMove') box.order = 'patrol';
    for (const box of unit.combat.boxes) if (box.order === 'freeTarget') box.order = 'optimize';
  }
  return other;
}

const SIMPLE = decisions({ scenario: 'incoming', rules: 'simple' });
const FULL = decisions({ scenario: 'engage', rules: 'full' });
const ALL = [...SIMPLE, ...FULL];

describe('why it did that', () => {
  test('every reason it gives has its words', () => {
    const codes = new Set(ALL.flatMap(({ why }) => why.chosen.terms.map(({ code }) => code)));
    expect([...codes].filter((code) => !WORDED.includes(code))).toEqual([]);
  });

  test('the sum of the terms is the score, and the sum under the table that of its lines', () => {
    for (const { view, why } of ALL) {
      const sum = why.chosen.terms.reduce((total, { value }) => total + value, 0);
      expect(sum).toBeCloseTo(why.chosen.total, 9);
      const table = reasonTable(view, why);
      const lines = table.rows.reduce((total, { chosen }) => total + chosen, 0);
      expect(table.chosen).toBeCloseTo(lines, 9);
      expect(Math.abs(table.chosen - why.chosen.total)).toBeLessThan(0.05 * table.rows.length + 0.06);
    }
  });

  test('its sentence tells only numbers that stand in the table', () => {
    for (const { view, why } of ALL) {
      const { rows } = reasonTable(view, why);
      const told = [...whySentence(view, why).matchAll(/\(([+−][\d.]+)\)/g)].map(([, value]) => value);
      const known = rows.map(({ chosen }) => points(chosen));
      expect(told.filter((value) => !known.includes(value))).toEqual([]);
    }
  });

  test('it says what it goes for by name, and leaves out what is a trifle beside it', () => {
    const said = ALL.map(({ view, why }) => whySentence(view, why)).join(' ');
    expect(said).toContain('towards the north edge');
    expect(said).toContain('towards the middle of the map');
    expect(said).not.toMatch(/\(\+1\d\.\d\)[^.]*movement points spent \(−0\.1\)/);
  });

  test('where nothing speaks for what it did it was the lesser evil', () => {
    const evils = ALL.filter(({ why: { chosen } }) => chosen.terms.every(({ value }) => value < -0.1));
    expect(evils.length).toBeGreaterThan(0);
    for (const { view, why } of evils) {
      const [chosen, forced] = [2, 1].map((considered) => whySentence(view, { ...why, considered }));
      expect(chosen).toMatch(/^The lesser evil: .+ \(−[\d.]+\)\.$/);
      expect(forced).toMatch(/^There was no other choice: .+ \(−[\d.]+\)\.$/);
    }
  });

  test('§6.3.3: whatever it goes for has its name, carried there by a vehicle too', () => {
    const goals = ALL.flatMap(({ why: { chosen, runnerUp } }) => [chosen, runnerUp])
      .flatMap((reckoning) => reckoning?.terms ?? [])
      .filter(({ code, value }) => code === 'goal' && value !== 0);
    expect(goals.filter(({ facts }) => facts.goal === undefined)).toEqual([]);
    const told = (term: Term) => reasonWords(term, SIMPLE[0].view);
    expect(goals.map(told)).toContain('Carried towards the middle of the map');
    const late = { ...goals[0], value: -3, facts: { goal: 'runNorth', late: 1 } };
    expect(told(late)).toBe('Too late for the north edge');
  });

  test('§8.1: the worth of a Combat order is told as that of the weapons, before it is known what it lets them do', () => {
    const { view, why } = FULL.find(
      ({ view: { phase }, action: { type } }) => phase.name === 'fire' && type === 'reveal',
    )!;
    expect(why.chosen.total).toBeGreaterThan(0);
    expect(whySentence(view, why)).toMatch(/^For it: what its weapons might take, whatever the order/);
  });

  test('§8.1: an order keeps a machine that has yet to enter from nothing', () => {
    const entering = FULL.filter(
      ({ view: { units, phase }, action }) =>
        phase.name === 'movement' && action.type === 'reveal' && units[action.machine].where.at === 'toEnter',
    );
    expect(entering).toHaveLength(4);
    for (const { view, why } of entering) expect(whySentence(view, why)).toBe('Its next order.');
  });

  test('§6.3.4: a chance to rally is told as one, and that a Transcom comes first as what it is for', () => {
    const rally = (value: number) =>
      reasonWords({ code: 'rally', value, rule: '§6.3.4', facts: {}, hexes: [] }, SIMPLE[0].view);
    expect([rally(0.5), rally(1.6)]).toEqual(['Its chance to rally', 'Once rallied it helps the others']);
  });

  test('fire at several is not told as fire at the first of them', () => {
    const { view, why } = ALL.find(({ action: { type } }) => type === 'allocate')!;
    const [shot] = why.chosen.terms;
    const facts = { ...shot.facts, others: 2, weapons: 5, chance: 0.4 };
    const name = nameOf(view, shot.facts.target as never);
    expect(reasonWords({ ...shot, facts }, view)).toBe(`Fire at ${name} and 2 others, 5 weapons`);
    expect(reasonWords({ ...shot, facts: { ...facts, others: 0 } }, view)).toContain(`${name}: 40`);
  });

  test('the runner-up is told with how much less it came to', () => {
    const { view, why } = ALL.find(
      ({ why: { runnerUp, chosen } }) => runnerUp && chosen.total - runnerUp.total > 1,
    )!;
    const { chosen, runnerUp } = reasonTable(view, why);
    expect(runnerUpWords(view, why)?.text).toContain(`${(chosen - runnerUp!).toFixed(1)} less.`);
  });

  test('a runner-up is never called by the name of what was done: it is said what sets it apart', () => {
    const pairs = ALL.filter(({ why: { runnerUp } }) => runnerUp !== null);
    const alike = pairs.filter(
      ({ view, why }) => deedName(view, why.runnerUp!.action) === deedName(view, why.chosen.action),
    );
    expect(alike.length).toBeGreaterThan(0);
    for (const { view, why } of pairs)
      expect(runnerUpWords(view, why)!.name).not.toBe(deedName(view, why.chosen.action));
  });

  test('what it lacked is told in words of its own: another target, not that of what was done', () => {
    const { view, why } = ALL.find(
      ({ why: { runnerUp, chosen, lacked } }) =>
        lacked === 'shot' &&
        runnerUp?.action.type === 'fire' &&
        chosen.action.type === 'fire' &&
        runnerUp.action.target !== chosen.action.target &&
        chosen.total - runnerUp.total > 0.1,
    )!;
    const [own, other] = [why.chosen, why.runnerUp!].map(({ terms }) =>
      reasonWords(
        terms.find(({ code }) => code === 'shot')!,
        view,
      ),
    );
    const row = reasonTable(view, why).rows.find(({ code }) => code === 'shot')!;
    expect([row.text, row.second]).toEqual([own, other]);
    const { text } = runnerUpWords(view, why)!;
    expect(text.toLowerCase()).toContain(other.toLowerCase());
    expect(text.toLowerCase()).not.toContain(own.toLowerCase());
  });

  test('tenths do not make a runner-up better than what was done', () => {
    const term = (code: string, value: number) => ({ code, value, rule: '§6', facts: {}, hexes: [] });
    const { view, action } = ALL.find(({ action: { type } }) => type === 'move')!;
    const why: Why = {
      chosen: { action, terms: [term('danger', 1.04), term('goal', 1.04)], total: 2.08 },
      runnerUp: { action: { type: 'endPhase' }, terms: [term('danger', 2.06)], total: 2.06 },
      lacked: 'goal',
      best: 2.08,
      considered: 2,
      rollouts: 0,
      told: 'now',
    };
    expect(reasonTable(view, why)).toMatchObject({ chosen: 2, runnerUp: 2.1 });
    expect(runnerUpWords(view, why)!.text).toMatch(/^As good/);
    const easy = { ...why, chosen: { ...why.chosen, total: 1.9 } };
    expect(runnerUpWords(view, easy)!.text).toContain('more, and yet not taken');
  });

  test('§6.3.3: a section that stays in its hex does so aboard or on foot, where there is a choice', () => {
    const view = structuredClone(
      FULL.find(({ view: { phase, turn } }) => phase.name === 'movement' && turn > 1)!.view,
    );
    const own = unitsOf(view).filter(({ side, where }) => side === 'dorian' && where.at === 'map');
    for (const unit of own) if (unit.kind === 'floater') Object.assign(unit, { where: { at: 'eliminated' } });
    const section = own.find((unit) => unit.class === 'section' && unit.where.at === 'map')!;
    const vehicle = own.find((unit) => unit.class === 'vehicle' && unit.where.at === 'map')!;
    const stay: Action = { type: 'move', unit: section.id, path: [], facing: null, exit: null, into: null };
    const name = nameOf(view, section.id);
    expect(deedName(view, stay)).toBe(`${name} stays`);
    Object.assign(vehicle, { kind: 'floater', where: { ...section.where, facing: 0 } });
    expect(deedName(view, stay)).toBe(`${name} stays on foot`);
    expect(deedName(view, { ...stay, into: vehicle.id })).toBe(
      `${name} stays in its hex, in ${nameOf(view, vehicle.id)}`,
    );
  });

  test('of the only thing to do no other is said to be as good', () => {
    const { view, why } = ALL.find(({ why: { considered } }) => considered === 1)!;
    const term = { code: 'ambush', value: 0.03, rule: '§9.4', facts: {}, hexes: [] };
    const chosen = { ...why.chosen, terms: [term], total: 0.03 };
    expect(whySentence(view, { ...why, chosen })).toBe('What it can do once it shows itself.');
  });

  test('R-38: of two ways off the map each names the hex it leaves from', () => {
    const { view, action } = SIMPLE.find(({ action: { type } }) => type === 'move')!;
    const off = { ...action, path: [parseHex(doriana.grid, '1527')!], exit: 3 } as Action;
    expect(deedName(view, off)).toMatch(/ off the map from 1527$/);
  });

  test('where nothing counted it still says what it was about, and two as good lack nothing', () => {
    const silent = ALL.filter(({ action: { type } }) => type === 'endPhase' || type === 'recommend');
    expect(silent.length).toBeGreaterThan(0);
    for (const { view, why } of silent) expect(whySentence(view, why)).not.toContain('as good as another');
    for (const { view, why } of ALL) {
      const text = runnerUpWords(view, why)?.text ?? '';
      if (text.startsWith('As good')) expect(text).not.toContain('lacked');
    }
  });

  test('a shot names who fires and at whom', () => {
    const { view, action } = ALL.find(({ action: { type } }) => type === 'fire')!;
    expect(deedName(view, action)).toMatch(/^The fire of .+ at .+/);
  });

  test('of a move that fires next the targets light up', () => {
    const moved = ALL.find(
      ({ action, why }) =>
        action.type === 'move' &&
        why.chosen.terms.some(({ code, hexes }) => code === 'shot' && hexes.length > 0),
    )!;
    expect(hexesOfWhy(moved.why).lit.length).toBeGreaterThan(0);
  });

  test('a code nobody knows is told as such, and never by a name of every object', () => {
    const term = { code: 'toString', value: 1, rule: '§4', facts: {}, hexes: [] };
    expect(reasonWords(term, SIMPLE[0].view)).toBe('Other');
  });
});

describe('what the other side may read of it', () => {
  const open = FULL.map(({ view, why, action }) => ({ view, action, open: openPart(view, why) })).filter(
    ({ open: { told } }) => told === 'now',
  );

  test('there are open explanations in a game with secrets', () => {
    expect(open.length).toBeGreaterThan(10);
  });

  test('§9.6: they name no unit that the other side does not know of, the one that acts apart', () => {
    for (const { view, action, open: why } of open) {
      const { side } = view.phase;
      const seen = extractors.view(view, enemyOf(side!)).units;
      const text = JSON.stringify(why);
      const own = 'unit' in action ? action.unit : 'machine' in action ? action.machine : null;
      const unseen = unitsOf(view).filter(({ id }) => !Object.hasOwn(seen, id) && id !== own);
      expect(unseen.filter(({ id }) => text.includes(JSON.stringify(id)))).toEqual([]);
    }
  });

  test('§8.1: none tells what another covered order would have come to', () => {
    const types = open.flatMap(({ open: { runnerUp } }) => (runnerUp ? [runnerUp.action.type] : []));
    expect(types).not.toContain('reveal');
    expect(types).not.toContain('reset');
  });

  test.each([
    ['recruit', 1],
    ['sergeant', 3],
    ['captain', 9],
  ] as const)(
    'R-88: of a %s they are the same whether its machines carry Thanis orders that lie face down',
    (level, every) => {
      const asked = FULL.filter(
        ({ view: { phase } }) => phase.side === 'avronian' && /movement|fire/.test(phase.name),
      ).filter((_, index) => index % every === 0);
      let compared = 0;
      for (const [seed, { view }] of asked.entries()) {
        const views = [false, true].map((has) => withThanis(view, has));
        const [other, own] = views.map((each) => extractors.view(each, 'dorian'));
        expect(own).toEqual(other);
        const [one, two] = views.map((each) => {
          const task = { game: 'extractors', view: each, side: 'avronian', level, seed };
          const { action, explanation } = answerTo(mind, task);
          return { action, why: openPart(each, explanation) };
        });
        if (JSON.stringify(one.action) !== JSON.stringify(two.action) || one.why.told !== 'now') continue;
        expect(two.why).toEqual(one.why);
        compared++;
      }
      expect(compared).toBeGreaterThan(9);
    },
    60_000,
  );

  test('R-56: a Vector mark of a hex and one off the map beyond it are told apart', () => {
    const { view } = FULL[0];
    const mark = { type: 'markHex', machine: counterId('A'), hex: parseHex(doriana.grid, '0227')! } as const;
    expect(deedName(view, { ...mark, exit: null })).toMatch(/: 0227$/);
    expect(deedName(view, { ...mark, exit: 3 })).toMatch(/: 0227, off the map to the south$/);
  });

  test('a reason that names a secret unit is kept to the end', () => {
    const view = FULL.find(({ view: { phase } }) => phase.name === 'movement')!.view;
    const secret = unitsOf(view).find(
      ({ id }) => !Object.hasOwn(extractors.view(view as Game, enemyOf(view.phase.side!)).units, id),
    )!;
    const why = {
      chosen: {
        action: { type: 'endPhase' },
        terms: [{ code: 'crowd', value: 1, rule: '§7.4', facts: { unit: secret.id }, hexes: [] }],
        total: 1,
      },
      runnerUp: null,
      told: 'now',
    } as unknown as Explanation<Action>;
    expect(openPart(view, why).told).toBe('atEnd');
  });
});

test('every style but the plain one has words for how the computer plays', () => {
  const [plain, ...others] = STYLES.map(({ name }) => mannerWords(name));
  expect(plain).toBe('');
  expect(mannerWords(undefined)).toBe('');
  for (const words of others) expect(words).toMatch(/^ It plays .+\.$/);
});
