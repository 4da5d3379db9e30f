import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SIDES } from '../extractors/sides';
import { SidesContext } from '../widgets/sides';
import { SendAway } from './SendAway';

afterEach(cleanup);

function Away({ sent }: { readonly sent: boolean }) {
  const curtain = { side: 'avronian', sent, needs: 'passphrase', canGoBack: !sent, away: true } as const;
  return (
    <SidesContext value={SIDES}>
      <SendAway key={String(sent)} curtain={curtain} where="Ambush" onBack={() => undefined} />
    </SidesContext>
  );
}

it('takes up the focus of the button that sent the game, which is gone; says what is waited for', () => {
  const { rerender } = render(<Away sent={false} />);
  screen.getByRole('button', { name: 'Back to Dorian' }).focus();
  rerender(<Away sent />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('main').textContent).toMatch(/sets a passphrase and sends it back; then Dorian/);
});
