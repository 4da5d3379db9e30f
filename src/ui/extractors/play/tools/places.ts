import { parseHex } from '../../../../hex';
import { doriana } from '../../../../rules/extractors';
import type { BoardMark } from '../../../../board/model';

/** What our survey calls the places of Doriana-5, by the hex in their middle. The rules ask for none of them. */
const NAMES: readonly (readonly [hex: string, name: string])[] = [
  ['1215', 'Dobern Massif'],
  ['1308', 'Long Water Bridge'],
  ['1007', 'Long Water'],
  ['2226', 'South Tarn'],
  ['0603', 'Northgate'],
  ['0208', 'West Halt'],
  ['0315', 'Fluxside'],
  ['0821', 'Bogend'],
  ['1324', 'Southcross'],
  ['1904', 'Upper Halt'],
  ['2114', 'Eastmark'],
  ['0520', 'West Sink'],
  ['1819', 'Middle Sink'],
  ['2011', 'North Sink'],
  ['0610', 'Reed Moor'],
  ['1023', 'Black Moor'],
  ['2117', 'East Moor'],
  ['0326', 'Corner Moor'],
  ['0815', 'Massif Chimneys'],
  ['1712', 'Grey Chimneys'],
  ['1505', 'Lake Chimneys'],
  ['2219', 'Moor Chimneys'],
  ['0408', 'West Crags'],
  ['0723', 'South Crags'],
  ['2307', 'East Crags'],
];

export const PLACES = NAMES.map(([number, name]) => {
  const hex = parseHex(doriana.grid, number);
  if (hex === undefined) throw new RangeError(`There is no hex ${number}`);
  return { hex, name };
});

export const PLACE_MARKS: readonly BoardMark[] = PLACES.map(({ hex, name }) => ({
  kind: 'place',
  hex,
  label: name,
}));
