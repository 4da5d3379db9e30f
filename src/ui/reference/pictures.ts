import { createContext, type ReactNode } from 'react';

/** Draws a picture of a game's rules by its name. */
export type DrawPicture = (name: string) => ReactNode;

/** The game's own; without it the captions stand alone. */
export const PictureContext = createContext<DrawPicture | null>(null);
