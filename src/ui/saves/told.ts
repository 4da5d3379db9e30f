import type { Opened } from '../../store/commands';
import { toast } from '../widgets/toast';
import { noticeWords, problemWords } from './problems';

/** Says why a game was not opened, or what there is to say of it; whether it was. */
export function told(done: Opened): boolean {
  if (!done.ok) toast(problemWords(done.problem));
  else if (done.notice !== null) toast(noticeWords(done.notice));
  return done.ok;
}
