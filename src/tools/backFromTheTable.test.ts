import { describe, expect, it } from 'vitest';
import {
  extractors,
  positionToBegin,
  SCENARIOS,
  writePosition,
  type Game,
  type Setup,
} from '../rules/extractors';
import { goldenGames } from './goldenGames';
import { randomGame } from './randomGame';

/** Every golden game, written down at the start of each of its phases and taken up again from that line. */
describe('a game that is written down goes on from its line', () => {
  it.each([...goldenGames(extractors).values()])('$id', ({ setup, seed, version, actions, victory }) => {
    const game = structuredClone(extractors.setup(setup, seed, version));
    let phase = '';
    let taken: Game | null = null;
    actions.forEach((action, index) => {
      if (extractors.phaseOf(game) !== phase) {
        phase = extractors.phaseOf(game);
        const line = writePosition(game);
        const position = positionToBegin(line);
        expect(position, line).toEqual(extractors.view(game, 'all'));
        if (index >= actions.length / 2)
          taken ??= structuredClone({ ...(position as Game), dice: game.dice });
      }
      extractors.play(game, action);
      if (taken !== null) extractors.play(taken, action);
    });
    expect((taken as Game | null)?.victory).toEqual(victory);
    expect(taken).toEqual(game);
  });
});

const SETUPS = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules): Setup => ({ scenario: id, rules })),
);

/** Everybody's view at any moment: only what lies face down there keeps a game from beginning at it. */
describe('what is copied in the middle of a phase can be gone on with', () => {
  it.each(SETUPS)('$scenario, $rules rules', (setup) => {
    let asked = 0;
    const before = (game: Game) => {
      if (asked++ % 5 > 0 && game.activation === null) return;
      for (const side of ['all', 'dorian', 'avronian'] as const) {
        const line = writePosition(extractors.view(game, side));
        const read = positionToBegin(line);
        if (line.includes('?')) expect(read).toMatchObject({ error: 'faceDown' });
        else expect(read, line).not.toHaveProperty('error');
      }
    };
    randomGame(setup, 1, { before });
    expect(asked).toBeGreaterThan(20);
  });
});
