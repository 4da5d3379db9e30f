import { freeze, produce } from 'immer';
import { extractors, type Action, type Game } from '../rules/extractors';
import { fingerprinter, fingerprintOf } from '../rules/fingerprint';
import type { Watch } from './randomGame';

/**
 * Throws where a fingerprint that follows the game is not the one from scratch: changed in place as a replay does it,
 * as new states that share parts as the table makes them, and after that state is taken back and reached again.
 */
export function fingerprintWatch(): Watch {
  const inPlace = fingerprinter();
  const onTable = fingerprinter();
  let before: { readonly game: Game; readonly hash: string } | null = null;
  return {
    before(game) {
      if (before !== null) return;
      before = { game: freeze(structuredClone(game), true), hash: fingerprintOf(game) };
      agree('the first', before.hash, [inPlace(game), onTable(before.game)]);
    },
    after(game, action: Action) {
      if (before === null) throw new Error('Nobody looked before the first action');
      const hash = fingerprintOf(game);
      agree('in place', hash, [inPlace(game)]);
      const next = produce(before.game, (draft) => void extractors.play(draft as Game, action));
      agree('on the table', hash, [onTable(next)]);
      agree('taken back', before.hash, [onTable(before.game)]);
      agree('done again', hash, [onTable(next)]);
      before = { game: next, hash };
    },
  };
}

function agree(when: string, scratch: string, followed: readonly string[]): void {
  for (const hash of followed)
    if (hash !== scratch) throw new Error(`The fingerprint ${when} is ${hash}, from scratch ${scratch}`);
}
