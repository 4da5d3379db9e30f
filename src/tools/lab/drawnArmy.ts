import { chanceOf, drawn as drawnBy, pick, type Chance } from '../../rules/chance';
import {
  copyGame,
  extractors,
  forcesThatBuy,
  priceListOf,
  purchasesOf,
  scenarioOf,
  whyIllegal,
  type Action,
  type Game,
  type Purchase,
  type Setup,
  type Side,
} from '../../rules/extractors';
import type { Player } from '../arena/players';

/** An army of a side that was drawn by lot: the same number is the same army. */
export interface Draw {
  readonly side: Side;
  readonly number: number;
}

type Buy = Extract<Action, { readonly type: 'buy' }>;

const forcesOf = (game: Game) => forcesThatBuy(game, game.phase.side);

const END: Action = { type: 'endPhase' };
/** How often each sort of thing is bought where it can be: arms before armour. */
const WEIGHTS: Readonly<Record<Purchase['item'], number>> = {
  cell: 4,
  white: 4,
  machine: 6,
  weapon: 8,
  extraArmour: 1,
  thanis: 1,
};

/** 'dorian#12' */
export function nameOfDraw({ side, number }: Draw): string {
  return `${side}#${number}`;
}

/** What it buys: a legal force, bought at random until nothing more can be had, and no machine without a weapon [§5]. */
export function drawnArmy(setup: Setup, { side, number }: Draw): readonly Buy[] {
  return filledUp(shopOf(setup, side), chanceFor({ side, number }));
}

/** The army with a few of its purchases given back and the points spent otherwise: the same number is the same change. */
export function alteredArmy(setup: Setup, army: readonly Buy[], { side, number }: Draw): readonly Buy[] {
  const game = shopOf(setup, side);
  for (const buy of army) if (!whyIllegal(game, buy)) extractors.play(game, buy);
  const chance = chanceFor({ side, number });
  for (let left = 1 + chance(MOST_GIVEN_BACK); left > 0; left--) {
    const given = pick(chance, buysOf(game));
    if (given) extractors.play(game, { ...given, type: 'sell' });
  }
  return filledUp(game, chance);
}

/** In one change. */
const MOST_GIVEN_BACK = 3;

function shopOf(setup: Setup, side: Side): Game {
  const game = copyGame(extractors.setup(setup, 1));
  game.phase = { name: 'buildUp', side };
  return game;
}

function chanceFor({ side, number }: Draw): Chance {
  return chanceOf(Math.imul(number, 0x9e3779b1) ^ (side === 'dorian' ? 1 : 2));
}

function filledUp(game: Game, chance: Chance): readonly Buy[] {
  spend(game, chance, () => true);
  for (const { force, purchase } of unarmedIn(game)) extractors.play(game, { type: 'sell', force, purchase });
  spend(game, chance, ({ purchase }) => purchase.item !== 'machine');
  return buysOf(game);
}

/** The player, but with an army of its own. */
export function buying(army: readonly Action[], player: Player): Player {
  const left = [...army];
  return (game) => (game.phase.name === 'buildUp' ? { action: left.shift() ?? END } : player(game));
}

function spend(game: Game, chance: Chance, wants: (buy: Buy) => boolean): void {
  for (;;) {
    const possible = forcesOf(game).flatMap((force) => offersTo(game, force).filter(wants));
    const next = drawnBy(
      chance,
      possible.map((buy) => [WEIGHTS[buy.purchase.item], buy] as const),
    );
    if (!next) return;
    extractors.play(game, next);
  }
}

/** Of the same machine or slot under another letter or number only the first. */
function offersTo(game: Game, force: number): readonly Buy[] {
  const seen = new Set<string>();
  return priceListOf(game, force).flatMap((purchase): Buy[] => {
    const buy = { type: 'buy', force, purchase } as const;
    if (whyIllegal(game, buy)) return [];
    const like = likeness(purchase);
    if (seen.has(like)) return [];
    seen.add(like);
    return [buy];
  });
}

function likeness(purchase: Purchase): string {
  switch (purchase.item) {
    case 'machine':
      return purchase.chassis;
    case 'weapon':
      return `${purchase.letter} ${purchase.weapon}`;
    default:
      return JSON.stringify(purchase);
  }
}

/** Machines the scenario did not give, without a weapon; one it lets a side choose stays. */
function unarmedIn(game: Game): readonly { readonly force: number; readonly purchase: Purchase }[] {
  return forcesOf(game)
    .filter((force) => scenarioOf(game).forces[force].budget?.freeMachines.length === 0)
    .flatMap((force) => {
      const bought = purchasesOf(game, force);
      const armed = new Set(bought.flatMap((each) => (each.item === 'weapon' ? [each.letter] : [])));
      return bought
        .filter((each) => each.item === 'machine' && !armed.has(each.letter))
        .map((purchase) => ({ force, purchase }));
    });
}

function buysOf(game: Game): readonly Buy[] {
  return forcesOf(game).flatMap((force) =>
    purchasesOf(game, force).map((purchase) => ({ type: 'buy', force, purchase }) as const),
  );
}
