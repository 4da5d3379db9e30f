import { createContext } from 'react';
import { COLOUR, type Palette } from '../../art/palette';

/** The inks pictures of the rules draw counters in: colour on the screen, black on paper that wants it. */
export const PicturePalette = createContext<Palette>(COLOUR);
