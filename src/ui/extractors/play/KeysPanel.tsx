/** The screens on which a key does something: fighting, placement, orders, build-up. */
export type KeyScreen = 'f' | 'p' | 'o' | 'b';

const KEYS: readonly (readonly [keys: string, act: string, screens: string])[] = [
  ['Up, Down, Q E A D', 'Hex focus to that neighbour', 'fpo'],
  ['Left, Right', 'Hex focus along the row', 'fpo'],
  ['G, then four digits', 'Go to a hex', 'fpo'],
  ['Enter, Space', 'Select, add, take this hex', 'fp'],
  ['1 to 6', 'Lay an order', 'o'],
  ['N, Shift+N', 'Next, previous unit that can act', 'fo'],
  ['T', 'Next legal target', 'f'],
  ['J, then Enter', 'Add to the shot a unit or weapon that can join', 'f'],
  ['[ and ]', 'Turn 60° left, right', 'fp'],
  ['Delete', 'Take up the unit', 'p'],
  ['W', 'Name a hex for the move to come by', 'f'],
  ['F', 'Confirm: reveal, fire, end the move', 'f'],
  ['H', 'What would you do; not by mail', 'fpob'],
  ['1 2 3', 'Of that, candidates A, B, C', 'f'],
  ['M', 'Ruler and line of sight', 'f'],
  ['Ctrl+Z, Ctrl+Y', 'Undo, redo', 'fpob'],
  ['C', 'Centre on the selected unit', 'fp'],
  ['+ − 0', 'Zoom in, out, fit', 'fpo'],
  ['Esc', 'Drop the plan, then the selection', 'fp'],
  ['L, R', 'Log, rules', 'f'],
  ['?', 'Keys', 'fpob'],
];

/** What each key does on one screen. */
export function KeysPanel({ on }: { readonly on: KeyScreen }) {
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
