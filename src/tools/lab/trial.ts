import type { Hex } from '../../hex';
import {
  copyPosition,
  placesIn,
  survivalPoints,
  type CounterId,
  type Event,
  type Game,
  type Setup,
  type Side,
  type Unit,
  type WrittenArmy,
  type WrittenProgram,
  type WrittenSetUp,
} from '../../rules/extractors';
import { total } from '../../rules/result';
import { playBetween, playersOf, type Pairing } from '../arena/match';
import type { Player } from '../arena/players';
import { buying, drawnArmy, type Draw } from './drawnArmy';
import { drawnProgram, programming } from './drawnProgram';
import { drawnSetUp, placing } from './drawnSetUp';
import { buysIn } from './writtenForce';

/** One game of the laboratory, as it is kept: a line of JSON. */
export interface Trial {
  readonly setup: Setup;
  readonly pairing: Pairing;
  readonly seed: number;
  /** A side that does not buy what is recommended. */
  readonly army?: Draw;
  /** A side that does not set up as is recommended. */
  readonly setUp?: Draw;
  /** Machines that are not programmed as is recommended. */
  readonly program?: Draw;
  /** A programme that they have instead. */
  readonly programmed?: WrittenProgram;
  /** What the sides buy instead of what is recommended. */
  readonly armies?: Partial<Readonly<Record<Side, WrittenArmy>>>;
  /** Where the sides stand instead of as is recommended. */
  readonly setUps?: Partial<Readonly<Record<Side, WrittenSetUp>>>;
  readonly winner: Side | null;
  readonly ending: string;
  readonly turns: number;
  readonly actions: number;
  /** By kind of unit. */
  readonly units: Readonly<Record<string, Account>>;
  /** Hexes in which units were lost, by side. */
  readonly died: Readonly<Record<Side, readonly Hex[]>>;
  readonly refused: number;
}

/** What the units of a kind did in a game; points as in _Engage!_ [§9.6]. */
export interface Account {
  readonly side: Side;
  readonly fielded: number;
  readonly lost: number;
  /** What they cost. */
  readonly cost: number;
  /** What their fire took of the other side, less what it took of their own. */
  readonly gained: number;
}

/** What is to be played. */
export type Job = Pick<
  Trial,
  'setup' | 'pairing' | 'seed' | 'army' | 'setUp' | 'program' | 'programmed' | 'armies' | 'setUps'
>;

/** Plays a game and keeps account of it. The same job is the same game everywhere. */
export function tryOut(job: Job): Trial {
  const { setup, pairing, seed, army, setUp, program, programmed, armies, setUps } = job;
  const books = new Books();
  const fixture = { setup, seed, pairing };
  const players = { ...playersOf(fixture) };
  for (const side of ['dorian', 'avronian'] as const)
    players[side] = programmedAs(job, side, standingAs(job, side, buyingAs(job, side, players[side])));
  const { winner, ending, turns, actions, refused } = playBetween(fixture, players, books);
  return {
    setup,
    pairing,
    seed,
    ...(army && { army }),
    ...(setUp && { setUp }),
    ...(program && { program }),
    ...(programmed && { programmed }),
    ...(armies && { armies }),
    ...(setUps && { setUps }),
    winner,
    ending,
    turns,
    actions,
    units: books.units,
    died: books.died,
    refused: refused.length,
  };
}

function buyingAs({ setup, army, armies }: Job, side: Side, player: Player): Player {
  const written = armies?.[side];
  if (written !== undefined) return buying(buysIn(setup, side, written), player);
  return army?.side === side ? buying(drawnArmy(setup, army), player) : player;
}

function standingAs({ setup, setUp, setUps }: Job, side: Side, player: Player): Player {
  const written = setUps?.[side];
  if (written !== undefined) return placing(placesIn(setup, written), player);
  return setUp?.side === side ? placing(drawnSetUp(setup, setUp), player) : player;
}

function programmedAs({ program, programmed }: Job, side: Side, player: Player): Player {
  const written = program ? drawnProgram(program) : programmed;
  return written === undefined || side !== 'avronian' ? player : programming(written, player);
}

type Units = Game['units'];

class Books {
  readonly units: Record<string, { -readonly [Key in keyof Account]: Account[Key] }> = {};
  readonly died: Record<Side, Hex[]> = { dorian: [], avronian: [] };
  #before: Units = {};
  readonly #known = new Set<string>();

  before(game: Game): void {
    this.#before = copyPosition(game).units;
  }

  after({ units, phase }: Game, events: readonly Event[]): void {
    // Whoever is still in the force when build-up is over has been fielded.
    if (phase.name !== 'buildUp') for (const unit of Object.values(units)) this.#field(unit);
    for (const event of events) if (event.type === 'eliminated') this.#bury(units[event.unit]);
    // All the shots of an action are of the same firers.
    const fire = events.find((event) => event.type === 'shot' || event.type === 'selfDestruct');
    if (fire?.type === 'shot')
      this.#credit(
        fire.firers.map(({ unit }) => unit),
        units,
      );
    else if (fire) this.#credit([fire.machine], units);
  }

  #field(unit: Unit): void {
    if (this.#known.has(unit.id)) return;
    this.#known.add(unit.id);
    const account = (this.units[unit.kind] ??= { side: unit.side, fielded: 0, lost: 0, cost: 0, gained: 0 });
    account.fielded++;
    account.cost += total(survivalPoints({ rules: 'full' }, unit));
  }

  #credit(firers: readonly CounterId[], after: Units): void {
    const { side } = after[firers[0]];
    for (const unit of Object.values(this.#before)) {
      const taken = pointsLeft(unit) - pointsLeft(after[unit.id]);
      const worth = unit.side === side ? -taken : taken;
      if (worth !== 0)
        for (const firer of firers) this.units[after[firer].kind].gained += worth / firers.length;
    }
  }

  #bury(unit: Unit): void {
    this.units[unit.kind].lost++;
    const { where } = this.#before[unit.id];
    if (where.at === 'map') this.died[unit.side].push(where.hex);
  }
}

function pointsLeft(unit: Unit): number {
  return unit.where.at === 'eliminated' ? 0 : total(survivalPoints({ rules: 'full' }, unit));
}
