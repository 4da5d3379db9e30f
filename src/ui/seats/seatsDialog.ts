import { shared } from '../widgets/shared';

const open = shared(() => false);

/** Opens the window in which sides change hands. */
export function showSeats(): void {
  open.set(true);
}

export function hideSeats(): void {
  open.set(false);
}

export const useSeatsShown = open.use;
