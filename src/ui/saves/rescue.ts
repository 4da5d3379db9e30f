import type { AnySession } from '../game/table';
import { download } from './download';
import { problemWords } from './problems';

/** Hands over the game on the table as it last stood, in words what came of it; a game by mail stays sealed. */
export async function rescue(session: AnySession): Promise<string> {
  const done = await session.exportFile();
  if (!done.ok) return problemWords(done.problem);
  download(done.file);
  return `Exported as ${done.file.name}.`;
}
