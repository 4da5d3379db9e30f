import { useEffect, useState } from 'react';
import type { SavedEntry } from '../../store/library';
import { GAMES } from '../games';
import type { Telling } from '../saves/TellingDialog';
import type { Begun } from './begun';
import type { Saved, Sealed } from './saved';
import type { SavedGame } from './listed';

/** Lists the saved games of all, and keeps those no game here can read; opened when the first screen stands. */
const LISTS = GAMES[0];

/** What can be done with saved games is loaded with the list of them. */
function worded(entries: readonly SavedEntry<unknown>[]): Promise<readonly SavedGame[]> {
  return import('./saveActs').then(({ savedGames }) => savedGames(entries));
}

async function relist(): Promise<void> {
  await (await LISTS.session()).refresh();
}

/** The games kept on this device with what can be done with them, and the start of a new one. */
export function useSaves() {
  const [saves, setSaves] = useState<readonly SavedGame[]>([]);
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const [telling, setTelling] = useState<(Telling & Saved) | null>(null);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void LISTS.session().then((session) => {
      if (gone) return;
      stop = session.state.subscribe(({ saves: told }) => {
        void worded(told).then((listed) => {
          if (!gone && session.state.getState().saves === told) setSaves(listed);
        });
      });
      void session.refresh();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  const saved = (id: string): Saved => {
    const { game, title = '' }: Partial<SavedGame> = saves.find((save) => save.id === id) ?? {};
    return { game: game ?? LISTS, id, title };
  };
  return {
    saves,
    onStart: (begun: Begun) => void import('./saveActs').then(({ startGame }) => startGame(begun)),
    onContinue: (id: string) => void import('./saveActs').then(({ continueGame }) => continueGame(saved(id))),
    onExport: (id: string) =>
      void import('./saveActs').then(({ askExport }) => askExport(saved(id))).then(setTelling),
    telling,
    onTell: (tell: 'export' | 'keep') => {
      if (telling !== null && tell === 'export')
        void import('./saveActs').then(({ exportGame }) => exportGame(telling));
      setTelling(null);
    },
    onDelete: (id: string) =>
      void import('./saveActs').then(({ removeGame }) => removeGame(saved(id), relist)),
    onImport: (file: File) =>
      void import('./saveActs').then(({ importGame }) => importGame(file)).then(setSealed),
    onRename: (id: string, name: string) =>
      void import('./saveActs').then(({ renameGame }) => renameGame(saved(id), name, relist)),
    sealed,
    onPassphrase: (passphrase: string | null) => {
      if (sealed === null || passphrase === null) setSealed(null);
      else void import('./saveActs').then(({ openSealed }) => openSealed(sealed, passphrase)).then(setSealed);
    },
  };
}
