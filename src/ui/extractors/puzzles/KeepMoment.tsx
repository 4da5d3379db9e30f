import { BookmarkPlus, Link } from 'lucide-react';
import type { Game } from '../../../rules/extractors';
import { keepMoment } from '../lessons/progress';
import { Button } from '../../widgets/Button';
import { copyText } from '../../widgets/copyText';
import { toast } from '../../widgets/toast';
import { phaseName, scenarioName, turnText } from '../wording';
import { momentHash, momentOf } from './moment';

/** A moment of an ended game as a puzzle: kept in the course, or as an address to send. */
export function KeepMoment({ game }: { readonly game: Game }) {
  const line = momentOf(game);
  const reason = line === null ? 'Nobody can move, fire or rally here' : undefined;
  const keep = () => {
    if (line === null) return;
    const title = `${scenarioName(game.scenario)}, ${turnText(game)}, ${phaseName(game.phase)}`;
    keepMoment({ title, line });
    toast('Kept among the puzzles: Learn in the menu.');
  };
  const copy = () => {
    if (line === null) return;
    const link = `${location.href.split('#')[0]}${momentHash(line)}`;
    copyText(link, 'The link is copied: it asks what one would do here.');
  };
  return (
    <div className="moment-acts">
      <Button icon={<BookmarkPlus aria-hidden size={20} />} reason={reason} onPress={keep}>
        Keep as a puzzle
      </Button>
      <Button icon={<Link aria-hidden size={20} />} reason={reason} onPress={copy}>
        Copy as a puzzle
      </Button>
    </div>
  );
}
