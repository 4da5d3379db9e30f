import type { AdviceOrder, ReviewOrder } from '../review/contract';
import { serveAdvice, serveReview } from '../review/serve';
import { serve } from '../serve';
import { alternatives } from './advice';
import { umpire } from './umpire';
import { mind } from '.';

const own = self as unknown as Parameters<typeof serve>[1];
const later = (go: () => void): void => void setTimeout(go, 0);
serve(mind, own, later);

// A game that has ended is reviewed, and a person advised, at the same door.
const thinking = own.onmessage;
own.onmessage = (event) => {
  const order = event.data as Parameters<NonNullable<typeof thinking>>[0]['data'] | ReviewOrder | AdviceOrder;
  if (order.type === 'review')
    return serveReview(umpire, self as unknown as Parameters<typeof serveReview>[1], order, later);
  if (order.type === 'advise')
    return serveAdvice({ mind, umpire, alternatives }, (report) => self.postMessage(report), order, later);
  return thinking?.({ data: order });
};
