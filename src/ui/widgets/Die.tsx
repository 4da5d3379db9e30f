import './dice.css';

/** A rolled ten-sided die, 0 to 9. */
export function Die({ roll }: { readonly roll: number }) {
  return <span className="die">{roll}</span>;
}
