import { usePosition } from '../table';
import { CompanyBuildUp } from './CompanyBuildUp';
import { MachineBuildUp } from './MachineBuildUp';
import { PrepareScreen } from './PrepareScreen';
import './prepare.css';

/** Build-up: the Dorian buys a company, the Avronian fits machines [§5]. */
export function BuildUpScreen() {
  const side = usePosition().phase.side ?? 'dorian';
  return (
    <PrepareScreen key={side} side={side} on="b">
      {side === 'dorian' ? <CompanyBuildUp /> : <MachineBuildUp />}
    </PrepareScreen>
  );
}
