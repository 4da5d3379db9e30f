import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Layout } from '../../print/layout';
import { PrintFrame } from '../../print/PrintFrame';
import { hashOf } from '../../shell/route';
import { session } from '../session';
import { scenarioName, turnText } from '../wording';
import { BackFromTable } from './back/BackFromTable';
import { ON_PAPER } from './gameOnPaper';
import { pagesOf } from './pages';
import { PrintPage } from './PrintPage';
import { Secrets } from './Secrets';
import { offers, type GameOnTable } from './sheets';

const FOLDS = [{ title: 'Back from the table', content: <BackFromTable /> }];

/** The sheets of *Extractors*, those of the game on the table first. */
export function PrintScreen() {
  const open = useStore(session.state, ({ table }) => table !== null);
  const game = useGameOnTable();
  /** The seat that has asked for its secrets on paper: they go when another looks. */
  const [shownTo, setShownTo] = useState<GameOnTable['seat'] | null>(null);
  const shows = game?.seat === 'all' || (game !== null && game.seat === shownTo);
  const secrets = shows ? 'own' : 'open';
  const pages = useCallback(
    (chosen: ReadonlySet<string>, layout: Layout) => pagesOf(chosen, game, { ...layout, secrets }),
    [game, secrets],
  );
  return (
    <PrintFrame
      game={ON_PAPER}
      offers={useMemo(() => offers(game), [game])}
      pagesOf={pages}
      renderPage={(page, look) => (
        <PrintPage
          page={page}
          look={{
            ...look,
            hiddenOrders: shows ? 'show' : 'faceDown',
            orders: game?.position.rules === 'simple' ? 'none' : 'shown',
          }}
        />
      )}
      from={game ? `${scenarioName(game.position.scenario)}, ${turnText(game.position).toLowerCase()}` : ''}
      tables="Tables on displays and rosters"
      head={
        open && (
          <a className="button" href={hashOf({ screen: 'play' })}>
            <ArrowLeft aria-hidden size={20} />
            The game
          </a>
        )
      }
      notice={
        open &&
        !game && (
          <p>The curtain is drawn over the game. Until somebody takes the screen, only blank sheets.</p>
        )
      }
      own={
        game && <Secrets game={game} shown={shows} onChange={(show) => setShownTo(show ? game.seat : null)} />
      }
      folds={FOLDS}
    />
  );
}

/** The game, unless none is open or the curtain is drawn. */
function useGameOnTable(): GameOnTable | null {
  const table = useStore(session.state, (state) => state.table);
  const published = useStore(table?.published ?? session.state);
  return useMemo(
    () =>
      'position' in published && published.position
        ? { position: published.position, seat: published.seat }
        : null,
    [published],
  );
}
