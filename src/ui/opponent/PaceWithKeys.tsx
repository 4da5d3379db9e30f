import { PaceControl } from './PaceControl';
import { useSettings } from '../shell/settings';

/** The pace where keys change it too; they are named beside a keyboard. */
export function PaceWithKeys() {
  const { letterKeys } = useSettings();
  const named = letterKeys && !matchMedia('(pointer: coarse)').matches;
  return <PaceControl keys={named ? ' (comma slower, full stop faster)' : ''} />;
}
