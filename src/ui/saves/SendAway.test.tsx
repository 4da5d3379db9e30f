import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SIDES } from '../extractors/sides';
import { Shown } from '../widgets/shown';
import { SidesContext } from '../widgets/sides';
import { SendAway } from './SendAway';

afterEach(cleanup);

it('says what is waited for, and takes the focus when it comes in sight', () => {
  const curtain = {
    side: 'avronian',
    sent: true,
    needs: 'passphrase',
    canGoBack: false,
    away: true,
  } as const;
  const page = (shown: boolean) => (
    <SidesContext value={SIDES}>
      <Shown value={shown}>
        <SendAway curtain={curtain} where="Ambush" onBack={() => undefined} />
      </Shown>
    </SidesContext>
  );
  const { rerender } = render(page(false));
  expect(document.title).not.toMatch(/Avronian/);
  rerender(page(true));
  const main = screen.getByRole('main');
  expect(main.textContent).toMatch(/sets a passphrase and sends it back; then Dorian goes on/);
  expect(document.title).toMatch(/Avronian/);
  expect(document.activeElement).toBe(main);
});
