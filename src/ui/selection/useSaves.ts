import { useEffect, useState } from 'react';
import type { Setup } from '../../rules/extractors';
import { scenarioOf } from '../../rules/extractors';
import type { SavedEntry } from '../../store/library';
import type { Opened } from '../../store/commands';
import { GAME } from '../games';
import { download } from '../saves/download';
import { readWithCancel } from '../saves/reading';
import type { Telling } from '../saves/TellingDialog';
import { goTo } from '../shell/route';
import { levelOf } from '../seats/levels';
import type { Occupants } from '../seats/words';
import { SIDE_NAMES } from '../widgets/side';
import { toast } from '../widgets/toast';
import type { SavedGame } from './SavedGames';

/** The engine and the stored games; opened when the first screen stands. */
const theSession = GAME.session;

/** The games kept on this device with what can be done with them, and the start of a new one. */
export function useSaves() {
  const [saves, setSaves] = useState<readonly SavedGame[]>([]);
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const [telling, setTelling] = useState<(Telling & { readonly id: string }) | null>(null);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void theSession().then((session) => {
      if (gone) return;
      stop = session.state.subscribe((state) => setSaves(state.saves.map(savedGame)));
      void session.refresh();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return {
    saves,
    onStart: (setup: Setup, seed: number, { dorian, avronian }: Occupants) => {
      void theSession().then(async (session) => {
        const levels = { dorian: levelOf(dorian), avronian: levelOf(avronian) };
        const done = await session.start(setup, seed, scenarioOf(setup.scenario).title, levels);
        if (done.ok) goTo({ screen: 'play' });
        else toast(done.problem);
      });
    },
    onContinue: (id: string) => void continueGame(id),
    onExport: (id: string) => void askExport(id).then(setTelling),
    telling,
    onTell: (tell: 'export' | 'keep') => {
      if (telling !== null && tell === 'export') void exportGame(telling.id);
      setTelling(null);
    },
    onDelete: (id: string) => void removeGame(id),
    onImport: (file: File) => void importGame(file).then(setSealed),
    onRename: (id: string, name: string) => void renameGame(id, name),
    sealed,
    onPassphrase: (passphrase: string | null) => {
      if (sealed === null || passphrase === null) setSealed(null);
      else void openSealed(sealed, passphrase).then(setSealed);
    },
  };
}

async function continueGame(id: string, how?: 'takeOver') {
  const session = await theSession();
  const done = await readWithCancel((cancel) => session.open(id, how, cancel));
  if (!done.ok) {
    const takeOver = { label: 'Play it here instead', onPress: () => void continueGame(id, 'takeOver') };
    return done.otherTab ? toast(done.problem, takeOver) : toast(done.problem);
  }
  begin(done);
}

/** Exports a game that tells nothing; null, or what it would tell. */
async function askExport(id: string): Promise<(Telling & { readonly id: string }) | null> {
  const done = await (await theSession()).fileHolds(id);
  if (!done.ok) toast(done.problem);
  else if (done.holds.secret.length === 0) await exportGame(id);
  else return { id, ...(done.holds as Telling) };
  return null;
}

async function exportGame(id: string) {
  const done = await (await theSession()).exportFile(id);
  if (!done.ok) return toast(done.problem);
  download(done.file);
}

async function removeGame(id: string) {
  const done = await (await theSession()).remove(id);
  if (!done.ok) return toast(done.problem);
  toast('Game deleted.', { label: 'Bring it back', onPress: () => void done.undo() });
}

async function renameGame(id: string, name: string) {
  const done = await (await theSession()).rename(id, name);
  if (!done.ok) toast(done.problem);
}

/** A sealed file that waits for its passphrase. */
interface Sealed {
  readonly text: string;
  readonly problem: string | null;
  /** The word of the other side that opened it, where a passphrase of one's own is to follow. */
  readonly word: string | null;
  readonly ownNeeded: boolean;
}

/** Files longer than any game are not even read. */
const LONGEST_FILE = 10_000_000;

async function importGame(file: File): Promise<Sealed | null> {
  if (file.size > LONGEST_FILE) {
    toast('The file is too long for a saved game.');
    return null;
  }
  const text = await file.text();
  const session = await theSession();
  const done = await readWithCancel((cancel) => session.importText(text, cancel));
  if (!done.ok && done.sealed) return { text, problem: null, word: null, ownNeeded: false };
  begin(done);
  return null;
}

async function openSealed(sealed: Sealed, entered: string): Promise<Sealed | null> {
  const { text, word } = sealed;
  const session = await theSession();
  const done = await session.importSealed(text, word ?? entered, word === null ? undefined : entered);
  if (!done.ok && !done.otherTab) {
    const ownNeeded = done.ownNeeded === true;
    const first = ownNeeded && word === null;
    return {
      text,
      problem: first ? null : done.problem,
      word: ownNeeded ? (word ?? entered) : null,
      ownNeeded,
    };
  }
  begin(done);
  return null;
}

/** Shows the game that has been put on the table, or says why there is none. */
function begin(done: Opened): void {
  if (!done.ok) return toast(done.problem);
  if (done.notice !== null) toast(done.notice);
  goTo({ screen: 'play' });
}

function savedGame({ id, name, setup, standing, date, problem }: SavedEntry<Setup>): SavedGame {
  return {
    id,
    title: name,
    scenario: setup?.scenario ?? null,
    over: standing?.ended === true,
    detail: standing ? standingWords(standing) : 'Cannot be read',
    date:
      date === '' ? '' : new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    ...(problem !== null && { problem }),
  };
}

type SavedStanding = NonNullable<SavedEntry<Setup>['standing']>;

/** As the game itself calls them. */
const PHASES: Readonly<Record<string, string>> = { buildUp: 'build-up', programming: 'orders' };

/** 'Turn 6, Dorian fire'; nothing that one side may not know. */
function standingWords({ turn, phase, side, ended, winner }: SavedStanding): string {
  if (ended) return winner === null ? 'Ended in a draw' : `Ended: ${sideNamed(winner)} won`;
  const name = PHASES[phase] ?? phase;
  const whose = side === null ? name : `${sideNamed(side)} ${name}`;
  return turn === 0 ? whose : `Turn ${turn}, ${whose}`;
}

function sideNamed(side: string): string {
  return SIDE_NAMES[side as keyof typeof SIDE_NAMES];
}
