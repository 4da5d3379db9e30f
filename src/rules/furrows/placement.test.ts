import { describe, expect, it, test } from 'vitest';
import { whyIllegal } from './legality';
import { at } from './maps/valley';
import { furrows } from './ruleset';
import { base, draftOf, gameWith, id } from './testing';
import type { Action, Game, Mode, Reason } from './types';
import { placementOptions, setUpModes, unplacedBases } from './placement';

const SETS_UP = { phase: { name: 'placement', side: 'foundry' }, turn: 0 } as const;
const inHand = { where: { at: 'unplaced' } } as const;
const anvil = base('anvil', '1305/S', inHand);
const line = base('lineSection', '1206/S', inHand);
const setUp = (...bases: Parameters<typeof gameWith>[0]) => gameWith(bases, SETS_UP);

const place = (hex: string, mode: Mode = 'slow', who = 'anvil'): Action => ({
  type: 'place',
  base: id(who),
  hex: at(hex),
  facing: 3,
  mode,
});
const END: Action = { type: 'endPlacement' };

describe('§15, §16: set-up', () => {
  it('a base stands in its zone in any mode but fast, facing as it likes', () => {
    const game = setUp(anvil);
    expect(whyIllegal(game, place('1305'))).toBeUndefined();
    expect(setUpModes(anvil)).not.toContain('fast');
    const draft = draftOf(game);
    expect(furrows.play(draft, place('1305', 'stand'))).toEqual([
      { type: 'placed', base: 'anvil', where: { at: 'map', hex: at('1305'), facing: 3 }, mode: 'stand' },
    ]);
    expect(draft.bases[id('anvil')]).toMatchObject({ mode: 'stand', where: { hex: at('1305'), facing: 3 } });
  });

  test.each<[string, Game, Action, Reason['reason'], string]>([
    ['fast', setUp(anvil), place('1305', 'fast'), 'noSuchMode', '§15'],
    ['in a mode of another', setUp(anvil), place('1305', 'crawl'), 'noSuchMode', '§15'],
    ['outside its zone', setUp(anvil), place('1309'), 'outsideZone', '§16'],
    ['near an enemy', setUp(anvil, base('heron', '1308/N')), place('1305'), 'enemyNear', '§15'],
    [
      'as a second tank in a hex',
      setUp(anvil, base('anvil', '1305/S', { id: 'other' })),
      place('1305'),
      'stackFull',
      '§6.2',
    ],
    [
      'as a third base in a hex',
      setUp(line, base('lineSection', '1206/S', { id: 'a' }), base('lineSection', '1206/S', { id: 'b' })),
      place('1206', 'slow', 'lineSection'),
      'stackFull',
      '§6.2',
    ],
    ['with a base still in hand', setUp(anvil, line), END, 'unplaced', '§15'],
    [
      'by taking up what is not there',
      setUp(anvil),
      { type: 'unplace', base: id('anvil') },
      'notOnMap',
      '§15',
    ],
  ])('not %s', (_, game, action, reason, rule) => {
    const before = JSON.stringify(game);
    expect(whyIllegal(game, action)).toMatchObject({ reason, rule });
    expect(JSON.stringify(game)).toBe(before);
  });

  it('an enemy four hexes away is far enough; a base may be set up again where it stands', () => {
    expect(whyIllegal(setUp(anvil, base('heron', '1309/N')), place('1305'))).toBeUndefined();
    expect(whyIllegal(setUp(base('anvil', '1305/S')), place('1305', 'stand'))).toBeUndefined();
  });

  it('what is offered is legal: places for what is in hand, what stands taken up, the end when all stand', () => {
    const half = setUp(anvil, base('lineSection', '1206/S'));
    expect(unplacedBases(half).map((each) => each.id)).toEqual(['anvil']);
    const offered = placementOptions(half);
    expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(['place', 'unplace']));
    for (const action of offered) expect(whyIllegal(half, action)).toBeUndefined();
    const whole = setUp(base('anvil', '1305/S'));
    expect(placementOptions(whole)).toEqual([{ type: 'unplace', base: 'anvil' }, END]);
    const draft = draftOf(whole);
    furrows.play(draft, { type: 'unplace', base: id('anvil') });
    expect(draft.bases[id('anvil')].where).toEqual({ at: 'unplaced' });
  });

  it('§16: the League sets up when the Foundry has, and then the first turn begins', () => {
    const draft = draftOf(setUp(base('anvil', '1305/S'), base('heron', '1214/N')));
    furrows.play(draft, END);
    expect(draft.phase).toEqual({ name: 'placement', side: 'league' });
    furrows.play(draft, END);
    expect(draft).toMatchObject({ turn: 1, phase: { name: 'orders', side: 'foundry' } });
  });
});
