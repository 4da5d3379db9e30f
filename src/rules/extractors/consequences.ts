import type { Consequences } from '../ruleset';
import { seedDice } from '../rng';
import { copyGame } from './copy';
import { diceOf, forecast, forecastSelfDestruct, struckBy } from './fire';
import { mayMeetHidden, unseenOf } from './hidden';
import { walk } from './movement';
import { nextBox } from './orders';
import { play } from './play';
import { hasSpecial } from './scenarios';
import { findsNear } from './secrets';
import type { Action, CounterId, Event, Game, Position, Shot } from './types';
import { enemyOf } from './units';

const NOTHING: Consequences = { dice: [0, 0], reveals: false, finds: false, handsOver: false };

/** What a legal action would make final, as far as its side can know [§7, §8.1]. */
export function consequences(position: Position, action: Action): Consequences {
  switch (action.type) {
    case 'fire':
      return { ...NOTHING, dice: forecast(position, action).dice };
    case 'allocate':
      return { ...NOTHING, dice: sum(diceInTurn(position, action.shots)) };
    case 'rally':
      return { ...NOTHING, dice: [1, 1] };
    case 'uncover':
      return { ...NOTHING, reveals: true };
    case 'reveal':
      return { ...NOTHING, reveals: true, dice: [0, selfDestructDice(position, action.machine)] };
    case 'move': {
      const walked = walk(position, action);
      const rolls = 'end' in walked ? walked.end.bogRolls : 0;
      const unit = position.units[action.unit];
      const enters = unit.where.at === 'toEnter';
      const reveals = enters && hasSpecial(position, 'secretBuildUp');
      const finds = (enters || action.path.length > 0) && mayMeetHidden(position, unit);
      return { ...NOTHING, dice: [Math.min(1, rolls), rolls], reveals, finds };
    }
    case 'endPhase': {
      const { game, events } = tried(position, action);
      const finds = events.some((event) => findsNear(position, event));
      return { ...NOTHING, finds, handsOver: game.phase.side !== position.phase.side };
    }
    default:
      return NOTHING;
  }
}

/** The end of a phase rolls no dice, so it can be tried on a copy without any. */
function tried(position: Position, action: Action): { game: Game; events: readonly Event[] } {
  const game = copyGame({ ...withUnseen(position), dice: seedDice(0) });
  return { events: play(game, action), game };
}

function withUnseen(position: Position): Position {
  const { side } = position.phase;
  const unseen = side && unseenOf(position, enemyOf(side));
  return unseen ? { ...position, units: { ...position.units, [unseen.id]: unseen } } : position;
}

/** Of each shot; what an earlier one may have removed is not rolled for, and without its target the shot is lost. */
function diceInTurn(position: Position, shots: readonly Shot[]): readonly (readonly [number, number])[] {
  const maybeGone = new Set<CounterId>();
  return shots.map((shot) => {
    const [least, most] = forecast(position, shot).dice;
    const struck = struckBy(position, shot).map(({ id }) => id);
    const spared = struck.filter((id) => maybeGone.has(id)).length;
    const lost = maybeGone.has(shot.target);
    for (const id of struck) maybeGone.add(id);
    return [lost ? 0 : least - spared, most];
  });
}

/** A revealed Self-destruct rolls at once [§8.4.5]; as many dice as it would need if it is that. */
function selfDestructDice(position: Position, machine: CounterId): number {
  const unit = position.units[machine];
  if (position.phase.name !== 'fire' || unit.class !== 'machine') return 0;
  const box = nextBox(unit.combat);
  const mayBe = box !== null && unit.combat.boxes[box].order === 'selfDestruct';
  return mayBe ? diceOf(forecastSelfDestruct(position, machine))[1] : 0;
}

function sum(ranges: readonly (readonly [number, number])[]): readonly [number, number] {
  return ranges.reduce<readonly [number, number]>(([low, high], [a, b]) => [low + a, high + b], [0, 0]);
}
