import { describe, expect, it } from 'vitest';
import { anyPlayer } from '../rules/autoplay';
import { pebblesGame, type Action } from '../rules/pebbles';
import { BrokenGame, playOut } from '../rules/playOut';
import { TOOL_GAMES, toolGame } from './games';

describe('the headless tools play any ruleset', () => {
  it.each([...TOOL_GAMES, toolGame(pebblesGame, [{ scenario: 'handful' }, { scenario: 'heap' }])])(
    '$name, to an end, as the contract wants it',
    (game) => {
      for (let setup = 0; setup < game.setups; setup++) {
        const { actions, ending } = game.play(setup, setup + 1);
        expect(actions).toBeGreaterThan(3);
        expect(ending).toMatch(/in turn \d+$/);
      }
      expect(game.play(0, 3)).toEqual(game.play(0, 3));
    },
  );

  it('a game that breaks the contract is told with all that is needed to play it again', () => {
    const careless = { ...pebblesGame, whyIllegal: () => ({ reason: 'tooMany' }) as const };
    const broken = () => toolGame(careless, [{ scenario: 'handful' }]).play(0, 7);
    expect(broken).toThrow(BrokenGame);
    expect(broken).toThrow('offered, but {"reason":"tooMany"}');
    const foretold = { ...pebblesGame, consequences: () => ({ ...NOTHING, dice: [0, 0] }) as const };
    expect(() => toolGame(foretold, [{ scenario: 'handful' }]).play(0, 7)).toThrow('1 dice, foretold 0 to 0');
  });

  it('a dead end and a game without an end are broken', () => {
    const setup = { scenario: 'heap' } as const;
    expect(() => playOut(pebblesGame, setup, 1, { player: () => undefined })).toThrow('dead end in 1 guess');
    const player = anyPlayer(pebblesGame, 1);
    expect(() => playOut(pebblesGame, setup, 1, { player, most: 4 })).toThrow('no end after 4 actions');
    const stopped = () => playOut(pebblesGame, setup, 1, { player, watch: { after: stopAtTake } });
    expect(stopped).toThrow('seen');
  });
});

const NOTHING = { reveals: false, finds: false, handsOver: false };

function stopAtTake(_: unknown, { type }: Action): void {
  if (type === 'take') throw new Error('seen');
}
