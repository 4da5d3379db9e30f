import type { ReactNode } from 'react';
import type { Position, Side, UnitForecast, UnitResult } from '../../../rules/extractors';
import { ShotTable } from '../../widgets/ShotTable';
import { DamageDice } from './DamageDice';
import { DamageOdds, WhoHits } from './DamageOdds';
import { DiceRows } from './DiceRows';
import { FirerRows } from './FirerRows';
import { SightLines } from './SightLines';
import { ShotFigures } from './ShotFigures';
import { damageRows, toHitRows } from './shotRows';
import { firerDetail, firerShort } from './shotWords';
import { Verdict } from './Verdict';

interface UnitShotProps {
  readonly position: Position;
  readonly side: Side;
  readonly unit: UnitForecast;
  readonly result?: UnitResult | undefined;
  /** What may still be chosen of the shot: under what it decides. */
  readonly choices?: ReactNode;
}

/** What one unit has to fear of a shot, or what the dice did to it. */
export function UnitShot({ result, ...shot }: UnitShotProps) {
  return (
    <div className="unit-shot">{result ? <After {...shot} result={result} /> : <Before {...shot} />}</div>
  );
}

/** More firers than this do not fit side by side: a row each. */
const ACROSS = 2;

/** What decides comes first: the figures and the results with their chances; below them what they are made of. */
function Before({ position, side, unit, choices }: UnitShotProps) {
  const { toHit } = unit;
  return (
    <>
      <ShotFigures unit={unit} />
      <div className="only-full">
        <DamageOdds position={position} unit={unit} />
      </div>
      {choices}
      {toHit.length > ACROSS ? (
        <FirerRows position={position} side={side} toHit={toHit} />
      ) : (
        <Reckoning position={position} side={side} unit={unit} />
      )}
      <div className="only-full">
        <WhoHits position={position} unit={unit} />
        <SightLines position={position} toHit={toHit} />
      </div>
    </>
  );
}

/** The verdict, which waits for the dice, among all that could have come; then the dice. */
function After({ position, side, unit, result }: UnitShotProps & { readonly result: UnitResult }) {
  return (
    <>
      <Verdict position={position} result={result} />
      <div className="only-full">
        <DamageOdds position={position} unit={unit} result={result} />
      </div>
      <DiceRows position={position} result={result} />
      <DamageDice position={position} result={result} />
      <details className="fold only-full">
        <summary>How it was reckoned</summary>
        {unit.toHit.length > ACROSS ? (
          <FirerRows position={position} side={side} toHit={unit.toHit} />
        ) : (
          <Reckoning position={position} side={side} unit={unit} />
        )}
        <SightLines position={position} toHit={unit.toHit} />
      </details>
    </>
  );
}

/** Base, every modifier with its cause and what hits; then what those that hit bring [§7.3]. */
function Reckoning({ position, side, unit: { toHit } }: UnitShotProps) {
  return (
    <ShotTable
      title={toHit.length > 1 ? 'To hit, one die each' : 'To hit'}
      firers={toHit.map((hit) => ({
        name: firerShort(position, hit.firer),
        detail: firerDetail(position, hit),
      }))}
      rows={[...toHitRows(toHit, side), ...damageRows(toHit)]}
    />
  );
}
