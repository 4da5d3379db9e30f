import { LEVELS, type Answer, type Level } from '../../opponent/contract';
import { mind } from '../../opponent/extractors';
import { STYLES } from '../../opponent/extractors/styles';
import { answerTo } from '../../opponent/think';
import {
  copyPosition,
  extractors,
  whyIllegal,
  type Action,
  type Game,
  type Position,
  type Setup,
  type Side,
} from '../../rules/extractors';
import { UsageError } from '../arguments';
import { randomPlayer } from '../player';
import { asUsual, HABITS } from './habits';

/** A player's choice, with what an opponent gives for it. */
export interface Choice {
  readonly action: Action;
  readonly answer?: Answer<Action>;
}
export type Player = (game: Game) => Choice | undefined;

/** Who plays a side: a level, `random`, `greedy` (one ply that counts every threat in full, as a first prototype did), `style:rush` or `habit:runner`. */
export type PlayerName = Level | 'random' | 'greedy' | `style:${string}` | `habit:${string}`;

/** The player an option names. Throws UsageError. */
export function playerNamed(option: string, name: string | undefined): PlayerName {
  if (name === undefined || !isPlayerName(name))
    throw new UsageError(`--${option} wants a player, not '${name}'`);
  return name;
}

/** The players an option names, with commas between. Throws UsageError. */
export function playersNamed(option: string, names: string): readonly PlayerName[] {
  return names.split(',').map((name) => playerNamed(option, name));
}

function isPlayerName(name: string): name is PlayerName {
  const known: readonly string[] = [
    ...LEVELS,
    'random',
    'greedy',
    ...STYLES.map((style) => `style:${style.name}`),
    ...HABITS.map((habit) => `habit:${habit.name}`),
  ];
  return known.includes(name);
}

export function playerOf(name: PlayerName, setup: Setup, side: Side, seed: number): Player {
  if (name === 'random') {
    const random = randomPlayer(setup, seed);
    return (game) => {
      const action = random(game);
      return action && { action };
    };
  }
  if (name === 'greedy') return styled('steady', side, seed, 'near');
  if (name.startsWith('style:')) return styled(name.slice('style:'.length), side, seed, 'far');
  if (name.startsWith('habit:')) return habitual(name.slice('habit:'.length), side, seed);
  let phase: { readonly name: string; readonly began: Position } | null = null;
  return (game) => {
    const view = extractors.view(game, side);
    const now = extractors.phaseOf(game);
    const goesOn = phase?.name === now && { began: phase.began };
    // Playing on changes the units of a view that is not a copy.
    if (!goesOn) phase = { name: now, began: copyPosition(view) };
    const answer = answerTo(mind, {
      ...goesOn,
      game: mind.game,
      view,
      side,
      level: name as Level,
      seed: seedAt(seed, game),
    });
    return { action: answer.action, answer };
  };
}

/** The same player, but with the recommended army: to compare how two play, and not what they buy [§5]. */
export function asRecommended(player: Player, side: Side): Player {
  const buys = styled('steady', side, 0, 'near');
  return (game) => (game.phase.name === 'buildUp' ? buys(game) : player(game));
}

/** One style of the portfolio without a look ahead. */
function styled(name: string, side: Side, seed: number, sight: 'near' | 'far'): Player {
  const style = STYLES.find((each) => each.name === name)!;
  return (game) => {
    const [best] = mind.weigh(extractors.view(game, side), { style, sight, seed: seedAt(seed, game) });
    return best;
  };
}

function habitual(name: string, side: Side, seed: number): Player {
  const habit = HABITS.find((each) => each.name === name)!;
  return (game) => {
    const look = { style: habit, sight: 'far', seed: seedAt(seed, game) } as const;
    const [{ action }] = mind.weigh(extractors.view(game, side), look);
    const usual = asUsual(habit, action);
    return { action: whyIllegal(game, usual) ? action : usual };
  };
}

/** Another seed every turn, the same within one. */
function seedAt(seed: number, { turn }: Game): number {
  return (seed ^ Math.imul(turn + 1, 0x9e3779b1)) >>> 0;
}
