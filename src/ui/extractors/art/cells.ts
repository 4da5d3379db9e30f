export type MarkName =
  | 'disc'
  | 'square'
  | 'triangle'
  | 'cross'
  | 'saltire'
  | 'diamond'
  | 'bars'
  | 'ring'
  | 'star'
  | 'chevron'
  | 'wave'
  | 'hourglass'
  | 'crescent'
  | 'fork'
  | 'hexagon';

export interface CellLook {
  readonly colour: string;
  readonly mark: MarkName;
}

/** The fifteen Dorian cells: colour or mark alone tells each from the others. */
export const CELLS: Readonly<Record<string, CellLook>> = {
  'Ferl Erlop': { colour: '#B23A2A', mark: 'disc' },
  Urcado: { colour: '#2F3E4E', mark: 'square' },
  Panza: { colour: '#D79A2B', mark: 'triangle' },
  'Comar Hart': { colour: '#1F6F6B', mark: 'cross' },
  'Comar Ehn': { colour: '#6FB0A2', mark: 'saltire' },
  'Pad Rakem': { colour: '#7A4A6E', mark: 'diamond' },
  Outbok: { colour: '#5C7A2E', mark: 'bars' },
  'Ferl Edrid': { colour: '#E0805F', mark: 'ring' },
  Xibalem: { colour: '#1F5F8B', mark: 'star' },
  "Bha'": { colour: '#8B5A2B', mark: 'chevron' },
  'Ehn Etaki': { colour: '#C9C25A', mark: 'wave' },
  Connakti: { colour: '#8FB4D0', mark: 'hourglass' },
  "Reub'Ark": { colour: '#3D3A38', mark: 'crescent' },
  'Ehn Ark': { colour: '#C98FA6', mark: 'fork' },
  Marache: { colour: '#4B4F9A', mark: 'hexagon' },
};
