import { expect, test } from 'vitest';
import { parseHex, type Hex } from '../../../hex';
import { doriana, extractors, type Action, type CounterId } from '../../../rules/extractors';
import { openTable } from '../../../store/table';
import { heldThinker, newRecord, tableOf, type TestTable } from '../../../store/testing';
import { changeSettings } from '../../shell/settings';
import { announcements } from '../../widgets/announce';
import { DORIAN_FIRE, avronianFire, tableWith } from '../testing';
import { createDesk } from './deskStore';
import { resultSentence } from './result';

const said = () => announcements().polite.text;
const tap = (number: string) => ({ hex: parseHex(doriana.grid, number) as Hex, counter: null });
const first = ({ published }: TestTable, type: Action['type']) =>
  extractors.options(published.getState().position!).find((option) => option.type === type)!;

const MOVEMENT =
  'engage full T2 Dmovement | D floater-1@0310/S; ehn-etaki-shock@1816 | A glide A@1715/SE force0 w:shredder,laser,seeker m:close,hold,- c:closestTarget,sweep,-';

test('N says who is in hand, and whom it aims at with which chance', () => {
  const { desk } = tableWith(DORIAN_FIRE);
  desk.step(1);
  expect(said()).toMatch(/^\w.+\. Fire at Glide A: \d+\s%$/);
  desk.plan(null);
  expect(said()).not.toContain('Fire at');
});

test('a prepared move says where it ends, facing where and for how much; turning and naming a hex say so', () => {
  const { desk } = tableWith(MOVEMENT);
  desk.select('floater-1' as CounterId);
  expect(said()).toBe('Floater 1');
  desk.tap(tap('0311'));
  expect(said()).toMatch(
    /^Floater 1\. End move in 0311, facing [a-z-]+: [\d.]+ of 6 movement points, [\d.]+ left$/,
  );
  desk.turn(1);
  expect(said()).toContain('End move in 0311, facing north-east');
  const { plan } = desk.state.getState();
  if (plan?.kind === 'move') desk.plan({ ...plan, naming: true });
  expect(said()).toContain('hex to come by');
});

test('who comes along and who is next in hand by itself are heard after what the move has brought', () => {
  changeSettings({ goOn: true });
  const { desk } = tableWith(
    'engage full T2 Dmovement | D panza-shock-1@0310; panza-shock-2@0310; walker-1@1816/S | A glide A@1715/SE force0 w:laser,-,- m:close,-,- c:sweep,-,-',
  );
  desk.select('panza-shock-1' as CounterId);
  desk.tap(tap('0311'));
  const { plan } = desk.state.getState();
  if (plan?.kind === 'move') desk.plan({ ...plan, along: ['panza-shock-2' as CounterId] });
  desk.confirm();
  expect(said()).toMatch(/^Shock 1 of Panza moves .*\. Shock 2 of Panza moves .*\. Walker 1$/);
  changeSettings({ goOn: false });
});

test('what an act brings is heard, and whose phase begins', () => {
  const { desk } = tableWith(MOVEMENT);
  desk.act({ type: 'endPhase' });
  expect(said()).toMatch(/Dorian fire$/);
});

test('a revealed Combat order is heard with the shots it comes to [§8.1]', () => {
  const { desk } = tableWith(avronianFire('closestTarget'));
  desk.act({ type: 'reveal', machine: 'B' as CounterId });
  expect(said()).toMatch(/reveals Combat order 1: Closest Target\. Multipod B\. Fire at .+: [\d.]+\s%/);
});

test('every shot of a sweep is heard, in its turn [§8.4.2]', () => {
  const { desk, table } = tableWith(avronianFire('sweep'));
  desk.act({ type: 'reveal', machine: 'B' as CounterId });
  desk.sweep();
  const { log, position } = table.published.getState();
  const shots = log.filter(({ events }) => events.some(({ type }) => type === 'shot'));
  expect(shots.length).toBeGreaterThan(1);
  expect(announcements().assertive.text).toBe(
    shots.map(({ events }) => resultSentence(position!, events)).join(' '),
  );
});

test('points are heard as they are spent [§5]', () => {
  const { desk } = tableWith('engage full T0 DbuildUp');
  desk.act({ type: 'buy', force: 0, purchase: { item: 'white', kind: 'walker' } });
  expect(said()).toBe('Dorian buys Walker. 230 points left');
});

test.each([
  ['ambush', 'dorian', 'Dorian placement'],
  ['engage', 'avronian', 'Avronian build-up'],
] as const)('%s: of what another decides only the phase is heard', (scenario, computer, phase) => {
  const table = openTable(extractors, newRecord({ scenario, rules: 'full' }), heldThinker());
  const desk = createDesk(table);
  const own = computer === 'dorian' ? 'avronian' : 'dorian';
  if (own === 'avronian')
    for (const type of ['recommend', 'endPhase'] as const) table.act(first(table, type));
  table.seat(computer, 'recruit');
  expect(table.published.getState()).toMatchObject({ seat: own, position: { phase: { side: own } } });
  for (const type of ['recommend', 'endPhase'] as const) desk.act(first(table, type));
  expect(said()).toBe(phase);
});

test('undo is heard, and what is done again', () => {
  const table = tableOf({ scenario: 'engage', rules: 'full' });
  const desk = createDesk(table);
  desk.act(first(table, 'recommend'));
  const done = said();
  expect(done).toMatch(/^Dorian takes an army of the house/);
  desk.undo();
  expect(said()).toBe('Taken back');
  desk.redo();
  expect(said()).toBe(done);
});
