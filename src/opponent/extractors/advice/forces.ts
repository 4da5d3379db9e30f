import {
  copyGame,
  budgetOf,
  extractors,
  forcesThatBuy,
  priceListOf,
  purchasesOf,
  recommendedArmy,
  SECTIONS,
  unitsOf,
  WEAPONS,
  whyIllegal,
  type Action,
  type Game,
  type Position,
  type Purchase,
  type Weapon,
} from '../../../rules/extractors';
import type { Suggestion } from '../../review/contract';

type White = Extract<Purchase, { readonly item: 'white' }>;
type Fitted = Extract<Purchase, { readonly item: 'weapon' }>;

/** A force being bought in thought: what has been done to it. */
interface Shop {
  readonly game: Game;
  readonly done: Action[];
}

/** The recommended force, and two that lean another way with the same points [§5]. */
export function forces(position: Position): readonly Suggestion<Action>[] {
  const ways = position.phase.side === 'dorian' ? DORIAN_WAYS : AVRONIAN_WAYS;
  const seen = new Set<string>();
  return ways.flatMap(([way, lean]): readonly Suggestion<Action>[] => {
    const shop: Shop = { game: copyGame({ ...position, dice: { state: [], rolled: 0 } }), done: [] };
    attempt(shop, { type: 'recommend', army: recommendedArmy(position, position.phase.side!) });
    for (const force of forcesThatBuy(position, position.phase.side)) lean(shop, force);
    const facts = holdings(shop.game);
    const key = JSON.stringify(facts);
    if (seen.has(key) || whyIllegal(shop.game, { type: 'endPhase' })) return [];
    seen.add(key);
    const terms = [{ code: 'army', value: 0, rule: '§5', facts: { way, ...facts }, hexes: [] }];
    return [{ plan: shop.done, total: 0, terms }];
  });
}

type Lean = (shop: Shop, force: number) => void;

const DORIAN_WAYS: readonly (readonly [string, Lean])[] = [
  ['recommended', () => {}],
  ['vehicles', (shop, force) => swapWhites(shop, force, 'vehicles')],
  ['infantry', (shop, force) => swapWhites(shop, force, 'sections')],
];

const AVRONIAN_WAYS: readonly (readonly [string, Lean])[] = [
  ['recommended', () => {}],
  ['reach', (shop, force) => refit(shop, force, ({ maxRange, hard, soft }) => 100 * maxRange + hard + soft)],
  [
    'punch',
    (shop, force) => refit(shop, force, ({ hard, soft, maxRange }) => 100 * (hard + soft) + maxRange),
  ],
];

/** Does it in thought if it is allowed. */
function attempt({ game, done }: Shop, action: Action): boolean {
  if (whyIllegal(game, action)) return false;
  extractors.play(game, action);
  done.push(action);
  return true;
}

const isSection = ({ kind }: White) => Object.hasOwn(SECTIONS, kind);

/** Half of the white units of one class go, the dearest first, and as much of the other class comes as the points allow [§3]. */
function swapWhites(shop: Shop, force: number, wanted: 'sections' | 'vehicles'): void {
  const wantsSections = wanted === 'sections';
  const isWhite = (purchase: Purchase): purchase is White => purchase.item === 'white';
  const dear = (purchases: readonly White[]) =>
    [...purchases].sort((a, b) => priceOf(shop, force, b) - priceOf(shop, force, a));
  const others = purchasesOf(shop.game, force)
    .filter(isWhite)
    .filter((white) => isSection(white) !== wantsSections);
  for (const purchase of dear(others).slice(0, Math.ceil(others.length / 2)))
    attempt(shop, { type: 'sell', force, purchase });
  const offered = priceListOf(shop.game, force);
  const cells = wantsSections ? offered.filter(({ item }) => item === 'cell') : [];
  const whites = offered.filter(isWhite);
  const first = dear(whites.filter((white) => isSection(white) === wantsSections));
  const rest = dear(whites.filter((white) => isSection(white) !== wantsSections));
  for (const purchase of [...cells, ...first, ...rest])
    while (attempt(shop, { type: 'buy', force, purchase }));
}

function priceOf({ game }: Shop, force: number, purchase: Purchase): number {
  const copy = copyGame(game);
  extractors.play(copy, { type: 'buy', force, purchase });
  return budgetOf(game, force).left - budgetOf(copy, force).left;
}

/** Slot by slot the weapon that counts most, as long as the points last; armour for what is left [§3]. */
function refit(shop: Shop, force: number, worth: (profile: (typeof WEAPONS)[Weapon]) => number): void {
  const fitted = purchasesOf(shop.game, force);
  const extra = ({ item }: Purchase) => item === 'extraArmour' || item === 'thanis';
  for (const purchase of fitted.filter(extra)) attempt(shop, { type: 'sell', force, purchase });
  const weapons = (Object.keys(WEAPONS) as Weapon[]).sort((a, b) => worth(WEAPONS[b]) - worth(WEAPONS[a]));
  for (const held of fitted.filter((purchase): purchase is Fitted => purchase.item === 'weapon')) {
    attempt(shop, { type: 'sell', force, purchase: held });
    for (const weapon of weapons)
      if (attempt(shop, { type: 'buy', force, purchase: { ...held, weapon } })) break;
  }
  for (const purchase of priceListOf(shop.game, force).filter(({ item }) => item === 'extraArmour'))
    while (attempt(shop, { type: 'buy', force, purchase }));
}

/** What the side has then: weapons and armour of machines, units of others, and the points left. */
function holdings(game: Game): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string, count = 1) => {
    if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  };
  for (const unit of unitsOf(game)) {
    if (unit.side !== game.phase.side) continue;
    if (unit.class !== 'machine') {
      add(unit.kind);
      continue;
    }
    for (const { weapon } of unit.slots) if (weapon) add(weapon);
    add('extraArmour', unit.extraArmour);
    add('thanis', unit.thanis.freeMove || unit.thanis.freeTarget ? 1 : 0);
  }
  const left = forcesThatBuy(game, game.phase.side).reduce(
    (sum, force) => sum + budgetOf(game, force).left,
    0,
  );
  return { ...counts, left };
}
