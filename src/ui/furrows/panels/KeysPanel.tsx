const KEYS: readonly (readonly [string, string])[] = [
  ['N, Shift+N', 'Next base, previous base; while a turn is told: the next moment'],
  ['1 – 9, 0', 'Program of the base in hand; with Shift the eleventh and on'],
  ['D', 'Its default program'],
  ['S', 'The same as last turn'],
  ['T', 'The next target of the base in hand'],
  ['F', 'Confirm the orders of the base in hand, declare its shot'],
  ['[ ]', 'Turn left, turn right: at set-up, for a T, in a retreat'],
  ['Ctrl+Enter', 'Lock, end declaring, give the hits'],
  ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
  ['Left, right, space', 'While a turn is told: back, next, by itself'],
  ['Esc', 'Put down what is in hand; skip what is told'],
  ['L, R, ?', 'Log, rules, these keys'],
  ['Arrows, Q E A D', 'On the map: go from hex to hex; G and four digits go to a hex'],
  ['+ − 0, C', 'On the map: in, out, whole; centre. D and 0 write no program there'],
];

export function KeysPanel() {
  return (
    <table className="keys">
      <tbody>
        {KEYS.map(([keys, does]) => (
          <tr key={keys}>
            <th scope="row">{keys}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
