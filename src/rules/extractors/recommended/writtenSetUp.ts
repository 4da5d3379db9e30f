import { DIRECTION_NAMES, hexNumber, parseHex, type Direction } from '../../../hex';
import { counterId } from '../data';
import { mapOf } from '../scenarios';
import type { Action, Position } from '../types';

export type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/** Where units are placed, one after the other: `pgp-1@1412/NE, fort-2@1217, ehn-etaki-lance@1217>fort-2` [§5]. */
export type WrittenSetUp = string;

const PLACE = /^([\w-]+)@(\d{4})(?:\/([NESW]{1,2}))?(?:>([\w-]+))?$/;

/** What it places; whether it may be is not asked. Throws RangeError for words that place nobody. */
export function placesIn(position: Pick<Position, 'scenario'>, setUp: WrittenSetUp): readonly PlaceAction[] {
  const { grid } = mapOf(position);
  return setUp.split(', ').map((item) => {
    const [, unit, number, direction, into] = PLACE.exec(item) ?? [];
    const hex = number === undefined ? undefined : parseHex(grid, number);
    if (hex === undefined) throw new RangeError(`Nobody is placed by '${item}'`);
    const facing =
      direction === undefined
        ? null
        : ((DIRECTION_NAMES as readonly string[]).indexOf(direction) as Direction);
    const inside = into === undefined ? null : counterId(into);
    return { type: 'place', unit: counterId(unit), hex, facing, into: inside };
  });
}

/** The line of a list of places. */
export function writtenSetUp(
  position: Pick<Position, 'scenario'>,
  places: readonly PlaceAction[],
): WrittenSetUp {
  const { grid } = mapOf(position);
  return places
    .map(({ unit, hex, facing, into }) =>
      [
        `${unit}@${hexNumber(grid, hex)}`,
        ...(facing === null ? [] : [`/${DIRECTION_NAMES[facing]}`]),
        ...(into === null ? [] : [`>${into}`]),
      ].join(''),
    )
    .join(', ');
}
