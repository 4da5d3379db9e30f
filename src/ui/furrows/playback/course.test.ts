import { describe, expect, it, vi } from 'vitest';
import { furrows, options, type Action, type Game, type Setup } from '../../../rules/furrows';
import type { Draft } from '../../../rules/result';
import { stepSentence } from '../../replay/course';
import { courseOf, stepsOf, type Moment } from './course';
import { lastDecisions } from './lastDecisions';

const SETUP: Setup = { scenario: 'firstLight', orders: 'quick' };

/** A game in which whatever ends a decision is done as soon as it is offered, and the first thing otherwise. */
function played(): readonly Moment[] {
  const game = structuredClone(furrows.setup(SETUP, 5)) as Draft<Game>;
  const moments: Moment[] = [];
  for (let offered = options(game); offered.length > 0; offered = options(game)) {
    const ends = offered.find(({ type }) => type.startsWith('end') || type === 'lockOrders');
    const missing = offered.find((action) => !isWritten(game, action));
    const action = ends ?? missing ?? offered[0];
    const events = furrows.play(game, action);
    moments.push({ game: structuredClone(game), action, events });
  }
  return moments;
}

function isWritten(game: Game, action: Action): boolean {
  if (action.type !== 'setMovement' && action.type !== 'setGunnery') return true;
  const { queue } = game.bases[action.base];
  if (queue === 'hidden') return true;
  const written: readonly { readonly turn: number }[] =
    action.type === 'setMovement' ? queue.movement : queue.gunnery;
  return written.some(({ turn }) => turn === action.turn);
}

describe('the replay of an ended game', () => {
  const moments = played();
  const steps = stepsOf({ setup: SETUP, seed: 5, version: 1 }, moments);
  const course = courseOf(steps);

  it('begins before the first action and comes to the end, moment by moment', () => {
    expect(steps[0]).toMatchObject({ actions: 0, beat: { events: [] } });
    expect(steps.at(-1)?.actions).toBe(moments.length);
    expect(steps.at(-1)?.beat.after.victory).toEqual(moments.at(-1)?.game.victory);
    expect(course.last).toBe(steps.length - 1);
    expect(steps.length).toBeGreaterThan(2 * 6);
  });

  it('begins under the rules the game began under', () => {
    const setup = vi.spyOn(furrows, 'setup');
    stepsOf({ setup: SETUP, seed: 5, version: 0 }, []);
    expect(setup).toHaveBeenCalledWith(SETUP, 5, 0);
    setup.mockRestore();
  });

  it('says of each step where the game stands and how many actions lie before what follows', () => {
    for (const [at, { actions }] of steps.entries()) {
      expect(stepSentence(course, at)).toMatch(/^Step \d+ of \d+\. (The beginning|Set-up|Turn \d|The)/);
      expect(course.actionsAt?.(at)).toBe(actions);
      if (at > 0) expect(actions).toBeGreaterThanOrEqual(steps[at - 1].actions);
    }
  });

  it('has every turn', () => expect(course.turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6]));

  it('names what each side last decided, the mere lock apart, for the game to go on from', () => {
    const decisions = lastDecisions(furrows.setup(SETUP, 5), moments);
    expect(decisions.map(({ side }) => side)).toEqual(['foundry', 'league']);
    for (const { side, at, where } of decisions) {
      expect(furrows.sideToDecide(moments[at - 1].game)).toBe(side);
      expect(moments[at].action.type).not.toMatch(/^(end|lock)/);
      expect(where).toMatch(/^Turn 6, (Foundry|League) /);
    }
  });
});
