import { describe, expect, it, test } from 'vitest';
import { priceListOf, whitesOf, whyNotBuildUp } from '../buildUp';
import { playBuildUp } from '../buildUp/play';
import { copyGame } from '../copy';
import { counterId } from '../data';
import { determinise, recommendedPrior } from '../determinise';
import { armamentOf } from '../fire';
import { newUnit } from '../newUnit';
import { readPosition, writePosition } from '../notation';
import { extractors } from '../ruleset';
import { setup, setupFrom } from '../setup';
import type { Game, Position, Variant } from '../types';
import { firepowerOf, fullSpeedOf, fullStrengthOf, profileOf, speedOf, unitOf } from '../units';
import { FREE_NAMES, FREE_NUMBERS, inForce, mixOf, printedNumber, whyNotVariant, writeVariant } from '.';

const gameOf = (variant: Variant) => copyGame(setup({ scenario: 'engage', rules: 'full', variant }, 1));

describe('R-111: what a variant may be', () => {
  it.each(FREE_NAMES)('R-111: %s is printed within its own bounds', (name) => {
    const [from, to] = FREE_NUMBERS[name];
    expect(printedNumber(name)).toBeGreaterThanOrEqual(from);
    expect(printedNumber(name)).toBeLessThanOrEqual(to);
    expect(Number.isInteger(printedNumber(name))).toBe(true);
  });

  test.each<[unknown, string | undefined]>([
    [{ 'orni.speed': 7 }, undefined],
    [{ 'commando.firepower': 2, 'walker.firepower': 5 }, undefined],
    [{ 'shock.speed': 3 }, undefined],
    [{ 'shock.speed': 3, 'dagmaton.speed': 3 }, 'noSlowSection'],
    [{ 'extractor.profile': -2, 'revil.mix': 0 }, undefined],
    [{ 'commando.firepower': 3 }, 'outside'],
    [{ 'walker.firepower': 6 }, 'outside'],
    [{ 'orni.speed': 5 }, 'outside'],
    [{ 'orni.speed': 6.5 }, 'outside'],
    [{ 'orni.speed': '6' }, 'outside'],
    [{ 'dagmaton.mix': 1 }, 'outside'],
    [{ 'bipod.speed': 5 }, 'notFree'],
    [{ 'glide.speed': 5 }, 'notFree'],
    [{ 'lance.cost': 4 }, 'notFree'],
    [{ 'lance.steps': 2 }, 'notFree'],
    [{ 'bipod.armour': 16 }, 'notFree'],
    [{ toString: 1 }, 'notFree'],
    [{}, 'empty'],
    [[], 'empty'],
    [null, 'empty'],
    ['orni.speed=6', 'empty'],
  ])('R-111: %j: %s', (variant, fault) => {
    expect(whyNotVariant(variant)?.fault).toBe(fault);
    expect(extractors.isSetup({ scenario: 'engage', rules: 'full', variant })).toBe(fault === undefined);
    const begin = () => setup({ scenario: 'engage', rules: 'full', variant: variant as Variant }, 1);
    if (fault) expect(begin).toThrow(RangeError);
    else expect(begin().variant).toEqual(variant);
  });
});

describe('R-111: the numbers in force', () => {
  const variant: Variant = {
    'lance.firepower': 5,
    'lance.speed': 4,
    'pgp.speed': 7,
    'extractor.armour': 12,
    'extractor.profile': 0,
    'extractor.speed': 1,
    'orni.speed': 7,
  };
  const position = { scenario: 'extractors', variant } as const;
  const unit = (id: string) => newUnit(position, 0, counterId(id));

  it('R-111: are those of the units it names, and of no other', () => {
    expect([firepowerOf(unit('panza-lance') as never), speedOf(unit('panza-lance'))]).toEqual([5, 4]);
    expect([speedOf(unit('pgp-1')), firepowerOf(unit('pgp-1') as never)]).toEqual([7, 6]);
    expect(unit('panza-shock-1')).not.toHaveProperty('varied');
    const machine = newUnit(position, 0, counterId('A'), 'orni');
    expect([speedOf(machine), fullSpeedOf({ ...machine, speedLost: 2 } as never)]).toEqual([7, 7]);
    expect(speedOf({ ...machine, speedLost: 2 } as never)).toBe(5);
  });

  it('R-111: of an Extractor are its armour and profile too', () => {
    const extractor = unit('extractor-1');
    expect(extractor).toMatchObject({ armour: 12 });
    expect([fullStrengthOf(extractor), profileOf(extractor), speedOf(extractor)]).toEqual([12, 0, 1]);
  });

  it('R-111: decide what is fired with and are halved as printed ones are', () => {
    expect(armamentOf(unit('panza-lance'), null)).toMatchObject({ hard: 5, soft: 5, maxRange: 1 });
    expect(speedOf({ ...unit('pgp-1'), speedHits: 1 } as never)).toBe(4);
  });

  it('R-111: stand in the printed row of their kind', () => {
    expect(inForce(position, 'lance', { cost: 5, speed: 3 })).toEqual({ cost: 5, speed: 4, firepower: 5 });
    expect(inForce({}, 'lance', { speed: 3 })).toEqual({ speed: 3 });
  });

  it('R-111: of the counter mix are what can be bought', () => {
    const game = gameOf({ 'revil.mix': 5, 'agrax.mix': 1, 'flyer.mix': 0 });
    expect(['revil', 'agrax', 'flyer', 'pgp'].map((kind) => mixOf(game, kind as 'pgp'))).toEqual([
      5, 1, 0, 2,
    ]);
    expect(whitesOf(game, 'revil').map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `revil-${n}`));
    const buy = (kind: 'revil' | 'agrax' | 'flyer') =>
      ({ type: 'buy', force: 0, purchase: { item: 'white', kind } }) as const;
    playBuildUp(game, buy('agrax'));
    expect(whyNotBuildUp(game, buy('agrax'))).toMatchObject({ reason: 'counterMix', limit: 1 });
    expect(whyNotBuildUp(game, buy('flyer'))).toMatchObject({ reason: 'counterMix', limit: 0 });
    for (let i = 0; i < 4; i++) playBuildUp(game, buy('revil'));
    expect(unitOf(game, counterId('revil-4')).kind).toBe('revil');
    expect(readPosition(writePosition(game))).toEqual(positionOf(game));
    expect(priceListOf(gameOf({ 'orni.speed': 7 }), 0)).toHaveLength(priceListOf(game, 0).length);
  });
});

