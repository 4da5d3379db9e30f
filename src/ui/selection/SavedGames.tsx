import { Download, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { GameUi } from '../game/gameUi';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { EmptyState } from '../widgets/EmptyState';
import { Panel } from '../widgets/Panel';
import { SealedDialog } from '../saves/SealedDialog';
import { TellingDialog, type Telling } from '../saves/TellingDialog';
import { TextDialog } from '../saves/TextDialog';
import { SaveRow } from '../widgets/SaveRow';
import { SidesContext } from '../widgets/sides';
import { MapThumbnail } from './MapThumbnail';
import { useCards } from './cards';

export interface SavedGame {
  readonly id: string;
  readonly title: string;
  /** Whose save it is; null: no game of this program. */
  readonly game: GameUi | null;
  /** Null if the save cannot be read so far. */
  readonly scenario: string | null;
  /** 'Turn 6, Dorian fire'; nothing that one side may not know. */
  readonly detail: string;
  readonly date: string;
  /** It has ended: there is nothing to go on with. */
  readonly over?: boolean;
  /** Why it cannot be opened. */
  readonly problem?: string | undefined;
}

export interface SavedGamesProps {
  readonly saves: readonly SavedGame[];
  readonly onContinue: (id: string) => void;
  readonly onExport: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onImport: (file: File) => void;
  readonly onRename?: (id: string, name: string) => void;
  /** A sealed file waits for its passphrase, or for one of the opener's own; what the last one came to. */
  readonly sealed?: { readonly problem: string | null; readonly ownNeeded: boolean } | null;
  readonly onPassphrase?: (passphrase: string | null) => void;
  /** A file that would tell secrets waits for the word of the side that decides next. */
  readonly telling?: Telling | null;
  readonly onTell?: (tell: 'export' | 'keep') => void;
}

export function SavedGames(props: SavedGamesProps) {
  const { saves, onContinue, onExport, onDelete, onImport, onRename, sealed, onPassphrase, telling, onTell } =
    props;
  const [deleting, setDeleting] = useState<SavedGame | null>(null);
  const [renaming, setRenaming] = useState<SavedGame | null>(null);
  return (
    <Panel title="Saved games" aside={<ImportButton onImport={onImport} />}>
      {saves.length === 0 && (
        <EmptyState title="No game yet">Every game is saved on this device as it is played.</EmptyState>
      )}
      <ul aria-label="Saved games">
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
                onSelect: () => setRenaming(save),
              },
              {
                type: 'act',
                label: 'Delete',
                icon: <Trash2 aria-hidden size={20} />,
                onSelect: () => setDeleting(save),
              },
            ]}
          />
        ))}
      </ul>
      {renaming && (
        <TextDialog
          title={`Rename ${renaming.title}`}
          label="Name"
          begin={renaming.title}
          act="Rename"
          onClose={() => setRenaming(null)}
          onText={(name) => {
            onRename?.(renaming.id, name);
            setRenaming(null);
          }}
        />
      )}
      {sealed && <SealedDialog {...sealed} onPassphrase={onPassphrase ?? (() => undefined)} />}
      {telling && <TellingDialog {...telling} onTell={onTell ?? (() => undefined)} />}
      {deleting && (
        <Dialog
          title={`Delete ${deleting.title}?`}
          description={`${deleting.detail}, ${deleting.date}. It can be brought back until this page is left.`}
          onClose={() => setDeleting(null)}
          acts={
            <>
              <Button onPress={() => setDeleting(null)}>Keep it</Button>
              <Button
                kind="danger"
                onPress={() => {
                  onDelete(deleting.id);
                  setDeleting(null);
                }}
              >
                Delete
              </Button>
            </>
          }
        />
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

function ImportButton({ onImport }: Pick<SavedGamesProps, 'onImport'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A saved game"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onImport(file);
          target.value = '';
        }}
      />
      <Button kind="quiet" onPress={() => input.current?.click()}>
        Import
      </Button>
    </>
  );
}
