import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, furrows } from '../../../rules/furrows';
import { planCounters } from '../../print/counters/grid';
import { HEX_SIZES, planMap } from '../../print/map/plan';
import { RULES_BOOK } from './booklet';
import { pieceCards } from './counters/cards';
import { ON_PAPER } from './gameOnPaper';
import { offers, pagesOf } from './pages';

const LAYOUT = {
  tables: true,
  map: planMap(ON_PAPER.map.sheet, 'a4', HEX_SIZES.usual),
  counters: planCounters('a4', 'long'),
  booklets: { rules: [[0], [1], [2], [3]] },
};

it('only what shows the game on the table bears its turn: its slips and a new kit are for any game', () => {
  const position = furrows.setup({ scenario: 'firstLight', orders: 'quick' }, 1);
  const { groups } = offers(position);
  const all = new Set(groups.flatMap((group) => group.offers.map(({ id }) => id)));
  const stamped = pagesOf(all, position, LAYOUT).flatMap(({ title, now }) => (now ? [title] : []));
  const names = stamped.map((title) => title.replace(/, (page|how) .*/, ''));
  expect(new Set(names)).toEqual(
    new Set(['Map with counters', 'Where everything stands', 'Foundry: unit cards', 'League: unit cards']),
  );
  expect(stamped.filter((title) => /cards$/.test(title))).toHaveLength(2);
});

describe('the kit of First Light', () => {
  const [kit] = offers(null).kits;
  const pages = pagesOf(new Set(kit.ids), null, LAYOUT);

  it('§16: has contents, rules, map, counters, and a card and slips for each side', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles[0]).toBe('Contents');
    for (const part of [
      'Rules of Iron Furrows, side 1 of 2',
      'Map, page A1',
      'Counters, fronts',
      'Counters, backs',
    ])
      expect(titles).toContain(part);
    expect(titles.filter((title) => /: (unit cards|order slips)$/.test(title))).toHaveLength(4);
    const [{ sheet }, ...rest] = pages;
    expect('pages' in sheet && sheet.pages.slice(1)).toEqual(rest);
  });

  it('puts every back behind its front', () => {
    pages.forEach(({ side }, index) => {
      if (side !== 'either') expect(index % 2 === 1).toBe(side === 'back');
    });
  });
});

it('§3.1: a table right under the heading of its own name does not say it again; a later one does', () => {
  const captionOf = (key: string) =>
    render(RULES_BOOK.pieces.find((piece) => piece.key === key)!.node).container.querySelector('h3')
      ?.textContent;
  expect(captionOf('§3.1 0')).toBeUndefined();
  expect(captionOf('§3.3 1')).toBe('Weapons');
});

describe('the counters of First Light', () => {
  it('§16: are every base once, by name', () => {
    const bases = SCENARIOS.flatMap(({ armies }) => armies.flatMap(({ given }) => given));
    const names = pieceCards('colour').map(({ name }) => name);
    const own = names.filter((name) => /^(Foundry|League) /.test(name));
    expect(own).toHaveLength(bases.length);
    expect(new Set(own).size).toBe(own.length);
  });

  it('§16: with a flag of each side for its own strongholds and every hex of the middle', () => {
    const names = pieceCards('colour').map(({ name }) => name);
    for (const side of ['Foundry', 'League'])
      expect(names.filter((name) => name === `flag of the ${side}`)).toHaveLength(7);
  });

  it('§5.2, §6.4, §11.1: with markers for all bases that may be in one state at once', () => {
    const count = (name: string) => pieceCards('colour').filter((card) => card.name === name).length;
    for (const name of [
      'stand',
      'slow',
      'fast',
      'shaken 1',
      'shaken 2',
      'aimed',
      'difficult 1',
      'difficult 2',
    ])
      expect([name, count(name)]).toEqual([name, 6]);
    // Of foot alone.
    expect(count('crawl')).toBe(4);
  });

  it('§2: with markers for wire that a tank has crushed: it stays printed on the map', () => {
    expect(pieceCards('colour').filter(({ name }) => name === 'wire crushed')).not.toHaveLength(0);
  });

  it('in low ink, fill nothing but white', () => {
    const fills = [...JSON.stringify(pieceCards('low').slice(0, 6)).matchAll(/"fill":"(#\w+)"/g)].map(
      ([, fill]) => fill.toUpperCase(),
    );
    // Figures of armour are letters: filled, and thin.
    expect(new Set(fills)).toEqual(new Set(['#FFFFFF', '#767676']));
  });
});
