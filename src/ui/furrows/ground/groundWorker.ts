import type { Look } from '../../../board/terrain/fields';
import { servePainter } from '../../../board/terrain/servePainter';
import { drawValley } from './drawValley';
import { valleyFields, type ValleyFields } from './fields';
import type { ValleyModel } from './model';

servePainter((model: ValleyModel) => {
  const measured: Partial<Record<Look, ValleyFields>> = {};
  return (level) => {
    const look = level === 0 ? 'far' : 'near';
    return drawValley((measured[look] ??= valleyFields(model, look)), level);
  };
});
