import type { Draft } from '../../result';
import { isImmobilised, placedBase } from '../bases';
import { destroy } from '../damage';
import type { Die } from '../die';
import { comeInto } from '../movement/step';
import type {
  Assault,
  BaseId,
  Beaten,
  Event,
  Fight,
  Game,
  Phase,
  Position,
  Side,
  StepNumber,
} from '../types';
import { onlyDistribution } from './distribute';
import { forcesOf } from './force';
import { lastStand } from './form';
import { rollHits } from './hits';
import { enemiesIn, lastStandHex, nextToGo, retreatHex } from './retreat';
import { rollAssault } from './roll';

/** What the fight of a step came to: it stops for a choice, or is over. */
export interface Fought {
  readonly events: readonly Event[];
  /** Whose choice it waits for; null: it is over. */
  readonly waits: Phase | null;
}

const SIDES: readonly Side[] = ['foundry', 'league'];

/** A step in which nothing has been fought yet. */
export function newFight(step: StepNumber): Fight {
  return {
    step,
    assaults: [],
    roll: null,
    assigned: { foundry: null, league: null },
    winners: [],
    beaten: [],
    retreating: false,
    retreat: null,
    wire: [],
  };
}

/** Fights on until somebody has to choose: assaults by hex, then winners enter, then the beaten give way [§10.6, E-67]. */
export function fightOn(game: Draft<Game>, die: Die): Fought {
  const events: Event[] = [];
  for (;;) {
    const fight = game.fight!;
    if (fight.assaults.length > 0) {
      const waits = fightAssault(game, die, events);
      if (waits) return { events, waits };
    } else if (!fight.retreating) {
      events.push(...enterWinners(game));
      fight.retreating = true;
    } else {
      const beaten = nextToGo(game);
      const waits = beaten ? giveWay(game, beaten, events) : null;
      if (waits || !beaten) return { events, waits };
    }
  }
}

/** One assault as far as it goes without a choice. */
function fightAssault(game: Draft<Game>, die: Die, events: Event[]): Phase | null {
  const fight = game.fight!;
  const assault = fight.assaults[0] as Assault;
  if (!fight.roll) {
    const roll = rollAssault(forcesOf(game, assault), die);
    fight.roll = roll as Draft<typeof roll>;
    events.push({ type: 'assaultRolled', assault, roll });
  }
  for (const side of SIDES) {
    if (fight.assigned[side]) continue;
    const only = onlyDistribution(game, side);
    if (!only) return { name: 'hits', side, step: fight.step, hex: assault.hex };
    fight.assigned[side] = only as Draft<typeof only>;
    if (only.length > 0) events.push({ type: 'hitsAssigned', side, hits: only });
  }
  events.push(...concludeAssault(game, die));
  return null;
}

/** Rolls the hits; who won enters later, who lost may have to go [§10.5, §10.6]. */
function concludeAssault(game: Draft<Game>, die: Die): readonly Event[] {
  const fight = game.fight!;
  const assault = fight.assaults[0] as Assault;
  const winner = fight.roll!.advantage;
  const results = rollHits(game, die);
  const events: Event[] = [{ type: 'assaultFought', hex: assault.hex, winner, results }];
  fight.assaults.splice(0, 1);
  fight.roll = null;
  fight.assigned = { foundry: null, league: null };
  for (const { base: id, role } of assault.fighters) {
    const won = game.bases[id].side === winner;
    if (won && role === 'enters') fight.winners.push({ base: id, hex: assault.hex });
    if (!won && assault.again === id) events.push(destroy(game, id, 'noRetreat'));
    else if (!won) {
      forget(game, id);
      fight.beaten.push({
        base: id,
        as: role === 'enters' ? 'entrant' : 'holder',
        last: assault.again !== null,
      });
    }
  }
  // Between an extra assault and the retreats after it nobody else comes: its winner enters at once.
  if (assault.again !== null) events.push(...enterWinners(game));
  return events;
}

function enterWinners(game: Draft<Game>): readonly Event[] {
  const fight = game.fight!;
  const events = fight.winners.map(({ base: id, hex }): Event => {
    const base = placedBase(game, id);
    const from = base.where.hex;
    comeInto(game, base, hex);
    return { type: 'entered', base: id, from, hex };
  });
  fight.winners = [];
  return events;
}

/** The next beaten base gives way: it is destroyed, fights once more, or its owner may turn it [§10.6, E-42, E-64]. */
function giveWay(game: Draft<Game>, beaten: Beaten, events: Event[]): Phase | null {
  const position = game as Position;
  const base = placedBase(position, beaten.base);
  const { hex } = base.where;
  if (isImmobilised(base)) {
    forget(game, base.id);
    events.push(destroy(game, base.id, 'immobilised'));
    return null;
  }
  const to = retreatHex(position, base);
  if (to !== null) {
    game.fight!.retreat = { base: base.id, to };
    return { name: 'retreat', side: base.side, step: game.fight!.step, base: base.id, hex };
  }
  const stand = beaten.last ? null : lastStandHex(position, base);
  const again = stand === null ? null : lastStand(position, base.id, stand, enemiesIn(position, base, stand));
  forget(game, base.id);
  if (again) game.fight!.assaults.push(again as Draft<Assault>);
  else events.push(destroy(game, base.id, 'noRetreat'));
  return null;
}

/** Off the list of the beaten. */
export function forget(game: Draft<Game>, id: BaseId): void {
  game.fight!.beaten = game.fight!.beaten.filter(({ base }) => base !== id);
}
