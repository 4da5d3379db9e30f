import { describe, expect, test } from 'vitest';
import { SCENARIOS, extractors } from '../rules/extractors';
import { furrows } from '../rules/furrows';
import { follow } from './replay';
import { parseRecord, recordText } from './schema';
import { openSession } from './session';
import { memoryStorage } from './storage';
import { loneTab } from './tabLock';
import { NOW, openTab } from './testing';

/** Games finished under every version of the rules there has been; written by src/tools/goldenSaves.ts. */
const ofFurrows = import.meta.glob<string>('./golden/furrows/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const saves = import.meta.glob<string>('./golden/extractors/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Since then only printed numbers have changed, and a save keeps those it began with. */
const SAME_GAMES_SINCE = 2;

const read = (text: string) => {
  const answer = parseRecord(extractors, text);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer;
};

describe('saves of every version of the rules', () => {
  test('there is one of each scenario under Full and Simple rules for the version in force', () => {
    const now = Object.keys(saves).filter((path) => path.includes(`/v${extractors.version}/`));
    expect(now).toHaveLength(SCENARIOS.length * 2);
  });

  test.each(Object.entries(saves))('%s', async (path, text) => {
    const { record, partsLost } = read(text);
    expect(partsLost).toBe(0);
    const followed = follow(extractors, record);
    if (record.version >= SAME_GAMES_SINCE)
      expect(followed).toMatchObject({ whole: true, standing: { ended: true } });
    // Writing what was read gives the same text: nothing of an old save is lost by being opened.
    expect(JSON.parse(recordText(record))).toEqual(JSON.parse(text));

    const { session, table } = openTab();
    const opened = await session.importText(text);
    expect(opened.ok, path).toBe(true);
    expect(opened.ok && (opened.notice === null) === followed.whole).toBe(true);
    expect(table().record().actions).toHaveLength(followed.good);
    // It goes on under its own numbers, with the fingerprints it had.
    if (followed.whole && record.format !== 1)
      expect(table().record()).toMatchObject({ version: record.version, checks: record.checks });
  });

  test.each(Object.entries(saves).filter(([path]) => !path.includes(`/v${extractors.version}/`)))(
    '%s, of older rules: opens at the last phase that is the same still, in words, and is kept as it was',
    async (_, text) => {
      const { record } = read(text);
      const followed = follow(extractors, record);
      const lastSure = record.checks!.filter(({ after }) => after <= followed.good).at(-1);
      expect(lastSure?.after).toBe(followed.good);
      const { session } = openTab();
      const opened = await session.importText(text);
      if (followed.whole) expect(opened).toEqual({ ok: true, notice: null });
      else
        expect(opened).toMatchObject({
          ok: true,
          notice: { versions: { kept: record.version, now: extractors.version } },
        });
      await session.idle();
      await session.refresh();
      const kept = await Promise.all(
        session.state.getState().saves.map(async ({ id }) => {
          const exported = await session.exportFile(id);
          return exported.ok ? read(exported.file.text).record.actions : [];
        }),
      );
      expect(kept).toContainEqual(record.actions);
    },
  );
});

describe('saves of First Light', () => {
  const inForce = `/v${furrows.version}/`;

  test('there is one of each way of giving orders for the version in force, and one that began at a position', () => {
    const ids = Object.keys(ofFurrows).filter((path) => path.includes(inForce));
    expect(ids.map((path) => path.replace(/^.*\/|\.json$/g, '')).sort()).toEqual([
      'ahead',
      'lastStand',
      'quick',
    ]);
  });

  test.each(Object.entries(ofFurrows))('%s opens whole, at its end', async (_, text) => {
    const answer = parseRecord(furrows, text);
    if ('fault' in answer) throw new Error(answer.fault);
    const { record, partsLost } = answer;
    expect(partsLost).toBe(0);
    expect(follow(furrows, record)).toMatchObject({ whole: true, standing: { ended: true } });
    expect(JSON.parse(recordText(record))).toEqual(JSON.parse(text));
    const session = openSession(furrows, { storage: memoryStorage(), tabs: loneTab, now: () => NOW });
    expect(await session.importText(text)).toEqual({ ok: true, notice: null });
    expect(session.state.getState().table?.record()).toMatchObject({
      version: record.version,
      checks: record.checks,
      actions: record.actions,
    });
  });
});
