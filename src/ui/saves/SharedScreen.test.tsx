import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { linkData } from '../../store/link';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { SharedScreen } from './SharedScreen';

vi.mock('../itsGame', () => ({ ofItsGame: () => Promise.reject(new Error('no rules')) }));

it('a link that fails to be read says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const data = await linkData({ kind: 'game', text: '{}' });
  render(
    <ErrorBoundary screen="shared">
      <SharedScreen data={data!} />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText('The link is being read')).toBeNull();
});