describe('R-111: a variant stays with its game', () => {
  const variant: Variant = { 'shock.speed': 3, 'orni.speed': 7 };
  const begun = () => {
    const game = gameOf(variant);
    extractors.play(game, { type: 'recommend' });
    return game;
  };

  it('R-111: in copies, views and by mail', () => {
    const game = begun();
    expect(copyGame(game)).toEqual(game);
    expect(extractors.view(game, 'avronian').variant).toEqual(variant);
    expect(extractors.byMail?.known(game, 'dorian')).toEqual(game);
    expect(extractors.byMail?.common(game).variant).toEqual(variant);
  });

  it('R-111: what is only supposed of the other side has its numbers', () => {
    const game = begun();
    while (game.phase.name === 'buildUp') {
      extractors.play(game, { type: 'recommend' });
      extractors.play(game, { type: 'endPhase' });
    }
    const seen = extractors.view(game, 'avronian');
    let state = 1;
    const chance = (below: number) => (state = (state * 16807) % 2147483647) % below;
    const world = determinise(seen, 'avronian', recommendedPrior(seen, 'dorian'), chance);
    const cell = Object.values(world.units).filter(({ kind }) => kind === 'shock');
    expect(cell.length).toBeGreaterThan(0);
    for (const shock of cell) expect(speedOf(shock)).toBe(3);
  });

  it('R-111: in notation, and a game begins at such a line', () => {
    const game = begun();
    const line = writePosition(game);
    expect(line).toMatch(/^engage full shock.speed=3 orni.speed=7 T0 DbuildUp/);
    expect(readPosition(line)).toEqual(positionOf(game));
    const again = setupFrom(game, line);
    expect(extractors.isSetup(again)).toBe(true);
    expect(extractors.isSetup({ ...again, variant: { 'orni.speed': 7 } })).toBe(false);
    expect(setup(again, 1)).toMatchObject({ variant, units: game.units });
  });

  test.each([
    'engage full bipod.speed=5 T0 DbuildUp',
    'engage full orni.speed=5 T0 DbuildUp',
    'engage full shock.speed=3 dagmaton.speed=3 T0 DbuildUp',
  ])('R-111: a line with numbers that may not be is refused: %s', (line) =>
    expect(readPosition(line)).toMatchObject({ error: 'variant' }),
  );

  it('R-111: a number as printed is no difference, in a set-up or in a line', () => {
    const printed = { 'orni.speed': printedNumber('orni.speed') };
    expect(extractors.isSetup({ scenario: 'engage', rules: 'full', variant: printed })).toBe(true);
    expect(gameOf(printed)).toEqual(copyGame(setup({ scenario: 'engage', rules: 'full' }, 1)));
    const line = `engage full orni.speed=${printed['orni.speed']} revil.mix=5 T0 DbuildUp`;
    expect(readPosition(line)).toMatchObject({ variant: { 'revil.mix': 5 } });
  });

  it('R-111: is written in the order of the chart, whatever order it was given in', () => {
    const turned = gameOf({ 'orni.speed': 7, 'shock.speed': 3 });
    expect(writeVariant(turned.variant)).toEqual(['shock.speed=3', 'orni.speed=7']);
    expect(turned).toEqual(gameOf(variant));
  });

  it('R-111: without one a game is the game it was', () => {
    const plain = setup({ scenario: 'incoming', rules: 'full' }, 1);
    expect('variant' in plain).toBe(false);
    for (const unit of Object.values(plain.units)) expect('varied' in unit).toBe(false);
  });
});

/** A game without its dice. */
function positionOf({ dice: _dice, ...position }: Game): Position {
  return position;
}
