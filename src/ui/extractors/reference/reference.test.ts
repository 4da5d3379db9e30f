import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { CELLS, MACHINE_DAMAGE, SOFT_DAMAGE } from '../../../rules/extractors';
import { RULEBOOK } from './rulebook';
import * as book from '../../reference/rulebook';
import { QUESTIONS } from './questions';
import { RULINGS } from './rulings';
import { questionFor } from '../../reference/questions';
import { pieces, plain, queryWords, search } from '../../reference/search';
import type { Block, RuleSection, RuleTable } from '../../reference/section';

const CHAPTERS = RULEBOOK.chapters;
const SECTIONS = book.sectionsOf(RULEBOOK);
const rulingsUnder = (id: RuleSection['id']) => book.rulingsUnder(RULEBOOK, id);
const sectionFor = (rule: string) => book.sectionFor(RULEBOOK, rule);

const NUMBER = /§\d+(?:\.\d+)*|R-\d{2,3}/g;

/** Every § and R-number in the code and in the tests, this folder and the other game apart. */
const LEFT_OUT = ['reference', 'furrows'];
const [TESTED, CITED] = [isTest, (file: string) => !isTest(file)].map(
  (wanted) => new Set(sources('src').filter(wanted).flatMap(numbersIn)),
);
const WRITTEN = new Set<string>([...SECTIONS, ...RULINGS].map(({ id }) => id));
/** §0 introduces and decides nothing: no code follows it. */
const RULES = [...WRITTEN].filter((id) => !id.startsWith('§0'));

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function numbersIn(file: string): readonly string[] {
  return readFileSync(file, 'utf8').match(NUMBER) ?? [];
}

