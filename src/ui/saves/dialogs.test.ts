import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDialog, useDialog } from './dialogs';

it('a window stays behind where its screen is left, by a link in the same tab too', () => {
  const { result } = renderHook(useDialog);
  act(() => showDialog('link'));
  expect(result.current).toBe('link');
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(result.current).toBeNull();
});
