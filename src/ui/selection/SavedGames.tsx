import { Download, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState, type RefObject } from 'react';
import type { GameUi } from '../game/gameUi';
import { Button } from '../widgets/Button';
import { EmptyState } from '../widgets/EmptyState';
import { Panel } from '../widgets/Panel';
import { SaveRow } from '../widgets/SaveRow';
import { SidesContext } from '../widgets/sides';
import { useTakesUpFocus } from '../widgets/useTakesUpFocus';
import { MapThumbnail } from './MapThumbnail';
import { useCards } from './cards';
import type { Asking, SavedGamesProps } from './listed';

const SaveDialogs = lazy(() => import('./SaveDialogs').then((part) => ({ default: part.SaveDialogs })));

interface SavedGamesListProps extends SavedGamesProps {
  /** What chooses a file to import, for who asks elsewhere. */
  readonly file: RefObject<HTMLInputElement | null>;
}

export function SavedGames(props: SavedGamesListProps) {
  const { file, saves, unkept, onContinue, onExport, onImport, sealed, telling } = props;
  const [asking, setAsking] = useState<Asking | null>();
  // Once something has been asked of a line it may be gone, with the focus.
  const list = useRef<HTMLUListElement>(null);
  useTakesUpFocus(list, saves);
  return (
    <Panel title="Saved games" aside={<ImportButton {...{ file, onImport }} />}>
      {unkept ? (
        <EmptyState title={saves.length > 0 ? 'Nothing more is saved' : 'No game is saved'}>
          {unkept}
        </EmptyState>
      ) : (
        unkept === null &&
        saves.length === 0 && (
          <EmptyState title="No game yet">Every game is saved here as it is played.</EmptyState>
        )
      )}
      <ul ref={asking === null ? list : undefined} tabIndex={-1} aria-label="Saved games">
        {saves.map((save) => (
          <SaveRow
            key={save.id}
            {...save}
            picture={save.game && save.scenario && <Picture game={save.game} scenario={save.scenario} />}
            onContinue={() => onContinue(save.id)}
            more={[
              {
                type: 'act',
                label: 'Export',
                detail: 'The whole game as a file',
                icon: <Download aria-hidden size={20} />,
                onSelect: () => onExport(save.id),
              },
              {
                type: 'act',
                label: 'Rename',
                icon: <Pencil aria-hidden size={20} />,
                reason: save.problem,
                onSelect: () => setAsking({ what: 'rename', save }),
              },
              {
                type: 'act',
                label: 'Delete',
                icon: <Trash2 aria-hidden size={20} />,
                onSelect: () => setAsking({ what: 'delete', save }),
              },
            ]}
          />
        ))}
      </ul>
      {(asking || sealed || telling) && (
        <Suspense fallback={null}>
          <SaveDialogs {...props} asking={asking} onDone={() => setAsking(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

interface PictureProps {
  readonly game: GameUi;
  readonly scenario: string;
}

function Picture({ game, scenario }: PictureProps) {
  const known = useCards(game)?.scenarios.find(({ id }) => id === scenario);
  const sketch = useMemo(() => known?.sketch(), [known]);
  if (!known || !sketch) return null;
  return (
    <SidesContext value={game.sides}>
      <MapThumbnail grid={known.grid} picture={known.picture} sketch={sketch} />
    </SidesContext>
  );
}

function ImportButton({ file, onImport }: Pick<SavedGamesListProps, 'file' | 'onImport'>) {
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A saved game"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onImport(chosen);
          target.value = '';
        }}
      />
      <Button kind="quiet" onPress={() => file.current?.click()}>
        Import
      </Button>
    </>
  );
}
