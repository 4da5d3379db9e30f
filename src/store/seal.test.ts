import { expect, test } from 'vitest';
import { isLongEnough } from './mail/passphrases';
import { boxed, keyIn, newLockedKey, sealedUnder, unboxed, unsealedWith } from './seal';

test('a box opens with the passphrase of its lock alone, and not when it has been changed', async () => {
  const locked = await newLockedKey('dorian', 'green hills far');
  const box = await boxed('the orders', locked);
  expect(JSON.stringify(box)).not.toContain('orders');
  const key = await keyIn(box.lock, 'green hills far');
  expect(key).toBe(locked.key);
  expect(await unboxed(box, key ?? '')).toBe('the orders');
  expect(await keyIn(box.lock, 'a wild guess')).toBeNull();
  const bytes = (box.bytes.startsWith('A') ? 'B' : 'A') + box.bytes.slice(1);
  expect(await unboxed({ ...box, bytes }, locked.key)).toBeNull();
});

test("a lock or a box does not open under the other side's name", async () => {
  const locked = await newLockedKey('dorian', 'green hills far');
  const box = await boxed('the orders', locked);
  expect(await keyIn({ ...box.lock, side: 'avronian' }, 'green hills far')).toBeNull();
  expect(await unboxed({ ...box, side: 'avronian' }, locked.key)).toBeNull();
});

test('the size of a box does not tell how much is in it', async () => {
  const locked = await newLockedKey('dorian', 'green hills far');
  const [little, much] = await Promise.all(
    ['', 'vector,close,retire;'.repeat(20)].map((text) => boxed(text, locked)),
  );
  expect(little.bytes).toHaveLength(much.bytes.length);
});

test('what both may read opens with its key', async () => {
  const { key } = await newLockedKey('dorian', 'green hills far');
  const other = await newLockedKey('dorian', 'green hills far');
  const sealed = await sealedUnder('what both know', key);
  expect(await unsealedWith(sealed, key)).toBe('what both know');
  expect(await unsealedWith(sealed, other.key)).toBeNull();
});

test('a passphrase has eight letters at least, as they are read', async () => {
  expect(isLongEnough('1234567')).toBe(false);
  expect(isLongEnough('12345678')).toBe(true);
  expect(isLongEnough('🂡🂱🃁🃑')).toBe(false);
  await expect(newLockedKey('dorian', '1234567')).rejects.toThrow(RangeError);
});
