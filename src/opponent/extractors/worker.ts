import type { ReviewOrder } from '../review/contract';
import { serveReview } from '../review/serve';
import { serve } from '../serve';
import { umpire } from './umpire';
import { mind } from '.';

const own = self as unknown as Parameters<typeof serve>[1];
const later = (go: () => void): void => void setTimeout(go, 0);
serve(mind, own, later);

// A game that has ended is reviewed at the same door.
const thinking = own.onmessage;
own.onmessage = (event) => {
  const order = event.data as Parameters<NonNullable<typeof thinking>>[0]['data'] | ReviewOrder;
  if (order.type !== 'review') return thinking?.({ data: order });
  serveReview(umpire, self as unknown as Parameters<typeof serveReview>[1], order, later);
};
