import { createContext } from 'react';

/** Puts the game whose screens are shown on the table in place of any other: before one of its games is begun there. */
export const TakeTable = createContext<() => Promise<void>>(() => Promise.resolve());
