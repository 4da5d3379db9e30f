import { useEffect, useState } from 'react';
import { GAMES } from '../games';
import type { Telling } from '../saves/TellingDialog';
import type { Begun } from './begun';
import type { Saved, Sealed } from './saved';
import type { SavedGame } from './SavedGames';

/** Lists the saved games of all, and keeps those no game here can read; opened when the first screen stands. */
const LISTS = GAMES[0];

/** What can be done with saved games, loaded with the list of them. */
const acts = () => import('./saveActs');

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
    void Promise.all([LISTS.session(), acts()]).then(([session, { savedGame }]) => {
      if (gone) return;
      stop = session.state.subscribe(({ saves: told }) => {
        void Promise.all(told.map(savedGame)).then((listed) => {
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
  const saved = (id: string): Saved => ({ game: saves.find((save) => save.id === id)?.game ?? LISTS, id });
  return {
    saves,
    onStart: (begun: Begun) => void acts().then(({ startGame }) => startGame(begun)),
    onContinue: (id: string) => void acts().then(({ continueGame }) => continueGame(saved(id))),
    onExport: (id: string) =>
      void acts().then(async ({ askExport }) => setTelling(await askExport(saved(id)))),
    telling,
    onTell: (tell: 'export' | 'keep') => {
      if (telling !== null && tell === 'export') void acts().then(({ exportGame }) => exportGame(telling));
      setTelling(null);
    },
    onDelete: (id: string) => void acts().then(({ removeGame }) => removeGame(saved(id), relist)),
    onImport: (file: File) => void acts().then(async ({ importGame }) => setSealed(await importGame(file))),
    onRename: (id: string, name: string) =>
      void acts().then(({ renameGame }) => renameGame(saved(id), name, relist)),
    sealed,
    onPassphrase: (passphrase: string | null) => {
      if (sealed === null || passphrase === null) setSealed(null);
      else void acts().then(async ({ openSealed }) => setSealed(await openSealed(sealed, passphrase)));
    },
  };
}
