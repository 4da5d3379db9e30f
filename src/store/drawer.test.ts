import { describe, expect, test } from 'vitest';
import { openDrawer } from './drawer';
import { memoryStorage } from './storage';
import { openTab } from './testing';
import { openCipher } from './cipher';
import { pack } from './bytes';
import { padded } from './padding';

describe('what is kept beside the games', () => {
  test('is read as it was written, by name, on this device alone', async () => {
    const values = new Map<string, unknown>();
    const cipher = await openCipher(memoryStorage(values));
    const drawer = openDrawer(cipher, 'forces');
    expect(await drawer.read()).toBeNull();
    await drawer.write([{ name: 'Hunters' }]);
    expect(await drawer.read()).toEqual([{ name: 'Hunters' }]);
    expect(await openDrawer(cipher, 'other').read()).toBeNull();
    const kept = values.get('drawer/forces') as { readonly bytes: Uint8Array };
    expect(new TextDecoder().decode(kept.bytes)).not.toContain('Hunters');
    values.set('drawer/forces', { iv: new Uint8Array(12), bytes: new Uint8Array(40) });
    expect(await drawer.read()).toBeNull();
    await cipher.write({ locked: [['drawer/forces', padded(await pack('no JSON'))]], open: [], removed: [] });
    expect(await drawer.read()).toBeNull();
  });

  test('no list of saved games shows it', async () => {
    const tab = openTab();
    await (await tab.session.drawer('forces')).write(['anything']);
    await tab.session.refresh();
    expect(tab.session.state.getState().saves).toEqual([]);
    expect(await (await openTab(tab.storage).session.drawer('forces')).read()).toEqual(['anything']);
  });
});
