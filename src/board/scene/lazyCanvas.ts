import { lazy } from 'react';

/** The picture with all of Pixi, loaded apart: without it lists, panels and the keyboard play on. */
export function lazyCanvas() {
  return current;
}

/** Asks for it again after it could not be had. */
export function lazyCanvasAnew() {
  return (current = load());
}

let current = load();

function load() {
  return lazy(async () => {
    try {
      return { default: await import('./Canvas').then(({ Canvas }) => Canvas) };
    } catch (cause) {
      throw new Error('The part of the program that draws it could not be loaded.', { cause });
    }
  });
}
