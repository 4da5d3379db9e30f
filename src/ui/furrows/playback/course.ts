import { furrows, type Action, type Event, type Game, type Setup } from '../../../rules/furrows';
import { turnStarts, type Course } from '../../replay/course';
import { beatsOf, type Beat } from './beats';

/** The whole game after one action, with what the action brought. */
export interface Moment {
  readonly game: Game;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** One step of the replay: a moment of a turn, and how many actions lie before and with it. */
export interface Step {
  readonly beat: Beat;
  readonly actions: number;
}

/** What a record begins with. */
interface Begun {
  readonly setup: Setup;
  readonly seed: number;
  readonly version: number;
}

/** A turn is one action to the rules and many moments to who watches: the replay goes by moments. */
export function stepsOf({ setup, seed, version }: Begun, moments: readonly Moment[]): readonly Step[] {
  const start = furrows.setup(setup, seed, version);
  return [
    { beat: beginning(start), actions: 0 },
    ...moments.flatMap(({ events }, index) =>
      beatsOf(moments[index - 1]?.game ?? start, events).map((beat): Step => ({ beat, actions: index + 1 })),
    ),
  ];
}

/** The map before anything was done. */
function beginning(start: Game): Beat {
  return {
    title: 'The beginning',
    turn: 0,
    part: null,
    before: start,
    after: start,
    events: [],
    lines: [],
    side: null,
  };
}

/** The steps as the shared replay tells them. */
export function courseOf(steps: readonly Step[]): Course {
  return {
    last: steps.length - 1,
    turns: turnStarts(steps.map(({ beat }) => beat.turn)),
    actionsAt: (at) => steps[at].actions,
    tell(at) {
      const { title, turn, lines, side } = steps[at].beat;
      return {
        where: turn === 0 || title.startsWith('Turn') ? title : `Turn ${turn}, ${title}`,
        side,
        lines,
      };
    },
  };
}
