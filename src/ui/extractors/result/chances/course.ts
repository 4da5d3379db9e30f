import type { Course } from '../../../../opponent/review/contract';
import type { Action, Game } from '../../../../rules/extractors';
import { extractors } from '../../../../rules/extractors';
import type { Step } from '../../replay';
import type { ThrowAccount } from '../account';

/** A game that has ended as the reviewer is told it; the first side is the Dorian. */
export function courseOf(
  steps: readonly Step[],
  actions: readonly Action[],
  { throws, seed }: { readonly throws: readonly ThrowAccount[]; readonly seed: number },
): Course<Game, Action> {
  const luck = actions.map(() => 0);
  for (const { step, gains, rolled, expected } of throws)
    luck[step - 1] += (gains === 'dorian' ? 1 : -1) * (rolled - expected);
  const winner = steps[steps.length - 1].game.victory?.winner ?? null;
  return {
    game: extractors.name,
    games: steps.map(({ game }) => game),
    actions,
    luck,
    end: winner === null ? 0.5 : winner === 'dorian' ? 1 : 0,
    seed,
  };
}
