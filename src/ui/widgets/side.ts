export type Side = 'dorian' | 'avronian';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { dorian: 'Dorian', avronian: 'Avronian' };
