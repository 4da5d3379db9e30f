import { DieStrip } from './DieStrip';
import { percent } from './figures';
import type { Side } from './sides';
import './dice.css';

interface ShotChanceProps {
  readonly chance: number;
  /** The lowest roll that hits. */
  readonly from: number;
  readonly side?: Side | undefined;
}

/** A cell of the shot table: the chance, and the die under it. */
export function ShotChance({ chance, from, side }: ShotChanceProps) {
  return (
    <span className="shot-chance">
      {percent(chance)}
      <DieStrip from={from} side={side} />
    </span>
  );
}
