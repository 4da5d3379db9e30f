import { createContext } from 'react';
import type { Booklets } from './pages';

/** The booklets laid out for the paper in use; null while they are measured. */
export const BookletsContext = createContext<Booklets | null>(null);
