import { createContext } from 'react';

/** low: lines and light tints only. */
export type Ink = 'colour' | 'low' | 'mono';

/** Of the page something is drawn on. */
export const InkContext = createContext<Ink>('mono');
