import { useContext } from 'react';
import { isFault, readPosition, unitsOf } from '../../../../rules/extractors';
import { CalloutPicture, type Callouts } from '../../../print/booklet/CalloutPicture';
import { faceOf } from '../../art/counterFace';
import { PicturePalette } from '../../reference/pictures/palette';
import { printedFace } from '../counters/printedFace';

interface Guide extends Callouts {
  /** The unit it shows, in notation. */
  readonly side: string;
}

const GUIDES = {
  'counter-section': {
    side: 'D panza-shock-1@1310 -1',
    left: [
      { at: [-36, -12], text: 'its cell' },
      { at: [-36, 32], text: 'first of two' },
      { at: [-8, 46], text: 'firepower' },
    ],
    right: [
      { at: [38, -38], text: 'one step left: the other side' },
      { at: [34, 46], text: 'speed' },
      { at: [13, 46], text: 'range' },
    ],
  },
  'counter-vehicle': {
    side: 'D pgp-1@1310/N',
    left: [
      { at: [2, -42], text: 'its front is this edge' },
      { at: [-40, -10], text: 'hatched: no cell' },
      { at: [-8, 46], text: 'firepower' },
    ],
    right: [
      { at: [33, -24], text: 'armour' },
      { at: [34, 46], text: 'speed' },
      { at: [13, 46], text: 'range' },
    ],
  },
  'counter-machine': {
    side: 'A glide A@1310/N',
    left: [
      { at: [2, -42], text: 'its front is this edge' },
      { at: [-30, 0], text: 'its letter' },
      { at: [-16, 30], text: 'armour' },
    ],
    right: [
      { at: [12, -10], text: 'its kind: a Glide' },
      { at: [22, 30], text: 'speed' },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;

export function isPaperCounter(name: string): name is keyof typeof GUIDES {
  return Object.hasOwn(GUIDES, name);
}

/** A printed counter drawn large, its figures and marks with their meaning beside it. */
export function PaperCounter({ name }: { readonly name: keyof typeof GUIDES }) {
  const palette = useContext(PicturePalette);
  const guide: Guide = GUIDES[name];
  const position = readPosition(`engage full T3 Dfire | ${guide.side}`);
  if (isFault(position)) throw new Error(`${name}: ${position.error}`);
  const [unit] = unitsOf(position);
  return <CalloutPicture {...guide} shapes={printedFace(faceOf(unit), palette)} />;
}
