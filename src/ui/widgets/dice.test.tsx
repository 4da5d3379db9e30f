import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CostList } from './CostList';
import { DieStrip } from './DieStrip';
import { Distribution } from './Distribution';
import { RequirementList } from './RequirementList';
import { ShotTable } from './ShotTable';
import { SightVerdict } from './SightVerdict';

afterEach(cleanup);

describe('DieStrip', () => {
  it.each([
    [5, undefined, 'hits on 5–9', 5],
    [10, 3, 'hits on none, rolled 3', 0],
    [0, 9, 'hits on 0–9, rolled 9', 10],
  ])('from %d with a roll of %s is %s', (from, rolled, name, hits) => {
    render(<DieStrip from={from} rolled={rolled} />);
    const strip = screen.getByRole('img', { name });
    expect(strip.querySelectorAll('[data-hit]')).toHaveLength(hits);
    expect(strip.querySelector('[data-rolled]')?.textContent).toBe(rolled?.toString());
  });

  it('of a rally says that it rallies: nobody is hit', () => {
    render(<DieStrip does="rallies" from={5} rolled={5} />);
    screen.getByRole('img', { name: 'rallies on 5–9, rolled 5' });
  });
});

describe('Distribution', () => {
  it('says every bar, and draws a part for the critical ones', () => {
    render(
      <Distribution
        label="Armour lost"
        critical={0.1}
        bars={[
          { label: '0', chance: 0.6 },
          { label: '2', chance: 0.4, critical: 0.1 },
        ]}
      />,
    );
    const bars = screen.getByRole('img', { name: 'Armour lost: 0: 60\u00a0%, 2: 40\u00a0%' });
    expect(bars.querySelectorAll('[data-critical]')).toHaveLength(1);
  });
});

describe('ShotTable', () => {
  it('keeps rows that give nothing and signs modifiers', () => {
    render(
      <ShotTable
        title="To hit"
        firers={[{ name: 'Shock' }, { name: 'Lance' }]}
        rows={[
          { cause: 'Terrain', rule: '§2', values: [0, 0] },
          { cause: 'Range', values: [0, -1] },
          { cause: 'Hits on', values: ['5–9', '6–9'], weight: 'sum' },
        ]}
      />,
    );
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(cells).toEqual([
      ['0', '0'],
      ['0', '\u22121'],
      ['5–9', '6–9'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'Lance' })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: 'Terrain §2' })).toBeDefined();
  });
});

describe('CostList', () => {
  it('lists free steps too and ends with the sum', () => {
    render(
      <CostList
        lines={[
          { cause: '1714: clear', value: 1 },
          { cause: '1715: turn', value: 0 },
        ]}
        total={{ label: 'Used of 6', value: 1 }}
      />,
    );
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '1714: clear1',
      '1715: turn0',
      'Used of 61',
    ]);
  });
});

describe('RequirementList', () => {
  it('says whether a requirement is met', () => {
    render(
      <RequirementList
        requirements={[
          { state: 'met', text: 'Range 2' },
          { state: 'open', text: 'Must stop' },
          { state: 'broken', text: 'Facing' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Met: Range 2',
      'Open: Must stop',
      'Broken: Facing',
    ]);
  });
});

describe('SightVerdict', () => {
  it('names the verdict, the rule and what decides it', () => {
    render(
      <SightVerdict clear={false} title="No line of sight" rule="§7.2">
        Rough in 1716 blocks
      </SightVerdict>,
    );
    expect(screen.getByText('No line of sight')).toBeDefined();
    expect(screen.getByRole('link', { name: '§7.2' })).toBeDefined();
    expect(screen.getByText('Rough in 1716 blocks')).toBeDefined();
  });
});
