import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractors, struckBy, type Action, type Position, type Setup } from '../../../rules/extractors';
import { shotOf, waysOf, wayWith, type Way } from '../input/modes/ordered';
import { weaponAims } from './weaponAims';

interface Recorded {
  readonly setup: Setup;
  readonly seed: number;
  readonly version: number;
  readonly actions: readonly Action[];
}

/** The positions of a recorded game in which a machine chose all its shots together, with what it chose. */
function allocationsOf(id: string): readonly { readonly position: Position; readonly chosen: Way }[] {
  const { setup, seed, version, actions } = JSON.parse(
    readFileSync(`src/rules/extractors/games/${id}.json`, 'utf8'),
  ) as Recorded;
  const game = extractors.setup(setup, seed, version);
  return actions.flatMap((action) => {
    const position = structuredClone(extractors.view(game, 'avronian'));
    extractors.play(game, action);
    return action.type === 'allocate' ? [{ position, chosen: action.shots }] : [];
  });
}

/** Chosen on the card weapon by weapon, from the way in hand. */
function putTogether(position: Position, wanted: Way, from: Way): Way {
  let now = from;
  const machine = wanted[0].firers[0].unit;
  for (const { firer, options } of weaponAims(position, machine, now)) {
    const shot = shotOf(wanted, firer.slot ?? 0);
    const option = options.find(
      ({ target, area }) =>
        target === shot?.target && area === (shot.area && struckBy(position, shot).length > 1),
    );
    if (option) now = wayWith(position, now, firer.slot ?? 0, option) ?? now;
  }
  return now;
}

/** Who fires together, and at whom it comes down: an area effect that strikes nobody else is none. */
const told = (position: Position, way: Way) =>
  way.map((shot) => ({ firers: shot.firers, struck: struckBy(position, shot).map(({ id }) => id) }));

const GAMES = [
  'ambush-full-one-left-one-lost',
  'dobernStrongpoint-full-dorian-gone',
  'dobernStrongpoint-full-machines-lost',
  'engage-full-dorian-gone',
  'extractors-full-dorian-gone',
  'threePodAttack-full-post-stands',
];

describe('§8.4: the card of Closest Target and Optimize', () => {
  it.each(GAMES)('lets every way be put together weapon by weapon: %s', (id) => {
    const all = allocationsOf(id);
    expect(all.length).toBeGreaterThan(0);
    for (const { position, chosen } of all)
      for (const wanted of [chosen, ...waysOf(position)]) {
        const [first] = waysOf(position);
        expect(told(position, putTogether(position, wanted, first))).toEqual(told(position, wanted));
      }
  });
});

it.each(GAMES)('what a weapon may do to one target stands together, the area effect last: %s', (id) => {
  for (const { position, chosen } of allocationsOf(id))
    for (const { options } of weaponAims(position, chosen[0].firers[0].unit, chosen)) {
      const targets = options.map(({ target }) => target);
      const runs = targets.filter((target, index) => target !== targets[index - 1]);
      expect(runs).toEqual([...new Set(targets)]);
      options.forEach(({ target, area }, index) => {
        if (target === options[index + 1]?.target) expect(area).toBe(false);
      });
    }
});
