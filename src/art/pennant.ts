import { line, type Shape } from './drawing';
import { text } from './text';

export interface PennantInks {
  readonly halo: string;
  readonly cloth: string;
  readonly edge: string;
  readonly ink: string;
}

const CLOTH = 'M2 -72L40 -57L2 -42Z';

/** Pennant of an objective, with a letter or without. Its foot stands at 0,0. */
export function pennant({ halo, cloth, edge, ink }: PennantInks, letter?: string): readonly Shape[] {
  return [
    line('M0 0V-72', halo, 11),
    { d: CLOTH, fill: cloth, stroke: halo, width: 9, join: 'round', behind: true },
    { d: CLOTH, fill: cloth, stroke: edge, width: 4, join: 'round' },
    line('M0 0V-72', edge, 5.5),
    ...(letter === undefined ? [] : [text(letter, 13, -51, { size: 18, fill: ink })]),
  ];
}
