import type { Draft } from '../result';
import { assaultsOf, fightOn, newFight } from './assault';
import { placedBases } from './bases';
import { aftermath } from './aftermath';
import { applyPending } from './damage';
import type { Die } from './die';
import { canDeclare, resolveGunnery, type GunneryPart } from './gunnery';
import { applyStep, endStep, planStep, runningOf } from './movement';
import type { Event, Fight, Game, Phase, Position, Side, StepNumber, TurnPart } from './types';
import { victoryNow } from './victory';

/** The parts of a turn after the orders, in order [§4]. */
export const TURN_PARTS: readonly TurnPart[] = [
  'gunnery1',
  'movement1',
  'movement2',
  'movement3',
  'gunnery2',
  'apply',
  'agony',
  'aftermath',
];

/** What a part did: it waits for a side's choice, or is over. */
interface Played {
  readonly events: readonly Event[];
  readonly waits: Phase | null;
}

/** Begins the turn's first part, both sides having locked, and runs on to the next choice [§4]. */
export function beginParts(game: Draft<Game>, die: Die): readonly Event[] {
  return runFrom(game, TURN_PARTS[0], die);
}

/** Goes on where a choice had stopped the turn: `done` is the phase in which it was made. */
export function resume(game: Draft<Game>, done: Phase, die: Die): readonly Event[] {
  const part = game.part!;
  const played =
    done.name === 'declare' ? gunnery(game, done.part, done.side, die) : movementGoesOn(game, die);
  return finish(game, part, played, die);
}

function runFrom(game: Draft<Game>, part: TurnPart, die: Die): readonly Event[] {
  game.part = part;
  const began: Event = { type: 'partBegan', turn: game.turn, part };
  return [began, ...finish(game, part, playPart(game, part, die), die)];
}

/** Stops for the choice a part waits for, or goes on with the next part; after the last, with the next turn. */
function finish(game: Draft<Game>, part: TurnPart, { events, waits }: Played, die: Die): readonly Event[] {
  if (waits) return [...events, enter(game, waits)];
  const next = TURN_PARTS.at(TURN_PARTS.indexOf(part) + 1);
  return [...events, ...(next ? runFrom(game, next, die) : endTurn(game))];
}

function playPart(game: Draft<Game>, part: TurnPart, die: Die): Played {
  switch (part) {
    case 'gunnery1':
      return gunnery(game, 1, null, die);
    case 'gunnery2':
      return gunnery(game, 2, null, die);
    case 'movement1':
      return movement(game, 1, die);
    case 'movement2':
      return movement(game, 2, die);
    case 'movement3':
      return movement(game, 3, die);
    case 'apply':
      return over(applyPending(game));
    case 'agony':
      // Acid, fire, poison and bleeding bite here; none of the bases of First Light brings any [§11].
      return over([]);
    case 'aftermath':
      return over(aftermath(game));
  }
}

function over(events: readonly Event[]): Played {
  return { events, waits: null };
}

/** The Foundry declares, then the League, whoever has something to declare; then everything is rolled [§8.1]. */
function gunnery(game: Draft<Game>, part: GunneryPart, declared: Side | null, die: Die): Played {
  const next = (['foundry', 'league'] as const).find(
    (side) => side !== declared && !(declared === 'league') && canDeclare(game as Position, side),
  );
  if (next) return { events: [], waits: { name: 'declare', side: next, part } };
  return over(resolveGunnery(game, part, die));
}

/** One movement step for all bases at once, then its assaults [§6.5]. */
function movement(game: Draft<Game>, step: StepNumber, die: Die): Played {
  const events: Event[] = step === 1 ? [...fixPrograms(game)] : [];
  const plan = planStep(game, step, () => die(6));
  game.fight = newFight(step) as Draft<Fight>;
  events.push(...applyStep(game, plan));
  const assaults = assaultsOf(game, plan.moves, plan.contested);
  game.fight.assaults = assaults as Draft<typeof assaults>;
  const played = movementGoesOn(game, die);
  return { events: [...events, ...played.events], waits: played.waits };
}

function movementGoesOn(game: Draft<Game>, die: Die): Played {
  const { events, waits } = fightOn(game, die);
  return waits ? { events, waits } : over([...events, ...endStep(game)]);
}

/** When Movement 1 begins each base's program is settled for the turn [§5.3, E-19]. */
function fixPrograms(game: Draft<Game>): readonly Event[] {
  const defaults = placedBases(game as Position).flatMap(({ id }) => {
    const base = game.bases[id];
    base.turn.running = runningOf(base);
    if (base.turn.running.plan !== 'default') return [];
    return [{ base: id, why: base.shaken > 0 ? ('shaken' as const) : ('mode' as const) }];
  });
  return [{ type: 'programsFixed', defaults }];
}

/** The next turn's orders, or the end of the game [§4]. */
function endTurn(game: Draft<Game>): readonly Event[] {
  const victory = victoryNow(game);
  game.part = null;
  if (victory) {
    game.victory = victory as Draft<typeof victory>;
    return [{ type: 'ended', victory }, enter(game, { name: 'ended', side: null })];
  }
  return beginTurn(game);
}

/** The next turn begins: the Foundry writes its orders [§4]. */
export function beginTurn(game: Draft<Game>): readonly Event[] {
  game.turn += 1;
  return [{ type: 'turnBegan', turn: game.turn }, enter(game, { name: 'orders', side: 'foundry' })];
}

/** Steps to a phase in which a side has to choose. */
export function enter(game: Draft<Game>, phase: Phase): Event {
  game.phase = phase;
  return { type: 'phaseBegan', turn: game.turn, phase };
}
