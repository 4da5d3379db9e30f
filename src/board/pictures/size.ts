/** World units of a counter's box of 100: 0.62 of the hex width. */
export const COUNTER_SIZE = 49.6;
