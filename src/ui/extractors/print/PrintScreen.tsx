import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Layout } from '../../print/layout';
import { PrintFrame } from '../../print/PrintFrame';
import { phaseAt, stepsOf } from '../replay/steps';
import { session } from '../session';
import { scenarioName, turnText } from '../wording';
import { BackFromTable } from './back/BackFromTable';
import { ON_PAPER } from './gameOnPaper';
import { pagesOf } from './pages';
import { PrintPage } from './PrintPage';
import { Secrets } from './Secrets';
import { offers, type GameOnTable } from './sheets';

const FOLDS = [{ title: 'Back from the table', content: <BackFromTable /> }];

/** The sheets of *Extractors*, those of the game on the table first, or of a step of its replay. */
export function PrintScreen({ step }: { readonly step: number | null }) {
  const open = useStore(session.state, ({ table }) => table !== null);
  const { game, moment } = useGameOnTable(step);
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
      onTable={game ? 'open' : open ? 'hidden' : 'none'}
      scenario={game?.position.scenario ?? null}
      moment={moment && phaseAt(moment)}
      own={
        game && <Secrets game={game} shown={shows} onChange={(show) => setShownTo(show ? game.seat : null)} />
      }
      folds={FOLDS}
    />
  );
}

/** The game, or what it was after a step of its replay, all of it open; null if none is open or the curtain is drawn. */
function useGameOnTable(step: number | null) {
  const table = useStore(session.state, (state) => state.table);
  const published = useStore(table?.published ?? session.state);
  const moment = useMemo(() => {
    const moments = step === null ? null : table?.replay();
    return table && moments && step !== null ? stepsOf(table.record(), moments).at(step)?.game : undefined;
  }, [table, step]);
  return useMemo(() => {
    if (!('position' in published) || !published.position) return { game: null, moment };
    const game: GameOnTable = { position: moment ?? published.position, seat: published.seat };
    return { game, moment };
  }, [published, moment]);
}
