import { useSyncExternalStore } from 'react';

/** What the address names after its #. */
export type Route =
  | { readonly screen: 'select' }
  | { readonly screen: 'play' }
  /** Sheets; of an ended game those of a step of its replay. */
  | { readonly screen: 'print'; readonly step: number | null }
  | { readonly screen: 'about' }
  /** All rules, open at one of them. */
  | { readonly screen: 'rules'; readonly rule: string | null }
  /** The course, or a lesson or puzzle of it. */
  | { readonly screen: 'learn'; readonly what: string | null }
  /** A game or a position somebody has sent as a link. */
  | { readonly screen: 'shared'; readonly data: string };

/** The screen of a location hash; whatever is unknown leads to the selection. */
export function parseRoute(hash: string): Route {
  const [, screen, ...rest] = decoded(hash).split('/');
  switch (screen) {
    case 'play':
      return { screen: 'play' };
    case 'print':
      return { screen: 'print', step: /^\d+$/.test(rest.join('/')) ? Number(rest[0]) : null };
    case 'about':
      return { screen: 'about' };
    case 'rules':
      return { screen: 'rules', rule: rest.join('/') || null };
    case 'learn':
      return { screen: 'learn', what: rest.join('/') || null };
    case 'shared':
      return { screen: 'shared', data: rest.join('/') };
    default:
      return { screen: 'select' };
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'select':
      return '#/';
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${route.rule}`;
    case 'learn':
      return route.what === null ? '#/learn' : `#/learn/${route.what}`;
    case 'shared':
      return `#/shared/${route.data}`;
    case 'print':
      return route.step === null ? '#/print' : `#/print/${route.step}`;
    case 'play':
    case 'about':
      return `#/${route.screen}`;
  }
}

export function goTo(route: Route): void {
  location.hash = hashOf(route);
}

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(onHash, () => location.hash));
}
