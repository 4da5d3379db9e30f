import { describe, expect, it } from 'vitest';
import { PAGES, pagesOf, written } from './rulesText';

describe('the rules to read in the repository', () => {
  it.each(PAGES)('$path is what the program says (npm run rules)', (page) => {
    expect(written(page)).toBe(page.text);
  });

  it('writes every kind of block, and the rulings under their section', () => {
    const body = [
      'Plain.',
      { list: ['one', 'two'] },
      { steps: ['first'] },
      { example: 'So.' },
      { table: { caption: 'T', columns: ['a', 'b'], rows: [['1', '2']], note: 'N' } },
    ];
    const [page] = pagesOf('game', {
      title: 'Rules',
      chapters: [{ title: 'A & B', sections: [{ id: '§1', title: 'S', body }] }],
      rulings: [{ id: 'R-01', under: '§1', text: 'Ruled.' }],
    });
    expect(page?.path).toBe('game/1-a-b.md');
    expect(page?.text).toBe(
      '# A & B\n\n## §1 S\n\nPlain.\n\n- one\n- two\n\n1. first\n\n> So.\n\n_T_\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nN\n\n- **R-01** Ruled.\n',
    );
  });
});
