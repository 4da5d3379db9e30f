import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { problemWords } from './problems';
import { SealedDialog } from './SealedDialog';

afterEach(cleanup);

it('asks the guest for the opening word he was told, and says so of a wrong one', async () => {
  const problem = problemWords('wrongPassphrase');
  render(
    <SealedDialog
      file="Ambush-letter-1.json"
      problem={problem}
      ownNeeded={false}
      onPassphrase={() => undefined}
    />,
  );
  await screen.findByRole('textbox', { name: 'Passphrase or opening word' });
  expect(screen.getByRole('dialog').textContent).toMatch(
    /Ambush-letter-1\.json opens.*first time.*opening word/,
  );
  expect(screen.getByRole('alert').textContent).not.toMatch(/passphrase/);
});
