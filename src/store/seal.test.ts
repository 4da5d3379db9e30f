import { expect, test } from 'vitest';
import { changePassphrase, newMail, seal, unseal } from './seal';

const PASSPHRASES = { dorian: 'green hills far', avronian: 'iron walks the sand' };

function begin() {
  const { dorian, avronian } = PASSPHRASES;
  return newMail({ seat: 'dorian', passphrase: dorian, opening: avronian }, 'avronian');
}

test('each side opens with its own passphrase; a wrong one, or a changed file, opens nothing', async () => {
  const sealed = await seal('the orders', await begin());
  expect(JSON.stringify(sealed)).not.toContain('orders');
  expect(await unseal(sealed, PASSPHRASES.dorian)).toMatchObject({
    text: 'the orders',
    mail: { seat: 'dorian' },
  });
  expect(await unseal(sealed, PASSPHRASES.avronian)).toMatchObject({ mail: { seat: 'avronian' } });
  expect(await unseal(sealed, 'a guess')).toBeNull();

  const bytes = (sealed.bytes.startsWith('A') ? 'B' : 'A') + sealed.bytes.slice(1);
  expect(await unseal({ ...sealed, bytes }, PASSPHRASES.dorian)).toBeNull();
});

test("a lock does not open under the other side's name", async () => {
  const sealed = await seal('the orders', await begin());
  const locks = sealed.locks.map((lock) => ({
    ...lock,
    side: lock.side === 'dorian' ? 'avronian' : 'dorian',
  }));
  expect(await unseal({ ...sealed, locks }, PASSPHRASES.dorian)).toBeNull();
});

test('a side may change its passphrase without knowing the other one', async () => {
  const first = await seal('one', await begin());
  const opened = await unseal(first, PASSPHRASES.avronian);
  if (!opened) throw new Error('It does not open');
  const second = await seal('two', await changePassphrase(opened.mail, 'sand walks the iron'));
  expect(await unseal(second, PASSPHRASES.avronian)).toBeNull();
  expect(await unseal(second, 'sand walks the iron')).toMatchObject({ text: 'two' });
  expect(await unseal(second, PASSPHRASES.dorian)).toMatchObject({ text: 'two', mail: { seat: 'dorian' } });
});
