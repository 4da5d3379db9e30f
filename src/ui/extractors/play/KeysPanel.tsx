const KEYS: readonly (readonly [keys: string, act: string])[] = [
  ['Up, Down', 'Hex focus north, south'],
  ['Q E A D', 'Hex focus north-west, north-east, south-west, south-east'],
  ['Left, Right', 'Hex focus along the row'],
  ['G, then four digits', 'Go to a hex'],
  ['Enter, Space', 'Select, add, take this hex'],
  ['N, Shift+N', 'Next, previous unit that can act'],
  ['T', 'Next legal target'],
  ['[ and ]', 'Turn 60° left, right'],
  ['W', 'Name a hex for the move to come by'],
  ['F', 'Confirm: fire, end the move'],
  ['H, then 1 2 3', 'What would you do: candidates A, B, C'],
  ['M', 'Ruler and line of sight'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
  ['C', 'Centre on the selected unit'],
  ['+ − 0', 'Zoom in, out, fit'],
  ['Esc', 'Drop the plan, then the selection'],
  ['L, R, ?', 'Log, rules, keys'],
];

/** What each key does. */
export function KeysPanel() {
  return (
    <>
      <p className="card">
        Arrows: while the map or nothing has the keyboard. Enter, Space: while the map has it. The rest:
        anywhere but in fields, menus and dialogs.
      </p>
      <table className="keys">
        <caption className="visually-hidden">Keys</caption>
        <tbody>
          {KEYS.map(([keys, act]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{act}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