/** A heading is named by naming a section under it. */
function isNamed(number: string, named: ReadonlySet<string>): boolean {
  return [...named].some((each) => `${each}.`.startsWith(`${number}.`));
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function isExample(block: Block): boolean {
  return typeof block === 'object' && 'example' in block;
}

function texts(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('picture' in block) return [block.caption];
  return 'example' in block ? [block.example] : [block.table.caption, ...block.table.rows.flat()];
}

describe('the rules text', () => {
  it('has every § and R-number cited in the code', () => {
    const cited = [...CITED, ...TESTED];
    expect(cited.filter((number) => !WRITTEN.has(number) && number !== '§0').sort()).toEqual([]);
  });

  it('has no § or R-number the code does not cite', () => {
    const examples = SECTIONS.filter(({ body }) => body.every(isExample)).map(({ id }) => id);
    const rules = RULES.filter((number) => !examples.some((id) => id === number));
    expect(rules.filter((number) => !isNamed(number, CITED)).sort()).toEqual([]);
  });

  it('has no § or R-number that no test names', () => {
    expect(RULES.filter((number) => !isNamed(number, TESTED)).sort()).toEqual([]);
  });

  it('has every number once, in order', () => {
    const ids = SECTIONS.map(({ id }) => id.slice(1).split('.').map(Number));
    const sorted = [...ids].sort((a, b) => {
      const at = a.findIndex((part, index) => part !== b[index]);
      return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
    });
    expect(ids).toEqual(sorted);
    expect(WRITTEN.size).toBe(SECTIONS.length + RULINGS.length);
  });

  it('puts every ruling under a section, as a sentence', () => {
    for (const { id, under, text } of RULINGS) {
      expect(id).toMatch(/^R-\d{2,3}$/);
      expect(SECTIONS.map((section) => section.id)).toContain(under);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('links only to rules there are, in plain words', () => {
    for (const { id, title, body } of SECTIONS)
      for (const text of [title, ...body.flatMap(texts), ...rulingsUnder(id).map((ruling) => ruling.text)]) {
        for (const number of text.match(NUMBER) ?? []) expect([...WRITTEN]).toContain(number);
        expect(text.replace(/(Incoming|Engage|Extractors)!/g, '$1')).not.toMatch(/!|  |undefined/);
      }
  });

  it('leads a number to its section, a ruling to the section it belongs to', () => {
    expect(sectionFor('§7.2')?.title).toBe('Line of sight');
    expect(sectionFor('R-11')?.id).toBe('§7.2');
    expect(sectionFor('§7.3.9')?.id).toBe('§7.3');
    expect(sectionFor('R-999')).toBeUndefined();
    expect(sectionFor('')).toBeUndefined();
  });
});

describe('the tables', () => {
  const tables = SECTIONS.flatMap(({ body }) =>
    body.flatMap((block): RuleTable[] =>
      typeof block === 'object' && 'table' in block ? [block.table] : [],
    ),
  );
  const rowsOf = (caption: string) => tables.find((table) => table.caption.startsWith(caption))!.rows;

  test.each(tables.map((table): [string, RuleTable] => [table.caption, table]))('%s is even', (_, table) => {
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    expect(table.rows.flat().join()).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('§2: reads as the printed chart', () => {
    expect(rowsOf('Terrain Effects Chart').map((row) => row.slice(0, 6).join(' | '))).toEqual([
      'Clear | 1 | 1 | 1 | 1 | 1',
      'Rough | 1.5 | 2 | 2 | 1.5 | 1',
      'Lake | whole allowance | ✗ | ✗ | 1 | 1',
      'Build-up | 2 | 1 | 2 | 2 | 1',
      'Depression | 1 | 1 | 1 | 1 | 1',
      'Creeshing bog | 2 | 2 (A) | 3 | ✗ | 1',
      'Flux | +1 | 1, drift | +1 | — | —',
      'Chimneys | — | — | — | +1 | ✗',
      'Road | 1 (B) | 1 (B) | 1 (B) | 1 (B) | —',
    ]);
  });

  it('§7.3.2: holds every row of the damage tables', () => {
    expect(rowsOf('Soft damage').map(([row]) => row)).toEqual(['1–2', '3–4', '5–6', '7–8', '9–10', '11+']);
    expect(rowsOf('Hard damage').map(([row]) => row)).toEqual(['1–2', '3–4', '5–6', '7–10', '11+']);
    expect(rowsOf('Soft damage')[5].slice(1)).toEqual(SOFT_DAMAGE[5].results);
    expect(rowsOf('Machine damage')).toHaveLength(MACHINE_DAMAGE.length);
    expect(rowsOf('Machine damage')[6].join(' ')).toBe('7+ 1 2 2* 3 3 3 3* 4 4* 4*');
  });

  it('§3: lists every cell', () => {
    expect(rowsOf('Dorian cells').map(([cell]) => cell)).toEqual(Object.keys(CELLS));
  });

  it('§9: shows the points of Full and Simple rules', () => {
    expect(rowsOf('The scenarios').map((row) => `${row[3]} / ${row[4]}`)).toEqual([
      'imposed / weapons free',
      '180 (200) / 65',
      '180 (220) / 17 and 145',
      '140 (150) / 20',
      '150 (170) / 170',
      '250 (290) / 250',
    ]);
  });
});

describe('the search', () => {
  const parts = (query: string) => search(RULEBOOK, queryWords(query));
  const ids = (query: string) => parts(query).flatMap(({ found }) => found.map(({ section }) => section.id));

  it('finds sections that have all the words, wherever they stand', () => {
    expect(ids('transcom rally')).toContain('§6.3.4');
    expect(ids('depression line sight')).toContain('§7.2');
    expect(ids('R-11')).toContain('§7.2');
    expect(ids('zebra')).toEqual([]);
    expect(ids('  ')).toHaveLength(SECTIONS.length);
  });

  it('minds neither capitals nor the kind of dash or apostrophe', () => {
    expect(ids("REUB'ARK")).toContain('§9.5');
    expect(ids('-2 to hit')).toContain('§8.2');
  });

  it('finds words by their beginning, not in the middle of others', () => {
    expect(pieces('LOS, lost, closest, self-lose', ['los']).filter(({ found }) => found)).toHaveLength(3);
    expect(ids('los')).not.toContain('§2');
    expect(ids('vehi')).toEqual(expect.arrayContaining(ids('vehicles')));
  });

  it('puts first what bears the words in its title or number', () => {
    const [first, ...rest] = parts('self-destruct');
    expect(first).toMatchObject({ title: 'By title', found: [{ section: { id: '§8.4.5' } }] });
    expect(rest.flatMap(({ found }) => found)).toHaveLength(ids('self-destruct').length - 1);
    expect(parts('§8.4.5')[0].found[0].section.id).toBe('§8.4.5');
    expect(parts('').map(({ title }) => title)).toEqual(CHAPTERS.map(({ title }) => title));
  });

  it('counts the places and cuts the text there', () => {
    expect(parts('seekers').flatMap(({ found }) => found)).toMatchObject([
      { section: { id: '§0.5' }, places: 1 },
      { section: { id: '§8.4.1' }, places: 1 },
    ]);
    expect(pieces('Rough and rough (ROUGH)', ['rough', 'and'])).toEqual([
      { text: 'Rough', found: true },
      { text: ' ', found: false },
      { text: 'and', found: true },
      { text: ' ', found: false },
      { text: 'rough', found: true },
      { text: ' (', found: false },
      { text: 'ROUGH', found: true },
      { text: ')', found: false },
    ]);
    expect(pieces('a.b', ['.'])).toHaveLength(3);
  });

  it('leaves the marks of bold type out', () => {
    expect(plain('**Speed ***: no **effect**.')).toBe('Speed *: no effect.');
  });

  it('has an introduction and six chapters', () => {
    expect(CHAPTERS).toHaveLength(7);
  });

  it.each([
    ['cannot fire', 'Why can my unit not fire?', 5],
    ["can't shoot", 'Why can my unit not fire?', 5],
    ['why not move', 'Why can my unit not move there?', 5],
    ['next order', 'What will the machine do next?', 3],
  ])('answers “%s” first, in short and with the rules that say so', (query, asks, answers) => {
    const question = questionFor(QUESTIONS, queryWords(query));
    expect(question?.asks).toBe(asks);
    expect(question?.answers).toHaveLength(answers);
    for (const answer of question?.answers ?? []) expect(answer).toMatch(/\([§R][^)]*\)\.$/);
  });

  it('takes a single word and a number for no question', () => {
    expect(questionFor(QUESTIONS, queryWords('fire'))).toBeUndefined();
    expect(questionFor(QUESTIONS, queryWords('§7.2'))).toBeUndefined();
    expect(questionFor(QUESTIONS, queryWords('bog fire'))).toBeUndefined();
  });
});
