import { forecast, type Position, type Shot } from '../../../rules/extractors';
import { ShotFigures } from './ShotFigures';
import './fire.css';

/** In a half-open sheet the figures of the declared target stand above the choices. */
export function HalfFigures({ position, shot }: { readonly position: Position; readonly shot: Shot }) {
  const unit = forecast(position, shot).units.find(({ target }) => target === shot.target);
  return <div className="only-half">{unit && <ShotFigures unit={unit} />}</div>;
}
