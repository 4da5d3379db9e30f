import { createContext } from 'react';
import { afterNextFrame } from './afterFrame';

/** Calls back when the page may show what was done by such a one. Returns how to call it off. */
export type WhenDrawn = (by: 'person' | 'computer', then: () => void) => () => void;

/** Where no frames are drawn. */
export const atOnce: WhenDrawn = (_by, then) => {
  then();
  return () => undefined;
};

/** For what follows that: a person's acts with it, the computer's in a frame of their own. */
export function frameAfter(whenDrawn: WhenDrawn): WhenDrawn {
  return (by, then) => (by === 'person' ? atOnce : whenDrawn)('person', then);
}

/** Milliseconds after the computer's acts, which share a drawing where they follow each other faster than anybody reads. */
const AFTER = 100;
const AFTER_INSTANT = 400;

/** A person's acts after the next frame; `isInstant`: the computer does not wait for anybody to look. */
export function inTime(isInstant: () => boolean): WhenDrawn {
  return (by, then) => {
    if (by === 'person') return afterNextFrame(then);
    const timer = setTimeout(then, isInstant() ? AFTER_INSTANT : AFTER);
    return () => clearTimeout(timer);
  };
}

/** When what stands round the map keeps up with it. */
export const WhenDrawnContext = createContext<WhenDrawn>(atOnce);
