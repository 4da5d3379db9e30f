import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce, announcements } from '../widgets/announce';
import { HelpLine } from './HelpLine';

it('a moment is read out once, after whose decision it is', () => {
  announce('Avronian orders');
  const line = <HelpLine topic="orders" words="Orders are laid now." place="bar" />;
  render(line);
  expect(announcements().polite.text).toBe('Avronian orders. Help: Orders are laid now.');
  cleanup();
  announce('Move 1: Vector.');
  render(line);
  expect(announcements().polite.text).toBe('Move 1: Vector.');
});
