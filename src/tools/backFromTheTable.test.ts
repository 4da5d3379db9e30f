import { describe, expect, it } from 'vitest';
import { extractors, positionToBegin, writePosition, type Game } from '../rules/extractors';
import { goldenGames } from './goldenGames';

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
