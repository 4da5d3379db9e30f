import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

it('marks the name it begins with, so that what is typed takes its place', async () => {
  const nothing = () => undefined;
  render(
    <TextDialog title="Rename" label="Name" begin="Engage" act="Rename" onText={nothing} onClose={nothing} />,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const marked = () => [field.selectionStart, field.selectionEnd];
  expect(marked()).toEqual([0, 'Engage'.length]);
  // Not what was typed already, by who comes back from another window.
  fireEvent.change(field, { target: { value: 'Eng' } });
  field.setSelectionRange(3, 3);
  fireEvent.blur(field);
  fireEvent.focus(field);
  expect(marked()).toEqual([3, 3]);
});
