/** The paper every map is printed on, and its grid. */
export const PAPER = {
  sheet: '#EADFC6',
  field: '#EDE4CF',
  veil: '#EADFC6',
  ink: '#33291F',
  inkSoft: '#6F5F4A',
  sepia: '#9A7B52',
} as const;

export const GRID = {
  ink: '#33291F',
  hair: 0.5,
  hairAlpha: 0.42,
  corner: 0.8,
  cornerAlpha: 0.75,
  cornerLength: 4.2,
  centre: 1.5,
  centreAlpha: 0.55,
} as const;
