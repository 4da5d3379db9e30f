import type { Dice } from '../rules/rng';
import type { Ruleset, Types } from '../rules/ruleset';
import type { Watch } from '../rules/playOut';

/** What is dear to ask is asked at every so many actions. */
const NOW_AND_THEN = 8;

/** Any game that keeps its dice where `rng.ts` finds them. */
export interface Rolling extends Types {
  readonly Game: this['Position'] & { readonly dice: Dice };
}

/** Throws at whatever the contract forbids any game, its own rules apart. */
export function contractWatch<T extends Rolling>(rules: Ruleset<T>): Watch<T> {
  let count = 0;
  let rolled = 0;
  let foretold: readonly [number, number] = [0, 0];
  let before: T['Game'] | null = null;
  let earlier: { readonly events: readonly T['Event'][]; readonly read: string } | null = null;
  const readBySides = (game: T['Game'], events: readonly T['Event'][]) =>
    JSON.stringify(rules.sides.map((side) => rules.witnessed(game, events, side)));
  return {
    before(game, action) {
      if (!rules.isAction(JSON.parse(JSON.stringify(action)))) throw new Error('offered, but no action');
      const side = rules.sideToDecide(game)!;
      const why = rules.whyIllegal(game, action) ?? rules.whyIllegal(rules.view(game, side), action);
      if (why !== undefined) throw new Error(`offered, but ${JSON.stringify(why)}`);
      rolled = game.dice.rolled;
      foretold = rules.consequences(game, action).dice;
      before = ++count % NOW_AND_THEN === 0 ? structuredClone(game) : null;
    },
    after(game, _, events) {
      const dice = game.dice.rolled - rolled;
      if (dice < foretold[0] || dice > foretold[1])
        throw new Error(`${dice} dice, foretold ${foretold.join(' to ')}`);
      const { ended } = rules.standing(game);
      if (ended !== (rules.sideToDecide(game) === null)) throw new Error('ended, and not ended');
      if (before === null) return;
      if ((rules.finality(before, game, events) === 'dice') !== dice > 0) throw new Error('dice taken back');
      if (earlier && readBySides(game, earlier.events) !== earlier.read)
        throw new Error('what was read of it before is read otherwise now');
      earlier = { events, read: readBySides(game, events) };
      whyNotPlain(game);
      for (const side of rules.sides)
        whyNotPlain([rules.view(game, side), rules.witnessed(game, events, side)]);
    },
  };
}

/** Throws for what would not be the same after it has been written down. */
function whyNotPlain(value: unknown): void {
  const text = JSON.stringify(value);
  if (text !== JSON.stringify(structuredClone(value)) || text.includes('"__proto__"'))
    throw new Error('not plain JSON');
}
