import type { Suggestion } from '../../../../opponent/review/contract';
import type { Action, CounterKind, Order, Position, Weapon } from '../../../../rules/extractors';
import { unitOf, WEAPONS } from '../../../../rules/extractors';
import {
  capital,
  count,
  cycleName,
  hexName,
  kindName,
  listed,
  orderName,
  shortName,
  weaponName,
} from '../../wording';

/** A plan of several actions: what it is, and one sentence with its numbers. */
export interface PlanWords {
  readonly title: string;
  readonly text: string;
}

/** Null: a single action of the game, told by itself. */
export function planWords(position: Position, { plan, terms }: Suggestion<Action>): PlanWords | null {
  const facts = terms.at(0)?.facts ?? {};
  switch (terms.at(0)?.code) {
    case 'mixture':
      return programme(position, plan, facts);
    case 'setUp':
      return facts.way === undefined ? null : setUp(position, plan, facts);
    case 'army':
      return facts.way === undefined ? null : army(facts);
    default:
      return null;
  }
}

type Facts = Suggestion['terms'][number]['facts'];

/** What each order has the machine do, in a word or two [§8.3, §8.4]. */
const DOES: Readonly<Record<Order, string>> = {
  vector: 'goes to a hex you mark',
  close: 'closes in',
  retire: 'draws off',
  patrol: 'stays about',
  hold: 'stands still',
  freeMove: 'moves freely',
  closestTarget: 'fires at the nearest',
  sweep: 'spreads its fire',
  optimize: 'fires each weapon at what suits it',
  target: 'puts all fire on one',
  selfDestruct: 'blows itself up',
  freeTarget: 'fires freely',
};

/** The boxes of the first machine as they would lie. */
function programme(position: Position, plan: readonly Action[], { share }: Facts): PlanWords {
  const laid = plan.filter((action) => action.type === 'order');
  const machines = new Set(laid.map(({ machine }) => machine));
  const [first] = machines;
  if (first === undefined) return { title: 'As the boxes lie now', text: 'They hold what it would lay.' };
  const machine = position.units[first];
  const cycles = (['move', 'combat'] as const).filter((cycle) => laid.some((one) => one.cycle === cycle));
  const told = cycles.map((cycle) => {
    const boxes = machine.class === 'machine' ? machine[cycle].boxes : [];
    const orders = boxes.flatMap(({ order }, box): readonly Order[] => {
      const meant = laid.find((one) => one.machine === first && one.cycle === cycle && one.box === box);
      const held = meant ? meant.order : order;
      return held === null || held === 'hidden' ? [] : [held];
    });
    return { cycle, orders };
  });
  return {
    title: told
      .map(({ cycle, orders }) => `${cycleName(cycle)}: ${inShort(orders.map(orderName))}`)
      .join('; '),
    text: `${capital(told.map(({ orders }) => inTurn(orders.map((order) => DOES[order]))).join('; '))}. Captain draws this in ${Math.round(100 * (share as number))} of 100 games${machines.size > 1 ? `; ${count(machines.size, 'machine')}` : ''}.`,
  };
}

interface Run {
  readonly word: string;
  times: number;
}

function runsOf(words: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.times++;
    else runs.push({ word, times: 1 });
  }
  return runs;
}

/** 'closes in twice, then goes to a hex you mark'. */
function inTurn(words: readonly string[]): string {
  return runsOf(words)
    .map(({ word, times }) => `${word}${TIMES[times] ?? ''}`)
    .join(', then ');
}

const TIMES: Readonly<Record<number, string>> = { 2: ' twice', 3: ' every turn' };

/** 'Close × 2, Vector'. */
function inShort(names: readonly string[]): string {
  return runsOf(names)
    .map(({ word, times }) => (times > 1 ? `${word} × ${times}` : word))
    .join(', ');
}

const SET_UPS: Readonly<Record<string, string>> = {
  recommended: 'Recommended set-up',
  forward: 'Farther forward',
  cover: 'More in cover',
  apart: 'Spread out',
  together: 'Closer together',
  back: 'Farther from where they enter',
};

/** So many places are said one by one; more of them are for the map to show. */
const SAID = 4;

function setUp(
  position: Position,
  plan: readonly Action[],
  { way, units, covered, nearer }: Facts,
): PlanWords {
  const turns = nearer as number;
  const apart =
    turns === 0 ? '' : `, ${count(Math.abs(turns), 'turn')} ${turns > 0 ? 'nearer' : 'farther'} in all`;
  const places = plan.flatMap((act) =>
    act.type === 'place' ? [`${shortName(unitOf(position, act.unit))} in ${hexName(act.hex)}`] : [],
  );
  const where = places.length > SAID ? '' : `${listed(places)}: `;
  return {
    title: SET_UPS[way],
    text: `${where}${covered} of ${count(units as number, 'unit')} in cover${apart}.`,
  };
}

const ARMIES: Readonly<Record<string, string>> = {
  recommended: 'Recommended force',
  vehicles: 'More vehicles',
  infantry: 'More infantry',
  reach: 'Weapons that reach farther',
  punch: 'Weapons that hit harder',
};

/** What is bought, by number and kind, and the points left. */
function army({ way, left, ...counts }: Facts): PlanWords {
  const bought = Object.entries(counts).map(([name, number]) => `${number} ${nameOfKind(name)}`);
  return { title: ARMIES[way], text: `${listed(bought)}; ${count(left as number, 'point')} left.` };
}

function nameOfKind(name: string): string {
  if (name === 'extraArmour') return 'extra armour';
  if (name === 'thanis') return 'Thanis orders';
  return Object.hasOwn(WEAPONS, name) ? weaponName(name as Weapon) : kindName(name as CounterKind);
}
