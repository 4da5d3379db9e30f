import { useEffect, useState } from 'react';
import type { SessionState } from '../../store/commands';
import type { AnyTable } from '../game/table';
import { GAMES } from '../games';
import type { Telling } from '../saves/TellingDialog';
import type { Begun } from './begun';
import type { Saved, Sealed } from './saved';
import type { SavedGame, SavedGamesProps } from './listed';

/** Lists the saved games of all, and keeps those no game here can read; opened when the first screen stands. */
const LISTS = GAMES[0];

type Listed = Pick<SavedGamesProps, 'saves' | 'unkept'>;

/** What can be done with saved games is loaded with the list of them. */
const acts = () => import('./saveActs');

function worded(state: SessionState<unknown, AnyTable>): Promise<Listed> {
  return acts().then(({ savedGames, unkeptWords }) =>
    savedGames(state.saves).then((saves) => ({ saves, unkept: unkeptWords(state) })),
  );
}

/** The page comes in sight again: other tabs may have begun games, or deleted some. */
const LOOKED_AT = ['focus', 'visibilitychange'];

async function relist(): Promise<void> {
  await (await LISTS.session()).refresh();
}

/** The games kept on this device with what can be done with them, and the start of a new one. */
export function useSaves() {
  const [{ saves, unkept }, setListed] = useState<Listed>({ saves: [] });
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const [telling, setTelling] = useState<(Telling & Saved) | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const when of LOOKED_AT) addEventListener(when, () => void relist(), { signal });
    void LISTS.session().then((session) => {
      if (signal.aborted) return;
      signal.onabort = session.state.subscribe((state, before) => {
        if (state.saves === before.saves) return;
        void worded(state).then((listed) => {
          if (!signal.aborted && session.state.getState().saves === state.saves) setListed(listed);
        });
      });
      void relist();
    });
    return () => left.abort();
  }, []);
  const saved = (id: string): Saved => {
    const { game, title = '' }: Partial<SavedGame> = saves.find((save) => save.id === id) ?? {};
    return { game: game ?? LISTS, id, title };
  };
  return {
    saves,
    unkept,
    onStart: (begun: Begun) => void acts().then(({ startGame }) => startGame(begun)),
    onContinue: (id: string) => void acts().then(({ continueGame }) => continueGame(saved(id))),
    onExport: (id: string) =>
      void acts()
        .then(({ askExport }) => askExport(saved(id)))
        .then(setTelling),
    telling,
    onTell: (tell: 'export' | 'keep') => {
      if (telling !== null && tell === 'export') void acts().then(({ exportGame }) => exportGame(telling));
      setTelling(null);
    },
    onDelete: (id: string) => void acts().then(({ removeGame }) => removeGame(saved(id), relist)),
    onImport: (file: File) =>
      void acts()
        .then(({ importGame }) => importGame(file))
        .then(setSealed),
    onRename: (id: string, name: string) =>
      void acts().then(({ renameGame }) => renameGame(saved(id), name, relist)),
    sealed,
    onPassphrase: (passphrase: string | null) => {
      if (sealed === null || passphrase === null) setSealed(null);
      else
        void acts()
          .then(({ openSealed }) => openSealed(sealed, passphrase))
          .then(setSealed);
    },
  };
}
