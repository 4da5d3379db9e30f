import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SCENARIOS } from '../../../rules/furrows';
import { UnitCards } from './UnitCards';

afterEach(cleanup);

/** The cards of a side of First Light, unhurt, by what stands over each. */
function cardsOf(side: 'foundry' | 'league') {
  const army = SCENARIOS[0].armies.find((each) => each.side === side)!;
  const { container } = render(<UnitCards army={army} bases={null} ink="mono" />);
  const cards = [...container.querySelectorAll('.unit-card')];
  return new Map(cards.map((card) => [card.querySelector('h3')!.textContent, card]));
}

it('§5.2: the default of a mode stands once, before the others', () => {
  const slow = cardsOf('foundry').get('Line section 1')!.querySelectorAll('dd');
  for (const { textContent } of slow) {
    const programs = textContent.split(/\s·\s/);
    expect(new Set(programs).size).toBe(programs.length);
  }
  expect(slow[0].textContent).toMatch(/^−\s\+\s−\s\+\s−\s·\sT\s\+\s−/);
});

it('§3.5: a card has boxes for what its damage table can do to it', () => {
  const cards = cardsOf('foundry');
  const boxes = (name: string) => cards.get(name)!.querySelector('.boxes')!.textContent;
  expect(boxes('Anvil')).toMatch(/Wear.*Shaken.*Gear.*Jam/);
  expect(boxes('Line section 1')).toMatch(/^Models lost +Shaken/);
  expect(boxes('Line section 1')).not.toMatch(/Wear|Gear|Jam/);
});

it('§5.1, §16: with quick orders the fire lead is none', () => {
  expect(cardsOf('foundry').get('Anvil')!.textContent).toContain('Fire lead 1 (0 with quick orders)');
  expect(cardsOf('league').get('Heron')!.textContent).toContain('Fire lead 0');
  expect(cardsOf('league').get('Heron')!.textContent).not.toContain('quick');
});

it('of one model nothing is said a model', () => {
  expect(cardsOf('foundry').get('Anvil')!.textContent).toContain('4/3/3/2 at 5+');
  expect(cardsOf('foundry').get('Line section 1')!.textContent).toContain('1 a model at 4+');
});

it('§16: a card says what its loss is worth, its sergeant counted', () => {
  const worths = [...cardsOf('foundry').values()].map(
    ({ textContent }) => /Worth \d+/.exec(textContent)?.[0],
  );
  expect(worths).toEqual(['Worth 18', 'Worth 7', 'Worth 6']);
});

it('§13: a card says who takes cover, and how', () => {
  expect(cardsOf('league').get('League rifles 2')!.textContent).toContain('Take cover: crawl −2');
  expect(cardsOf('league').get('Heron')!.textContent).not.toContain('Take cover');
});
