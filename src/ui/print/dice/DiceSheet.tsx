import type { DieOnPaper } from '../game';

/** Rows of a page, each of so many groups of five. */
const DICE = { rows: 40, groups: 6, inGroup: 5 } as const;
export const DICE_ON_PAGE = DICE.rows * DICE.groups * DICE.inGroup;

interface DiceSheetProps {
  readonly die: DieOnPaper;
  readonly digits: readonly number[];
}

/** Rolls of a die to play by where there is none: crossed off in order. */
export function DiceSheet({ die, digits }: DiceSheetProps) {
  const rowLength = DICE.groups * DICE.inGroup;
  return (
    <div className="dice-sheet">
      <header className="sheet-head">
        <h2>Dice table</h2>
        <p>
          {digits.length} rolls of {die.name}, new with every print. Without a die: begin where a finger
          falls, then take the figures in order and cross them off. Both players use one table.
        </p>
      </header>
      <table role="img" aria-label={`${DICE.rows} rows of ${rowLength} rolls`}>
        <tbody aria-hidden>
          {Array.from({ length: DICE.rows }, (_, row) => (
            <tr key={row}>
              <th>{row + 1}</th>
              {Array.from({ length: DICE.groups }, (__, group) => {
                const from = row * rowLength + group * DICE.inGroup;
                return <td key={group}>{digits.slice(from, from + DICE.inGroup).join(' ')}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
