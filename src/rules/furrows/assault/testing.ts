import type { Draft } from '../../result';
import { applyStep, planStep, runningOf } from '../movement';
import { base, draftOf, gameWith, told, type Sketch } from '../testing';
import type { Assault, Base, Event, Fight, Game, Mode, Side } from '../types';
import { assaultsOf, fightOn, forcesOf, newFight } from '.';

/** A step worked out and moved: its assaults stand ready. */
export function ready(...bases: readonly Base[]) {
  const game = draftOf(gameWith(bases, { part: 'movement1' }));
  for (const each of Object.values(game.bases)) each.turn.running = runningOf(each);
  const plan = planStep(game, 1, () => 6);
  game.fight = newFight(1) as Draft<Fight>;
  applyStep(game, plan);
  game.fight.assaults = assaultsOf(game, plan.moves, plan.contested) as Draft<Assault[]>;
  return game;
}
export const goes = (
  unit: Parameters<typeof base>[0],
  place: string,
  sketch: Sketch = {},
  mode: Mode = 'slow',
) => base(unit, place, { ...told(mode, mode === 'stand' ? 'Rev+-+-' : 'F+B+-'), ...sketch });
export const stays = (unit: Parameters<typeof base>[0], place: string, sketch: Sketch = {}) =>
  base(unit, place, { ...told('stand', '-+-+-'), ...sketch });
/** Dice of so many successes out of a number of dice. */
export const dice = (successes: number, of: number) =>
  Array.from({ length: of }, (_, i) => (i < successes ? 6 : 1));
export const forces = (game: Game, index = 0) => forcesOf(game, game.fight!.assaults[index]);

/** Fights without anybody hitting: the Foundry wins a tie, the League with one success. */
export function fought(
  game: ReturnType<typeof ready>,
  winner: Side,
): { events: Event[]; waits: ReturnType<typeof fightOn>['waits'] } {
  let rolled = 0;
  const [foundry] = forces(game);
  const own = [...foundry.profiles, ...foundry.deflections].reduce((so, { count }) => so + count, 0);
  // One success of the League, stopped by armour or too weak to hurt.
  const die = () => (winner === 'league' && rolled++ === own ? 6 : 1);
  const { events, waits } = fightOn(game, die);
  if (waits) game.phase = waits;
  return { events: [...events], waits };
}
