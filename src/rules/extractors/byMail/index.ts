import type { ByMail, Hearing } from '../../ruleset';
import type { Action, ExtractorsTypes, Game, Illegal } from '../types';
import { whyIllegal } from '../legality';
import { enemyOf } from '../units';
import { copyGame } from '../copy';
import { hidesNothing } from '../hidden';
import { factsFor, isFacts, learn } from './facts';
import { common, known } from './known';
import { playByMail, restsOnOther } from './play';

/** *Extractors!* as it is played by mail. */
export const byMail: ByMail<ExtractorsTypes> = {
  known,
  common,
  play: playByMail,
  restsOnOther,
  hidesNothing,
  factsFor,
  isFacts,
  whyIllegal: whyIllegalAsTold,
};

/**
 * Why an action of the other side cannot be, as far as this side can know. Whether a phase may end can turn on what is
 * bought, hidden or programmed, which only its side knows [§5, §8.1, §9.4].
 */
function whyIllegalAsTold(
  game: Game,
  action: Action,
  { side, facts }: Hearing<ExtractorsTypes>,
): Illegal | undefined {
  const copy = copyGame(game);
  if (facts) learn(copy, facts, enemyOf(side));
  const why = whyIllegal(copy, action);
  return action.type === 'endPhase' && copy.phase.side !== side && copy.activation === null ? undefined : why;
}
