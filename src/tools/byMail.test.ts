import { describe, expect, it } from 'vitest';
import {
  copyGame,
  extractors,
  type Action,
  type Event,
  type Game,
  type Setup,
  type Side,
} from '../rules/extractors';
import { byMail } from '../rules/extractors/byMail';
import { unitLine } from '../rules/extractors/notation';
import { randomPlayer, type Player } from './player';
import { SETUPS } from './states';

const SIDES: readonly Side[] = ['dorian', 'avronian'];
const other = (side: Side): Side => (side === 'dorian' ? 'avronian' : 'dorian');
const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as unknown;

/** A game by mail as it stands if all is known, and what either device holds of it. */
interface Mailed {
  readonly truth: Game;
  readonly held: Record<Side, Game>;
  /** What each side holds when the other was last told. */
  readonly told: Record<Side, Game>;
}

type Facts = NonNullable<ReturnType<typeof byMail.factsFor>>;

function openMailed(setup: Setup, seed: number): Mailed {
  const truth = extractors.setup(setup, seed);
  const each = () => ({ dorian: copyGame(truth), avronian: copyGame(truth) });
  return { truth, held: each(), told: each() };
}

/** One device plays an action on what it holds, with what it has been told. */
function playOn({ held }: Mailed, side: Side, action: Action, facts: Facts | null) {
  const before = held[side];
  const game = copyGame(before);
  const events = byMail.play(game, action, { side, facts });
  return { before, after: copyGame(byMail.known(game, side)), events };
}

/** Plays an action by mail and holds both devices against the truth. */
function send(mailed: Mailed, action: Action): readonly Event[] {
  const { truth, held, told } = mailed;
  const by = truth.phase.side!;
  const to = other(by);
  const before = copyGame(truth);
  const events = byMail.play(truth, action);

  const own = playOn(mailed, by, action, null);
  const rests = byMail.restsOnOther({ ...own, action });
  const facts = byMail.factsFor({ told: told[by], ...own }, to);
  if (facts === null) {
    expect(rests).toBe(false);
    held[by] = own.after;
    expectHeld(mailed, [by]);
    expect(extractors.witnessed(before, events, to)).toEqual([]);
    return events;
  }
  const { until, ...asked } = facts;
  const sent = rests || until === undefined ? asked : facts;
  expectToldNoMore(sent, { before, after: truth, events }, to);
  expect(byMail.whyIllegal(held[to], action, { side: to, facts: sent })).toBeUndefined();
  const there = playOn(mailed, to, action, sent);
  const answer = rests ? byMail.factsFor({ told: told[to], ...there }, by) : null;
  if (answer) expectToldNoMore(answer, { before, after: truth, events }, by);
  const here = rests ? playOn(mailed, by, action, answer) : own;
  for (const [side, seen] of [
    [by, here],
    [to, there],
  ] as const) {
    held[side] = told[side] = seen.after;
    expect(read(before, seen.events, side)).toEqual(read(before, events, side));
  }
  expectHeld(mailed, SIDES);
  return events;
}

function read(before: Game, events: readonly Event[], side: Side): unknown {
  return plain(extractors.witnessed(before, events, side));
}

function expectHeld({ truth, held }: Mailed, sides: readonly Side[]): void {
  for (const side of sides)
    expect(plain(extractors.view(held[side], side))).toEqual(plain(extractors.view(truth, side)));
  if (sides.length === 2)
    expect(plain(byMail.common(held.dorian))).toEqual(plain(byMail.common(held.avronian)));
}

/** A unit is told of as its enemy sees it before the action or sees it come to light, no line of it more. */
function expectToldNoMore(
  facts: Facts,
  { before, after, events }: { before: Game; after: Game; events: readonly Event[] },
  to: Side,
): void {
  expect(byMail.isFacts(plain(facts))).toBe(true);
  const [seen, next] = [before, after].map((game) => extractors.view(game, to).units);
  for (const line of facts.units ?? []) {
    const id = Object.values(before.units).find((unit) => line.includes(`${unit.id}@`))!.id;
    const turnedUp = events.some(
      (event) => (event.type === 'revealed' || event.type === 'orderRemoved') && event.machine === id,
    );
    const struck = /thanis/.test(line);
    if (id in seen && !turnedUp && !struck) expect(line).toBe(unitLine(before, seen[id]));
    else expect(id in next || struck).toBe(true);
  }
}

const GAMES = Number(process.env.MAIL_GAMES ?? 1);

const HOT = { heads: 'forEnemy', purpose: 100, idleness: 0, fires: 100, resets: 2 } as const;

/** Lays Target into every Combat box it can, so that marks come off with Target orders face down [§8.4.4]. */
function targeting(player: Player): Player {
  return (game) => {
    const action = player(game);
    if (action?.type !== 'order' || action.cycle !== 'combat') return action;
    if (action.order === null || action.order === 'freeTarget') return action;
    const target: Action = { ...action, order: 'target' };
    return extractors.whyIllegal(game, target) ? action : target;
  };
}

/** How many Target orders came off face down. */
function playByMail(setup: Setup, seed: number, player: Player): number {
  const mailed = openMailed(setup, seed);
  let taken = 0;
  while (mailed.truth.phase.side !== null) {
    const action = player(mailed.truth);
    if (!action) throw new Error(`A dead end of seed ${seed}`);
    const before = copyGame(mailed.truth);
    taken += faceDownGone(before, send(mailed, action));
  }
  return taken;
}

function faceDownGone({ units }: Game, events: readonly Event[]): number {
  return events.filter((event) => {
    if (event.type !== 'orderRemoved') return false;
    const machine = units[event.machine];
    return machine.class === 'machine' && !machine.combat.boxes[event.box].revealed;
  }).length;
}

describe('by mail each device holds what its side knows, told no more than it sees, and both hold one game', () => {
  it.each(SETUPS)(
    '$scenario $rules',
    (setup) => {
      for (let seed = 1; seed <= GAMES; seed++) playByMail(setup, seed, randomPlayer(setup, seed));
    },
    60_000 * GAMES,
  );

  /** With games in which such orders come off, the first of each. */
  it.each([
    ['incoming', 5],
    ['threePodAttack', 4],
    ['ambush', 7],
  ] as const)(
    '§8.4.4: %s, with Target orders that come off face down',
    (scenario, first) => {
      const setup: Setup = { scenario, rules: 'full' };
      let taken = 0;
      for (let seed = first; seed < first + GAMES; seed++)
        taken += playByMail(
          setup,
          seed,
          targeting(randomPlayer(setup, seed, { dorian: HOT, avronian: HOT })),
        );
      expect(taken).toBeGreaterThan(0);
    },
    60_000 * GAMES,
  );
});
