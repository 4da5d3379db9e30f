import { createContext } from 'react';

/** Whether a screen that stays mounted is the one in sight. */
export const Shown = createContext(true);
