import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TurnsCard } from './TurnsCard';

afterEach(cleanup);

describe('losses, turn by turn', () => {
  it.each([[15], [13.7], [4], [68.5]])(
    'each mark of the axis stands where its number is: %s lost',
    (most) => {
      const lost = { dorian: most, avronian: 3 };
      render(<TurnsCard turns={[{ turn: 1, lost, score: -12 }]} />);
      const lines = [...document.querySelectorAll('.result-chart-grid')];
      const marks = lines.map((line) => ({
        at: Number(line.getAttribute('y1')),
        says: Number(line.parentElement?.textContent),
      }));
      const [top, middle, zero] = marks;
      const share = (middle.at - zero.at) / (top.at - zero.at);
      expect(share * top.says).toBeCloseTo(middle.says);
      expect(top.says).toBeGreaterThanOrEqual(most);
      // What is lost is drawn on the same scale.
      const bar = Number(document.querySelector('rect[fill="var(--dor)"]')?.getAttribute('height'));
      expect(bar / (zero.at - top.at)).toBeCloseTo(most / top.says);
    },
  );

  it.each([
    [-105.5, ['20', '10', '0', '−106']],
    [-1, ['20', '10', '0']],
    [12, ['20', '10', '0']],
  ])('the lowest score has its mark, unless it would lie on the one of nought: %s', (score, marks) => {
    render(<TurnsCard turns={[{ turn: 1, lost: { dorian: 20, avronian: 3 }, score }]} />);
    const lines = [...document.querySelectorAll('.result-chart-grid')];
    expect(lines.map((line) => line.parentElement?.textContent)).toEqual(marks);
  });

  it.each([[null], [0]])('is not there where nobody was ever down: score %s', (score) => {
    render(<TurnsCard turns={[{ turn: 1, lost: { dorian: 0, avronian: 0 }, score }]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says what a routed and a pinned section count', () => {
    render(<TurnsCard turns={[{ turn: 1, lost: { dorian: 1, avronian: 0 }, score: null }]} />);
    expect(screen.getByText(/a routed section by half and a pinned one by a tenth/)).toBeTruthy();
  });
});
