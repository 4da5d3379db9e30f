import { describe, expect, test } from 'vitest';
import { correspondence } from '../course';
import { openTab } from '../testing';
import answerOfOld from './golden/answer.json?raw';
import openingOfOld from './golden/opening.json?raw';
import { BEGIN, OWN, build, fileOf, opensWith } from './testing';

describe('sealed files of before each side’s secrets were kept apart', () => {
  test('open with their passphrases and go on with the secrets apart', async () => {
    const dorian = openTab();
    expect(await dorian.session.importSealed(answerOfOld, 'a wild guess')).toMatchObject({ ok: false });
    expect(await dorian.session.importSealed(answerOfOld, BEGIN.passphrase)).toEqual({
      ok: true,
      notice: null,
    });
    expect(dorian.table().published.getState().curtain).toMatchObject({ away: true, sent: false });
    // Both bought the recommended force; of the Avronian's the file told, this device no longer does.
    expect(JSON.stringify(dorian.table().record()).match(/recommend/g)).toHaveLength(2);
    const sent = await fileOf(dorian.session.exportSealed());
    const avronian = openTab();
    expect(await avronian.session.importSealed(sent, OWN)).toMatchObject({ ok: true });
    const opened = await opensWith(sent, OWN);
    const renewed = correspondence(avronian.table().record().mail);
    expect(opened && opened !== 'damaged' && opened.own.key).not.toBe(renewed?.own.key);
  });

  test('the first mail of one asks for a passphrase of his own', async () => {
    const avronian = openTab();
    expect(await avronian.session.importSealed(openingOfOld, BEGIN.opening)).toMatchObject({
      ownNeeded: true,
    });
    expect(await avronian.session.importSealed(openingOfOld, BEGIN.opening, OWN)).toMatchObject({ ok: true });
    build(avronian);
    const sent = await fileOf(avronian.session.exportSealed());
    expect(await openTab().session.importSealed(sent, BEGIN.passphrase)).toMatchObject({ ok: true });
  });
});
