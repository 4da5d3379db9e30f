import type { Shape } from '../../../../art/drawing';
import type { UnitName } from '../../../../rules/furrows';
import { FOUNDRY } from './foundry';
import { LEAGUE } from './league';
import type { Silhouette, Tones } from './part';

export const SILHOUETTES: Readonly<Record<UnitName, Silhouette>> = { ...FOUNDRY, ...LEAGUE };

export function silhouette(unit: UnitName, tones: Tones): readonly Shape[] {
  return SILHOUETTES[unit].map((part) => part(tones));
}
