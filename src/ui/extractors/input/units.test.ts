import { expect, it } from 'vitest';
import { counterOf, extractors, type CounterId, type Game } from '../../../rules/extractors';
import { at } from '../testing';
import { leftToDo } from '../wording';
import { nextUnit, standings } from './units';

const LINE =
  'engage full T5 Amovement | D transcom-1@0101 | A bipod A@1225/S force1 w:laser,-,- m:vector,-,- c:sweep,-,- ' +
  '; bipod B@1525/S force1 w:laser,-,- m:hold,-,- c:sweep,-,-';

it('a machine that has revealed its order can still act: it marks, moves and is never listed as unable [§8.1]', () => {
  const game = structuredClone(at(LINE)) as Game;
  const [a, b] = (['A', 'B'] as CounterId[]).map((id) => counterOf(id).id);
  extractors.play(game, { type: 'reveal', machine: a });
  const of = (id: CounterId) => standings(game).find(({ unit }) => unit.id === id)?.standing;
  expect(of(a)).toEqual({ state: 'can' });
  expect(of(b)).toMatchObject({ state: 'cannot' });
  expect(nextUnit(game, null, 1)).toBe(a);
});

it('the next unit follows the one in hand, done or not, and after the last comes the first', () => {
  const line =
    'engage simple T2 Dmovement | D panza-shock-1@1215; panza-shock-2@1217 moved; panza-lance@1219 | A bipod A@0101/S w:laser,-,-';
  const game = at(line);
  const [first, done, last] = standings(game).map(({ unit }) => unit.id);
  expect(standings(game).map(({ standing }) => standing.state)).toEqual(['can', 'acted', 'can']);
  expect([null, first, done, last].map((after) => nextUnit(game, after, 1))).toEqual([
    first,
    last,
    last,
    first,
  ]);
  expect([null, first, done, last].map((after) => nextUnit(game, after, -1))).toEqual([
    last,
    last,
    first,
    first,
  ]);
});

it('forts and the Command Post never act and are not listed; a machine without a weapon left is told nothing odd', () => {
  const dorian = at(
    'threePodAttack simple T2 Dfire | D commandpost@1324; fort-1@1215; panza-lance@1412 | A bipod A@1413/N w:laser,-,-',
  );
  expect(standings(dorian).map(({ unit }) => unit.kind)).toEqual(['lance']);
  const avronian = at('engage simple T2 Afire | D panza-lance@1412 | A bipod A@1413/N w:laser/x,-,-');
  expect(standings(avronian).map(({ standing }) => standing.state)).toEqual(['acted']);
});

it('§8.1: a machine with nothing in range is not offered, and the list counts as the bar does', () => {
  const game = at(
    'engage full T2 Afire | D panza-lance@1412; panza-shock-1@0101 | A bipod A@1413/N force1 w:laser,-,- m:hold,-,- c:sweep,-,-; ' +
      'bipod B@1625/S force1 w:laser,-,- m:hold,-,- c:sweep,-,-; bipod C@2024/S force1 w:laser,-,- m:hold,-,- c:sweep!,optimize,- c@1 c.runs',
  );
  expect(standings(game).map(({ standing }) => standing.state)).toEqual(['can', 'idle', 'can']);
  expect(nextUnit(game, 'A' as CounterId, 1)).toBe('C');
  expect(leftToDo(game)).toMatchObject({ todo: '1 Combat order to execute', rest: '1 unit can still fire' });
});
