import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SIDES } from '../extractors/sides';
import { SidesContext } from '../widgets/sides';
import { SendAway } from './SendAway';

afterEach(cleanup);

it('says what is waited for, and can take the focus of the dialog that is gone', () => {
  const curtain = {
    side: 'avronian',
    sent: true,
    needs: 'passphrase',
    canGoBack: false,
    away: true,
  } as const;
  render(
    <SidesContext value={SIDES}>
      <SendAway curtain={curtain} where="Ambush" onBack={() => undefined} />
    </SidesContext>,
  );
  const main = screen.getByRole('main');
  expect(main.textContent).toMatch(/sets a passphrase and sends it back; then Dorian goes on/);
  main.focus();
  expect(document.activeElement).toBe(main);
});
