import {
  isPlaced,
  setup,
  type Action,
  type Event,
  type Game,
  type Position,
  type Setup,
} from '../../../rules/extractors';
import type { Hex } from '../../../hex';
import { turnStarts, type Course } from '../../replay/course';
import { logLines, phaseName, type LogLine } from '../wording';

/** The whole game after one action, with what the action brought. */
export interface Moment {
  readonly game: Game;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** One step of the replay; the first is the game before anything was done. */
export interface Step {
  readonly game: Game;
  readonly events: readonly Event[];
}

/** What a record begins with. */
interface Begun {
  readonly setup: Setup;
  readonly seed: number;
  readonly version: number;
}

/** The game from its set-up to its end. */
export function stepsOf(begun: Begun, moments: readonly Moment[]): readonly Step[] {
  return [{ game: setup(begun.setup, begun.seed, begun.version), events: [] }, ...moments];
}

/** The steps as the replay tells them. */
export function courseOf(steps: readonly Step[]): Course {
  return {
    last: steps.length - 1,
    turns: turnStarts(steps.map(({ game }) => game.turn)),
    tell(at) {
      const step = steps[at];
      return { where: phaseAt(step.game), side: step.game.phase.side, lines: linesAt(step) };
    },
  };
}

/** 'Turn 3, Dorian fire', 'Preparation, Avronian build-up'. */
export function phaseAt({ turn, phase }: Position): string {
  const name = phaseName(phase);
  if (phase.name === 'ended') return `Turn ${turn}, the end`;
  return turn === 0 ? `Preparation, ${name}` : `Turn ${turn}, ${name}`;
}

/** What a step brought, in sentences, nothing hidden. */
export function linesAt({ game, events }: Step): readonly LogLine[] {
  return events.flatMap((event) => logLines(game, event));
}

/** Where it happened: the last hex named, else where the last unit named stands. */
export function placeAt(step: Step): Hex | null {
  const lines = linesAt(step);
  const hex = lines.findLast(({ hexes }) => hexes.length > 0)?.hexes.at(-1);
  if (hex !== undefined) return hex;
  const unit = lines
    .flatMap(({ units }) => units)
    .map((id) => (Object.hasOwn(step.game.units, id) ? step.game.units[id] : undefined))
    .findLast((one) => one !== undefined && isPlaced(one));
  return unit && isPlaced(unit) ? unit.where.hex : null;
}
