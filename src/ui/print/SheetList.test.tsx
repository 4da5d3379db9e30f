import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { collated } from './collate';
import { chosenPages } from './commonPages';
import { SheetList } from './SheetList';

afterEach(cleanup);

const OFFERS = {
  groups: [
    {
      title: 'Displays',
      offers: [
        { id: 'bipod', label: 'Bipod', most: 3 },
        { id: 'map', label: 'Map' },
      ],
    },
  ],
  kits: [],
  selections: [],
  first: ['bipod', 'map'],
};
const pagesOf = (id: string) => [
  { key: id, title: id, use: '', side: 'alone', sheet: { type: id } } as const,
];

function List({ inPairs = false }) {
  const laidOut = (ids: readonly string[]) =>
    chosenPages(OFFERS, new Set(ids), pagesOf).filter((_, index) => !inPairs || index % 2 === 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(OFFERS.first));
  return (
    <>
      <SheetList
        {...{ offers: OFFERS, chosen, onChange: setChosen }}
        pagesOf={(ids) => collated(laidOut(ids), { backs: 'long' })}
      />
      <p title="pages">
        {chosenPages(OFFERS, chosen, pagesOf)
          .map(({ key }) => key)
          .join()}
      </p>
    </>
  );
}

it('a sheet that a game may need several times is printed as often as chosen, and its blank backs are not counted with it', () => {
  render(<List />);
  const printed = () => screen.getByTitle('pages').textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('One Bipod more');
  press('One Bipod more');
  press('One Bipod more');
  expect(printed()).toBe('bipod,bipod 2,bipod 3,map');
  expect(screen.getByText('Bipod × 3')).toBeDefined();
  expect(screen.getByText('3 pages')).toBeDefined();
  press('One Bipod less');
  expect(printed()).toBe('bipod,bipod 2,map');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Bipod/ }));
  expect(printed()).toBe('map');
  expect(screen.queryByRole('button', { name: 'One Bipod more' })).toBeNull();
});

it('displays that lie two to a page are counted so', () => {
  render(<List inPairs />);
  for (const pages of ['1 page', '2 pages']) {
    fireEvent.click(screen.getByRole('button', { name: 'One Bipod more' }));
    expect(screen.getByRole('checkbox', { name: /^Bipod/ }).closest('label')?.textContent).toContain(pages);
  }
});
