import { hexCentre, type Grid, type Hex } from '../../hex';
import type { BoardMoves } from '../model';
import { RADIUS } from '../terrain/geometry';
import { fitted, middleOf, toScreen, zoomed, type Camera, type Window } from './camera';
import { closest, LEAST } from './firstLook';
import { approached, broughtAll, framed, gathered, revealedAll, sees } from './framing';
import type { Viewport } from './viewport';

/** What the camera has been asked to have in sight. */
export interface Looks {
  /** Nothing has been shown yet: the camera does not travel to its first view. */
  begins: boolean;
  /** What is to be seen first, asked for while the board was hidden and had no size. */
  awaited: readonly Hex[];
  /** What stays in sight when the map gets less room, and how it is brought there. */
  kept: { readonly hexes: readonly Hex[]; readonly how: Bringing } | null;
}

type Bringing = typeof revealedAll;

interface Steering {
  readonly grid: Grid;
  readonly viewport: Viewport;
  readonly looks: Looks;
  /** Where what is in hand lies. */
  readonly inHand: () => Hex | null;
}

const MARGIN = RADIUS * 1.6;

/** The first look at something small comes no closer than some nine hexes across. */
function largest(window: Window): number {
  const { width, height } = window;
  return Math.max(closest(window), Math.min(width / 600, height / 620));
}

/** How the camera is moved from beside the map. */
export function movesOf({ grid, viewport, looks, inHand }: Steering): BoardMoves {
  const centre = (hex: Hex) => hexCentre(grid, hex, RADIUS);
  const glide = (how: Bringing, hexes: readonly Hex[]) => {
    const camera = viewport.goal();
    const to = how(camera, viewport.window(), hexes.map(centre), MARGIN);
    if (to !== camera) viewport.glide(to);
  };
  const reveal = (how: Bringing, hexes: readonly Hex[]) => {
    looks.kept = { hexes, how };
    glide(how, hexes);
  };
  const show = (hexes: readonly Hex[]) => {
    if (hexes.length === 0) return;
    const [camera, window] = [viewport.camera(), viewport.window()];
    if (window.width === 0) {
      looks.awaited = hexes;
      return;
    }
    const points = hexes.map(centre);
    const goal = framed(window, points, MARGIN, { least: LEAST, most: largest(window) });
    const seen = (from: Camera) => points.filter((point) => sees(from, window, point, RADIUS)).length;
    if (camera.scale >= LEAST * 0.999 && seen(camera) >= seen(goal)) return;
    if (looks.begins) viewport.set(goal);
    else viewport.glide(goal);
    looks.begins = false;
  };
  const scaleFor = () => Math.max(viewport.camera().scale, closest(viewport.window()));
  return {
    centreOn: (hex) => viewport.glide({ ...centre(hex), scale: scaleFor() }),
    reveal: (hex, others = []) => reveal(revealedAll, [hex, ...others]),
    bring: (hex, others) => reveal(broughtAll, [hex, ...others]),
    approach: (hexes) => reveal(approached, hexes),
    gather: (hexes) => glide(gathered, hexes),
    keep: (hexes) => void (looks.kept = hexes.length > 0 ? { hexes, how: revealedAll } : null),
    inSight() {
      const held = inHand();
      const hexes = [...(held === null ? [] : [held]), ...(looks.kept?.hexes ?? [])];
      return hexes.filter((hex) => sees(viewport.goal(), viewport.window(), centre(hex), 0));
    },
    lookAgain(seen) {
      show(looks.awaited);
      looks.awaited = [];
      if (looks.kept) reveal(looks.kept.how, looks.kept.hexes);
      glide(broughtAll, seen);
    },
    show,
    fit: () => viewport.glide(fitted(viewport.window())),
    zoomBy(factor) {
      const [camera, window] = [viewport.camera(), viewport.window()];
      const hex = inHand();
      const held = hex === null ? undefined : centre(hex);
      if (!held || !sees(camera, window, held, 0))
        return viewport.glide(zoomed(camera, window, middleOf(window), factor));
      // At the edge, and beside the buttons, a counter that grows would be cut.
      const to = zoomed(camera, window, toScreen(camera, window, held), factor);
      viewport.glide(revealedAll(to, window, [held], RADIUS));
    },
  };
}
