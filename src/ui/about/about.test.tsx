import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AboutScreen } from './AboutScreen';
import { readNotices } from './notices';

const FILE = `a 1.0.0 (MIT)\n\nOne.\n\nTwo.\n\n${'='.repeat(79)}\n\nb 2.0.0 (ISC)\n\nThree.\n`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (body: string, type: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': type } })));

it('reads title and text of each package', () => {
  expect(readNotices(FILE)).toEqual([
    { title: 'a 1.0.0 (MIT)', text: 'One.\n\nTwo.' },
    { title: 'b 2.0.0 (ISC)', text: 'Three.' },
  ]);
});

it('lists the licences of what ships', async () => {
  answer(FILE, 'text/plain;charset=utf-8');
  render(<AboutScreen />);
  expect(await screen.findByText('b 2.0.0 (ISC)')).toBeTruthy();
});

it('says where they lie when they cannot be read', async () => {
  answer('<!doctype html>', 'text/html');
  render(<AboutScreen />);
  expect(await screen.findByText(/could not be read/)).toBeTruthy();
});
