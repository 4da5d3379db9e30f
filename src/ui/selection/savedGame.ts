import { goesOn, type SavedEntry } from '../../store/library';
import type { Cards, GameUi } from '../game/gameUi';
import { gameUiNamed } from '../games';
import { otherSide, sideNameOf } from '../widgets/sides';
import { cardsOf } from './cards';
import type { SavedGame } from './listed';
import { problemWords } from '../saves/problems';

/** A line of the list, in words. */
export async function savedGame(entry: SavedEntry<unknown>): Promise<SavedGame> {
  const { id, ruleset, name, scenario, standing, date, problem } = entry;
  const game = gameUiNamed(ruleset) ?? null;
  return {
    id,
    title: name,
    game,
    scenario,
    goesOn: goesOn(entry),
    detail:
      standing && game
        ? standingWords(standing, game, await cardsOf(game)) + mailWords(entry, game)
        : 'Cannot be read',
    date:
      date === '' ? '' : new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    ...(problem !== null && { problem: problemWords(problem) }),
  };
}

/** Another of the list is called the same and stands at the same point. */
export function hasTwin(own: SavedEntry<unknown>, saves: readonly SavedEntry<unknown>[]): boolean {
  const point = ({ ruleset, name, standing }: SavedEntry<unknown>) =>
    JSON.stringify([ruleset, name, standing]);
  return saves.some((save) => save.id !== own.id && point(save) === point(own));
}

type SavedStanding = NonNullable<SavedEntry<unknown>['standing']>;

/** 'Turn 6, Dorian fire'; nothing that one side may not know. */
function standingWords(standing: SavedStanding, { sides }: GameUi, { phaseName }: Cards): string {
  const { turn, phase, side, ended, winner } = standing;
  if (ended) return winner === null ? 'Ended in a draw' : `Ended: ${sideNameOf(sides, winner)} won`;
  const name = phaseName(phase);
  const whose = side === null ? name : `${sideNameOf(sides, side)} ${name}`;
  return turn === 0 ? whose : `Turn ${turn}, ${whose}`;
}

function mailWords({ waits, isToBeSent, standing }: SavedEntry<unknown>, { sides }: GameUi): string {
  if (waits === undefined) return '';
  if (waits) return `, by mail, waiting for ${sideNameOf(sides, otherSide(sides, waits))}`;
  return `, by mail${isToBeSent && standing?.side ? `, to be sent to ${sideNameOf(sides, standing.side)}` : ''}`;
}
