import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextDialog } from './TextDialog';

afterEach(cleanup);

it('has the focus in its field as it opens', async () => {
  render(
    <TextDialog
      title="This game is sealed"
      label="Passphrase"
      act="Open"
      onText={() => undefined}
      onClose={() => undefined}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Passphrase' });
  expect(document.activeElement).toBe(field);
});
