import type { Draft } from '../result';
import { placedBases } from './bases';
import type { Event, Flag, Game } from './types';
import { flagsNow } from './victory';

/** Step 9: a shaken token comes off each base, then flags change [§4]. What this turn alone knew is forgotten. */
export function aftermath(game: Draft<Game>): readonly Event[] {
  const recovered = placedBases(game)
    .filter(({ shaken }) => shaken > 0)
    .map(({ id }): Event => {
      const base = game.bases[id];
      base.shaken -= 1;
      return { type: 'recovered', base: id, tokens: base.shaken };
    });
  for (const base of Object.values(game.bases))
    base.turn = { running: null, moved: false, fired: false, aimed: null };
  return [...recovered, ...raiseFlags(game)];
}

function raiseFlags(game: Draft<Game>): readonly Event[] {
  const flags = flagsNow(game);
  const events = flags.flatMap(({ hex, side }, index): Event[] => {
    const before = game.flags[index].side;
    return side === before || side === null ? [] : [{ type: 'flagged', hex, side, before }];
  });
  game.flags = flags as Draft<Flag[]>;
  return events;
}
