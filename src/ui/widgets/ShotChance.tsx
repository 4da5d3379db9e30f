import { DieStrip, type DieStripProps } from './DieStrip';
import { percent } from './figures';
import './dice.css';

interface ShotChanceProps extends DieStripProps {
  readonly chance: number;
}

/** A cell of the shot table: the chance, and the die under it. */
export function ShotChance({ chance, ...die }: ShotChanceProps) {
  return (
    <span className="shot-chance">
      {percent(chance)}
      <DieStrip {...die} />
    </span>
  );
}
