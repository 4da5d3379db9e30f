import { servePainter } from '../../../board/terrain/servePainter';
import { drawValley } from './drawValley';
import { valleyFields } from './fields';
import type { ValleyModel } from './model';

servePainter((model: ValleyModel) => {
  const fields = valleyFields(model);
  return (level) => drawValley(fields, level);
});
