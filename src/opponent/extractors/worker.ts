import { serve } from '../serve';
import { mind } from '.';

const own = self as unknown as Parameters<typeof serve>[1];
serve(mind, own, (go) => setTimeout(go, 0));
