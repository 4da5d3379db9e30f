import type { Opened, SessionState } from '../../store/commands';
import type { SavedEntry } from '../../store/library';
import type { GameUi } from '../game/gameUi';
import type { AnyTable } from '../game/table';
import { ofItsGame } from '../itsGame';
import { putOnTable } from '../onTable';
import { download } from '../saves/download';
import { readWithCancel } from '../saves/reading';
import type { Telling } from '../saves/TellingDialog';
import { levelOf } from '../seats/levels';
import { goTo } from '../shell/route';
import { toast } from '../widgets/toast';
import type { Begun } from './begun';
import type { Saved, Sealed } from './saved';
import { hasTwin, savedGame } from './savedGame';
import type { SavedGame } from './listed';
import { problemWords } from '../saves/problems';
import { told } from '../saves/told';

/** Reads the list of saved games again. */
type Relist = () => Promise<void>;

/** The lines of the list, in words. */
export function savedGames(entries: readonly SavedEntry<unknown>[]): Promise<readonly SavedGame[]> {
  return Promise.all(entries.map(savedGame));
}

/** Why what is played is not kept, in words; null: it is. */
export function unkeptWords({
  storage,
  table,
}: Pick<SessionState<unknown, AnyTable>, 'storage' | 'table'>): string | null {
  const save = table?.published.getState().save;
  const why = save?.state === 'unsaved' && save.why !== 'otherTab' ? save.why : storage;
  return why === 'ready' || why === 'opening' ? null : problemWords(why);
}

export async function startGame({ game, setup, seed, title, seats }: Begun) {
  const levels = Object.fromEntries(game.sides.map(({ id }) => [id, levelOf(seats[id])]));
  await begin(game, await (await game.session()).start(setup, seed, title, levels));
}

export async function continueGame(saved: Saved, how?: 'takeOver') {
  const { game, id } = saved;
  const session = await game.session();
  const done = await readWithCancel((cancel) => session.open(id, how, cancel));
  if (!done.ok) {
    const takeOver = {
      label: 'Play it here instead',
      onPress: () => void continueGame(saved, 'takeOver'),
      of: id,
    };
    return done.otherTab ? toast(problemWords(done.problem), takeOver) : toast(problemWords(done.problem));
  }
  await begin(game, done);
}

/** Exports a game that tells nothing; null, or what it would tell. */
export async function askExport(saved: Saved): Promise<(Telling & Saved) | null> {
  const done = await (await saved.game.session()).fileHolds(saved.id);
  if (!done.ok) toast(problemWords(done.problem));
  else if (done.holds.secret.length === 0) await exportGame(saved);
  else return { ...saved, ...done.holds };
  return null;
}

export async function exportGame({ game, id }: Saved) {
  const done = await (await game.session()).exportFile(id);
  if (!done.ok) return toast(problemWords(done.problem));
  download(done.file);
}

export async function removeGame({ game, id, title }: Saved, relist: Relist) {
  const done = await (await game.session()).remove(id);
  await relist();
  if (!done.ok) return toast(problemWords(done.problem));
  const undo = () => void done.undo().then(relist);
  toast(`“${title}” deleted.`, { label: 'Bring it back', onPress: undo, of: id });
}

export async function renameGame({ game, id }: Saved, name: string, relist: Relist) {
  const done = await (await game.session()).rename(id, name);
  await relist();
  if (!done.ok) toast(problemWords(done.problem));
}

/** Files longer than any game are not even read. */
const LONGEST_FILE = 10_000_000;

export async function importGame(file: File): Promise<Sealed | null> {
  if (file.size > LONGEST_FILE) {
    toast(problemWords('tooLong'));
    return null;
  }
  const text = await file.text().catch(() => null);
  if (text === null) {
    toast('The file cannot be read.');
    return null;
  }
  const { game, done } = await ofItsGame((session) =>
    readWithCancel((cancel) => session.importText(text, cancel)),
  );
  if (!done.ok && done.problem === 'sealed')
    return { file: file.name, text, problem: null, word: null, ownNeeded: false };
  await begin(game, done);
  if (done.ok) await tellTwin(game);
  return null;
}

async function tellTwin(game: GameUi) {
  const { saves, table } = (await game.session()).state.getState();
  const own = saves.find(({ id }) => id === table?.record().id);
  if (own && hasTwin(own, saves))
    toast(`A game “${own.name}” at this point was already saved here: both are kept.`);
}

export async function openSealed(sealed: Sealed, entered: string): Promise<Sealed | null> {
  const { text, word } = sealed;
  const { game, done } = await ofItsGame((session) =>
    session.importSealed(text, word ?? entered, word === null ? undefined : entered),
  );
  if (!done.ok && !done.otherTab) {
    const ownNeeded = done.ownNeeded === true;
    const first = ownNeeded && word === null;
    return {
      ...sealed,
      problem: first ? null : problemWords(done.problem),
      word: ownNeeded ? (word ?? entered) : null,
      ownNeeded,
    };
  }
  await begin(game, done);
  return null;
}

/** Shows the game that has been put on the table, or says why there is none. */
async function begin(game: GameUi, done: Opened): Promise<void> {
  if (!told(done)) return;
  await putOnTable(game);
  goTo({ screen: 'play' });
}
