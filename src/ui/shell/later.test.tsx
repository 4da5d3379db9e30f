import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from './later';

afterEach(cleanup);

const part = { Panel: ({ name }: { readonly name: string }) => <p>{`Panel of ${name}`}</p> };

it('waits for its part, then shows it', async () => {
  const Panel = later(() => Promise.resolve(part)).component(({ Panel: panel }) => panel, <p>On its way</p>);
  render(<Panel name="fire" />);
  expect(screen.queryByText('On its way')).not.toBeNull();
  expect(await screen.findByText('Panel of fire')).toBeDefined();
});

it('stands at once where the part is there', async () => {
  const panels = later(() => Promise.resolve(part));
  const Panel = panels.component(({ Panel: panel }) => panel, <p>On its way</p>);
  await panels.load();
  render(<Panel name="fire" />);
  expect(screen.queryByText('Panel of fire')).not.toBeNull();
});

it('is asked for again after it could not be had', async () => {
  const fetch = vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(new Error('No connection'));
  const panels = later(fetch);
  await expect(panels.load()).rejects.toThrow('No connection');
  await expect(panels.load()).resolves.toBe(part);
  await panels.load();
  expect(fetch).toHaveBeenCalledTimes(2);
});
