import { PrepareScreen } from './PrepareScreen';
import { usePosition } from '../table';
export function PlacementScreen() {
  return <PrepareScreen side={usePosition().phase.side ?? 'dorian'}>placement</PrepareScreen>;
}
