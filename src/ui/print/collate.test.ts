import { expect, it } from 'vitest';
import { collated } from './collate';
import type { CommonSheet, Page } from './page';
import { paperOf } from './Preview';

const A3 = { width: 297, height: 420 };

const page = (key: string, sheet: CommonSheet): Page<CommonSheet> => ({
  key,
  title: key,
  use: '',
  side: 'alone',
  sheet,
});

it('printed on both sides, the back of a map page is of its paper, that of any other of the paper chosen', () => {
  const plan = { size: A3 } as Extract<CommonSheet, { readonly type: 'assembly' }>['plan'];
  const pages = [page('assembly', { type: 'assembly', plan }), page('dice', { type: 'dice' })];
  const printed = collated([...pages, page('more dice', { type: 'dice' })], { backs: 'long' });
  expect(printed.map(({ title }) => title)).toEqual(['assembly', 'Blank', 'dice', 'Blank', 'more dice']);
  expect(printed.map((one) => paperOf(one, 'a4').height)).toEqual([420, 420, 297, 297, 297]);
});
