/** With the screens on which it does that: fighting, placement, orders, build-up. */
const KEYS: readonly (readonly [keys: string, act: string, screens: string])[] = [
  ['Up, Down', 'Hex focus north, south', 'fpo'],
  ['Q E A D', 'Hex focus north-west, north-east, south-west, south-east', 'fpo'],
  ['Left, Right', 'Hex focus along the row', 'fpo'],
  ['G, then four digits', 'Go to a hex', 'fpo'],
  ['Enter, Space', 'Select, add, take this hex', 'fp'],
  ['1 to 6', 'Lay an order', 'o'],
  ['N, Shift+N', 'Next, previous unit that can act', 'f'],
  ['T', 'Next legal target', 'f'],
  ['[ and ]', 'Turn 60° left, right', 'fp'],
  ['Delete', 'Take up the unit', 'p'],
  ['W', 'Name a hex for the move to come by', 'f'],
  ['F', 'Confirm: fire, end the move', 'f'],
  ['H, then 1 2 3', 'What would you do: candidates A, B, C', 'f'],
  ['H', 'What would you do', 'pob'],
  ['M', 'Ruler and line of sight', 'f'],
  ['Ctrl+Z, Ctrl+Y', 'Undo, redo', 'fpob'],
  ['C', 'Centre on the selected unit', 'fp'],
  ['+ − 0', 'Zoom in, out, fit', 'fpo'],
  ['Esc', 'Drop the plan, then the selection', 'f'],
  ['Esc', 'Drop the selection', 'p'],
  ['L, R, ?', 'Log, rules, keys', 'f'],
  ['?', 'Keys', 'pob'],
];

/** What each key does on one screen. */
export function KeysPanel({ on }: { readonly on: 'f' | 'p' | 'o' | 'b' }) {
  return (
    <>
      {on !== 'b' && (
        <p className="card">
          Arrows: while the map or nothing has the keyboard. Enter, Space: while the map has it. The rest:
          anywhere but in fields, menus and dialogs.
        </p>
      )}
      <table className="keys">
        <caption className="visually-hidden">Keys</caption>
        <tbody>
          {KEYS.filter(([, , screens]) => screens.includes(on)).map(([keys, act]) => (
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
