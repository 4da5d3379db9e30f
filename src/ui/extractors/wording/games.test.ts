import { describe, expect, test } from 'vitest';
import { SCENARIOS, extractors, type Action, type Game, type Position } from '../../../rules/extractors';
import {
  actionName,
  consequencesText,
  endPhaseCaption,
  endPhaseName,
  leftToDo,
  logLines,
  nameOf,
  statusWords,
  toldText,
  turnText,
} from '.';
import { expectPlain } from './testing';

describe('games as they are played', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '%s: every event, action and phase has plain words',
    (scenario) => {
      for (const rules of ['full', 'simple'] as const) {
        let game: Game = extractors.setup({ scenario, rules }, 7);
        let state = 12345;
        const pick = (limit: number) => {
          state = (state * 1103515245 + 12345) % 2147483648;
          return Math.floor((state / 2147483648) * limit);
        };
        for (let step = 0; step < 350 && game.phase.side !== null; step++) {
          const position = extractors.view(game, game.phase.side);
          const action = next(position, pick);
          expectPlain(actionName(position, action).replace(/^./, (letter) => letter.toUpperCase()));
          expectPlain(toldText(position, action));
          expectPlain(consequencesText(position, extractors.consequences(position, action)));
          if (step % 10 === 0) speakOf(position);
          game = structuredClone(game);
          const events = extractors.play(game, action);
          for (const event of events)
            for (const { text } of logLines(game, event)) {
              expectPlain(text);
              expect(text).toMatch(/\.$/);
            }
        }
      }
    },
  );

  function next(position: Position, pick: (limit: number) => number): Action {
    const recommend: Action = { type: 'recommend' };
    if (position.phase.name === 'buildUp' && pick(3) > 0 && !extractors.whyIllegal(position, recommend)) {
      const end: Action = { type: 'endPhase' };
      return extractors.whyIllegal(position, end) ? recommend : end;
    }
    const options = extractors.options(position);
    return options[pick(options.length)];
  }

  function speakOf(position: Position) {
    const { todo, rest } = leftToDo(position);
    expectPlain(todo);
    expect(rest ?? '1').toMatch(/\d/);
    for (const text of [endPhaseName(position), endPhaseCaption(position), turnText(position)])
      expectPlain(text);
    for (const unit of Object.values(position.units)) {
      expectPlain(nameOf(position, unit.id));
      for (const words of statusWords(unit)) expect(words).not.toMatch(/undefined|!/);
    }
  }
});
