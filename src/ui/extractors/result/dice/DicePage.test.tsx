import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DicePage } from './DicePage';

it('without a throw there is no luck to set side by side', () => {
  render(<DicePage steps={[]} faces={Array.from({ length: 10 }, () => 0)} onLook={() => {}} />);
  expect(screen.getByText(/^No dice were thrown/)).toBeDefined();
  expect(screen.queryByText(/ways worse for/)).toBeNull();
});
