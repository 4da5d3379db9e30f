import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { dismissToast, toasts } from '../src/ui/widgets/toast';

// What is loaded on demand comes late on a busy machine.
configure({ asyncUtilTimeout: process.env.CI ? 120_000 : 10_000 });

beforeAll(() => {
  for (const { id } of toasts()) dismissToast(id);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});
