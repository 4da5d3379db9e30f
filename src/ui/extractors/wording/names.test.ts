import { describe, expect, it, test } from 'vitest';
import type { CounterId, Unit } from '../../../rules/extractors';
import { briefName, figuresInWords, figuresOf, purchaseName, statusWords, unitName } from '.';
import { POSITION } from './testing';

describe('names', () => {
  const named = (id: string) => {
    const unit = Object.values(POSITION.units).find((each) => each.id === id)!;
    return { name: unitName(unit), figures: figuresOf(unit), status: statusWords(unit) };
  };

  test.each([
    ['panza-shock-1', 'Shock 1, Panza', '2–2–2', ['pinned', 'reduced to 1 step']],
    ['ehn-etaki-shock', 'Shock, Ehn Etaki', '3–2–2', []],
    ['panza-lance', 'Lance, Panza', '2–1–3', ['embarked in Floater 1']],
    ['pgp-1', 'PGP 1', '3–4–3', ['firepower halved', 'armour 4 of 6']],
    ['fort-2', 'Fort 2', 'armour 2', ['armour 2 of 3']],
    ['A', 'Glide A', 'armour 11, speed 5', ['1 speed lost', 'armour 11 of 13']],
  ])('%s is %s', (id, name, figures, status) => {
    expect(named(id)).toEqual({ name, figures, status });
  });

  it.each([
    ['panza-shock-1', 'Shock 1 of Panza'],
    ['ehn-etaki-shock', 'Shock of Ehn Etaki'],
    ['panza-lance', 'Lance'],
    ['pgp-1', 'PGP 1'],
  ])('%s is %s in short: with its cell where another has one of the kind, numbered or not', (id, name) => {
    expect(briefName(POSITION, id as CounterId)).toBe(name);
  });

  it('figures are also told in words', () => {
    for (const unit of Object.values(POSITION.units)) expect(figuresInWords(unit)).toMatch(/\d/);
  });

  it('a vehicle without a weapon has no firepower to tell', () => {
    const extractor = { ...POSITION.units['pgp-1' as CounterId], kind: 'extractor' } as Unit;
    expect(figuresOf(extractor)).toMatch(/^speed \d+$/);
    expect(figuresInWords(extractor)).toMatch(/^does not fire, speed/);
  });

  it('a purchase has a name', () => {
    expect(purchaseName({ item: 'machine', letter: 'B', chassis: 'glide' })).toBe('Glide B');
    expect(purchaseName({ item: 'thanis', letter: 'A', order: 'freeMove' })).toBe('Free Move for machine A');
  });
});
