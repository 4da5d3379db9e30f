import { describe, expect, it } from 'vitest';
import { marksAt } from './marks';
import { stepSentence, turnAt } from '../../replay/course';
import { courseOf, linesAt, phaseAt, placeAt, stepsOf, type Step } from './steps';
import { endedTable } from './testing';

const table = endedTable();
const steps = stepsOf(table.record(), table.replay() ?? []);
const course = courseOf(steps);
const { turns } = course;

describe('the steps of a replay', () => {
  it('begin before the first action and end with the game', () => {
    expect(steps).toHaveLength(table.record().actions.length + 1);
    expect(steps[0].events).toEqual([]);
    expect(phaseAt(steps[0].game)).toMatch(/^Preparation, /);
    expect(steps.at(-1)?.game.victory).not.toBeNull();
    expect(phaseAt(steps[steps.length - 1].game)).toMatch(/, the end$/);
  });

  it('every step has its sentences', () => {
    for (const [at, step] of steps.entries()) {
      expect(stepSentence(course, at)).toMatch(/^Step \d+ of \d+\. .+\./);
      if (at > 0) expect(linesAt(step).length).toBeGreaterThan(0);
      placeAt(step);
    }
  });

  it('turns begin where the turn number changes', () => {
    expect(turns.map(({ turn }) => turn)).toEqual([...turns.keys()]);
    for (const { turn, step } of turns.slice(1)) {
      expect(steps[step].game.turn).toBe(turn);
      expect(steps[step - 1].game.turn).toBe(turn - 1);
    }
    expect(turnAt(turns, turns[2].step + 1)).toBe(turns[2]);
    expect(turnAt(turns, 0)).toBe(turns[0]);
  });
});

describe('marks on the map', () => {
  const all = steps.slice(1).map((step, at) => ({ step, before: steps[at].game }));
  const having = (type: string) =>
    all.find(({ step }) => step.events.some((event) => event.type === type && !isStill(event)));
  const isStill = (event: object) => 'steps' in event && (event.steps as readonly object[]).length === 0;

  it('a move is shown by its path', () => {
    const found = having('moved');
    expect(found && marksAt(found.step, found.before)).toContainEqual(
      expect.objectContaining({ kind: 'path' }),
    );
  });

  it('a shot is shown by its line and its target, as they stood before it', () => {
    const game = steps[steps.length - 2].game;
    const [from, to] = Object.values(game.units).filter(({ where }) => where.at === 'map');
    const event = { type: 'shot', firers: [{ unit: from.id }], target: to.id, area: false, results: [] };
    const marks = marksAt({ game, events: [event] } as unknown as Step, game);
    expect(marks.map(({ kind }) => kind)).toEqual(['sight', 'target']);
  });

  it('what happens nowhere marks nothing', () => expect(marksAt(steps[0], steps[0].game)).toEqual([]));
});
