import { createStore } from 'zustand';
import type { ReactNode } from 'react';
import {
  copyGame,
  extractors,
  isFault,
  readPosition,
  type Event,
  type Game,
  type Position,
} from '../../rules/extractors';
import { AtTable } from '../play/AtTable';
import { SidesContext } from '../widgets/sides';
import { createDesk, type DeskStore } from './input/deskStore';
import { loadRest } from './laterScreens';
import { SIDES } from './sides';
import type { ExtractorsLogEntry, ExtractorsPublished, ExtractorsTable } from './table';

// A panel is there with the first press.
await loadRest();

const DORIANS =
  'D ehn-etaki-shock@1816; ehn-etaki-lance@1814; ehn-etaki-commando@1615; transcom-1@1815; pgp-1@2014/SW; ' +
  'agrax-1@2015/SW; dagmaton-1@1817; comar-ehn-shock-1@1617; comar-ehn-shock-2@1718 pinned; connakti-lance-1@1512 routed';

/** The Dorians of the tests round a Glide in 1715, in their own fire phase. */
export const DORIAN_FIRE = `engage full T2 Dfire | ${DORIANS} | A glide A@1715/SE force0 w:shredder,laser,seeker m:close,hold,- c:closestTarget,sweep,-`;

/** A Dagmaton beside its target and its friends. */
export const AREA_FIRE = DORIAN_FIRE.replace('dagmaton-1@1817', 'dagmaton-1@1716');

export const RALLY =
  'engage full T2 Drally | D transcom-1@1815; connakti-lance-1@1512 routed; connakti-lance-2@1813 routed; comar-ehn-shock-2@1718 pinned | A glide A@1715/SE force0 w:laser,-,- m:close,-,- c:sweep,-,-';

/** A Multipod among them, with one Combat order. */
export function avronianFire(order: string): string {
  const rules = order === 'simple' ? 'simple' : 'full';
  const cycle = order === 'simple' ? '' : ` c:${order},-,-`;
  return `engage ${rules} T2 Afire | ${DORIANS} | A multipod B@1715/SE force0 w:particleAccelerator,shredder,laser,streamer,thermoBeam m:close,-,-${cycle}`;
}

/** The position of a line. Throws Error for a line that is none. */
export function at(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return position;
}

export interface TestDesk {
  readonly table: ExtractorsTable;
  readonly desk: DeskStore;
  readonly position: () => Position;
  readonly Stage: (props: { readonly children: ReactNode }) => ReactNode;
}

/** A table that begins at a position, for panels: what it publishes is a view, dice fall as in a game. */
export function tableWith(line: string, seed = 1): TestDesk {
  let game: Game = { ...at(line), dice: extractors.setup({ scenario: 'engage', rules: 'full' }, seed).dice };
  const log: ExtractorsLogEntry[] = [];
  const seen: ReturnType<ExtractorsTable['pastOf']>[] = [];
  const publish = () =>
    ({
      seat: game.phase.side ?? 'all',
      position: extractors.view(game, game.phase.side ?? 'all'),
      log: [...log],
      undo: { possible: false, why: log.length > 0 ? 'dice' : 'nothing' },
      redo: null,
      takesBackOwn: false,
      notes: [],
      computer: null,
      seats: extractors.sides.map((side) => ({ side, level: null })),
    }) as unknown as ExtractorsPublished;
  const published = createStore<ExtractorsPublished>(publish);
  const table = {
    published,
    record: () => ({}),
    sinceLastLook: () => [],
    pastOf: (entry: number) => seen[entry] ?? null,
    act: (action: Parameters<ExtractorsTable['act']>[0]) => {
      const why = extractors.whyIllegal(game, action);
      if (why) return why;
      const next = copyGame(game);
      const events: readonly Event[] = extractors.play(next, action);
      const side = game.phase.side ?? 'all';
      seen.push({ before: extractors.view(game, side), after: extractors.view(next, side), events });
      game = next;
      log.push({ index: log.length, events });
      published.setState(publish(), true);
      return undefined;
    },
  } as unknown as ExtractorsTable;
  const desk = createDesk(table);
  const Stage = ({ children }: { readonly children: ReactNode }) => (
    <SidesContext value={SIDES}>
      <AtTable {...{ table, desk }}>{children}</AtTable>
    </SidesContext>
  );
  return { table, desk, position: () => published.getState().position!, Stage };
}
