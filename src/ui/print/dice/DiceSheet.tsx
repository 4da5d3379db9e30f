import type { DieOnPaper } from '../game';
import { ROLLS } from './digits';

interface DiceSheetProps {
  readonly dice: readonly DieOnPaper[];
  /** Row by row, die by die. */
  readonly digits: readonly number[];
}

/** Rolls of dice to play by where there are none: crossed off in order. */
export function DiceSheet({ dice, digits }: DiceSheetProps) {
  const rowLength = ROLLS.groups * ROLLS.inGroup;
  const rows = dice.flatMap(({ sides, rows: count }) => Array.from({ length: count }, () => sides));
  const named = dice.map(({ rows: count, name }) => `${count * rowLength} rolls of ${name}`).join(', ');
  return (
    <div className="dice-sheet">
      <header className="page-head">
        <h2>Dice table</h2>
        <p>
          {named}, new with every print. Without {dice.length > 1 ? 'dice' : 'a die'}: begin where a finger
          falls, then take the figures in order and cross them off. Both players use one table.
        </p>
      </header>
      <table role="img" aria-label={`${rows.length} rows of ${rowLength} rolls`}>
        <tbody aria-hidden>
          {rows.map((sides, row) => (
            <tr key={row} data-first={(row > 0 && sides !== rows[row - 1]) || undefined}>
              <th>{dice.length > 1 ? `d${sides}` : row + 1}</th>
              {Array.from({ length: ROLLS.groups }, (_, group) => {
                const from = row * rowLength + group * ROLLS.inGroup;
                return <td key={group}>{digits.slice(from, from + ROLLS.inGroup).join(' ')}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
