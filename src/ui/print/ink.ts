/** low: lines and light tints only. */
export type Ink = 'colour' | 'low' | 'mono';
