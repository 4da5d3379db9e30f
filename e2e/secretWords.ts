import type { Page } from '@playwright/test';
import { enemyOf, extractors, unitsOf, type Game, type Side, type Unit } from '../src/rules/extractors';
import { nameOf, orderName, unitName } from '../src/ui/extractors/wording';
import { houseForces } from '../src/ui/extractors/wording/houseForces';
import { everythingIn } from './everywhere';

/** Words by which a secret of a side would be known; each of them is in no other text of the screen. */
export function secretsOf(game: Game, side: Side): readonly string[] {
  const seen = extractors.view(game, enemyOf(side)).units;
  const unseen = unitsOf(game).filter((unit) => unit.side === side && !Object.hasOwn(seen, unit.id));
  return [
    ...unseen.flatMap((unit) => namesOf(game, unit)),
    ...(side === 'avronian' ? hiddenOrders(game) : []),
  ];
}

function namesOf(game: Game, unit: Unit): readonly string[] {
  return [`"${unit.id}"`, unitName(unit), nameOf(game, unit.id)];
}

/** Armies of the house it may have taken, as the log names them; some hold a Thanis order. */
export function armiesOf(game: Game, side: Side): readonly string[] {
  return houseForces({ ...game, phase: { side } }).map(({ name }) => `“${name}”`);
}

/** Orders in boxes nobody has turned up, but those that lie open elsewhere. */
export function hiddenOrders(game: Game): readonly string[] {
  const boxes = unitsOf(game).flatMap((unit) =>
    unit.class === 'machine' ? [...unit.move.boxes, ...unit.combat.boxes] : [],
  );
  const open = new Set(boxes.filter(({ revealed }) => revealed).map(({ order }) => order));
  return boxes.flatMap(({ order }) =>
    order === null || order === 'hidden' || open.has(order) ? [] : [order, orderName(order)],
  );
}

export async function foundIn(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const places = await everythingIn(page);
  return places.flatMap(({ where, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${word} in the ${where}`),
  );
}
