import { describe, expect, test } from 'vitest';
import type { Hex } from '../hex';
import { extractors } from '../rules/extractors';
import { branchText } from './branch';
import { LONGEST_NOTE, MOST_NOTES, readNotes, type MapNote } from './notes';
import { keptText, parseKept, recordText } from './schema';
import { openTable } from './table';
import { ENGAGE, newRecord, openTab, tableOf } from './testing';

const at = (hex: number) => hex as Hex;
const WORDS: MapNote = { kind: 'words', hex: at(40), text: 'mine the ford' };
const ARROW: MapNote = { kind: 'arrow', from: at(40), to: at(90) };
const BEGIN = { seat: 'dorian', passphrase: 'green hills far', opening: 'lent for one day' };
const OWN = 'iron walks the sand';

type Tab = ReturnType<typeof openTab>;

function build({ table }: Pick<Tab, 'table'>): void {
  table().takeSeat();
  expect(table().act({ type: 'recommend' })).toBeUndefined();
  expect(table().act({ type: 'endPhase' })).toBeUndefined();
}

const notesIn = ({ table }: Pick<Tab, 'table'>) => table().published.getState().notes;

describe('notes on the map are those of the side that looks', () => {
  test('the other side sees none, and behind the curtain there are none', () => {
    const table = tableOf(ENGAGE);
    table.annotate([WORDS, ARROW]);
    expect(notesIn({ table: () => table })).toEqual([WORDS, ARROW]);
    build({ table: () => table });
    expect(table.published.getState().curtain).not.toBeNull();
    expect(JSON.stringify(table.published.getState())).not.toContain('ford');
    table.annotate([ARROW]);
    table.takeSeat();
    expect(JSON.stringify(table.published.getState())).not.toContain('ford');
    expect(notesIn({ table: () => table })).toEqual([]);
  });

  test('where no curtain falls they wait to be asked for, and none is put among them unseen', () => {
    const table = tableOf({ scenario: 'incoming', rules: 'simple' }, 3);
    const notes = () => table.published.getState().notes;
    const build = () =>
      [{ type: 'recommend' } as const, { type: 'endPhase' } as const].forEach((action) => table.act(action));
    const { seat } = table.published.getState();
    table.annotate([WORDS]);
    build();
    expect(table.published.getState()).toMatchObject({ curtain: null, notes: [] });
    expect(table.published.getState().seat).not.toBe(seat);
    table.annotate([ARROW]);
    table.showNotes();
    expect(notes()).toEqual([]);
    table.annotate([ARROW]);
    expect(notes()).toEqual([ARROW]);
    const again = openTable(extractors, table.record(), {});
    expect(again.published.getState()).toMatchObject({ curtain: null, notes: [] });
    again.showNotes();
    expect(again.published.getState().notes).toEqual([ARROW]);
    again.comeBack();
    expect(again.published.getState()).toMatchObject({ curtain: null, notes: [] });
    again.hide();
    again.comeBack();
    again.takeSeat();
    expect(again.published.getState().notes).toEqual([ARROW]);
  });

  test('undo, redo and taking back leave them alone; nothing of them is in the log', () => {
    const table = tableOf(ENGAGE);
    table.act({ type: 'recommend' });
    table.annotate([WORDS]);
    const { log } = table.published.getState();
    table.undo();
    expect(table.published.getState()).toMatchObject({ notes: [WORDS] });
    table.redo();
    expect(table.published.getState()).toMatchObject({ notes: [WORDS], log });
  });

  test('they are short, one line, and not without end; an empty one is none', () => {
    const table = tableOf(ENGAGE);
    const long = { ...WORDS, text: ` a\n${'b'.repeat(200)}` };
    table.annotate([...Array.from({ length: MOST_NOTES + 5 }, () => ARROW), long, { ...WORDS, text: ' \n' }]);
    const { notes } = table.published.getState();
    expect(notes).toHaveLength(MOST_NOTES);
    expect(notes.at(-1)).toEqual({ ...WORDS, text: `a ${'b'.repeat(LONGEST_NOTE - 2)}` });
  });
});

