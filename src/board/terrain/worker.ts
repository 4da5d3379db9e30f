import type { DetailLevel } from './detail';
import type { FromWorker, ToWorker } from './messages';
import { createPainter, type Painter } from './painter';

let painter: Painter | undefined;
let level: DetailLevel = 1;
let busy = false;

const post = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') painter = createPainter(data.model, data.pixelRatio);
  else if (data.kind === 'forget') painter?.forget(data.level, data.index);
  else {
    level = data.level;
    painter?.request(data.level, data.view);
    if (!busy) paintNext();
  }
};

/** One tile a turn, so that a newer request is heard between two tiles. */
function paintNext(): void {
  const tile = painter?.next();
  busy = tile !== undefined;
  if (!tile) return post({ kind: 'done', level });
  post({ kind: 'tile', tile }, [tile.bitmap]);
  setTimeout(paintNext);
}