describe('they are kept with the game on this device', () => {
  test('and there again after a reload, for their side alone', async () => {
    const tab = openTab();
    await tab.session.start(ENGAGE, 3, 'Engage');
    tab.table().annotate([WORDS]);
    await tab.session.idle();
    const again = openTab(tab.storage);
    const { id } = tab.table().record();
    await tab.session.close();
    expect(await again.session.open(id)).toMatchObject({ ok: true });
    expect(notesIn(again)).toEqual([WORDS]);
    build(again);
    again.table().takeSeat();
    expect(notesIn(again)).toEqual([]);
  });

  test('a save without them, and one whose notes cannot be read, open as they did', () => {
    const record = newRecord(ENGAGE);
    expect(keptText(record).split('\n')).toHaveLength(2);
    const kept = keptText({ ...record, notes: [{ side: 'dorian', notes: [WORDS] }] });
    expect(parseKept(extractors, kept)).toMatchObject({
      record: { notes: [{ side: 'dorian', notes: [WORDS] }] },
      partsLost: 0,
    });
    const [seal, text] = kept.split('\n');
    for (const broken of [
      '',
      '{',
      '[1]',
      '[{"side":"dorian","notes":[{"kind":"words","hex":-1,"text":""}]}]',
    ]) {
      const read = parseKept(extractors, `${seal}\n${text}\n${broken}`);
      expect(read).toMatchObject({ partsLost: 0 });
      expect(read).not.toHaveProperty('record.notes');
    }
  });

  test('no open file, no link and no branch holds them', async () => {
    const tab = openTab();
    await tab.session.start({ scenario: 'incoming', rules: 'simple' }, 3, 'Incoming!');
    const clean = recordText(tab.table().record());
    tab.table().annotate([WORDS]);
    await tab.session.idle();
    const record = tab.table().record();
    const file = await tab.session.exportFile(record.id);
    expect(file).toMatchObject({ ok: true, file: { text: clean } });
    expect(branchText(record, 0, 'A branch')).not.toContain('ford');
    expect(await tab.session.shareGame()).toMatchObject({ ok: true });
    await tab.session.close();
    const saved = await tab.session.exportFile(record.id);
    expect(saved).toMatchObject({ ok: true, file: { text: clean } });
  });

  test('what is no note is none', () => {
    for (const value of [null, 1, {}, [{}], [{ side: 'dorian', notes: [{ kind: 'arrow', from: 1 }] }]])
      expect(readNotes(value)).toEqual([]);
  });
});

describe('by mail each side finds its own', () => {
  test('in its own box alone: the other opens the file and has none, another device of its own has them', async () => {
    const dorian = openTab();
    await dorian.session.start(ENGAGE, 3, 'Engage');
    dorian.table().annotate([WORDS]);
    build(dorian);
    const sent = await dorian.session.exportSealed(BEGIN);
    if (!sent.ok) throw new Error(sent.problem);
    const { text } = sent.file;
    const avronian = openTab();
    expect(await avronian.session.importSealed(text, BEGIN.opening, OWN)).toMatchObject({ ok: true });
    avronian.table().takeSeat();
    expect(notesIn(avronian)).toEqual([]);
    expect(avronian.table().record().notes).toBeUndefined();
    const other = openTab();
    expect(await other.session.importSealed(text, BEGIN.passphrase)).toMatchObject({ ok: true });
    expect(other.table().record().notes).toEqual([{ side: 'dorian', notes: [WORDS] }]);
  });

  test('what the other side had noted at the table comes to it with the first mail, and leaves this device', async () => {
    const dorian = openTab();
    await dorian.session.start(ENGAGE, 3, 'Engage');
    build(dorian);
    dorian.table().takeSeat();
    dorian.table().annotate([ARROW]);
    dorian.table().act({ type: 'recommend' });
    const sent = await dorian.session.exportSealed(BEGIN);
    if (!sent.ok) throw new Error(sent.problem);
    expect(dorian.table().record().notes).toBeUndefined();
    const avronian = openTab();
    expect(await avronian.session.importSealed(sent.file.text, BEGIN.opening, OWN)).toMatchObject({
      ok: true,
    });
    expect(avronian.table().record().notes).toEqual([{ side: 'avronian', notes: [ARROW] }]);
  });
});
